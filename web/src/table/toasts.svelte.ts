// Short notes at the edge of the screen: answers (status) and refusals (alert), with the clause behind them.

export interface Toast {
  n: number;
  text: string;
  rule: string | null;
  alert: boolean;
}

const LASTS = 9_000;
const MOST = 3;

export class Toasts {
  list = $state.raw<Toast[]>([]);
  #count = 0;

  tell(text: string, rule: string | null = null): void {
    this.#add({ n: ++this.#count, text, rule, alert: false });
  }

  complain(text: string, rule: string | null = null): void {
    this.#add({ n: ++this.#count, text, rule, alert: true });
  }

  dismiss(n: number): void {
    this.list = this.list.filter((toast) => toast.n !== n);
  }

  #add(toast: Toast): void {
    const others = this.list.filter((known) => known.text !== toast.text);
    this.list = [...others, toast].slice(-MOST);
    setTimeout(() => this.dismiss(toast.n), LASTS);
  }
}
