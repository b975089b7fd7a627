// A table is laid: asked for, its keys kept, those of friends as invitations.
import { createTable, gather } from "../lib/api";
import { settings, t } from "../lib/settings.svelte";
import { keepGathering, keepSeries, keepTable, mySeries } from "../lib/storage";
import { type Plan, toWire } from "./plan";

/** What a seat is called where nothing is written: oneself by the own name, everybody else as a guest of the house. */
export function nameOf(plan: Plan, seat: number): string {
  const given = plan.names[seat]?.trim();
  if (given) return given;
  if (seat === plan.sitters.indexOf("mine")) return settings.name.trim() || t("ui-default-name");
  return t(`ui-guest-${seat + 1}`);
}

/** The code of a new gathering: the seats of friends are free, and begin is when all are ready. */
export async function gatherFor(plan: Plan, open: boolean): Promise<string> {
  const table = toWire(plan, settings.language, (seat) => nameOf(plan, seat));
  const seat = plan.sitters.indexOf("mine");
  const { code, key } = await gather({ table, seat, name: nameOf(plan, seat), open });
  keepGathering(code, key);
  return code;
}

/** The id of the new table. */
export async function layTable(plan: Plan): Promise<string> {
  const wish = { ...plan, series: mySeries() };
  const { table, keys, series } = await createTable(toWire(wish, settings.language, (seat) => nameOf(plan, seat)));
  const of = (sitter: string) => Object.entries(keys).filter(([seat]) => plan.sitters[Number(seat)] === sitter);
  keepSeries(series);
  keepTable({
    table,
    game: plan.game,
    keys: of("mine").map(([, key]) => key),
    invitations: Object.fromEntries(of("friend")),
    names: plan.sitters.map((_, seat) => nameOf(plan, seat)),
    at: new Date().toISOString(),
    series,
    named: true,
  });
  return table;
}
