import { expect, test } from "vitest";
import type { Expected } from "../wire";
import { percents, sentences, signed } from "./expected";

const choice = { move: ["lord", 7] as [string, number], targets: ["spot:7"], label: { id: "move-lord", args: {} } };
const move: Expected = {
  choice,
  chances: [0.6, 0.4],
  even: false,
  gain: 0,
  lead: -2,
  low: -16,
  high: 14,
  ended: true,
  next: null,
};
const count = (points: number) => `${points} coins`;

test("a team wins together, everybody else alone", () => {
  expect(percents([0.104, 0.25, 0.25, 0.396], null)).toEqual([10, 25, 25, 40]);
  expect(percents([0.1, 0.25, 0.25, 0.4], [0, 1, 0, 1])).toEqual([35, 65, 35, 65]);
  expect(percents([0.115, 0.885], null)).toEqual([12, 88]); // 12 and 89 once
  expect(percents([0.3333, 0.3333, 0.3334], null)).toEqual([33, 33, 34]);
  expect(percents([0.995, 0.005], null)).toEqual([100, 0]);
  expect(percents([0.4], null)).toEqual([40]); // alone: how likely it is to win
  expect(percents([], null)).toEqual([]);
});

test("points have a sign that is no hyphen", () => {
  expect([3, -2, 0].map(signed)).toEqual(["+3", "−2", "0"]);
});

test("a lead is told with its side, and a gain only if there is one", () => {
  const [lead, ...others] = sentences(move, 2, count);
  expect(others).toEqual([]);
  expect(lead).toEqual({
    id: "ui-hint-lead",
    args: { when: "end", side: "behind", points: "2 coins", range: "many", low: "−16", high: "+14" },
  });
  expect(sentences({ ...move, gain: 3 }, 2, count)[0]).toEqual({ id: "ui-hint-gain", args: { points: "3 coins" } });
  expect(sentences({ ...move, gain: -1 }, 2, count)[0]?.id).toBe("ui-hint-cost");
});

test("alone there is nobody to be ahead of", () => {
  const [told] = sentences({ ...move, chances: [], lead: 40, low: 31, high: 52, ended: false }, 1, count);
  expect(told).toEqual({
    id: "ui-hint-alone",
    args: { when: "soon", points: "40 coins", range: "many", low: "31", high: "52" },
  });
});

test("of a move of which nothing is known nothing is told", () => {
  expect(sentences({ ...move, chances: [], lead: 0 }, 2, count)).toEqual([]);
});
