// Keys that open nothing any more stand in the way of those that do: the host may have made a new link, and the old key is still kept here.
import { brief, Refused } from "./api";
import { keepTable, myTable } from "./storage";

const isWrong = (wrong: unknown) => wrong instanceof Refused && wrong.refusal.code === "wrong-key";
const fails = (table: string, key: string) => brief(table, [key]).then(() => false, isWrong);

/** Forgets them, if others are left or the account holds the seat. True: it is worth trying again. */
export async function sift(table: string): Promise<boolean> {
  const known = myTable(table);
  const tried = await Promise.all((known?.keys ?? []).map(async (key) => ({ key, wrong: await fails(table, key) })));
  const keys = tried.filter((one) => !one.wrong).map((one) => one.key);
  if (!known || keys.length === tried.length) return false;
  const held = keys.length > 0 || (await brief(table, []).catch(() => null))?.yours.length;
  if (held) keepTable({ ...known, keys });
  return Boolean(held);
}
