// Where a roof that runs north meets one that runs across, both of one piece: the slopes cut each other in valleys.
import { courses, type Point, poly, tone } from "./draw";

export interface Hall {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
  /** Height of the wall, and of the roof above it. */
  h: number;
  rh: number;
  roof: string;
  south: number;
  piece: number;
}

const EAVES = 0.05;
const APART = 0.3; // a wing that reaches so far beyond the other meets it in a valley

const FLUSH = 0.1;

const isWide = (hall: Hall) => hall.x1 - hall.x0 >= hall.y1 - hall.y0;
const meet = (across: Hall, along: Hall) =>
  across.piece === along.piece &&
  along.x0 > across.x0 - APART &&
  along.x1 < across.x1 + APART &&
  along.y0 < across.y1 - APART &&
  along.y1 > across.y1 - FLUSH &&
  along.south >= across.south;

/** What is drawn over the halls, each with the south edge it is sorted by. */
export function valleys(halls: readonly Hall[]): { south: number; piece: number; svg: string }[] {
  const pairs = halls
    .filter(isWide)
    .flatMap((across) =>
      halls.filter((one) => !isWide(one) && meet(across, one)).map((along) => [across, along] as const),
    );
  return pairs.map(([across, along]) => ({
    south: Math.max(across.south, along.south) + 0.0001,
    piece: along.piece,
    svg: slopes(across, along),
  }));
}

function slopes(across: Hall, along: Hall): string {
  const west = across.x0 < along.x0 - APART ? [along.x0 - EAVES] : [];
  const east = across.x1 > along.x1 + APART ? [along.x1 + EAVES] : [];
  const through = along.y0 < across.y0 + FLUSH;
  return [...west, ...east]
    .map((x) => (through ? slope(across, along, x, -1) : "") + slope(across, along, x, 1))
    .join("");
}

/** The slope of the roof across (side 1: the south one) on the near side of the ridge of the other, from the eaves at x. */
function slope(across: Hall, along: Hall, x: number, side: 1 | -1): string {
  const [ridge, middle] = [(along.x0 + along.x1) / 2, (across.y0 + across.y1) / 2];
  const eave: Point = [x, (side === 1 ? across.y1 : across.y0) + side * EAVES, across.h - EAVES];
  const [top, other] = [across.h + across.rh, along.h + along.rh];
  const colour = side === 1 ? across.roof : tone(across.roof, 1.22);
  const upper: Point = [x, middle, top];
  if (top < other) {
    const share = (top - along.h) / (other - along.h);
    const end: Point = [x + (ridge - x) * share, middle, top];
    return poly([eave, end, upper], colour, 1) + (side === 1 ? courses(eave, eave, end, upper, 6) : "");
  }
  const share = (other - across.h) / (top - across.h);
  const end: Point = [ridge, eave[1] + (middle - eave[1]) * share, other];
  return poly([eave, end, [ridge, middle, top], upper], colour, 1);
}
