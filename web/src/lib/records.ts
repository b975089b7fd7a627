// The best results of a series in words. A key is words joined by slashes; the game's catalogue names it by the first of them.

import type { Args, Result } from "../wire";
import type { Text } from "./text";

const PLACES = ["one", "two", "three", "four"];

const messageOf = (key: string) => `series-${key.split("/")[0]}`;

/** What kind of games these results are of; empty if the game has no word for it. */
export function kind(text: Text, key: string): string {
  const [, ...parts] = key.split("/");
  const args: Args = Object.fromEntries(parts.map((part, i) => [PLACES[i] ?? String(i), part]));
  return text.has(messageOf(key)) ? text.format(messageOf(key), args) : "";
}

/** One result: by the game's own message, or the scores. */
export function told(text: Text, key: string, result: Result): string {
  const id = `${messageOf(key)}.result`;
  const score = result.scores.join(" · ");
  return text.has(id) ? text.format(id, { ...result.options, score }) : score;
}
