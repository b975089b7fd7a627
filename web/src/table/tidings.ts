// What the lines of a log tell, and whom they concern. Pure functions over lines and what a game says of its story.
import type { Line, State } from "../wire";
import type { Tales, Tiding } from "./board";

const isSeat = (key: string) => key === "seat" || key.endsWith("_seat");

/** The players a line names, the one who acts first. */
export function named(line: Line): number[] {
  const found = Object.entries(line.args).filter(([key, value]) => isSeat(key) && typeof value === "number");
  return found.sort(([a], [b]) => Number(b === "seat") - Number(a === "seat")).map(([, value]) => value as number);
}

export const tiding = (line: Line, tales: Tales | null): Tiding | null => tales?.tidings[line.id] ?? null;

/** Something hits this seat: an event, a loss, or what another does to it, unless it was its own doing. */
export function concerns(line: Line, seat: number, own: boolean, tales: Tales | null): boolean {
  const seats = named(line);
  const kind = tiding(line, tales);
  if (kind === "event") return !seats.length || seats.includes(seat);
  if (kind === "lost" && seats.length === 1 && seats[0] === seat) return true;
  return !own && seats.includes(seat) && seats.some((other) => other !== seat);
}

/** What of a new state hits the seats of this page. */
export function concerning({ faces }: State, own: boolean, tales: Tales | null): Line[] {
  const read = faces.filter((face) => face.seat !== null && face.story_from > 0);
  return read.flatMap(({ seat, story }) => story.filter((line) => concerns(line, seat ?? -1, own, tales)));
}

export interface Chapter {
  /** Whose doings; null: what happened by itself. */
  seat: number | null;
  lines: { line: Line; kind: Tiding }[];
  /** Lines that tell of nothing taken, lost or gained. */
  rest: number;
}

/** What happened, by player, in the order in which they first did something. */
export function chapters(lines: readonly Line[], tales: Tales | null): Chapter[] {
  const found = new Map<number | null, Chapter>();
  for (const line of lines) {
    const seat = named(line)[0] ?? null;
    const chapter = found.get(seat) ?? { seat, lines: [], rest: 0 };
    found.set(seat, chapter);
    const kind = tales ? tiding(line, tales) : "event";
    if (kind) chapter.lines.push({ line, kind });
    else chapter.rest += 1;
  }
  return [...found.values()];
}
