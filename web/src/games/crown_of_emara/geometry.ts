// Where things stand on the two circles, in the units of the board. Quarters run clockwise from the upper left.

export interface Point {
  x: number;
  y: number;
}

export const RADIUS = 285;
export const ROAD = 84;

/** Signs of the corner of a quarter: left or right, up or down. */
export const SIDE: readonly Point[] = [
  { x: -1, y: -1 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: -1, y: 1 },
];

export interface Plan {
  tall: boolean;
  box: { x: number; y: number; width: number; height: number };
  circles: readonly Point[];
}

const WIDE: Plan = {
  tall: false,
  box: { x: -20, y: 0, width: 1504, height: 664 },
  circles: [
    { x: 322, y: 332 },
    { x: 1120, y: 332 },
  ],
};
/** With the random layout Masters may lie at every corner, so the stacks go below. */
const ROOMY: Plan = {
  tall: false,
  box: { x: -40, y: 0, width: 1530, height: 790 },
  circles: [
    { x: 318, y: 332 },
    { x: 1132, y: 332 },
  ],
};
const TALL: Plan = {
  tall: true,
  box: { x: 0, y: 0, width: 700, height: 1620 },
  circles: [
    { x: 350, y: 332 },
    { x: 350, y: 1000 },
  ],
};

/** Two circles side by side, or on a narrow screen one below the other. */
export const planFor = (narrow: boolean, mixed: boolean): Plan => (narrow ? TALL : mixed ? ROOMY : WIDE);

/** 0 degrees is north, clockwise. */
export function polar(centre: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: centre.x + radius * Math.sin(angle), y: centre.y - radius * Math.cos(angle) };
}

export const middleOf = (quarter: number): number => quarter * 90 - 45;

/** The place of one of several pieces that stand on the road of a quarter. */
export function onRoad(centre: Point, quarter: number, index: number, count: number): Point {
  const step = count > 3 ? 22 : 28;
  return polar(centre, ROAD, middleOf(quarter) + (index - (count - 1) / 2) * step);
}

/** A winding lane between two quarters, and the ground of a quarter between two of them. */
export function lane(centre: Point, degrees: number): string {
  const points: string[] = [];
  for (let r = 0; r < RADIUS - 8; r += 12) {
    const { x, y } = polar(centre, r, degrees + (700 / (r + 60)) * Math.sin(r / 34 + degrees));
    points.push(`${x.toFixed(1)} ${y.toFixed(1)}`);
  }
  return points.join("L");
}

export function ground(centre: Point, quarter: number): string {
  const there = lane(centre, quarter * 90 - 90);
  const back = lane(centre, quarter * 90)
    .split("L")
    .reverse()
    .join("L");
  return `M${there}A${RADIUS - 10} ${RADIUS - 10} 0 0 1 ${back}Z`;
}

/** The line on which the name of a quarter is written along the rim; read from left to right in all four. */
export function rim(centre: Point, quarter: number): string {
  const upper = quarter < 2;
  const radius = RADIUS - (upper ? 19 : 8);
  const near = quarter * 90 - (quarter % 2 === 0 ? 5 : 85); // the end beside the upper or lower gate
  const far = near + (quarter % 2 === 0 ? -64 : 64);
  const left = quarter === 0 || quarter === 3;
  const [from, to] = left ? [far, near] : [near, far];
  const a = polar(centre, radius, from);
  const b = polar(centre, radius, to);
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${radius} ${radius} 0 0 ${upper ? 1 : 0} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
}
