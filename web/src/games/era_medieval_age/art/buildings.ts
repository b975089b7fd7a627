// The eighteen buildings as parts, each drawn once for the shape without a turn; a turn moves the parts, not the light.
import { arch, chance, type Front, INK, line, PLASTER, poly, STONE, type Stage, TIMBER, tone } from "./stage";

const THATCH = "#dcb55a";
const BLUE = "#47699b";
const TILE = "#b5553a";
const SLATE = "#707d90";
const WOOD = "#a67c4c";
const RED = "#a3262a";
const GOLD = "#e3b23c";
const SHINGLE = "#9a7048";
const COPPER = "#4f8f7c";
const CHALK = "#e6ddc6";

/** Where a part lies after the turn of its piece. */
export class Plan {
  constructor(
    readonly x: number,
    readonly y: number,
    private readonly columns: number,
    private readonly rows: number,
    private readonly turn: number,
    readonly seed: number,
  ) {}

  point(px: number, py: number): [number, number] {
    let [x, y, w, d] = [px, py, this.columns, this.rows];
    for (let i = 0; i < this.turn; i++) [x, y, w, d] = [d - y, x, d, w];
    return [this.x + x, this.y + y];
  }

  rect(x0: number, y0: number, x1: number, y1: number): [number, number, number, number] {
    const [a, b] = [this.point(x0, y0), this.point(x1, y1)];
    return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[0], b[0]), Math.max(a[1], b[1])];
  }
}

type Draw = (s: Stage, p: Plan, banner: string) => void;

function hall(
  s: Stage,
  p: Plan,
  box: readonly [number, number, number, number],
  h: number,
  rh: number,
  wall: string,
  roof: string,
  front: Front = {},
  lift = 0,
): void {
  const [x0, y0, x1, y1] = p.rect(...box);
  const wide = x1 - x0 >= y1 - y0;
  const narrow = { ...front, windows: Math.min(front.windows ?? 0, 1), beams: front.beams ? 2 : 0 };
  s.hall(x0, y0 + 0.12, x1, y1, h, rh, wall, roof, wide ? front : narrow, y1 + lift);
}

function tower(
  s: Stage,
  p: Plan,
  px: number,
  py: number,
  r: number,
  h: number,
  wall: string,
  roof: string,
  rise: number,
  cross = true,
): void {
  const [x, y] = p.point(px, py);
  s.box(x - r, y - r, x + r, y + r, h, wall, {
    south: y + r + 0.02,
    deco: arch(x, y + r, r * 0.5, h * 0.22, "#33475c", h * 0.62) + arch(x, y + r, r * 0.6, h * 0.3),
  });
  s.spire(x, y, r * 1.12, h, rise, roof, y + r + 0.021, cross);
}

const keep: Draw = (s, p, banner) => {
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

const longhouse: Draw = (s, p) => {
  const roof = [THATCH, "#d0a94f", "#c79f52", "#e0bd6a"][Math.floor(chance(p.seed) * 4)] as string;
  hall(s, p, [0.14, 0.22, 1.86, 0.86], 0.26, 0.3, chance(p.seed + 5) < 0.4 ? "#e9d6ab" : PLASTER, roof, {
    beams: 6,
    doors: 1,
  });
  const [x, y] = p.point(1.4, 0.5);
  s.box(x - 0.07, y - 0.07, x + 0.07, y + 0.07, 0.22, "#8d6a55", { z: 0.42, south: y + 0.6, shadow: false });
};

const townhouse: Draw = (s, p) => {
  hall(s, p, [0.14, 0.16, 1.86, 0.84], 0.5, 0.3, PLASTER, BLUE, { beams: 6, windows: 5 });
  hall(s, p, [0.16, 0.5, 0.84, 1.86], 0.5, 0.36, PLASTER, tone(BLUE, 0.94), { beams: 3, doors: 1 }, 0.01);
};

const church: Draw = (s, p) => {
  hall(s, p, [0.9, 0.18, 2.86, 0.84], 0.42, 0.34, PLASTER, SLATE, { windows: 5, glass: "#4f6f93" });
  tower(s, p, 0.5, 0.54, 0.31, 0.95, PLASTER, SLATE, 0.8);
};

const farm: Draw = (s, p) => {
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

function logs(s: Stage, x: number, y: number): void {
  const ring = (cx: number, z: number) =>
    `<circle cx="${cx * 60}" cy="${(y - z) * 60}" r="7.6" fill="#c79a63" stroke="${INK}" stroke-width="1.1"/><circle cx="${cx * 60}" cy="${(y - z) * 60}" r="3.4" fill="none" stroke="#8a6238" stroke-width="1"/>`;
  s.shadow(x - 0.34, y - 0.5, x + 0.34, y, 0.4);
  s.add(
    y,
    poly(
      [
        [x - 0.38, y - 0.5, 0.16],
        [x + 0.38, y - 0.5, 0.16],
        [x + 0.38, y, 0.16],
        [x - 0.38, y, 0.16],
      ],
      "#a67c4c",
    ) +
      [-0.26, 0, 0.26].map((d) => ring(x + d, 0.13)).join("") +
      [-0.13, 0.13].map((d) => ring(x + d, 0.35)).join("") +
      ring(x, 0.57),
  );
}

const lumberMill: Draw = (s, p) => {
  hall(s, p, [0.16, 0.2, 2.1, 0.84], 0.34, 0.3, WOOD, "#8a6238", { beams: 9, doors: 1 });
  for (const [px, py] of [
    [2.5, 0.85],
    [1.5, 1.8],
  ] as const)
    logs(s, ...p.point(px, p.point(0, 0)[1] > p.point(0, 2)[1] ? py - 0.2 : py));
};

const hospital: Draw = (s, p) => {
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

const monastery: Draw = (s, p) => {
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
    hall(s, p, [q, 1.5, q + 0.6, 2.86], 0.3, 0.3, PLASTER, tone(SHINGLE, 0.95), { doors: 1 }, 0.01);
  tower(s, p, 1.5, 0.55, 0.26, 0.9, PLASTER, SHINGLE, 0.45);
};

function stall(s: Stage, x: number, y: number, colour: string): void {
  s.shadow(x, y - 0.4, x + 0.6, y, 0.4);
  const stripes = Array.from({ length: 6 }, (_, i) =>
    poly(
      [
        [x + i * 0.1, y - 0.45, 0.34],
        [x + (i + 1) * 0.1, y - 0.45, 0.34],
        [x + (i + 1) * 0.1, y + 0.03, 0.24],
        [x + i * 0.1, y + 0.03, 0.24],
      ],
      i % 2 ? PLASTER : colour,
      0.7,
    ),
  ).join("");
  s.add(
    y,
    poly(
      [
        [x, y, 0],
        [x + 0.6, y, 0],
        [x + 0.6, y, 0.14],
        [x, y, 0.14],
      ],
      WOOD,
    ) +
      [0.1, 0.3, 0.5]
        .map(
          (d) =>
            `<circle cx="${(x + d) * 60}" cy="${(y - 0.16) * 60}" r="3.4" fill="${d === 0.3 ? "#c4452f" : "#7f9850"}" stroke="${INK}" stroke-width=".7"/>`,
        )
        .join("") +
      stripes,
  );
}

const market: Draw = (s, p, banner) => {
  const colours = [RED, BLUE, COPPER, GOLD];
  [
    [0.16, 0.85],
    [1.2, 0.85],
    [0.16, 1.82],
    [1.2, 1.82],
  ].forEach(([x, y], i) =>
    stall(s, p.x + (x as number), p.y + (y as number), colours[(i + Math.floor(p.seed)) % 4] as string),
  );
  s.round(p.x + 1, p.y + 1.05, 0.13, 0.3, STONE, { south: p.y + 1.2 });
  s.flag(p.x + 1, p.y + 1.05, 0.4, p.y + 1.21, banner, 0.4);
};

const guildhall: Draw = (s, p, banner) => {
  const [x0, y0, x1, y1] = p.rect(0, 0, 3, 2);
  hall(s, p, [0.14, 0.25, 2.86, 1.86], 0.55, 0.62, "#efe0b8", BLUE, { windows: 6, beams: 6 });
  const m = (x0 + x1) / 2;
  s.hall(m - 0.4, y1 - 1, m + 0.4, y1 - 0.1, 0.66, 0.42, "#f3e8cc", tone(BLUE, 0.9), { doors: 1 }, y1 + 0.01);
  s.spire(m, y0 + 0.95, 0.16, 1.1, 0.5, COPPER, y1 + 0.02, false);
  s.flag(x0 + 0.2, y1 - 0.2, 0.5, y1 + 0.03, banner);
};

const university: Draw = (s, p) => {
  for (const q of [0.14, 2.14])
    hall(s, p, [q, 0.14, q + 0.72, 2.4], 0.62, 0.34, "#d8927a", TILE, { doors: 1, windows: 1 });
  hall(s, p, [0.14, 2.12, 2.86, 2.86], 0.5, 0.36, "#e3ac90", tone(TILE, 1.06), { windows: 6 }, 0.01);
  const [x, y] = p.point(1.5, 2.5);
  s.round(x, y + 0.1, 0.24, 0.85, "#f0dfc0", { south: y + 0.5, roof: COPPER, rh: 0.5 });
};

const cathedral: Draw = (s, p) => {
  hall(s, p, [0.14, 1.14, 2.86, 1.84], 0.55, 0.38, CHALK, SLATE, { windows: 5, glass: "#4f6f93" });
  hall(s, p, [1.16, 0.2, 1.84, 3.6], 0.62, 0.42, CHALK, tone(SLATE, 0.96), { windows: 4, glass: "#4f6f93" }, 0.01);
  const [cx, cy] = p.point(1.5, 1.5);
  s.spire(cx, cy, 0.15, 0.98, 0.8, "#4c8a78", cy + 1.6);
  for (const px of [1.24, 1.76]) tower(s, p, px, 3.62, 0.2, 1.1, tone(CHALK, 1.1), SLATE, 0.6);
};

const chapel: Draw = (s, p) => {
  hall(s, p, [0.7, 0.2, 1.86, 0.84], 0.34, 0.3, PLASTER, TILE, { windows: 3, glass: "#4f6f93" });
  tower(s, p, 0.42, 0.56, 0.22, 0.62, PLASTER, RED, 0.5);
};

const wharf: Draw = (s, p) => {
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

const joinery: Draw = (s, p) => {
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

const quarry: Draw = (s, p) => {
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

const armory: Draw = (s, p, banner) => {
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

const tradeFair: Draw = (s, p, banner) => {
  const [x0, y0, x1, y1] = p.rect(0, 0, 3, 2);
  const [w, d] = [x1 - x0, y1 - y0];
  tent(s, x0 + w * 0.2, y0 + d * 0.45, 0.34, BLUE, banner);
  tent(s, x0 + w * 0.8, y0 + d * 0.45, 0.34, COPPER, banner);
  tent(s, x0 + w * 0.5, y0 + d * 0.62, 0.46, RED, banner);
  stall(s, x0 + 0.15, y1 - 0.15, GOLD);
  stall(s, x1 - 0.8, y1 - 0.15, RED);
};

const DRAWN: readonly Draw[] = [
  keep,
  longhouse,
  townhouse,
  church,
  farm,
  lumberMill,
  hospital,
  monastery,
  market,
  guildhall,
  university,
  cathedral,
  chapel,
  wharf,
  joinery,
  quarry,
  armory,
  tradeFair,
];
const SIZES = [
  "2x2",
  "2x1",
  "2x2",
  "3x1",
  "3x2",
  "3x2",
  "3x3",
  "3x3",
  "2x2",
  "3x2",
  "3x3",
  "3x4",
  "2x1",
  "3x1",
  "2x2",
  "3x3",
  "2x1",
  "3x2",
];
export const PLOTS: Readonly<Record<number, string>> = {
  0: "#c4bda9",
  4: "#c9a244",
  5: "#cdb183",
  8: "#d6cbb2",
  13: "#c8ad80",
  15: "#c7bda6",
  16: "#c4bda9",
  17: "#d9c48f",
};

/** A building of the component table; one whose shape was replaced by another is drawn as plain houses on its cells. */
export function building(
  s: Stage,
  piece: number,
  plan: Plan,
  columns: number,
  rows: number,
  cells: readonly (readonly [number, number])[],
  banner: string,
): void {
  const draw = DRAWN[piece];
  if (draw && SIZES[piece] === `${columns}x${rows}`) draw(s, plan, banner);
  else for (const [x, y] of cells) s.hall(x + 0.12, y + 0.3, x + 0.88, y + 0.86, 0.4, 0.3, PLASTER, TILE, { doors: 1 });
}
