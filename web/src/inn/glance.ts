// A table of one's own as the inn shows it: what the server says of it now, or what is remembered.
import type { MyTable } from "../lib/storage";
import type { Brief, HeldTable } from "../wire";

export interface Glance {
  mine: MyTable;
  /** Undefined until the server has answered; null if it knows the table no more. */
  brief: Brief | null | undefined;
}

export const isOver = ({ mine, brief }: Glance) => brief?.over ?? Boolean(mine.over);
export const isMyTurn = ({ brief }: Glance) => Boolean(brief?.waiting.some((seat) => brief.yours.includes(seat)));
const at = ({ mine, brief }: Glance) => Date.parse(brief?.at ?? mine.at) || 0;

/** The tables of this browser, and those that only the account knows; what the account says of both is newer. */
export function together(local: readonly MyTable[], held: readonly HeldTable[]): MyTable[] {
  const known = local.map((one) => {
    const over = one.over || held.some((other) => other.table === one.table && other.over);
    return over ? { ...one, over } : one;
  });
  const others = held.filter((one) => !local.some((other) => other.table === one.table));
  return [
    ...known,
    ...others.map(({ table, game, names, at, over }) => ({ table, game, names, at, over, keys: [], invitations: {} })),
  ];
}

/** Those that wait for oneself first, then the latest. */
export function inOrder(glances: readonly Glance[]): Glance[] {
  return [...glances].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || at(b) - at(a));
}

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** "2 hours ago", in the reader's language. */
export function ago(then: string, now: number, language: string): string {
  const seconds = Math.max(0, (now - Date.parse(then)) / 1000);
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto", style: "short" });
  const [unit, length] = STEPS.find(([, size]) => seconds >= size) ?? ["minute", 60];
  return words.format(-Math.floor(seconds / length), unit);
}
