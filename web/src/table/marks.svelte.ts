// Things on the board that the log speaks of: those of a line that is pointed at, and those of the last move.
import type { Face, Line } from "../wire";
import type { Target } from "./board";

/** Of a log that is read as a whole only the end is the last move. */
const NEWEST = 2;

export class Marks {
  lit = $state.raw<ReadonlySet<Target>>(new Set());
  last = $state.raw<ReadonlySet<Target>>(new Set());
  readonly #things: (line: Line) => Target[];

  constructor(things: (line: Line) => Target[]) {
    this.#things = things;
  }

  light(lines: readonly Line[]): void {
    this.lit = new Set(lines.flatMap(this.#things));
  }

  /** A state is shown. What tells of nothing on the board leaves the marks of the move before. */
  told(face: Face | null): void {
    this.lit = new Set();
    const lines = face?.story_from ? face.story : (face?.story.slice(-NEWEST) ?? []);
    const things = lines.flatMap(this.#things);
    if (things.length) this.last = new Set(things);
  }
}
