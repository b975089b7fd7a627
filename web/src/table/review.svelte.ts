// The review of a finished game: asked for, waited for, and kept while the page is open.
import { askReview, Refused } from "../lib/api";
import type { Costly, Refusal, Reviewed } from "../wire";

const AGAIN = 700; // milliseconds

export class Review {
  readonly table: string;
  result = $state.raw<Reviewed | null>(null);
  /** The share that is worked out while it is; null: nobody has asked. */
  done = $state<number | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  #closed = false;

  constructor(table: string) {
    this.table = table;
  }

  get working(): boolean {
    return this.done !== null && !this.result;
  }

  close(): void {
    this.#closed = true;
  }

  async ask(): Promise<void> {
    if (this.working || this.result) return;
    this.refusal = null;
    this.done = 0;
    try {
      while (!this.result && !this.#closed) await this.#look();
    } catch (wrong) {
      this.done = null;
      this.refusal = wrong instanceof Refused ? wrong.refusal : null;
    }
  }

  async #look(): Promise<void> {
    const { done, result } = await askReview(this.table);
    this.done = done;
    this.result = result;
    if (!result) await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }

  /** The costly move that was about to be made at this step through these eyes. */
  before(step: number, seat: number | null): Costly | null {
    return this.result?.costly.find((one) => one.seat === seat && one.step - 1 === step) ?? null;
  }
}
