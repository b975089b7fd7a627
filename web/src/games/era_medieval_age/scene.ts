// Short scenes: the dice of all players when the screens are lifted, and the disasters they bring.
import type { Scene, SceneSide } from "../../stage/scene";
import type { Line } from "../../wire";
import type { Board } from "./view";
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

/** What the latest part of the story is worth a scene. */
export function sceneOf(story: readonly Line[], board: Board, words: Words): Scene | null {
  const disaster = story.find((line) => line.id === "log-disaster");
  if (!disaster) return null;
  const notes = story.filter((line) => STRUCK.has(line.id) && line !== disaster).map((line) => words.table.say(line));
  const seat = Number(disaster.args.seat);
  const side: SceneSide = { seat, name: words.table.seatName(seat) };
  return {
    kind: "event",
    key: `disaster ${board.round} ${seat}`,
    title: words.table.say(disaster),
    sides: [side],
    notes,
  };
}
