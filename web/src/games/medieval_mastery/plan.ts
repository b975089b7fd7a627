// A whole redeployment as a plan: how many knights each supplied territory shall have; the castle holds the rest. People click
// in any order; the plan is sent as the small moves that the engine knows, sorted by cell.
import type { Move } from "../../wire";
import type { HexView, PlayerView, RedeployView } from "./types";

/** Knights shifted so far, one at a time, from a cell to a cell. */
export type Shift = readonly [from: number, to: number];

export class Plan {
  readonly #before: ReadonlyMap<number, number>;
  readonly #now: Map<number, number>;

  constructor(
    readonly hexes: readonly HexView[],
    readonly player: PlayerView,
    readonly limit: number,
    shifts: readonly Shift[],
  ) {
    const cells = [player.castle, ...player.supplied];
    this.#before = new Map(cells.map((cell) => [cell, hexes[cell]?.knights ?? 0]));
    this.#now = new Map(this.#before);
    for (const [from, to] of shifts) {
      this.#now.set(from, this.now(from) - 1);
      this.#now.set(to, this.now(to) + 1);
    }
  }

  /** A redeployment that nobody has begun to send. */
  static fresh(redeploy: RedeployView | null): boolean {
    return redeploy?.half === "recall" && redeploy.cursor === null && redeploy.changes.length === 0;
  }

  has(cell: number): boolean {
    return this.#before.has(cell);
  }

  before(cell: number): number {
    return this.#before.get(cell) ?? 0;
  }

  now(cell: number): number {
    return this.#now.get(cell) ?? 0;
  }

  change(cell: number): number {
    return this.now(cell) - this.before(cell);
  }

  get changed(): boolean {
    return [...this.#now.keys()].some((cell) => this.change(cell) !== 0);
  }

  /** One knight must stay on a territory; the castle may be emptied. */
  mayLeave(cell: number): boolean {
    return this.has(cell) && this.now(cell) > (cell === this.player.castle ? 0 : 1);
  }

  mayJoin(cell: number): boolean {
    return this.has(cell) && (cell === this.player.castle || this.now(cell) < (this.hexes[cell]?.capacity ?? 0));
  }

  /** Dice needed on the whole map, unsupplied territories included. */
  get dice(): number {
    const others = this.hexes.filter(
      (hex) => hex.owner === this.hexes[this.player.castle]?.owner && !this.has(hex.cell),
    );
    const counts = [...this.#now.values(), ...others.map((hex) => hex.knights)];
    return counts.reduce((sum, knights) => sum + Math.ceil(knights / 6), 0);
  }

  get fits(): boolean {
    return this.dice <= this.limit;
  }

  /** The moves of this plan in the order the engine wants them. */
  moves(): Move[] {
    const cells = [...this.#now.keys()].filter((cell) => cell !== this.player.castle).sort((a, b) => a - b);
    const recalls = cells.filter((cell) => this.change(cell) < 0);
    const reinforcements = cells.filter((cell) => this.change(cell) > 0);
    return [
      ...recalls.map((cell): Move => ["recall", cell, -this.change(cell)]),
      ["recall_done"],
      ...reinforcements.map((cell): Move => ["reinforce", cell, this.change(cell)]),
      ["redeploy_done"],
    ];
  }
}
