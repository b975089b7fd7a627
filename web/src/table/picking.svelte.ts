// What is being picked: the targets clicked so far, what glows next, what needs a button, what a hint points to.
import type { Choice } from "../wire";
import type { Target } from "./board";
import { buttons, consistent, nextTargets, type Outcome, outcome } from "./pick";

const MANY_BUTTONS = 12;

export class Picking {
  readonly #legal: () => readonly Choice[];
  picks = $state.raw<readonly Target[]>([]);
  hint = $state.raw<Choice | null>(null);
  hovered = $state<Target | null>(null);
  /** What the board shows; unknown until there is a board. */
  onBoard = $state.raw<ReadonlySet<Target> | null>(null);

  constructor(legal: () => readonly Choice[]) {
    this.#legal = legal;
  }

  readonly glowing = $derived.by(() => nextTargets(this.#legal(), this.picks));
  readonly candidates = $derived.by(() => consistent(this.#legal(), this.picks));

  /** Moves that are offered as buttons; none when there are too many of them (the plain list has them all). */
  get buttons(): Choice[] {
    if (!this.onBoard) return [];
    const all = buttons(this.#legal(), this.picks, this.onBoard);
    return all.length <= MANY_BUTTONS ? all : all.filter((one) => one.targets.length === this.picks.length);
  }

  /** What a click on this target means; a move that it goes on with is kept. */
  click(target: Target): Outcome {
    const result = outcome(this.#legal(), this.picks, target);
    if ("pick" in result) this.picks = result.pick;
    return result;
  }

  hinted(target: Target): boolean {
    return this.hint?.targets.includes(target) ?? false;
  }

  clear(): void {
    this.picks = [];
    this.hint = null;
  }
}
