// Which things glow, and what a click on one of them means. Pure functions over the list of legal moves. The things of a move may
// be clicked in any order; where the order tells two moves apart (from here to there), the order of the clicks counts.
import type { Choice, Move, VerbInfo } from "../wire";
import type { Target } from "./board";

/** What is clicked for a move: one thing per argument. A move without arguments is a thing of its own. */
export function thingsOf(choice: Choice): readonly Target[] {
  return choice.targets.length ? choice.targets : [`move:${choice.move[0]}`];
}

/** What is left to be clicked; null if something was picked that is no part of it. */
function rest(choice: Choice, picked: readonly Target[]): Target[] | null {
  const left = [...thingsOf(choice)];
  for (const target of picked) {
    const at = left.indexOf(target);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

function inOrder(choice: Choice, picked: readonly Target[]): boolean {
  let from = 0;
  return picked.every((target) => {
    const at = thingsOf(choice).indexOf(target, from);
    from = at + 1;
    return at >= 0;
  });
}

/** The legal moves in which all these things take part. */
export function candidates(legal: readonly Choice[], picked: readonly Target[]): Choice[] {
  const ordered = legal.filter((one) => inOrder(one, picked));
  return ordered.length ? ordered : legal.filter((one) => rest(one, picked) !== null);
}

/** The things that can be clicked next. */
export function nextTargets(legal: readonly Choice[], picked: readonly Target[]): Set<Target> {
  return new Set(candidates(legal, picked).flatMap((one) => rest(one, picked) ?? []));
}

export type Outcome = { send: Choice } | { pick: Target[] } | { illegal: Target };

/** What a click on `target` does: finish a move, go on with it, begin another one, take back a pick, or nothing legal. */
export function outcome(legal: readonly Choice[], picked: readonly Target[], target: Target): Outcome {
  const picks = [...picked, target];
  const [first, ...others] = candidates(legal, picks);
  if (first) return others.length ? { pick: picks } : { send: first };
  if (picked.includes(target)) return { pick: picked.filter((one) => one !== target) };
  return begin(legal, target);
}

/** Another move than the one that was half picked: it is sent only if nothing of it is left open. */
function begin(legal: readonly Choice[], target: Target): Outcome {
  const [first, ...others] = candidates(legal, [target]);
  if (!first) return { illegal: target };
  return others.length || thingsOf(first).length > 1 ? { pick: [target] } : { send: first };
}

/** Moves that need a button of their own: nothing that is left of them can be clicked, or no other is left. */
export function buttons(legal: readonly Choice[], picked: readonly Target[], onBoard: ReadonlySet<Target>): Choice[] {
  const found = candidates(legal, picked);
  if (found.length === 1) return found.filter((one) => !onBoard.has(`move:${one.move[0]}`));
  return found.filter((one) => !rest(one, picked)?.some((target) => onBoard.has(target)));
}

/** A kind of move: its verb, and the legal moves of that kind. */
export interface Kind {
  verb: string;
  moves: readonly Choice[];
}

/** The kinds of move that are legal, in their order. */
export function kinds(legal: readonly Choice[]): Kind[] {
  const verbs = [...new Set(legal.map((one) => one.move[0]))];
  return verbs.map((verb) => ({ verb, moves: legal.filter((one) => one.move[0] === verb) }));
}

/** The move that a click on a thing that does not glow was meant to make, to be explained by the server. */
export function meant(
  legal: readonly Choice[],
  picked: readonly Target[],
  vocabulary: readonly VerbInfo[],
  target: Target,
): Move | null {
  const alike = [...candidates(legal, picked), ...legal].map((one) => instead(one, picked, target));
  return alike.find((move) => move !== null) ?? unasked(vocabulary, target);
}

/** A legal move with this thing in the place of one of its kind: what stands in the way is then the thing itself. */
function instead({ move, targets }: Choice, picked: readonly Target[], target: Target): Move | null {
  const at = targets.findIndex((one) => domainOf(one) === domainOf(target) && !picked.includes(one));
  if (at < 0) return null;
  const [verb, ...numbers] = move;
  return [verb, ...numbers.map((number, i) => (i === at ? numberOf(target) : number))];
}

/** A verb that is not asked for now. */
function unasked(vocabulary: readonly VerbInfo[], target: Target): Move | null {
  const [domain, value] = [domainOf(target), numberOf(target)];
  const own = vocabulary.find(({ verb }) => target === `move:${verb}`);
  const verb = own ?? vocabulary.find(({ domains }) => domains.some(({ name }) => name === domain));
  if (!verb) return null;
  const at = verb.domains.findIndex(({ name }) => name === domain);
  return [verb.verb, ...verb.domains.map((_, i) => (i === at ? value : 0))];
}

const domainOf = (target: Target) => target.slice(0, target.lastIndexOf(":"));
const numberOf = (target: Target) => Number(target.slice(target.lastIndexOf(":") + 1));
