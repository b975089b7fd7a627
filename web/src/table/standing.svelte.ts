// Standing orders: "pass until ...". The client answers for a player who said so, always after the same short while and without
// a look at what he holds, so that the answer tells nothing. An order ends by itself or is taken back at any time; it is kept in
// this browser, so that a reload does not end it.
import { load, save } from "../lib/storage";
import type { Move, State, View } from "../wire";
import type { StandingOrder } from "./board";

const DELAY = 900;

interface Given {
  order: StandingOrder;
  since: View;
}

/** An order as it is kept over a reload. */
interface Kept {
  message: string;
  since: View;
}

export class Standing {
  /** What the game offers. */
  #orders = $state.raw<readonly StandingOrder[]>([]);
  /** What is in force, by seat. */
  given = $state.raw<Readonly<Record<number, Given>>>({});
  #latest: State | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #send: (seat: number, ask: number, move: Move) => Promise<unknown>;

  readonly #name: string;

  constructor(send: (seat: number, ask: number, move: Move) => Promise<unknown>, table: string) {
    this.#send = send;
    this.#name = `standing.${table}`;
  }

  get orders(): readonly StandingOrder[] {
    return this.#orders;
  }

  /** What was given before a reload holds on. */
  set orders(orders: readonly StandingOrder[]) {
    this.#orders = orders;
    const kept = Object.entries(load<Record<number, Kept>>(this.#name, {}));
    const known = kept.map(
      ([seat, { message, since }]) => [seat, { order: orders.find((one) => one.message === message), since }] as const,
    );
    this.given = Object.fromEntries(known.filter(([, { order }]) => order)) as Record<number, Given>;
    if (this.#latest) this.heed(this.#latest);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** The orders that answer what is asked in this view. */
  offered(view: View): StandingOrder[] {
    return this.orders.filter((order) => order.asked(view) && (order.offered?.(view) ?? true));
  }

  give(seat: number, order: StandingOrder, since: View): void {
    this.#keep({ ...this.given, [seat]: { order, since } });
    if (this.#latest) this.heed(this.#latest);
  }

  revoke(seat: number): void {
    this.#keep(Object.fromEntries(Object.entries(this.given).filter(([key]) => Number(key) !== seat)));
  }

  #keep(given: Readonly<Record<number, Given>>): void {
    this.given = given;
    const kept = Object.entries(given).map(([seat, { order, since }]) => [seat, { message: order.message, since }]);
    save(this.#name, Object.fromEntries(kept));
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
