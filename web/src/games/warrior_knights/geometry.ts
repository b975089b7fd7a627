// The kingdom as it is drawn: the corners of the printed polygons are displaced once, and every border is one fractal line that both
// neighbours share, so areas stay exactly adjacent. All of it follows from the components and a fixed seed.
import type { Components, Drawing } from "./view";

export type Point = readonly [x: number, y: number];

export const SCALE = 1.15;
const GRAIN = 6; // printed corners closer than this are one corner
const SEED = 1387;

export interface Bridge {
  at: Point;
  turn: number;
}

export interface Land {
  /** Outline of each area: those of the kingdom, then the frames of the overseas lands. */
  outlines: Point[][];
  shapes: string[];
  mids: Point[];
  borders: Point[][];
  rivers: Point[][];
  mountains: Point[][];
  roads: Point[][];
  bridges: Bridge[];
  ports: { area: number; at: Point }[];
  /** Cell of the sea and where its name stands. */
  seas: { id: string; at: Point }[];
  box: { x: number; y: number; width: number; height: number };
}

/** Numbers between 0 and 1, always the same ones for a seed. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const scaled = ([x, y]: readonly number[]): Point => [(x ?? 0) * SCALE, (y ?? 0) * SCALE];
const keyOf = ([x, y]: readonly number[]): string => `${Math.round((x ?? 0) / GRAIN)},${Math.round((y ?? 0) / GRAIN)}`;
export const between = ([x, y]: Point, [u, v]: Point, share = 0.5): Point => [x + (u - x) * share, y + (v - y) * share];
export const apart = ([x, y]: Point, [u, v]: Point): number => Math.hypot(x - u, y - v);

export function path(points: readonly Point[], close = true): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}${close ? "Z" : ""}`;
}

/** A curve through all points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point;
  const bow = (p: Point, from: Point, to: Point, way: number) =>
    `${(p[0] + (way * (to[0] - from[0])) / 6).toFixed(1)} ${(p[1] + (way * (to[1] - from[1])) / 6).toFixed(1)}`;
  const parts = points.slice(1).map((q, i) => {
    const [p, before, after] = [at(i), at(i - 1), at(i + 2)];
    return `C${bow(p, before, q, 1)} ${bow(q, p, after, -1)} ${q[0].toFixed(1)} ${q[1].toFixed(1)}`;
  });
  return `M${at(0)[0].toFixed(1)} ${at(0)[1].toFixed(1)}${parts.join("")}`;
}

/** Corners and borders, made when they are first asked for and kept. */
class Borders {
  readonly corners = new Map<string, Point>();
  readonly lines = new Map<string, Point[]>();
  readonly #random = dice(SEED);
  readonly #calm: ReadonlySet<string>;

  /** `calm`: corners of rivers, which must not fold back. */
  constructor(calm: ReadonlySet<string>) {
    this.#calm = calm;
  }

  corner(printed: readonly number[]): Point {
    const key = keyOf(printed);
    const known = this.corners.get(key);
    if (known) return known;
    const far = (5 + 12 * this.#random()) * (this.#calm.has(key) ? 0.4 : 1);
    const turn = 2 * Math.PI * this.#random();
    const [x, y] = scaled(printed);
    const made: Point = [x + far * Math.cos(turn), y + far * Math.sin(turn)];
    this.corners.set(key, made);
    return made;
  }

  /** The line from `a` to `b`; the same points for both sides. */
  line(a: readonly number[], b: readonly number[]): Point[] {
    const [ka, kb] = [keyOf(a), keyOf(b)];
    const [from, to, key] = ka < kb ? [a, b, `${ka} ${kb}`] : [b, a, `${kb} ${ka}`];
    let points = this.lines.get(key);
    if (!points) {
      const rough = this.#calm.has(ka) && this.#calm.has(kb) ? 0.1 : 0.16;
      points = this.#fractal([this.corner(from), this.corner(to)], rough);
      this.lines.set(key, points);
    }
    return ka < kb ? points : [...points].reverse();
  }

  #fractal(ends: Point[], rough: number): Point[] {
    let [points, amount] = [ends, rough];
    for (let round = 0; round < 4; round++) {
      points = points.flatMap((p, i) => {
        const q = points[i + 1];
        if (!q) return [p];
        const s = this.#gauss() * amount;
        return [p, [(p[0] + q[0]) / 2 - (q[1] - p[1]) * s, (p[1] + q[1]) / 2 + (q[0] - p[0]) * s] as Point];
      });
      amount *= 0.8;
    }
    return points;
  }

  #gauss(): number {
    return this.#random() + this.#random() + this.#random() + this.#random() - 2;
  }
}

export function centroid(points: readonly Point[]): Point {
  let [area, x, y] = [0, 0, 0];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length] as Point;
    const cross = p[0] * q[1] - q[0] * p[1];
    area += cross;
    x += (p[0] + q[0]) * cross;
    y += (p[1] + q[1]) * cross;
  });
  return [x / (3 * area), y / (3 * area)];
}

export function inside([x, y]: Point, outline: readonly Point[]): boolean {
  let odd = false;
  outline.forEach(([x0, y0], i) => {
    const [x1, y1] = outline[(i + 1) % outline.length] as Point;
    if (y0 > y !== y1 > y && x < ((x1 - x0) * (y - y0)) / (y1 - y0) + x0) odd = !odd;
  });
  return odd;
}

export function survey(components: Components, kingdom: number): Land {
  const { drawing } = components;
  const wet = drawing.barriers.filter((one) => one.kind === "river").flatMap((one) => one.segment);
  const borders = new Borders(new Set(wet.map(keyOf)));
  const outlines = drawing.areas.map((area, i) =>
    i < kingdom ? outline(area.polygon, borders) : area.polygon.map(scaled),
  );
  const mids = outlines.map(centroid);
  const line = (segment: number[][]) => borders.line(segment[0] as number[], segment[1] as number[]);
  const kind = (name: string) => drawing.barriers.filter((one) => one.kind === name).map((one) => line(one.segment));
  return {
    outlines,
    shapes: outlines.map((points) => path(points)),
    mids,
    borders: [...borders.lines.values()],
    rivers: kind("river"),
    mountains: kind("mountain"),
    roads: roadsOf(components, mids, borders),
    bridges: drawing.bridges.map((one) => bridgeOf(drawing, scaled(one.position), line, mids)),
    ports: components.ports.map((area, i) => ({ area, at: scaled(drawing.ports[i] ?? [0, 0]) })),
    seas: seasOf(drawing),
    box: {
      x: -drawing.margin * SCALE,
      y: -drawing.margin * SCALE,
      width: (drawing.width + 2 * drawing.margin) * SCALE,
      height: (drawing.height + 3 * drawing.margin) * SCALE,
    },
  };
}

function outline(polygon: number[][], borders: Borders): Point[] {
  return polygon.flatMap((from, i) => borders.line(from, polygon[(i + 1) % polygon.length] as number[]).slice(0, -1));
}

/** A bridge lies across the middle of its river, along the line between the two areas. */
function bridgeOf(
  drawing: Drawing,
  near: Point,
  line: (segment: number[][]) => Point[],
  mids: readonly Point[],
): Bridge {
  const rivers = drawing.barriers.filter((one) => one.bridge).map((one) => line(one.segment));
  const middle = (points: Point[]) => points[points.length >> 1] as Point;
  const river = rivers.sort((a, b) => apart(middle(a), near) - apart(middle(b), near))[0] as Point[];
  const at = middle(river);
  const [one, other] = [...mids].sort((a, b) => apart(a, at) - apart(b, at)) as [Point, Point];
  const turn = (Math.atan2(other[1] - one[1], other[0] - one[0]) * 180) / Math.PI;
  return { at, turn: ((turn + 270) % 180) - 90 };
}

/** Roads as long lines: from every end or fork to the next, through the middle of each border. */
function roadsOf(components: Components, mids: readonly Point[], borders: Borders): Point[][] {
  const { roads, drawing } = components;
  const walked = new Set<string>();
  const found: Point[][] = [];
  for (const [start, next] of roads.entries()) {
    if (next.length === 2 || next.length === 0) continue;
    for (const first of next) {
      const stops = walk(roads, start, first, walked);
      if (stops.length > 1) found.push(throughBorders(stops));
    }
  }
  return found;

  function throughBorders(stops: number[]): Point[] {
    return stops.flatMap((area, i) => {
      const here = mids[area] as Point;
      return i === 0 ? [here] : [crossing(stops[i - 1] as number, area), here];
    });
  }

  function crossing(a: number, b: number): Point {
    const [mine, theirs] = [drawing.areas[a]?.polygon ?? [], new Set((drawing.areas[b]?.polygon ?? []).map(keyOf))];
    const shared = mine.filter((corner) => theirs.has(keyOf(corner)));
    const points = borders.line(shared[0] as number[], shared[1] as number[]);
    return points[points.length >> 1] as Point;
  }
}

function walk(roads: readonly number[][], start: number, first: number, walked: Set<string>): number[] {
  const stops = [start];
  let [here, next] = [start, first];
  while (!walked.has(`${here} ${next}`)) {
    walked.add(`${here} ${next}`).add(`${next} ${here}`);
    stops.push(next);
    const on: number[] = roads[next]?.length === 2 ? (roads[next] as number[]).filter((area) => area !== here) : [];
    if (!on.length) break;
    [here, next] = [next, on[0] as number];
  }
  return stops;
}

/** One name for all cells of a sea, in their middle. */
function seasOf(drawing: Drawing): { id: string; at: Point }[] {
  const cells = new Map<string, Point[]>();
  drawing.seas.forEach((id, i) => {
    const name = id.replace(/_\d+$/, "");
    cells.set(name, [...(cells.get(name) ?? []), scaled(drawing.sea[i]?.centroid ?? [0, 0])]);
  });
  return [...cells].map(([name, points]) => {
    const id = drawing.seas.find((one) => one.startsWith(name)) as string;
    const sum = points.reduce(([x, y], [u, v]) => [x + u, y + v] as Point, [0, 0] as Point);
    return { id, at: [sum[0] / points.length, sum[1] / points.length] as Point };
  });
}
