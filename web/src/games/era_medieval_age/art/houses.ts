// Keep, houses, churches and farms: the buildings of the base game, first half.

import { arch, chance, line, one, PLASTER, poly, STONE, tone, WOOD } from "./draw";
import { BLUE, COPPER, type Draw, GOLD, hall, logs, RED, SHINGLE, SLATE, stall, THATCH, tower } from "./parts";

export const keep: Draw = (s, p, banner) => {
  const { x, y } = p;
  for (const [tx, ty] of [
    [0.32, 0.5],
    [1.68, 0.5],
    [0.32, 1.62],
    [1.68, 1.62],
  ] as const)
    s.round(x + tx, y + ty, 0.23, 0.82, STONE, { south: y + ty + 0.28 });
  const shields = [x + 0.7, x + 1.3].map((q) =>
    poly(
      [
        [q - 0.07, y + 1.66, 0.55],
        [q + 0.07, y + 1.66, 0.55],
        [q + 0.07, y + 1.66, 0.24],
        [q, y + 1.66, 0.17],
        [q - 0.07, y + 1.66, 0.24],
      ],
      banner,
      1,
    ),
  );
  s.box(x + 0.32, y + 0.45, x + 1.68, y + 1.66, 0.6, STONE, {
    top: tone(STONE, 0.86),
    deco: arch(x + 1, y + 1.66, 0.3, 0.42) + shields.join(""),
  });
  s.merlons(x + 0.5, x + 1.5, y + 1.66, 0.6, STONE, y + 1.67);
  s.box(x + 0.64, y + 0.7, x + 1.36, y + 1.25, 0.55, tone(STONE, 1.15), {
    z: 0.6,
    south: y + 1.671,
    deco: arch(x + 0.84, y + 1.25, 0.1, 0.2, "#33475c", 0.78) + arch(x + 1.16, y + 1.25, 0.1, 0.2, "#33475c", 0.78),
  });
  s.merlons(x + 0.64, x + 1.36, y + 1.25, 1.15, STONE, y + 1.672);
  s.spire(x + 1, y + 0.97, 0.23, 1.17, 0.4, RED, y + 1.673, false);
  s.flag(x + 1, y + 0.97, 1.55, y + 1.674, banner, 0.4);
};

export const longhouse: Draw = (s, p) => {
  const roof = one(p.seed, [THATCH, "#d0a94f", "#c79f52", "#e0bd6a"]);
  hall(s, p, [0.14, 0.22, 1.86, 0.86], 0.26, 0.3, chance(p.seed + 5) < 0.4 ? "#e9d6ab" : PLASTER, roof, {
    beams: 6,
    doors: 1,
  });
  const [x, y] = p.point(one(p.seed + 7, [0.5, 1.4, 1.2]), 0.5);
  s.box(x - 0.07, y - 0.07, x + 0.07, y + 0.07, 0.22, "#8d6a55", { z: 0.42, south: y + 0.6, shadow: false });
};

export const townhouse: Draw = (s, p) => {
  const [wall, roof] = [
    one(p.seed, [PLASTER, "#ecd9b4", "#efe3d3"]),
    one(p.seed + 3, [BLUE, "#5a78a8", "#3d6088", "#4f7391"]),
  ];
  hall(s, p, [0.14, 0.16, 1.86, 0.84], 0.5, 0.3, wall, roof, { beams: 6, windows: 5 });
  hall(s, p, [0.16, 0.16, 0.84, 1.86], 0.5, 0.36, wall, tone(roof, 0.94), { beams: 3, doors: 1 }, 0.01);
  if (chance(p.seed + 9) < 0.5) {
    const [x, y] = p.point(1.5, 0.5);
    s.box(x - 0.07, y - 0.07, x + 0.07, y + 0.07, 0.24, "#8d6a55", { z: 0.66, south: y + 0.6, shadow: false });
  }
};

export const church: Draw = (s, p) => {
  const [wall, roof] = [one(p.seed, [PLASTER, "#e9ddc4", "#f0e6d8"]), one(p.seed + 3, [SLATE, "#7d8798", "#66768a"])];
  hall(s, p, [0.9, 0.18, 2.86, 0.84], 0.42, 0.34, wall, roof, { windows: 5, glass: "#4f6f93" });
  tower(s, p, 0.5, 0.54, 0.31, 0.95, wall, roof, one(p.seed + 5, [0.8, 0.66, 0.92]));
};

export const farm: Draw = (s, p) => {
  const [x0, y0, x1, y1] = p.rect(0, 0, 3, 2);
  const strips = Math.round((x1 - x0) * 5);
  for (let i = 0; i < strips; i++) {
    const [a, w] = [x0 + 0.12 + (i * (x1 - x0 - 0.24)) / strips, (x1 - x0 - 0.24) / strips];
    const colour = ["#e0bf57", "#c9a244", "#b6a24b", "#d5b24c"][(i + Math.floor(p.seed)) % 4] as string;
    s.ground.push(
      poly(
        [
          [a, y0 + 0.1],
          [a + w, y0 + 0.1],
          [a + w, y1 - 0.1],
          [a, y1 - 0.1],
        ],
        colour,
        0.5,
      ) +
        line(
          [
            [a + w / 2, y0 + 0.16],
            [a + w / 2, y1 - 0.14],
          ],
          "#8b7028",
          1.5,
          'stroke-dasharray="2 4"',
        ),
    );
  }
  s.ground.push(
    poly(
      [
        [x0 + 0.08, y1 - 1.02],
        [x0 + 1.5, y1 - 1.02],
        [x0 + 1.5, y1 - 0.08],
        [x0 + 0.08, y1 - 0.08],
      ],
      "#cfb888",
      1,
    ),
  );
  s.hall(x0 + 0.2, y1 - 0.85, x0 + 0.88, y1 - 0.14, 0.34, 0.36, "#9c4a34", THATCH, { doors: 1 });
  s.round(x0 + 1.2, y1 - 0.36, 0.17, 0.14, THATCH, { roof: GOLD, rh: 0.34 });
};

export const lumberMill: Draw = (s, p) => {
  hall(s, p, [0.16, 0.2, 2.1, 0.84], 0.34, 0.3, WOOD, "#8a6238", { beams: 9, doors: 1 });
  for (const [px, py] of [
    [2.5, 0.5],
    [1.5, 1.5],
  ] as const) {
    const [x, y] = p.point(px, py);
    logs(s, x, y + 0.36);
  }
};

export const hospital: Draw = (s, p) => {
  hall(s, p, [0.14, 1.14, 2.86, 1.84], 0.36, 0.34, "#f7f1e2", COPPER, { windows: 6 });
  s.hall(p.x + 1.18, p.y + 0.2, p.x + 1.82, p.y + 2.86, 0.36, 0.34, "#f7f1e2", tone(COPPER, 0.96), { doors: 1 });
  const [x, y, z] = [p.x + 1.5, p.y + 2.86, 0.42];
  const arms = [
    [-0.3, -1],
    [0.3, -1],
    [0.3, -0.3],
    [1, -0.3],
    [1, 0.3],
    [0.3, 0.3],
    [0.3, 1],
    [-0.3, 1],
    [-0.3, 0.3],
    [-1, 0.3],
    [-1, -0.3],
    [-0.3, -0.3],
  ] as const;
  s.add(
    y + 0.01,
    poly(
      arms.map(([a, b]) => [x + a * 0.11, y, z + b * 0.11] as const),
      RED,
      0.6,
    ),
  );
};

export const monastery: Draw = (s, p) => {
  const [gx0, gy0, gx1, gy1] = p.rect(0.9, 1.9, 2.1, 2.75);
  s.ground.push(
    poly(
      [
        [gx0, gy0],
        [gx1, gy0],
        [gx1, gy1],
        [gx0, gy1],
      ],
      "#8fae5c",
      1,
    ) +
      line(
        [
          [(gx0 + gx1) / 2, gy0],
          [(gx0 + gx1) / 2, gy1],
        ],
        "#e8d9ac",
        4,
      ) +
      line(
        [
          [gx0, (gy0 + gy1) / 2],
          [gx1, (gy0 + gy1) / 2],
        ],
        "#e8d9ac",
        4,
      ),
  );
  hall(s, p, [0.14, 1.1, 2.86, 1.7], 0.3, 0.26, PLASTER, SHINGLE, { windows: 6 });
  for (const q of [0.16, 2.24])
    hall(s, p, [q, 1.1, q + 0.6, 2.86], 0.3, 0.3, PLASTER, tone(SHINGLE, 0.95), { doors: 1 }, 0.01);
  tower(s, p, 1.5, 0.55, 0.26, 0.9, PLASTER, SHINGLE, 0.45);
};

export const market: Draw = (s, p, banner) => {
  const colours = [RED, BLUE, COPPER, GOLD];
  [
    [0.16, 0.85],
    [1.2, 0.85],
    [0.16, 1.82],
    [1.2, 1.82],
  ].forEach(([x, y], i) => {
    stall(s, p.x + (x as number), p.y + (y as number), colours[(i + Math.floor(p.seed)) % 4] as string);
  });
  s.round(p.x + 1, p.y + 1.05, 0.13, 0.3, STONE, { south: p.y + 1.2 });
  s.flag(p.x + 1, p.y + 1.05, 0.4, p.y + 1.21, banner, 0.4);
};
