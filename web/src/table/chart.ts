// The scores over time as lines: pure geometry, so that the page only draws it.
import type { Progress, ScoresAt } from "../wire";

export interface Box {
  width: number;
  height: number;
}

export interface Scale {
  x: (move: number) => number;
  y: (score: number) => number;
  least: number;
  most: number;
}

export function scale({ moves, points }: Progress, box: Box): Scale {
  const all = points.flatMap((point) => point.scores);
  const least = Math.min(0, ...all);
  const most = Math.max(least + 1, ...all);
  return {
    x: (move) => (box.width * move) / Math.max(1, moves),
    y: (score) => box.height - (box.height * (score - least)) / (most - least),
    least,
    most,
  };
}

/** A line of steps: a score holds until it changes. */
export function steps(points: readonly ScoresAt[], seat: number, { x, y }: Scale): string {
  return points
    .map((point, i) => {
      const [across, up] = [x(point.move).toFixed(1), y(point.scores[seat] ?? 0).toFixed(1)];
      return i ? `H${across}V${up}` : `M${across} ${up}`;
    })
    .join("");
}

/** The scores at the end of every round (or turn): the last point of each. */
export function byPeriod(points: readonly ScoresAt[]): ScoresAt[] {
  return points.filter((point, i) => point.period !== points[i + 1]?.period);
}

/** Where each round begins, thinned out to what can be read. */
export function marks(points: readonly ScoresAt[], most: number): ScoresAt[] {
  const first = points.filter((point, i) => point.period && point.period !== points[i - 1]?.period);
  const every = Math.ceil(first.length / most);
  return first.filter((_, i) => i % every === 0);
}

/** Four or so round numbers between the ends. */
export function levels({ least, most }: Scale): number[] {
  const rough = (most - least) / 4;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * size).find((n) => n >= rough) ?? 1);
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, i) => first + i * step);
}
