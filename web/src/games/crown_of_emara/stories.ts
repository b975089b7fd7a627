// Short scenes from the story: a new event, and what Victoria does at the end of a round.
import type { Scene } from "../../stage/scene";
import type { Line } from "../../wire";
import type { Words } from "./words";

const number = (value: unknown): number => (typeof value === "number" ? value : 0);

export function sceneOf(story: readonly Line[], words: Words): Scene | null {
  const event = story.findLast((line) => line.id === "log-event");
  if (!event) return null;
  return {
    kind: "event",
    key: `event-${String(event.args.round)}`,
    title: words.table.t(String(event.args.event)),
    text: words.table.t(String(event.args.text)),
    sides: victoria(story, words),
  };
}

/** Her points since the last round, if the same news tell of them. */
function victoria(story: readonly Line[], words: Words): Scene["sides"] {
  const hers = story.filter((line) => line.id.startsWith("log-victoria"));
  if (!hers.length || !words.board.victoria) return [];
  const lines = hers.map((line) => ({ text: words.table.say(line), points: number(line.args.points) }));
  return [{ seat: null, name: words.table.t("victoria"), total: words.board.victoria.citizens, lines }];
}
