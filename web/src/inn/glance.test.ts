import { expect, test } from "vitest";
import type { Brief } from "../wire";
import { ago, type Glance, inOrder, isMyTurn, isOver, together } from "./glance";

function glance(table: string, at: string, waiting: number[] | null, over = false): Glance {
  const mine = { table, game: "middle-ages", keys: ["k"], invitations: {}, names: [], at, over: false };
  const brief: Brief = { game: "middle-ages", seats: [], yours: [0], waiting: waiting ?? [], over, at, clock: null };
  return { mine, brief: waiting ? brief : undefined };
}

test("what waits for me stands first, then the latest", () => {
  const tables = [
    glance("old", "2026-01-01T00:00:00Z", [0]),
    glance("new", "2026-03-01T00:00:00Z", [1]),
    glance("unknown", "2026-02-01T00:00:00Z", null),
  ];
  expect(inOrder(tables).map((one) => one.mine.table)).toEqual(["old", "new", "unknown"]);
  expect(tables.map(isMyTurn)).toEqual([true, false, false]);
});

test("the server's word counts more than what is remembered", () => {
  expect(isOver(glance("one", "2026-01-01T00:00:00Z", [], true))).toBe(true);
  expect(isOver(glance("one", "2026-01-01T00:00:00Z", null))).toBe(false);
});

test("how long ago, in words", () => {
  const now = Date.parse("2026-01-02T12:00:00Z");
  expect(ago("2026-01-02T11:58:00Z", now, "en")).toBe("2 min. ago");
  expect(ago("2026-01-02T09:00:00Z", now, "ru")).toBe("3 ч назад");
  expect(ago("2026-01-01T00:00:00Z", now, "en")).toBe("yesterday");
});

test("the account's tables stand beside those of this browser", () => {
  const local = { table: "a", game: "g", keys: ["k"], invitations: {}, names: ["Anna"], at: "2026-11-15T10:00:00Z" };
  const held = {
    game: "g",
    seats: [0],
    names: ["Anna"],
    created_at: "2026-11-14T10:00:00Z",
    at: "2026-11-15T10:00:00Z",
  };
  const both = together(
    [local],
    [
      { ...held, table: "a", over: true },
      { ...held, table: "b", over: false },
    ],
  );
  expect(both.map(({ table, keys, over }) => [table, keys, over])).toEqual([
    ["a", ["k"], true],
    ["b", [], false],
  ]);
});
