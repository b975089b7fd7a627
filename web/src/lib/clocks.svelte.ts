// The clocks of a table as this page shows them: what the server last said, and the time that has passed since then.
import { getContext, setContext } from "svelte";
import type { Clock, Pace } from "../wire";
import { scarce } from "./time";

const TICK = 250;
const NAME = Symbol("clocks");

export class Clocks {
  pace = $state.raw<Pace | null>(null);
  /** Seats that a bot plays because their time was up. */
  late = $state.raw<number[]>([]);
  #said = $state.raw<Clock | null>(null);
  /** Milliseconds of this page, then and now; the clock on the wall plays no part. */
  #then = 0;
  #now = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  hear(clock: Clock | null): void {
    this.#said = clock;
    this.#then = this.#now = performance.now();
    clearInterval(this.#timer);
    if (clock?.running.length) this.#timer = setInterval(() => (this.#now = performance.now()), TICK);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  /** Is there a clock for this seat? */
  at(seat: number): boolean {
    return this.#said?.left[seat] != null;
  }

  runs(seat: number): boolean {
    return this.#said?.running.includes(seat) ?? false;
  }

  /** Seconds. */
  left(seat: number): number {
    const left = this.#said?.left[seat] ?? 0;
    return this.runs(seat) ? Math.max(0, left - (this.#now - this.#then) / 1000) : left;
  }

  low(seat: number): boolean {
    return this.at(seat) && scarce(this.left(seat), this.pace);
  }
}

export const giveClocks = (clocks: () => Clocks): void => void setContext(NAME, clocks);
/** Of the table around; there may be none. */
export const takeClocks = (): (() => Clocks) | undefined => getContext(NAME);
