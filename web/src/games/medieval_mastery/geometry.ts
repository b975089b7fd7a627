// Where things lie on the map, and the lines that tie a seat's territories to its castle. A hex has radius 100.
import type { Hex, Player } from "./whole";

export const WIDTH = 173.2;
export const RISE = 150;

export interface Point {
  x: number;
  y: number;
}

/** Where a hex lies; the map is turned by a quarter where the window is wide. */
export function centre(hex: Pick<Hex, "q" | "r">, turned = false): Point {
  const [across, down] = [WIDTH * (hex.q + hex.r / 2), RISE * hex.r];
  return turned ? { x: down, y: -across } : { x: across, y: down };
}

/** Before the first hex of a row: where its letter stands. */
export function rowEnd(first: Pick<Hex, "q" | "r">, turned: boolean): Point {
  const { x, y } = centre(first, turned);
  const away = WIDTH / 2 + 20;
  return turned ? { x, y: y + away } : { x: x - away, y };
}

/** The corners of a hex of this radius. */
export function outline(radius: number, turned: boolean): string {
  const [long, half, side] = [radius, radius / 2, radius * 0.866];
  const corners = [
    [0, -long],
    [side, -half],
    [side, half],
    [0, long],
    [-side, half],
    [-side, -half],
  ] as const;
  return corners.map(([x, y]) => (turned ? `${-y},${x}` : `${x},${y}`)).join(" ");
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The frame of the whole map, with a margin for the rims. */
export function frame(hexes: readonly Hex[], margin: number, turned: boolean): Box {
  const points = hexes.map((hex) => centre(hex, turned));
  const [wide, high] = turned ? [100, WIDTH / 2] : [WIDTH / 2, 100];
  const [left, right] = range(points.map((point) => point.x));
  const [top, bottom] = range(points.map((point) => point.y));
  return {
    x: left - wide - margin,
    y: top - high - margin,
    width: right - left + 2 * (wide + margin),
    height: bottom - top + 2 * (high + margin),
  };
}

function range(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

export interface Line {
  from: number;
  to: number;
  /** On the way between the castle and the territory that is pointed at. */
  main: boolean;
}

/** The supply network of a seat as lines between neighbouring hexes, lakes included; a way to `cell` is marked. */
export function supplyLines(hexes: readonly Hex[], player: Player, cell: number | null): Line[] {
  const carries = new Set([player.castle, ...player.supplied]);
  const parent = new Map<number, number>([[player.castle, player.castle]]);
  const queue = [player.castle];
  for (let here = queue.shift(); here !== undefined; here = queue.shift()) {
    const from = hexes[here] as Hex;
    for (const next of from.near) {
      if (parent.has(next) || !passes(hexes, from, next, carries, player.castle)) continue;
      parent.set(next, here);
      queue.push(next);
    }
  }
  return [...withoutDeadLakes(hexes, parent)].map(([to, from]) => ({ from, to, main: onWay(parent, cell, to) }));
}

function passes(hexes: readonly Hex[], from: Hex, next: number, carries: ReadonlySet<number>, castle: number): boolean {
  if (carries.has(next)) return next !== castle;
  return hexes[next]?.kind === "lake" && from.kind === "territory";
}

function withoutDeadLakes(hexes: readonly Hex[], parent: ReadonlyMap<number, number>): [number, number][] {
  const parents = new Set([...parent].filter(([to, from]) => to !== from).map(([, from]) => from));
  return [...parent].filter(([to, from]) => to !== from && (hexes[to]?.kind !== "lake" || parents.has(to)));
}

function onWay(parent: ReadonlyMap<number, number>, cell: number | null, line: number): boolean {
  let here = cell ?? -1;
  while (parent.has(here)) {
    if (here === line) return true;
    const up = parent.get(here) as number;
    if (up === here) return false;
    here = up;
  }
  return false;
}

/** Places of k dice around the middle of a hex: one, two side by side, then rows. */
export function dicePlaces(count: number): { places: Point[]; size: number } {
  if (count <= 1) return { places: [{ x: 0, y: 0 }], size: 66 };
  const columns = count <= 4 ? 2 : count <= 6 ? 3 : 4;
  const size = count === 2 ? 56 : count <= 4 ? 46 : count <= 6 ? 40 : 32;
  const rows = Math.ceil(count / columns);
  const step = size + 4;
  const places = Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return { x: ((i % columns) - (inRow - 1) / 2) * step, y: (row - (rows - 1) / 2) * step };
  });
  return { places, size };
}
