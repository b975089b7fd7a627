// Everybody's chances over a game as lines: pure geometry, so that the page only draws it.

import type { Reviewed } from "../wire";
import { percents } from "./expected";

export interface Point {
  move: number;
  step: number;
  /** In percent, by seat. */
  shares: number[];
}

/** So many points lie on a line that can be read; more are averaged with their neighbours. */
const LEGIBLE = 50;

/** The chances, a little smoothed where there are many: a single look at a move is rough. The last one is the result. */
export function points({ curve }: Reviewed, teams: readonly number[] | null): Point[] {
  const all = curve.map(({ move, step, chances }) => ({ move, step, shares: percents(chances, teams) }));
  const reach = Math.floor(all.length / LEGIBLE);
  return all.map((point, at) =>
    at === all.length - 1 ? point : { ...point, shares: mean(all.slice(Math.max(0, at - reach), at + reach + 1)) },
  );
}

function mean(some: readonly Point[]): number[] {
  const seats = some[0]?.shares.length ?? 0;
  return Array.from(
    { length: seats },
    (_, seat) => some.reduce((sum, one) => sum + (one.shares[seat] ?? 0), 0) / some.length,
  );
}

export interface Scale {
  x: (move: number) => number;
  y: (share: number) => number;
}

export function scale(moves: number, width: number, height: number): Scale {
  return { x: (move) => (width * move) / Math.max(1, moves), y: (share) => height * (1 - share / 100) };
}

export function path(some: readonly Point[], seat: number, { x, y }: Scale): string {
  return some
    .map(({ move, shares }, at) => `${at ? "L" : "M"}${x(move).toFixed(1)} ${y(shares[seat] ?? 0).toFixed(1)}`)
    .join("");
}

/** The point at this move, or the last one before it. */
export function at(some: readonly Point[], move: number): Point | undefined {
  return some.findLast((point) => point.move <= move) ?? some[0];
}
