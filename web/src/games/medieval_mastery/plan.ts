// A redeployment in the making: people shift knights one by one in any order. How many may stand where, and what that costs in dice,
// the engine says (`view.redeploy`); here it is only counted.
import type { Move } from "../../wire";
import type { Place, RedeployView } from "./view";

/** Knights shifted so far, one at a time, from a cell to a cell. */
export type Shift = readonly [from: number, to: number];

export class Plan {
  readonly #places: ReadonlyMap<number, Place>;
  readonly #now: Map<number, number>;

  constructor(
    readonly redeploy: RedeployView,
    shifts: readonly Shift[],
  ) {
    this.#places = new Map(redeploy.places.map((place) => [place.cell, place]));
    this.#now = new Map(redeploy.places.map((place) => [place.cell, place.before]));
    for (const [from, to] of shifts) {
      this.#now.set(from, this.now(from) - 1);
      this.#now.set(to, this.now(to) + 1);
    }
  }

  /** A redeployment that nobody has begun to send. */
  static fresh(redeploy: RedeployView | null): boolean {
    return redeploy?.half === "recall" && redeploy.cursor === null && redeploy.changes.length === 0;
  }

  /** The first place, through which all knights go. */
  get hub(): number {
    return this.redeploy.places[0]?.cell ?? -1;
  }

  /** All other places. */
  get cells(): number[] {
    return this.redeploy.places.slice(1).map((place) => place.cell);
  }

  has(cell: number): boolean {
    return this.#places.has(cell);
  }

  now(cell: number): number {
    return this.#now.get(cell) ?? 0;
  }

  change(cell: number): number {
    return this.now(cell) - (this.#places.get(cell)?.before ?? 0);
  }

  get changed(): boolean {
    return [...this.#now.keys()].some((cell) => this.change(cell) !== 0);
  }

  mayLeave(cell: number): boolean {
    const place = this.#places.get(cell);
    return place !== undefined && this.now(cell) > place.least;
  }

  mayJoin(cell: number): boolean {
    const place = this.#places.get(cell);
    return place !== undefined && this.now(cell) < place.most;
  }

  /** Why no knight can go that way: the message, and the place it is about. */
  refusal(from: number, to: number): { id: string; cell: number; count: number } | null {
    if (!this.mayLeave(from)) return { id: "board-plan-least", cell: from, count: this.#places.get(from)?.least ?? 0 };
    if (!this.mayJoin(to)) return { id: "board-plan-most", cell: to, count: this.#places.get(to)?.most ?? 0 };
    return null;
  }

  get dice(): number {
    const counts = [...this.#now.values()].map((knights) => this.redeploy.dice_for[knights] ?? 0);
    return counts.reduce((sum, dice) => sum + dice, this.redeploy.others);
  }

  get limit(): number {
    return this.redeploy.limit;
  }

  get fits(): boolean {
    return this.dice <= this.limit;
  }

  /** The moves of this plan, in the order of the places. */
  moves(): Move[] {
    const fewer = this.cells.filter((cell) => this.change(cell) < 0);
    const more = this.cells.filter((cell) => this.change(cell) > 0);
    return [
      ...fewer.map((cell): Move => ["recall", cell, -this.change(cell)]),
      ["recall_done"],
      ...more.map((cell): Move => ["reinforce", cell, this.change(cell)]),
      ["redeploy_done"],
    ];
  }
}
