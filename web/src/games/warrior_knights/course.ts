// What is going on, from the outside in, and what comes after it.
import { PHASES, type Words } from "./words";

export function crumbs(words: Words): string[] {
  const { now, battle, stacks, round } = words.board;
  if (!round) return [];
  const found: string[] = [];
  if (now.phase === "planning" || now.phase === "upkeep") found.push(words.t(`board-phase-${now.phase}`));
  else found.push(words.t("board-phase-actions"));
  if (now.turned) {
    const card = words.card(now.turned.kind, now.turned.seat === null);
    found.push(now.turned.seat === null ? card : `${words.table.seatName(now.turned.seat)}: ${card}`);
  } else if (now.phase === "actions" && stacks.some((count) => count > 0)) {
    found.push(words.t("board-stack", { zone: stacks.findIndex((count) => count > 0) + 1 }));
  }
  if (PHASES.includes(now.phase) || now.phase === "mercenary-draft") found.push(words.t(`phase-${now.phase}`));
  if (now.session?.subject) found.push(words.t(now.session.subject));
  if (battle) found.push(words.t("board-battle", { area: words.area(battle.area) }));
  return found;
}

/** One line: the phase that is due, or the cards that still wait. */
export function next(words: Words): string {
  const { now, areas, barons, stacks, round } = words.board;
  if (!round) return "";
  if (now.phase === "planning") return words.t("board-next-planning");
  const due = PHASES.filter((id, i) => id !== now.phase && (areas[i]?.length ?? 0) >= 2 * barons.length);
  if (due.length && now.phase !== "upkeep") return words.t("board-next-phase", { phase: `phase-${due[0]}` });
  const left = stacks.reduce((sum, count) => sum + count, 0);
  if (now.phase === "upkeep") return words.t("board-next-round", { round: round + 1 });
  return left ? words.t("board-next-cards", { count: left }) : words.t("board-next-upkeep");
}
