// The guide of a first game: what is said now, what may be done now, and a kind word for a click on something else.
import { tutorial } from "../lib/api";
import { load, save } from "../lib/storage";
import type { Choice, Face, Move, State, TutorialStep } from "../wire";
import { marksOf } from "./pointing";

/** The bot that plays the other seats of a tutorial. */
export const GUIDE = "guide";
/** The seat of whoever learns. */
export const PLAYER = 0;
const LEFT = "tutorials-left";
const MOST_LEFT = 50;

/** What the guide needs to know of the table. */
export interface Guided {
  readonly id: string;
  readonly shown: State | null;
  readonly picks: readonly string[];
  readonly open: readonly Choice[];
  play(choice: Choice): unknown;
}

const same = (one: Move, other: Move) => one.join() === other.join();

export class Guide {
  readonly #table: Guided;
  /** null: this table has no guide. */
  steps = $state.raw<readonly TutorialStep[] | null>(null);
  left = $state(false);
  /** Steps before this one that were only to be read have been read. */
  #read = $state(0);
  /** The kind word for the last click that was not meant. */
  #answer = $state.raw<{ step: number; message: string } | null>(null);
  /** Counts the wishes to be shown the thing again. */
  shows = $state(0);

  constructor(table: Guided) {
    this.#table = table;
    this.left = load<string[]>(LEFT, []).includes(table.id);
  }

  /** Called when it is known that this table is a tutorial. */
  async arrive(game: string): Promise<void> {
    this.steps ??= [];
    this.steps = (await tutorial(game)).steps;
  }

  /** The script is followed and the player wants the guide. */
  get on(): boolean {
    return this.steps !== null && !this.left && typeof this.#table.shown?.guide === "number";
  }

  /** The number of the present step; -1 while the others play. */
  readonly now: number = $derived.by(() => {
    const made = this.#table.shown?.guide;
    return (this.steps ?? []).findIndex((one, n) => one.at === made && (one.moves.length > 0 || n >= this.#read));
  });

  get step(): TutorialStep | null {
    return this.on ? (this.steps?.[this.now] ?? null) : null;
  }

  get last(): boolean {
    return this.now === (this.steps?.length ?? 0) - 1;
  }

  get answer(): string | null {
    return this.#answer?.step === this.now ? this.#answer.message : null;
  }

  /** What may be done now: the moves of the step, or nothing while there is something to read. */
  narrow(legal: readonly Choice[]): readonly Choice[] {
    if (!this.on) return legal;
    const moves = this.step?.moves ?? [];
    return legal.filter((one) => moves.some((move) => same(move, one.move)));
  }

  /** The face with those moves alone, for the boards' own tools. */
  eased(face: Face): Face {
    return this.on ? { ...face, legal: [...this.narrow(face.legal)] } : face;
  }

  /** The move that the guide has in mind. */
  get meant(): Choice | undefined {
    const move = this.step?.moves[0];
    return move && this.#table.open.find((one) => same(one.move, move));
  }

  /** Where to look, the likeliest first. */
  get marks(): string[] {
    return this.step ? marksOf(this.step, this.meant, this.#table.picks) : [];
  }

  /** A click on something that is not meant now; true if that is answered with this. */
  missed(target: string): boolean {
    if (!this.on || this.now < 0) return false;
    const possible = this.#table.open.some((one) => one.targets.includes(target));
    const message = !this.step?.moves.length ? "ui-guide-first" : possible ? "ui-guide-later" : "ui-guide-wrong";
    this.#answer = { step: this.now, message };
    return message !== "ui-guide-wrong";
  }

  goOn(): void {
    if (this.last) this.leave();
    else this.#read = this.now + 1;
  }

  show(): void {
    this.shows++;
  }

  doIt(): void {
    if (this.meant) void this.#table.play(this.meant);
  }

  leave(): void {
    this.left = true;
    this.#keep([...load<string[]>(LEFT, []), this.#table.id]);
  }

  /** Whoever has sent the guide away may call again while the script is still followed. */
  get callable(): boolean {
    return this.left && this.steps !== null && this.now >= 0;
  }

  call(): void {
    this.left = false;
    this.#keep(load<string[]>(LEFT, []).filter((one) => one !== this.#table.id));
  }

  #keep(left: string[]): void {
    save(LEFT, left.slice(-MOST_LEFT));
  }
}
