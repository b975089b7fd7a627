// Short scenes: the dice of all players when the screens are lifted, and the disasters they bring.
import type { Component } from "svelte";
import type { Scene, SceneDie, SceneSide } from "../../stage/scene";
import type { Line } from "../../wire";
import { SYMBOLS, TINTS } from "./symbols";
import type { Board, DieView } from "./view";
import type { Words } from "./words";

const STRUCK = new Set([
  "log-disaster",
  "log-suffered",
  "log-robbed",
  "log-disease",
  "log-revolt",
  "log-spared",
  "log-covered",
  "log-lost-piece",
  "log-famine",
]);

/** What the latest part of the story is worth a scene: of this round, and only while the dice still lie there. */
export function sceneOf(told: readonly Line[], board: Board, words: Words): Scene | null {
  const story = told.slice(told.findLastIndex((line) => line.id === "log-round") + 1);
  const struck = story.filter((line) => STRUCK.has(line.id)).map((line) => words.table.say(line));
  const rolled = story.filter((line) => line.id === "log-rolled").map((line) => Number(line.args.seat));
  if (rolled.some((seat) => board.players[seat]?.dice.some((die) => die.face === null))) return null;
  if (rolled.length) return rollScene(rolled, board, words, struck);
  const disaster = story.find((line) => line.id === "log-disaster");
  if (!disaster) return null;
  const seat = Number(disaster.args.seat);
  return {
    kind: "event",
    key: `disaster ${board.round} ${seat}`,
    title: words.table.say(disaster),
    sides: [{ seat, name: words.table.seatName(seat) }],
    notes: struck.filter((note) => note !== words.table.say(disaster)),
  };
}

function rollScene(rolled: readonly number[], board: Board, words: Words, notes: readonly string[]): Scene {
  const sides: SceneSide[] = rolled.map((seat) => ({
    seat,
    name: words.table.seatName(seat),
    dice: (board.players[seat]?.dice ?? []).map((die) => dieOf(die, words)),
  }));
  if (board.philip?.dice.length) {
    const dice = board.philip.dice.map((die) => dieOf(die, words));
    sides.push({ seat: null, name: words.table.t("rival-philip"), dice });
  }
  const title = words.table.t("board-screens-lifted", { round: board.round });
  return { kind: "roll", key: `roll ${board.round}`, title, sides, notes };
}

function dieOf(die: DieView, words: Words): SceneDie {
  const symbols = words.symbolsOf(die).map((symbol) => SYMBOLS[symbol] as unknown as Component);
  return { id: String(die.die), label: words.die(die), symbols, tint: TINTS[die.colour] };
}
