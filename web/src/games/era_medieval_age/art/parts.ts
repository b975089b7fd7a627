// Colours and parts that several buildings share; where a part lies after the turn of its piece.
import { arch, INK, PLASTER, poly, WOOD } from "./draw";
import type { Front, Stage } from "./stage";

export const THATCH = "#dcb55a";
export const BLUE = "#47699b";
export const TILE = "#b5553a";
export const SLATE = "#707d90";
export const RED = "#a3262a";
export const GOLD = "#e3b23c";
export const SHINGLE = "#9a7048";
export const COPPER = "#4f8f7c";
export const CHALK = "#e6ddc6";

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

export type Draw = (s: Stage, p: Plan, banner: string) => void;

export function hall(
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

export function tower(
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

export function logs(s: Stage, x: number, y: number): void {
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

export function stall(s: Stage, x: number, y: number, colour: string): void {
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
