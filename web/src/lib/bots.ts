// The bots by their names: eight levels for people, and whatever else is installed.
import type { Text } from "./text";

const LEVEL = /^level[1-8]$/;
const USUAL = "level3";

export const isLevel = (kind: string): boolean => LEVEL.test(kind);

/** Whom a newcomer meets: neither the first nor the last of the levels. */
export const usualBot = (bots: readonly string[]): string =>
  [USUAL, "greedy"].find((kind) => bots.includes(kind)) ?? bots[0] ?? "mine";

export const botName = (kind: string, text: Text): string =>
  text.has(`ui-bot-${kind}`) ? text.format(`ui-bot-${kind}`) : kind;

/** A sentence about a level; nothing about other bots. */
export const aboutBot = (kind: string, text: Text): string =>
  text.has(`ui-bot-${kind}-about`) ? text.format(`ui-bot-${kind}-about`) : "";
