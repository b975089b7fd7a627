import { expect, test } from "vitest";
import type { Chapter } from "../wire";
import { linked, nameOf, search, speaksOf } from "./rules";
import { stem } from "./stems";

const known = new Set(["MA-4.2", "MA-S.1", "MA-X.13"]);

test("clauses of chapters with letters are links too, and what is not in the book is none", () => {
  const parts = linked("See MA-4.2, MA-S.1 (or MA-X.13), not MA-99.1 nor MM-14.x.", known);
  expect(parts.filter((part) => part.clause).map((part) => part.text)).toEqual(["MA-4.2", "MA-S.1", "MA-X.13"]);
  expect(parts.map((part) => part.text).join("")).toBe("See MA-4.2, MA-S.1 (or MA-X.13), not MA-99.1 nor MM-14.x.");
});

test("forms of a word have one stem", () => {
  for (const forms of [
    ["рыцарь", "рыцаря", "рыцарями", "рыцарей"],
    ["мельница", "мельницы", "мельницу", "мельницей"],
    ["монета", "монет", "монетами"],
    ["город", "города", "городов", "городах"],
    ["knight", "knights", "knight's"],
    ["city", "cities"],
    ["build", "building", "builds"],
    ["plan", "planning", "planned"],
    ["move", "moves", "moved", "moving"],
  ])
    expect(new Set(forms.map(stem)).size, forms.join()).toBe(1);
});

const clause = (id: string, text: string, kind = "rulebook") => ({ id, text, kind, reason: "" });
const chapters: Chapter[] = [
  {
    id: "1",
    title: "Components",
    clauses: [clause("X-1.1", "There are 12 knights, 40 coins, 6 castles, 30 tokens, 5 boards, 90 cards and a bag.")],
  },
  {
    id: "2",
    title: "Battle",
    clauses: [clause("X-2.1", "A knight strikes once."), clause("X-2.2", "Knights are asked in order.", "programs")],
  },
  { id: "3", title: "Ещё", clauses: [clause("X-3.1", "Рыцари ждут ещё ход.")] },
];
const ids = (query: string) => search(chapters, query).map((found) => found.clause.id);

test("rules stand above lists, and programs' clauses last", () => {
  expect(ids("knights")).toEqual(["X-2.1", "X-1.1", "X-2.2"]);
  expect(ids("рыцарями")).toEqual(["X-3.1"]);
  expect(ids("еще")).toEqual(["X-3.1"]);
  expect(ids("X-2.1")).toEqual(["X-2.1"]);
  expect(ids("dragon")).toEqual([]);
});

test("a clause speaks of what lies on the table", () => {
  const text = clause("X-4.1", "Кто берёт мельницу, получает монету.");
  expect(speaksOf(text, nameOf("Мельница 14, ряд 2"))).toBe(true);
  expect(speaksOf(text, nameOf("Поле 3"))).toBe(false);
  expect(speaksOf(text, nameOf("14"))).toBe(false);
});
