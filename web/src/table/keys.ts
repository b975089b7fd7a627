// The keys of a table: from the link (#key=...) and from what this browser remembers.
import { keepTable, myTable } from "../lib/storage";
import type { Welcome } from "../wire";

export function keysFor(table: string): string[] {
  const fresh = keysInLink();
  const known = myTable(table);
  const keys = [...new Set([...(known?.keys ?? []), ...fresh])];
  if (fresh.length)
    hideLink(remember(table, keys, inLink("guest") !== null && known?.named === undefined ? false : known?.named));
  return keys;
}

const inLink = (name: string) => new URLSearchParams(location.hash.slice(1)).get(name);

/** The clause that a link points to (#rule=MA-4.2). */
export const ruleInLink = (): string | null => inLink("rule");
export const ruleLink = (clause: string): string => `#rule=${clause}`;

function keysInLink(): string[] {
  const keys = inLink("key");
  return keys ? keys.split(",").filter((key) => /^[\w-]+$/.test(key)) : [];
}

function remember(table: string, keys: string[], named = myTable(table)?.named): boolean {
  const empty = { game: "", invitations: {}, names: [], at: new Date().toISOString() };
  return keepTable({ ...empty, ...myTable(table), table, keys, named });
}

/** Once the table is open its game and players are known too. */
export function rememberTable(welcome: Welcome, keys: string[]): void {
  if (!keys.length) return;
  remember(welcome.table, keys);
  const known = myTable(welcome.table);
  if (known) keepTable({ ...known, game: welcome.game, names: welcome.seats.map((seat) => seat.name) });
}

export function rememberEnd(table: string): void {
  const known = myTable(table);
  if (known && !known.over) keepTable({ ...known, over: true });
}

/** A key that is kept need not stand in the address bar, where it is easily given away. */
function hideLink(kept: boolean): void {
  if (kept) history.replaceState(null, "", location.pathname);
}

/** Whoever comes by an invitation is asked for a name. */
export const invitation = (table: string, key: string) => `${location.origin}/table/${table}#key=${key}&guest`;

export function rememberNamed(table: string): void {
  const known = myTable(table);
  if (known) keepTable({ ...known, named: true });
}

/** A new link for a friend's seat. */
export function rememberInvitation(table: string, seat: number, key: string): void {
  const known = myTable(table);
  if (known) keepTable({ ...known, invitations: { ...known.invitations, [seat]: key } });
}
