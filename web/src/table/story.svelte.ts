// The logs as this page has read them: one per face, and a mark in each at the own last move, for the recap.
import { load, save } from "../lib/storage";
import type { Line, State } from "../wire";

/** Of how many versions the lengths are kept; the server keeps no more states than that. */
const KEPT = 60;
const ONLOOKER = -1;

type BySeat<T> = Readonly<Record<number, T>>;

export class Story {
  readonly #name: string;
  #logs = $state.raw<BySeat<Line[]>>({});
  #marks = $state.raw<BySeat<number>>({});
  /** How long the logs were at each of the last versions, and the own move that is still to be marked there. */
  readonly #lengths = new Map<number, BySeat<number>>();
  #owed: { seat: number; version: number | null } | null = null;

  constructor(table: string) {
    this.#name = `marks.${table}`;
    this.#marks = load(this.#name, {});
  }

  log(seat: number | null): readonly Line[] {
    return this.#logs[seat ?? ONLOOKER] ?? [];
  }

  /** How long the log was after the last move of this seat. */
  mark(seat: number | null): number | null {
    return this.#marks[seat ?? ONLOOKER] ?? null;
  }

  /** A state is shown: its lines are read. */
  tell(state: State): void {
    const logs: Record<number, Line[]> = { ...this.#logs };
    for (const face of state.faces) {
      const seat = face.seat ?? ONLOOKER;
      logs[seat] = [...(logs[seat] ?? []).slice(0, face.story_from), ...face.story];
    }
    this.#logs = logs;
  }

  /** A state has come in. */
  measure(state: State): void {
    const lengths = state.faces.map((face) => [face.seat ?? ONLOOKER, face.story_from + face.story.length]);
    this.#lengths.set(state.version, Object.fromEntries(lengths));
    this.#lengths.delete(state.version - KEPT);
    this.#settle();
  }

  /** An own move has led to this version, whose state may have come in already or not. */
  moved(seat: number, version: number | null): void {
    this.#owed = { seat, version };
    this.#settle();
  }

  #settle(): void {
    const length = this.#owed && this.#lengths.get(this.#owed.version ?? -1)?.[this.#owed.seat];
    if (!this.#owed || length === undefined || length === null) return;
    this.#marks = { ...this.#marks, [this.#owed.seat]: length };
    this.#owed = null;
    save(this.#name, this.#marks);
  }
}
