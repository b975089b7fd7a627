// Standing orders: "pass until ...". The client answers for a player who said so, always after the same short while and without
// a look at what he holds, so that the answer tells nothing. An order ends by itself or is taken back at any time.
import type { Move, State, View } from "../wire";
import type { StandingOrder } from "./board";

const DELAY = 900;

interface Given {
  order: StandingOrder;
  since: View;
}

export class Standing {
  /** What the game offers. */
  orders = $state.raw<readonly StandingOrder[]>([]);
  /** What is in force, by seat. */
  given = $state.raw<Readonly<Record<number, Given>>>({});
  #latest: State | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #send: (seat: number, ask: number, move: Move) => Promise<unknown>;

  constructor(send: (seat: number, ask: number, move: Move) => Promise<unknown>) {
    this.#send = send;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** The orders that answer what is asked in this view. */
  offered(view: View): StandingOrder[] {
    return this.orders.filter((order) => order.asked(view) && (order.offered?.(view) ?? true));
  }

  give(seat: number, order: StandingOrder, since: View): void {
    this.given = { ...this.given, [seat]: { order, since } };
    if (this.#latest) this.heed(this.#latest);
  }

  revoke(seat: number): void {
    this.given = Object.fromEntries(Object.entries(this.given).filter(([key]) => Number(key) !== seat));
  }

  /** A new state came in: let go of what has run out, answer what is asked. */
  heed(state: State): void {
    this.#latest = state;
    clearTimeout(this.#timer);
    for (const { seat, view } of state.faces) {
      if (seat === null) continue;
      const given = this.given[seat];
      if (given && (view.over || !given.order.holds(view, given.since))) this.revoke(seat);
    }
    if (Object.keys(this.given).length) this.#timer = setTimeout(() => this.#answer(state), DELAY);
  }

  #answer(state: State): void {
    for (const { seat, ask, view } of state.faces) {
      const order = seat === null ? undefined : this.given[seat]?.order;
      if (order && seat !== null && ask !== null && order.asked(view)) void this.#send(seat, ask, order.move);
    }
  }
}
