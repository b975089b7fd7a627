// A battle as a scene on the stage.
import type { Scene, SceneCard, SceneDie, SceneSide } from "../../stage/scene";
import type { Line } from "../../wire";
import { symbolOf } from "./cards";
import type { BattleView } from "./view";
import type { Hex, Whole } from "./whole";
import type { Words } from "./words";

const STEPS = 9;

export interface Fight {
  battle: BattleView;
  /** What happened on the way: dice, Fracture, cards lost. */
  notes: readonly Line[];
  /** What the story told of the end; null while the battle is on. */
  ending: readonly Line[] | null;
}

export function battleScene(fight: Fight, board: Whole, mine: number | null, waiting: number[], words: Words): Scene {
  const { battle, ending } = fight;
  const { table } = words;
  const place = words.place(board.hexes[battle.cell] as Hex);
  const names = Array.from({ length: STEPS }, (_, i) => (i + 1 === battle.step ? table.t(battle.step_name) : ""));
  return {
    kind: "battle",
    key: `${battle.cell} ${battle.attacker}`,
    title: table.t("board-battle", { place }),
    steps: names,
    step: ending ? STEPS : battle.step - 1,
    sides: (["attacker", "defender"] as const).map((side) => sideOf(fight, side, mine, words)),
    notes: [
      ...fight.notes.map((line) => table.say(line)),
      ...(battle.no_support ? [table.t("board-no-support")] : []),
      ...(ending ?? []).map((line) => table.say(line)),
    ],
    verdict:
      battle.winner === null ? undefined : table.t("board-outcome", { seat: battle.winner, count: battle.margin }),
    awaited: ending ? undefined : awaited(battle, board, waiting, words),
    stays: ending === null,
  };
}

function awaited(battle: BattleView, board: Whole, waiting: number[], words: Words): string {
  const { table } = words;
  const seats = waiting;
  if (!seats.length) return "";
  if (board.window) {
    const artefacts = board.window.artefacts.map((one) => words.artefactId(one));
    return table.t("board-await-fracture", { seats, artefacts });
  }
  if (battle.asked.length) return table.t("board-await-cards", { seats });
  return table.t(battle.support ? "board-await-support" : "board-await", { seats });
}

function sideOf({ battle, notes }: Fight, side: "attacker" | "defender", mine: number | null, words: Words): SceneSide {
  const index = side === "attacker" ? 0 : 1;
  const seat = battle[side];
  const lines = battle.ledger.filter((line) => line.side === side);
  const helpers = [...new Set(lines.map((line) => line.seat))].filter((other) => other !== seat);
  return {
    seat,
    name: words.table.seatName(seat),
    role: words.table.t(`board-role-${side}`),
    total: battle.points[index] ?? 0,
    force: { count: battle.knights[index] ?? 0, label: words.knights(battle.knights[index] ?? 0) },
    lines: lines.map((line) => ({ text: reason(line.why, line.seat, seat, words), points: line.points })),
    cards: [
      ...laid(battle, seat, mine === seat, words),
      ...[seat, ...helpers].flatMap((one) => shown(battle, one, words)),
    ],
    dice: [...ambush(battle, side), ...duel(notes, index)],
    winner: battle.winner === seat,
  };
}

function reason(why: string, by: number, seat: number, { table }: Words): string {
  return by === seat ? table.t(why) : `${table.t(why)} (${table.seatName(by)})`;
}

/** The card that lies face down. */
function laid(battle: BattleView, seat: number, mine: boolean, words: Words): SceneCard[] {
  if (!battle.committed.includes(seat)) return [];
  const own = mine && battle.yours !== null ? words.card(battle.yours) : "";
  return [{ id: `${seat}-0`, title: own || words.table.t("board-face-down"), down: true }];
}

function shown(battle: BattleView, seat: number, words: Words): SceneCard[] {
  return (battle.cards[seat] ?? []).map((card, i) => ({
    id: `${seat}-${i}`,
    title: words.card(card),
    text: card < 0 ? "" : words.cardText(card),
    symbol: symbolOf(words.cardId(card)),
  }));
}

function ambush(battle: BattleView, side: "attacker" | "defender"): SceneDie[] {
  const rolled = battle.ledger.filter((line) => line.side === side && line.why === "card-ambush");
  return rolled.map((line, i) => ({ id: `ambush-${i}`, label: String(line.points), pips: line.points }));
}

function duel(notes: readonly Line[], index: number): SceneDie[] {
  const rolls = notes.filter((line) => line.id === "log-duel");
  return rolls.map((line, i) => {
    const pips = Number(index === 0 ? line.args.roll : line.args.against);
    return { id: `duel-${i}`, label: String(pips), pips };
  });
}
