// Which things glow, and what a click on one of them means. Pure functions over the list of legal moves.
import type { Choice, Move, VerbInfo } from "../wire";
import type { Target } from "./board";

/** The legal moves that begin with these targets. */
export function consistent(legal: readonly Choice[], picked: readonly Target[]): Choice[] {
  return legal.filter((one) => picked.every((target, i) => one.targets[i] === target));
}

/** The targets that may come next. */
export function nextTargets(legal: readonly Choice[], picked: readonly Target[]): Set<Target> {
  const next = consistent(legal, picked).map((one) => one.targets[picked.length]);
  return new Set(next.filter((target) => target !== undefined));
}

export type Outcome = { send: Choice } | { pick: Target[] } | { illegal: Target };

/** What a click on `target` does: finish a move, go on with it, begin another one, take back a pick, or nothing legal. */
export function outcome(legal: readonly Choice[], picked: readonly Target[], target: Target): Outcome {
  for (const prefix of [[...picked, target], [target]]) {
    const moves = consistent(legal, prefix);
    if (moves.length === 1) return { send: moves[0] as Choice };
    if (moves.length > 1 && !picked.includes(target)) return { pick: prefix };
  }
  if (picked.includes(target)) return { pick: picked.slice(0, picked.indexOf(target)) };
  return { illegal: target };
}

/** Moves that need a button in the prompt bar: they are complete, or their next target is nowhere on the board. */
export function buttons(legal: readonly Choice[], picked: readonly Target[], onBoard: ReadonlySet<Target>): Choice[] {
  return consistent(legal, picked).filter((one) => {
    const next = one.targets[picked.length];
    return !onBoard.has(next ?? `move:${one.move[0]}`);
  });
}

/** The move that a click on a thing that does not glow was meant to make, to be explained by the server. */
export function meant(
  legal: readonly Choice[],
  picked: readonly Target[],
  vocabulary: readonly VerbInfo[],
  target: Target,
): Move | null {
  const asked = new Set(legal.map((one) => one.move[0]));
  const verbs = [...vocabulary].sort((a, b) => Number(asked.has(b.verb)) - Number(asked.has(a.verb)));
  for (const prefix of [[...picked, target], [target]]) {
    const verb = verbs.find(({ domains }) => prefix.every((one, i) => domains[i]?.name === domainOf(one)));
    if (verb) return [verb.verb, ...verb.domains.map((_, i) => numberOf(prefix[i]))];
  }
  return null;
}

const domainOf = (target: Target) => target.slice(0, target.lastIndexOf(":"));
const numberOf = (target: Target | undefined) => (target ? Number(target.slice(target.lastIndexOf(":") + 1)) : 0);
