// What is being picked: the kind of move and the targets chosen so far, what glows next, what needs a button, what a hint points to.
import type { Choice } from "../wire";
import type { Advice } from "./advice.svelte";
import type { Target } from "./board";
import { buttons, candidates, type Kind, kinds, nextTargets, type Outcome, outcome, thingsOf } from "./pick";

const MANY_BUTTONS = 12;

export class Picking {
  readonly #legal: () => readonly Choice[];
  readonly #advice: Advice;
  picks = $state.raw<readonly Target[]>([]);
  /** The verb of the only moves that are offered now. */
  kind = $state<string | null>(null);
  hovered = $state<Target | null>(null);
  /** What the board shows; unknown until there is a board. */
  onBoard = $state.raw<ReadonlySet<Target> | null>(null);

  constructor(legal: () => readonly Choice[], advice: Advice) {
    this.#legal = legal;
    this.#advice = advice;
  }

  /** The move that the adviser has in mind. */
  get hint(): Choice | null {
    return this.#advice.lit;
  }

  readonly #offered = $derived.by(() => this.#legal().filter((one) => !this.kind || one.move[0] === this.kind));
  readonly glowing = $derived.by(() => nextTargets(this.#offered, this.picks));
  readonly candidates = $derived.by(() => candidates(this.#offered, this.picks));

  /** Something is half chosen and can be put back. */
  get begun(): boolean {
    return this.picks.length > 0 || this.kind !== null;
  }

  readonly #kinds = $derived.by(() => kinds(this.#legal()));

  /** Moves that are offered as buttons; none when there are too many of them (the plain list has them all). */
  readonly buttons = $derived.by(() => {
    if (!this.onBoard) return [];
    const all = buttons(this.picks.length ? this.#offered : this.#legal(), this.picks, this.onBoard);
    const few = all.length <= MANY_BUTTONS ? all : all.filter((one) => one.targets.length === this.picks.length);
    return this.picks.length ? few : [...few, ...this.#alone(few)];
  });

  /** The only move of its kind, where there are others: said by a button as well as on the board. */
  #alone(offered: readonly Choice[]): Choice[] {
    const single = this.#kinds.filter(({ moves }) => moves.length === 1).flatMap(({ moves }) => moves);
    return single.filter((one) => !offered.includes(one) && !this.onBoard?.has(`move:${one.move[0]}`));
  }

  /** Kinds of which several moves begin on the board, where there are other kinds as well. */
  readonly kinds: readonly Kind[] = $derived.by(() => {
    const shown = new Set(this.buttons);
    if (this.picks.length || this.#kinds.length < 2 || !this.onBoard) return [];
    return this.#kinds.filter(({ moves }) => moves.length > 1 && !moves.every((one) => shown.has(one)));
  });

  /** What a click on this target means; a move that it goes on with is kept. */
  click(target: Target): Outcome {
    let result = outcome(this.#offered, this.picks, target);
    if ("illegal" in result && this.kind) result = this.#otherKind(target);
    if ("pick" in result) this.picks = result.pick;
    return result;
  }

  #otherKind(target: Target): Outcome {
    const result = outcome(this.#legal(), [], target);
    if (!("illegal" in result)) this.kind = null;
    return result;
  }

  choose(verb: string): void {
    this.picks = [];
    this.kind = this.kind === verb ? null : verb;
  }

  hinted(target: Target): boolean {
    return this.hint ? thingsOf(this.hint).includes(target) : false;
  }

  forget(): void {
    this.picks = [];
    this.kind = null;
  }

  clear(): void {
    this.forget();
    this.#advice.forget();
  }
}
