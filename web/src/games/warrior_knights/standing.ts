// Where pieces stand in an area: the city in the middle, nobles in one or two rows below it; a crowd stands closer.
import type { Land, Point } from "./geometry";
import { KINGDOM } from "./words";

/** The foot of the city or stronghold of an area. */
export function standOf(land: Land, area: number): Point {
  const [x, y] = land.mids[area] as Point;
  return area < KINGDOM ? [x, y - 3] : [x, y + 12];
}

/** Where the first noble of an area stands; off its coast if at sea. */
export function footOf(land: Land, area: number, atSea: boolean, castle: boolean, city = false): Point {
  const [x, y] = land.mids[area] as Point;
  if (atSea) return (land.ports.find((port) => port.area === area)?.at ?? [x, y]) as Point;
  if (area >= KINGDOM) return [x - 40, y + 36];
  return castle ? [x, y + 48] : [x, y + (city ? 50 : 30)];
}

export interface Spot {
  x: number;
  y: number;
  size: number;
}

const ROW = 4;

/** One of so many pieces around a foot: up to four in a row. */
export function crowd([x, y]: Point, count: number, i: number): Spot {
  const row = Math.floor(i / ROW);
  const inRow = Math.min(ROW, count - row * ROW);
  const size = count > 3 ? 0.86 : 1.08;
  const step = count > 3 ? 26 : 34;
  return { x: x + ((i % ROW) - (inRow - 1) / 2) * step, y: y + row * 22 - (count > ROW ? 12 : 0), size };
}
