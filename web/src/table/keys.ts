// The keys of a table: from the link (#key=...) and from what this browser remembers.
import { keepTable, myTable } from "../lib/storage";

export function keysFor(table: string): string[] {
  const fresh = keysInLink();
  const known = myTable(table);
  const keys = [...new Set([...(known?.keys ?? []), ...fresh])];
  if (fresh.length) hideLink(remember(table, keys));
  return keys;
}

function keysInLink(): string[] {
  const keys = new URLSearchParams(location.hash.slice(1)).get("key");
  return keys ? keys.split(",").filter((key) => /^[\w-]+$/.test(key)) : [];
}

function remember(table: string, keys: string[]): boolean {
  const empty = { game: "", invitations: {}, names: [], at: new Date().toISOString() };
  return keepTable({ ...empty, ...myTable(table), table, keys });
}

/** A key that is kept need not stand in the address bar, where it is easily given away. */
function hideLink(kept: boolean): void {
  if (kept) history.replaceState(null, "", location.pathname);
}

export const invitation = (table: string, key: string) => `${location.origin}/table/${table}#key=${key}`;
