// Great and expansion buildings.

import { arch, chance, INK, line, PLASTER, poly, STONE, TIMBER, tone, WOOD } from "./draw";
import { BLUE, CHALK, COPPER, type Draw, GOLD, hall, logs, RED, SLATE, stall, TILE, tower } from "./parts";
import type { Stage } from "./stage";

export const guildhall: Draw = (s, p, banner) => {
  const [x0, y0, x1, y1] = p.rect(0, 0, 3, 2);
  hall(s, p, [0.14, 0.25, 2.86, 1.86], 0.55, 0.62, "#efe0b8", BLUE, { windows: 6, beams: 6 });
  const m = (x0 + x1) / 2;
  s.hall(m - 0.4, y1 - 1, m + 0.4, y1 - 0.1, 0.66, 0.42, "#f3e8cc", tone(BLUE, 0.9), { doors: 1 }, y1 + 0.01);
  s.spire(m, y0 + 0.95, 0.16, 1.1, 0.5, COPPER, y1 + 0.02, false);
  s.flag(x0 + 0.2, y1 - 0.2, 0.5, y1 + 0.03, banner);
};

export const university: Draw = (s, p) => {
  for (const q of [0.14, 2.14])
    hall(s, p, [q, 0.14, q + 0.72, 2.84], 0.62, 0.34, "#d8927a", TILE, { doors: 1, windows: 1 });
  hall(s, p, [0.14, 2.12, 2.86, 2.86], 0.5, 0.36, "#e3ac90", tone(TILE, 1.06), { windows: 6 }, 0.01);
  const [x, y] = p.point(1.5, 2.5);
  s.round(x, y + 0.1, 0.24, 0.85, "#f0dfc0", { south: y + 0.5, roof: COPPER, rh: 0.5 });
};

export const cathedral: Draw = (s, p) => {
  hall(s, p, [0.14, 1.14, 2.86, 1.84], 0.55, 0.38, CHALK, SLATE, { windows: 5, glass: "#4f6f93" });
  hall(s, p, [1.16, 0.2, 1.84, 3.6], 0.62, 0.42, CHALK, tone(SLATE, 0.96), { windows: 4, glass: "#4f6f93" }, 0.01);
  const [cx, cy] = p.point(1.5, 1.5);
  s.spire(cx, cy, 0.15, 0.98, 0.8, "#4c8a78", cy + 1.6);
  for (const px of [1.24, 1.76]) tower(s, p, px, 3.62, 0.2, 1.1, tone(CHALK, 1.1), SLATE, 0.6);
};

export const chapel: Draw = (s, p) => {
  hall(s, p, [0.7, 0.2, 1.86, 0.84], 0.34, 0.3, PLASTER, TILE, { windows: 3, glass: "#4f6f93" });
  tower(s, p, 0.42, 0.56, 0.22, 0.62, PLASTER, RED, 0.5);
};

export const wharf: Draw = (s, p) => {
  const [x0, y0, x1, y1] = p.rect(0.1, 0.1, 2.9, 0.9);
  const planks = Array.from({ length: Math.round(Math.max(x1 - x0, y1 - y0) * 5) }, (_, i) => i * 0.2);
  const wide = x1 - x0 > y1 - y0;
  s.ground.push(
    poly(
      [
        [x0, y0],
        [x1, y0],
        [x1, y1],
        [x0, y1],
      ],
      "#c39a63",
    ) +
      planks
        .map((d) =>
          wide
            ? line(
                [
                  [x0 + d, y0],
                  [x0 + d, y1],
                ],
                "#8a6238",
                0.8,
              )
            : line(
                [
                  [x0, y0 + d],
                  [x1, y0 + d],
                ],
                "#8a6238",
                0.8,
              ),
        )
        .join(""),
  );
  hall(s, p, [0.2, 0.2, 1.9, 0.84], 0.34, 0.32, WOOD, "#7a5836", { doors: 1 });
  const [bx, by] = p.point(2.4, 0.6);
  for (const [dx, dy] of [
    [-0.12, 0],
    [0.14, 0.05],
    [0, 0.22],
  ] as const)
    s.round(bx + dx, by + dy, 0.11, 0.2, "#a8713f", { south: by + dy + 0.15 });
  s.add(
    by + 0.5,
    line(
      [
        [bx - 0.3, by, 0],
        [bx - 0.3, by, 0.8],
        [bx + 0.2, by, 0.9],
      ],
      TIMBER,
      3,
    ) +
      line(
        [
          [bx + 0.2, by, 0.9],
          [bx + 0.2, by, 0.5],
        ],
        INK,
        1,
      ) +
      poly(
        [
          [bx + 0.12, by, 0.36],
          [bx + 0.28, by, 0.36],
          [bx + 0.28, by, 0.5],
          [bx + 0.12, by, 0.5],
        ],
        GOLD,
        1,
      ),
  );
};

export const joinery: Draw = (s, p) => {
  s.hall(p.x + 0.16, p.y + 0.3, p.x + 1.1, p.y + 1.8, 0.4, 0.4, WOOD, "#b58a55", { doors: 1, beams: 3 });
  logs(s, p.x + 1.5, p.y + 0.85);
  s.box(p.x + 1.25, p.y + 1.35, p.x + 1.8, p.y + 1.6, 0.16, "#c7a06a");
  s.add(
    p.y + 1.7,
    line(
      [
        [p.x + 1.35, p.y + 1.5, 0.2],
        [p.x + 1.7, p.y + 1.5, 0.24],
      ],
      "#8f98a3",
      3,
    ),
  );
};

export const quarry: Draw = (s, p) => {
  for (const box of [
    [0.1, 0.1, 0.9, 2.9],
    [0.1, 2.1, 2.9, 2.9],
  ] as const) {
    const [x0, y0, x1, y1] = p.rect(box[0], box[1], box[2], box[3]);
    s.ground.push(
      poly(
        [
          [x0, y0],
          [x1, y0],
          [x1, y1],
          [x0, y1],
        ],
        "#a39b8a",
        1,
      ) +
        poly(
          [
            [x0 + 0.1, y0 + 0.1],
            [x1 - 0.1, y0 + 0.1],
            [x1 - 0.1, y1 - 0.1],
            [x0 + 0.1, y1 - 0.1],
          ],
          "#877f70",
          0.8,
        ),
    );
  }
  for (const [i, [px, py]] of (
    [
      [0.5, 0.5],
      [0.45, 1.3],
      [0.55, 2.1],
      [1.3, 2.5],
      [2, 2.45],
      [2.6, 2.6],
      [0.5, 2.7],
    ] as const
  ).entries()) {
    const [[x, y], r] = [p.point(px, py), 0.12 + 0.06 * chance(p.seed + i)];
    s.box(x - r, y - r * 0.7, x + r, y + r * 0.7, r * 1.5, tone("#cfc8b8", 0.85 + chance(p.seed + i + 9) * 0.25));
  }
  const [cx, cy] = p.point(0.5, 1.7);
  s.add(
    cy + 0.6,
    line(
      [
        [cx - 0.2, cy + 0.2, 0],
        [cx, cy, 0.9],
        [cx + 0.25, cy + 0.2, 0],
      ],
      TIMBER,
      2.6,
    ) +
      line(
        [
          [cx, cy, 0.9],
          [cx + 0.1, cy, 0.3],
        ],
        INK,
        1,
      ),
  );
};

export const armory: Draw = (s, p, banner) => {
  const [x0, y0, x1, y1] = p.rect(0.08, 0.14, 1.92, 0.88);
  s.box(x0, y0, x1, y1, 0.55, STONE, {
    top: tone(STONE, 0.84),
    deco:
      arch((x0 + x1) / 2, y1, 0.22, 0.34) +
      (x1 - x0 > 1 ? shield(x0 + 0.35, y1, banner) + shield(x1 - 0.35, y1, banner) : ""),
  });
  s.merlons(x0, x1, y1, 0.55, STONE, y1 + 0.01);
  const [mx, my] = [(x0 + x1) / 2, (y0 + y1) / 2];
  s.add(
    y1 + 0.02,
    [
      [-1, 1],
      [1, -1],
    ]
      .map(
        ([a, b]) =>
          line(
            [
              [mx + (a as number) * 0.26, my, 0.42],
              [mx + (b as number) * 0.26, my, 0.78],
            ],
            "#e9edf0",
            4,
          ) +
          line(
            [
              [mx + (a as number) * 0.26, my, 0.42],
              [mx + (a as number) * 0.17, my, 0.48],
            ],
            GOLD,
            4.5,
          ),
      )
      .join(""),
  );
};

function shield(x: number, y: number, colour: string): string {
  return poly(
    [
      [x - 0.09, y, 0.42],
      [x + 0.09, y, 0.42],
      [x + 0.09, y, 0.24],
      [x, y, 0.12],
      [x - 0.09, y, 0.24],
    ],
    colour,
    1,
  );
}

function tent(s: Stage, x: number, y: number, r: number, colour: string, banner: string): void {
  s.shadow(x - r, y - r * 0.6, x + r, y, r);
  const wall = Array.from({ length: 6 }, (_, i) =>
    poly(
      [
        [x - r + (i * r) / 3, y, 0],
        [x - r + ((i + 1) * r) / 3, y, 0],
        [x - r + ((i + 1) * r) / 3, y, r * 0.6],
        [x - r + (i * r) / 3, y, r * 0.6],
      ],
      i % 2 ? PLASTER : colour,
      0.7,
    ),
  ).join("");
  const roof = Array.from({ length: 6 }, (_, i) =>
    poly(
      [
        [x - r * 1.15 + (i * r * 1.15) / 3, y, r * 0.6],
        [x - r * 1.15 + ((i + 1) * r * 1.15) / 3, y, r * 0.6],
        [x, y, r * 2],
      ],
      i % 2 ? tone(colour, 1.1) : PLASTER,
      0.7,
    ),
  ).join("");
  s.add(y, wall + roof);
  s.flag(x, y, r * 2, y + 0.01, banner, 0.3);
}

export const tradeFair: Draw = (s, p, banner) => {
  const [x0, y0, x1, y1] = p.rect(0, 0, 3, 2);
  const [w, d] = [x1 - x0, y1 - y0];
  tent(s, x0 + w * 0.2, y0 + d * 0.45, 0.34, BLUE, banner);
  tent(s, x0 + w * 0.8, y0 + d * 0.45, 0.34, COPPER, banner);
  tent(s, x0 + w * 0.5, y0 + d * 0.62, 0.46, RED, banner);
  stall(s, x0 + 0.15, y1 - 0.15, GOLD);
  stall(s, x1 - 0.8, y1 - 0.15, RED);
};
