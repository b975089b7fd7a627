// The first-game tour: whether it was offered, and where it stands.
import { load, save } from "../lib/storage";

class TourState {
  game = $state<string | null>(null);
  step = $state(0);
  #seen = $state.raw<string[]>(load("toured", []));

  offered(game: string): boolean {
    return this.#seen.includes(game);
  }

  start(game: string): void {
    this.settle(game);
    this.game = game;
    this.step = 0;
  }

  stop(): void {
    this.game = null;
  }

  /** Do not offer it again. */
  settle(game: string): void {
    this.#seen = [...new Set([...this.#seen, game])];
    save("toured", this.#seen);
  }
}

export const tour = new TourState();
