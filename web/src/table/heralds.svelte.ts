// What hits the player is told by a banner: it comes with the state that tells of it, lingers, and waits while it is pointed at.
import type { Line } from "../wire";

const LASTS = 8_000;
const MOST = 4;

export class Heralds {
  list = $state.raw<readonly Line[]>([]);
  readonly #coming = new Map<number, readonly Line[]>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** A state has come in, which tells of this. */
  note(version: number, lines: readonly Line[]): void {
    if (lines.length) this.#coming.set(version, lines);
  }

  /** A state is shown; true if it brings something new. */
  tell(version: number): boolean {
    const due = [...this.#coming.keys()].filter((one) => one <= version);
    const lines = due.flatMap((one) => this.#coming.get(one) ?? []);
    for (const one of due) this.#coming.delete(one);
    if (!lines.length) return false;
    this.list = [...this.list, ...lines].slice(-MOST);
    this.linger();
    return true;
  }

  linger(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.dismiss(), LASTS);
  }

  /** Somebody is reading. */
  wait(): void {
    clearTimeout(this.#timer);
  }

  dismiss(): void {
    clearTimeout(this.#timer);
    this.list = [];
  }
}
