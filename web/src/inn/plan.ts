// The table as it is being laid: who sits where. Pure, so that the page only draws it.
import { usualBot } from "../lib/bots";
import type { CreateTable, GameInfo, Json, Pace } from "../wire";

export type Sitter = "mine" | "friend" | string; // or the name of a bot

export interface Plan {
  game: string;
  sitters: Sitter[];
  names: string[];
  options: Record<string, Json>;
  /** Own component data, as the text of a TOML file. */
  components?: string;
  /** The secret of the series with which the results are to count. */
  series?: string;
  /** Only where two people or more play. */
  pace?: Pace | null;
}

const USUAL_SEATS = 3;

/** Alone against the usual bots, with the usual number of seats. */
export function firstPlan(game: GameInfo): Plan {
  const count = game.seats.includes(USUAL_SEATS) ? USUAL_SEATS : (game.seats[0] ?? 1);
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  return { game: game.slug, sitters: sittersFor(game, count, ["mine"]), names: [], options };
}

/** The same with friends instead of bots. */
export function friendlyPlan(game: GameInfo): Plan {
  const plan = firstPlan(game);
  const enough =
    plan.sitters.length > 1 ? plan.sitters : sittersFor(game, game.seats.find((count) => count > 1) ?? 1, ["mine"]);
  return { ...plan, sitters: enough.map((_, seat) => (seat ? "friend" : "mine")) };
}

/** Keeps who already sits; new seats go to bots. */
export function sittersFor(game: GameInfo, count: number, before: Sitter[]): Sitter[] {
  return Array.from({ length: count }, (_, seat) => before[seat] ?? usualBot(game.bots));
}

/** Nobody waits for somebody who plays alone. */
export const people = (plan: Plan): number => plan.sitters.filter((sitter) => !isBot(sitter)).length;

const isBot = (sitter: Sitter | undefined) => sitter !== "mine" && sitter !== "friend";

export function toWire(plan: Plan, language: string, nameOf: (seat: number) => string): CreateTable {
  const seats = plan.sitters.map((sitter, seat) => [String(seat), sitter] as const);
  return {
    game: plan.game,
    seats: plan.sitters.length,
    bots: Object.fromEntries(seats.filter(([, sitter]) => isBot(sitter))),
    options: plan.options as CreateTable["options"],
    language,
    names: Object.fromEntries(seats.map(([seat]) => [seat, nameOf(Number(seat)).slice(0, 40)])),
    ...(plan.components && { components: plan.components }),
    ...(plan.series && { series: plan.series }),
    ...(plan.pace && people(plan) > 1 && { pace: plan.pace }),
  };
}
