// What was said at the table, in order, each line once, and how much of it was read.
import type { ChatLine } from "../wire";

export class Chat {
  lines = $state.raw<ChatLine[]>([]);
  #read = $state(0);

  readonly unread = $derived(this.lines.length - this.#read);

  hear(line: ChatLine): void {
    if (this.lines.some((known) => known.n === line.n)) return;
    this.lines = [...this.lines, line].sort((a, b) => a.n - b.n);
  }

  read(): void {
    this.#read = this.lines.length;
  }
}
