// What this browser remembers: settings, the keys of its tables, how far each log was read. Works without storage, for one visit.

const memory = new Map<string, string>();

export function load<T>(name: string, otherwise: T): T {
  try {
    const text = stored(name) ?? memory.get(name);
    return text ? (JSON.parse(text) as T) : otherwise;
  } catch {
    return otherwise;
  }
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(`tabard.${name}`);
  } catch {
    return null;
  }
}

/** True if it will survive a reload. */
export function save(name: string, value: unknown): boolean {
  memory.set(name, JSON.stringify(value));
  try {
    localStorage.setItem(`tabard.${name}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

export interface MyTable {
  table: string;
  game: string;
  /** Keys of the seats played on this device. */
  keys: string[];
  /** Keys of seats to be given away as links, by seat. */
  invitations: Record<string, string>;
  names: string[];
  at: string;
  over?: boolean;
  /** The secret of the series that this table belongs to. */
  series?: string;
  /** Whoever plays here has said what to be called. */
  named?: boolean;
}

const MOST_TABLES = 50;

/** Told of keys that are new here. */
export const kept = { table: (_table: MyTable) => {}, gathering: (_code: string, _key: string) => {} };

export const myTables = (): MyTable[] => load<MyTable[]>("tables", []);
export const myTable = (table: string): MyTable | undefined => myTables().find((one) => one.table === table);

export function keepTable(table: MyTable): boolean {
  const known = myTable(table.table)?.keys ?? [];
  const others = myTables().filter((one) => one.table !== table.table);
  const lasts = save("tables", [table, ...others].slice(0, MOST_TABLES));
  if (table.keys.some((key) => !known.includes(key))) kept.table(table);
  return lasts;
}

/** The secret of this browser's own series: whatever is laid with it counts together. */
export const mySeries = (): string | undefined => load<string | null>("series", null) ?? undefined;
export const keepSeries = (secret: string): boolean => save("series", secret);

/** The keys of gatherings that this browser has joined, by their codes. */
const seatKeys = () => load<Record<string, string>>("gatherings", {});
export const gatheringKey = (code: string): string | undefined => seatKeys()[code];

export function keepGathering(code: string, key: string | null): void {
  const { [code]: _, ...others } = seatKeys();
  save("gatherings", key ? { ...others, [code]: key } : others);
  if (key) kept.gathering(code, key);
}

export function forgetTable(table: string): void {
  save(
    "tables",
    myTables().filter((one) => one.table !== table),
  );
}
