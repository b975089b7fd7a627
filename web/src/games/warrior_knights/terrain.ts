// What grows and rises on the land, stamped into a few large paths, one for each colour, so that the whole ground is light to draw.
import { apart, dice, inside, type Land, type Point } from "./geometry";
import type { Label } from "./labels";

export type Ground = "field" | "wood" | "pines" | "hills" | "marsh" | "heath";

/** One colour of one kind of growth: strokes below, fills above, so that a wood has one outline. */
export interface Layer {
  d: string;
  fill: string;
  ink: string;
  width: number;
}

interface Part {
  d: string;
  fill: string;
  ink?: string;
  width?: number;
}

interface Kind {
  gap: number;
  rim: number;
  parts: Part[];
}

const KINDS: Record<Ground, Kind> = {
  wood: {
    gap: 15,
    rim: 10,
    parts: [
      { d: "M0 5V-2", fill: "none", ink: "#5a3d1e", width: 2 },
      {
        d: "M0 -17Q6 -15 5.5 -10Q10 -8 8 -3Q5 0 0 -1Q-5 0 -8 -3Q-10 -8 -5.5 -10Q-6 -15 0 -17Z",
        fill: "#82965a",
        ink: "#35431f",
        width: 2,
      },
      { d: "M2 -14Q6 -9 5 -3Q8 -5 6.5 -8Q5 -13 2 -14Z", fill: "#5f7541" },
    ],
  },
  pines: {
    gap: 14,
    rim: 10,
    parts: [
      { d: "M0 4V0", fill: "none", ink: "#5a3d1e", width: 2 },
      {
        d: "M0 -18L5 -10L3 -10L7 -4L4.5 -4L9 1L-9 1L-4.5 -4L-7 -4L-3 -10L-5 -10Z",
        fill: "#6d8552",
        ink: "#2f3d1d",
        width: 2,
      },
      { d: "M0 -18L5 -10L3 -10L7 -4L4.5 -4L9 1L2 1Z", fill: "#4d6539" },
    ],
  },
  hills: {
    gap: 20,
    rim: 16,
    parts: [
      { d: "M-18 4Q-9 -12 0 -11Q10 -11 18 4Z", fill: "#d3c48c", ink: "#6b5630", width: 2 },
      { d: "M3 -11Q11 -9 18 4L8 4Q9 -5 3 -11Z", fill: "#b09b62" },
      { d: "M-6 -4Q-3 -7 0 -7M-9 0Q-7 -3 -5 -3", fill: "none", ink: "#6b5630", width: 0.9 },
    ],
  },
  field: {
    gap: 21,
    rim: 14,
    parts: [
      { d: "M-15 -4L9 -8L15 3L-9 7Z", fill: "#dcbf5c", ink: "#7d6529", width: 1.8 },
      { d: "M-12 -1L11 -5M-10.5 2L13 -2M-9.5 4.5L14 0.5", fill: "none", ink: "#8a6d28", width: 0.8 },
    ],
  },
  marsh: {
    gap: 21,
    rim: 12,
    parts: [
      { d: "M-10 3Q-5 0 0 3Q5 6 10 3", fill: "none", ink: "#5e93a0", width: 1.4 },
      { d: "M-4 2L-6 -7M-1 2V-10M2 2L5 -8", fill: "none", ink: "#5f6b32", width: 1.3 },
    ],
  },
  heath: { gap: 17, rim: 10, parts: [{ d: "M-4 0L-6 -4M-1 0V-6M2 0L5 -4", fill: "none", ink: "#8a8348", width: 1.2 }] },
};

const PEAK: Part[] = [
  { d: "M-15 8L-8 -4L-5 -6L-1 -16L4 -9L7 -7L16 8Q0 11 -15 8Z", fill: "#cbbd9c", ink: "#3a2c18", width: 2.2 },
  { d: "M-1 -16L4 -9L7 -7L16 8L4 8L5 0L0 -5Z", fill: "#85744f" },
  { d: "M-1 -16L-4 -8L-1.5 -9L0 -6L2 -9L4 -9Z", fill: "#fbf6e6" },
];

const NAMED: [Ground, RegExp][] = [
  ["hills", /south_horn|hills|shepherd|greyfoot|pass|ridge|copper|cape|head|beacon/],
  ["marsh", /marsh|salt|reed|confluence|fisher|heron|shingle/],
  ["field", /barley|saffron|vineyard|meadow|abbey|market|mill|cross|kings/],
  ["wood", /eastbank|heath|linden|wood|oak|hunter|amber|tanner/],
  ["pines", /storm|birch|wolf|falcon|thorn|raven|castle/],
];

export const WASH: Record<Ground, string> = {
  field: "#eed998",
  wood: "#d3d6a1",
  pines: "#c9d0a3",
  hills: "#e3cf9d",
  marsh: "#dadfbf",
  heath: "#ecdfb6",
};

/** What an area is covered with, by its name; the land around a city is open. */
export function groundOf(id: string, city: boolean): Ground {
  if (city) return "heath";
  return NAMED.find(([, words]) => words.test(id))?.[0] ?? "heath";
}

/** A drawing moved and scaled: only absolute commands. */
export function stamp(d: string, [x, y]: Point, size: number): string {
  return d.replace(/([MLQHVZ])([^MLQHVZ]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.trim() ? rest.trim().split(/[ ,]+/).map(Number) : [];
    const moved = numbers.map((n, i) =>
      (n * size + (command === "V" || (command !== "H" && i % 2) ? y : x)).toFixed(1),
    );
    return command + moved.join(" ");
  });
}

export function grow(
  land: Land,
  ids: readonly string[],
  cities: ReadonlySet<number>,
  labels: readonly (Label | null)[],
): Layer[] {
  const random = dice(7);
  const roads = land.roads.flatMap((road) => road.slice(1).flatMap((p, i) => dots(road[i] as Point, p)));
  const barriers = [...land.rivers, ...land.mountains].flat();
  const stamps = new Map<Ground, Point[]>();
  ids.forEach((id, area) => {
    const ground = groundOf(id, cities.has(area));
    stamps.set(ground, [...(stamps.get(ground) ?? []), ...scatter(area, ground)]);
  });
  const grown = [...stamps].flatMap(([ground, points]) =>
    layers(
      KINDS[ground].parts,
      points.sort((a, b) => a[1] - b[1]),
      random,
    ),
  );
  return [
    ...grown,
    ...layers(
      PEAK,
      land.mountains.flatMap((line) => line.filter((_, i) => i % 3 === 1)),
      random,
    ),
  ];

  function scatter(area: number, ground: Ground): Point[] {
    const { gap, rim } = KINDS[ground];
    const [x, y] = land.mids[area] as Point;
    const outline = land.outlines[area] as Point[];
    const label = labels[area];
    const got: Point[] = [];
    for (let trial = 0; trial < 260; trial++) {
      const p: Point = [x + 120 * (random() - 0.5), y + 128 * (random() - 0.5)];
      const free =
        inside(p, outline) &&
        !close(p, outline, rim) &&
        !close(p, roads, 15) &&
        !close(p, barriers, 19) &&
        !close(p, got, gap) &&
        !kept(p, [x, y], cities.has(area)) &&
        !(label && Math.abs(p[1] - 5 - label.at[1]) < 8 + 7 * label.lines.length && Math.abs(p[0] - label.at[0]) < 54);
      if (free) got.push(p);
    }
    return got;
  }
}

/** Room for what stands in the middle: a city with its name, a stronghold, nobles. */
const kept = (p: Point, mid: Point, city: boolean) => apart(p, [mid[0], mid[1] + (city ? 8 : 4)]) < (city ? 48 : 27);
const close = ([x, y]: Point, points: readonly Point[], far: number) =>
  points.some(([u, v]) => Math.abs(x - u) < far && Math.abs(y - v) < far);
const dots = (from: Point, to: Point): Point[] =>
  [0, 1, 2, 3, 4, 5].map(
    (i) => [from[0] + ((to[0] - from[0]) * i) / 6, from[1] + ((to[1] - from[1]) * i) / 6] as Point,
  );

function layers(parts: readonly Part[], points: readonly Point[], random: () => number): Layer[] {
  const placed = points.map((at) => ({ at, size: 0.85 + 0.3 * random() }));
  return parts.map(({ d, fill, ink = "none", width = 0 }) => ({
    d: placed.map(({ at, size }) => stamp(d, at, size)).join(""),
    fill,
    ink,
    width,
  }));
}
