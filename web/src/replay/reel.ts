// The steps of a game, fetched page by page; each with the log as it was before it.
import type { Line, State } from "../wire";

const PAGE = 25;
const KEPT = 40; // pages

export interface Moment {
  /** The step, with the lines alone that it adds. */
  state: State;
  before: readonly Line[];
}

export class Reel {
  readonly #fetch: (first: number, count: number) => Promise<State[]>;
  readonly #pages = new Map<number, Promise<State[]>>();

  constructor(fetch: (first: number, count: number) => Promise<State[]>) {
    this.#fetch = fetch;
  }

  async at(step: number): Promise<Moment> {
    const number = Math.floor(step / PAGE);
    const states = await this.#page(number);
    const index = step - firstOf(number);
    const state = states[index];
    if (!state) throw new RangeError(`no step ${step}`);
    return { state, before: logOf(states.slice(0, index)) };
  }

  /** What comes after this step will soon be wanted. */
  foresee(step: number, last: number): void {
    if (step + PAGE / 2 <= last) void this.#page(Math.floor((step + PAGE / 2) / PAGE)).catch(() => {});
  }

  #page(number: number): Promise<State[]> {
    const known = this.#pages.get(number);
    this.#pages.delete(number);
    const states = known ?? this.#ask(number);
    this.#pages.set(number, states);
    for (const old of this.#pages.keys()) if (this.#pages.size > KEPT) this.#pages.delete(old);
    return states;
  }

  #ask(number: number): Promise<State[]> {
    const first = firstOf(number);
    const states = this.#fetch(first, (number + 1) * PAGE - first);
    states.catch(() => this.#pages.delete(number));
    return states;
  }
}

/** A page begins with the step before its own, which the first of its own follows. */
const firstOf = (page: number) => Math.max(0, page * PAGE - 1);

/** The log after these states, the first of which tells it all. */
export function logOf(states: readonly State[]): Line[] {
  let log: Line[] = [];
  for (const { faces } of states) log = [...log.slice(0, faces[0]?.story_from), ...(faces[0]?.story ?? [])];
  return log;
}
