// Where the name of each area stands: the place with the fewest roads, rivers, pieces and other names under it.
import { inside, type Land, type Point } from "./geometry";

export interface Label {
  lines: string[];
  at: Point;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LETTER = 6.9; // width of a letter, about
const LINE = 15;
const LONGEST = 84; // a longer name takes two lines
const PLACES: readonly Point[] = [-36, -42, -30, 40, 34, 46].flatMap((y) =>
  [0, -10, 10, -18, 18].map((x): Point => [x, y]),
);

export function wrapped(name: string): string[] {
  const words = name.split(" ");
  if (name.length * LETTER <= LONGEST || words.length < 2) return [name];
  const cuts = words
    .slice(1)
    .map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")] as [string, string]);
  return cuts.sort((a, b) => Math.max(a[0].length, a[1].length) - Math.max(b[0].length, b[1].length))[0] as string[];
}

function boxOf({ lines, at: [x, y] }: Label): Box {
  const half = (Math.max(...lines.map((line) => line.length)) * LETTER) / 2;
  return { left: x - half, right: x + half, top: y - (lines.length * LINE) / 2, bottom: y + (lines.length * LINE) / 2 };
}

const holds = (box: Box, [x, y]: Point) => x > box.left && x < box.right && y > box.top && y < box.bottom;
const meet = (a: Box, b: Box) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Labels for these areas, in their order; null for an area whose name stands with its city. */
export function placeLabels(land: Land, names: readonly (string | null)[]): (Label | null)[] {
  const hindrances = [...land.rivers, ...land.mountains].flat();
  const roads = land.roads.flatMap((road) => road.slice(1).flatMap((p, i) => steps(road[i] as Point, p)));
  const placed: Box[] = [];
  return names.map((name, area) => {
    if (name === null) return null;
    const [x, y] = land.mids[area] as Point;
    const lines = wrapped(name);
    const choices = PLACES.map(([dx, dy], rank): { label: Label; worth: number } => {
      const label = { lines, at: [x + dx, y + dy] as Point };
      return { label, worth: rank * 0.6 + badness(boxOf(label), area) };
    });
    const best = choices.reduce((a, b) => (b.worth < a.worth ? b : a)).label;
    placed.push(boxOf(best));
    return best;
  });

  function badness(box: Box, area: number): number {
    const corners: Point[] = [
      [box.left, box.top],
      [box.right, box.top],
      [box.left, box.bottom],
      [box.right, box.bottom],
    ];
    const out = corners.filter((corner) => !inside(corner, land.outlines[area] as Point[])).length;
    const [x, y] = land.mids[area] as Point;
    const onPieces = meet(box, { left: x - 30, right: x + 30, top: y - 18, bottom: y + 30 });
    return (
      6 * out +
      2 * roads.filter((dot) => holds(box, dot)).length +
      5 * hindrances.filter((dot) => holds(box, dot)).length +
      60 * placed.filter((other) => meet(box, other)).length +
      (onPieces ? 30 : 0)
    );
  }
}

function steps(from: Point, to: Point): Point[] {
  return [0, 1, 2, 3, 4, 5, 6, 7].map(
    (i) => [from[0] + ((to[0] - from[0]) * i) / 8, from[1] + ((to[1] - from[1]) * i) / 8] as Point,
  );
}
