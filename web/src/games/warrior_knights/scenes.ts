// Battles, votes and events as scenes of the stage.
import Sword from "~icons/game-icons/bloody-sword";
import Shield from "~icons/game-icons/bordered-shield";
import Draw from "~icons/game-icons/card-draw";
import Laurel from "~icons/game-icons/laurel-crown";
import type { Scene, SceneCard, SceneSide } from "../../stage/scene";
import type { Line } from "../../wire";
import type { Ballot, Fight } from "./theatre.svelte";
import type { RowView } from "./view";
import type { Words } from "./words";

const STEPS = ["commander", "discard", "casualties", "victories"];
const STEP_OF: Record<string, number> = {
  attacker_commander: 0,
  defender_commander: 0,
  draw: 1,
  discard: 1,
  show: 2,
  more_fate: 2,
  casualties: 2,
  attacker_wounds: 2,
  defender_wounds: 2,
};
const SIGNS = [Sword, Shield, Laurel, Draw];
const [DEAL, PREVENT, VICTORY] = [0, 1, 2];

const told = (story: readonly Line[] | null, words: Words) => (story ?? []).map((line) => words.table.say(line));
const awaiting = (waiting: readonly number[], words: Words) =>
  waiting.length ? words.t("ui-waiting-for", { seats: [...waiting] }) : "";

// ---- Battles -------------------------------------------------------------------------------------------------------

export function battleScene({ battle, ending }: Fight, words: Words, waiting: readonly number[]): Scene {
  const end = ending?.find((line) => line.id.startsWith("log-victories"));
  const wins = end?.id.includes("attacker") ? 0 : end?.id.includes("defender") ? 1 : -1;
  return {
    kind: "battle",
    key: `battle-${words.board.round}-${battle.area}-${battle.sides[0]?.seat}`,
    title: words.t(battle.wall === null ? "board-battle" : "board-assault", { area: words.area(battle.area) }),
    steps: STEPS.map((id) => words.t(`board-step-${id}`)),
    step: ending ? STEPS.length : (STEP_OF[battle.step] ?? 0),
    sides: battle.sides.map((row, side) => battleSide(row, side, wins === side, words)),
    notes: told(ending, words).slice(-2), // so few that they need no scrolling
    verdict: end ? words.table.say(end) : undefined,
    awaited: ending ? undefined : awaiting(waiting, words),
    stays: ending === null,
  };
}

function battleSide(row: RowView, side: number, winner: boolean, words: Words): SceneSide {
  const totals = totalsOf(row, words);
  const commander = row.seat !== null && row.commander !== null ? words.noble(row.seat, row.commander % 5) : "";
  const role = words.t(side ? "board-role-defender" : "board-role-attacker");
  return {
    seat: row.seat,
    name: row.seat === null ? words.t("board-neutral") : words.table.seatName(row.seat),
    role: commander ? `${role}, ${commander}` : role,
    total: totals?.victories,
    force: { count: Math.floor(row.strength / 100), label: words.t("board-strength", { strength: row.strength }) },
    lines: totals
      ? [
          { text: words.t("board-deals"), points: totals.deals },
          { text: words.t("board-prevents"), points: totals.prevents },
          { text: words.t("board-victories"), points: totals.victories },
        ]
      : [],
    cards: row.cards.flatMap((card, place) => fateCard(card, place, row, words)),
    winner,
  };
}

/** What the cards come to; before the reveal only the own ones count, without those about to be thrown away. */
function totalsOf(row: RowView, words: Words): { deals: number; prevents: number; victories: number } | null {
  if (row.totals) return row.totals;
  const kept = row.cards.filter((card, place): card is number => card !== null && !given(row, place, words));
  if (!kept.length) return null;
  const count = (result: number) => kept.filter((card) => words.parts.fate[card]?.result === result).length;
  return { deals: count(DEAL), prevents: count(PREVENT), victories: count(VICTORY) };
}

function given(row: RowView, place: number, words: Words): boolean {
  if (row.seat !== words.face.seat) return false;
  return (words.board.own?.chosen ?? []).some(([verb, which]) => verb === "discard" && which === place);
}

function fateCard(card: number | null, place: number, row: RowView, words: Words): SceneCard[] {
  if (row.thrown.includes(place) || given(row, place, words)) return [];
  if (card === null) return [{ id: `fate-${place}`, title: words.t("board-fate-down"), down: true }];
  return [{ id: `fate-${place}`, title: words.fate(card), symbol: SIGNS[words.parts.fate[card]?.result ?? 0] }];
}

// ---- Votes ---------------------------------------------------------------------------------------------------------

export function voteScene({ session, ending }: Ballot, words: Words, waiting: readonly number[]): Scene {
  const end = ending?.find((line) => /^log-(passed|rejected|awarded|motion-)/.test(line.id));
  const choices = session.candidates.length ? session.candidates : [1, 0];
  const text = words.has(`${session.subject}.text`) ? words.t(`${session.subject}.text`) : "";
  const sides = choices.map((choice) => voteSide(choice, session, words));
  const most = Math.max(...sides.map((side) => side.total ?? 0));
  return {
    kind: "vote",
    key: `vote-${words.board.round}-${session.at}-${session.subject}`,
    title: words.t("board-vote", { subject: session.subject }),
    text: [text, session.presiding === null ? "" : words.t("board-presides", { seat: session.presiding })]
      .filter(Boolean)
      .join(" "),
    steps: ["aside", "declare", "result"].map((id) => words.t(`board-vote-${id}`)),
    step: ending ? 2 : session.declaring ? 1 : 0,
    sides: sides.map((side) => ({ ...side, winner: ending !== null && most > 0 && side.total === most })),
    notes: purses(session.aside, words),
    verdict: end ? words.table.say(end) : undefined,
    awaited: ending ? undefined : awaiting(waiting, words),
    stays: ending === null,
  };
}

function voteSide(choice: number, session: Ballot["session"], words: Words): SceneSide {
  const named = session.candidates.length > 0;
  const mine = session.ballots.filter(([, chosen]) => chosen === choice).map(([seat = 0]) => seat);
  return {
    seat: named ? choice : null,
    name: named ? words.table.seatName(choice) : words.t(choice ? "move-aye" : "move-nay"),
    total: mine.reduce((sum, seat) => sum + (session.aside[seat] ?? 0), 0),
    lines: mine.map((seat) => ({ text: words.table.seatName(seat), points: session.aside[seat] ?? 0 })),
  };
}

/** How many Votes each baron has set aside, once that is open. */
function purses(aside: readonly number[], words: Words): string[] {
  const cast = aside.map((votes, seat) => ({ votes, seat })).filter(({ votes }) => votes > 0);
  return cast.length
    ? [
        cast
          .map(({ votes, seat }) => `${words.table.seatName(seat)}: ${words.t("board-has-votes", { count: votes })}`)
          .join("; "),
      ]
    : [];
}

// ---- Events --------------------------------------------------------------------------------------------------------

export function eventScene(line: Line, words: Words): Scene {
  const id = String(line.args.event);
  return {
    kind: "event",
    key: `event-${words.board.round}-${words.board.event_deck}-${id}`,
    title: words.t(id),
    text: words.t(`${id}.text`),
    sides: [],
    notes: [words.table.say(line)],
  };
}
