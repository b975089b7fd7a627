// What the adviser has said: the best moves, which of them is looked at, and which one is pointed at for a moment.
import type { Choice, Expected, Reply } from "../wire";

export class Advice {
  moves = $state.raw<readonly Expected[]>([]);
  thinking = $state(false);
  chosen = $state(0);
  pointed = $state<number | null>(null);

  /** The move whose things are lit on the board. */
  readonly lit: Choice | null = $derived.by(() => this.moves[this.pointed ?? this.chosen]?.choice ?? null);

  tell(moves: readonly Expected[]): void {
    this.moves = moves;
    this.chosen = 0;
    this.pointed = null;
  }

  /** Nothing is said until the answer is there. */
  async wait(answer: Promise<Reply>): Promise<Reply> {
    this.forget();
    this.thinking = true;
    const reply = await answer;
    this.thinking = false;
    return reply;
  }

  forget(): void {
    this.tell([]);
  }
}
