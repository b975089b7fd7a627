// What is shown and when: states wait in a queue, and each one that is shown stays for its time.
import { settings } from "../lib/settings.svelte";
import type { State } from "../wire";
import { Story } from "./story.svelte";

/** What the pause after a state adds to its animation, as a share of it. */
const PAUSE = 0.9;

/** Told before and after the shown state changes. */
export interface Watcher {
  before(): void;
  after(): void;
}

export class Pacing {
  /** The state on the screen, and those that came after it and wait to be shown. */
  shown = $state.raw<State | null>(null);
  queue = $state.raw<State[]>([]);
  readonly story: Story;
  readonly #watchers = new Set<Watcher>();
  /** A scene plays over the board: the next state waits for its end. */
  #held = 0;
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    this.story = new Story(table);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Watchers are told in the order in which they came. */
  watch(watcher: Watcher): () => void {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  }

  add(state: State): void {
    this.story.measure(state);
    this.queue = [...this.queue, state];
    if (!this.shown || settings.motion === 0) this.skip();
    else if (this.queue.length === 1) this.#playSoon();
  }

  /** Shows the newest state at once. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#due = 0;
    const last = this.queue.at(-1);
    for (const state of this.queue) this.story.tell(state);
    if (last) this.#show(last, []);
  }

  /** The shown state stays at least so many milliseconds from now. */
  stay(milliseconds: number): void {
    this.#held = performance.now() + milliseconds;
    if (this.queue.length) this.#playSoon();
  }

  /** How many milliseconds the shown state is still held. */
  get rest(): number {
    return Math.max(0, this.#held - performance.now());
  }

  /** Whatever held the shown state is over. */
  release(): void {
    this.#held = 0;
    if (this.queue.length) this.#playSoon();
  }

  #playSoon(): void {
    clearTimeout(this.#timer);
    const wait = Math.max(this.#due, this.#held) - performance.now();
    this.#timer = setTimeout(() => this.#playNext(), Math.max(0, wait));
  }

  #playNext(): void {
    const [next, ...rest] = this.queue;
    if (!next) return;
    this.story.tell(next);
    this.#show(next, rest);
    if (rest.length) this.#playSoon();
  }

  #show(state: State, rest: State[]): void {
    for (const watcher of this.#watchers) watcher.before();
    this.shown = state;
    this.queue = rest;
    this.#due = performance.now() + settings.motion * (1 + PAUSE);
    for (const watcher of this.#watchers) watcher.after();
  }
}
