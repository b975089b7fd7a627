import { expect, test } from "vitest";
import type { GameInfo } from "../wire";
import { firstPlan, friendlyPlan, sittersFor, toWire } from "./plan";

const game: GameInfo = {
  slug: "middle-ages",
  prefix: "MA",
  rules_version: "1",
  seats: [2, 3, 4, 5],
  options: [
    { name: "open", kind: "bool", default: true, choices: [], least: null, most: null, rule: null, when: null },
  ],
  bots: ["random", "greedy"],
  languages: ["en"],
  names: {},
  vocabulary: [],
  board: null,
  tutorial: null,
};

test("the first plan is one person against greedy bots", () => {
  expect(firstPlan(game)).toEqual({
    game: "middle-ages",
    sitters: ["mine", "greedy", "greedy"],
    names: [],
    options: { open: true },
  });
});

test("more seats keep those who already sit", () => {
  expect(sittersFor(game, 4, ["mine", "friend"])).toEqual(["mine", "friend", "greedy", "greedy"]);
  expect(sittersFor({ ...game, bots: ["greedy", "level3"] }, 2, ["mine"])).toEqual(["mine", "level3"]);
  expect(sittersFor(game, 2, ["mine", "friend", "random"])).toEqual(["mine", "friend"]);
});

test("time is counted where somebody waits for somebody", () => {
  const pace = { type: "days", days: 3 } as const;
  expect(toWire({ ...friendlyPlan(game), pace }, "en", String).pace).toEqual(pace);
  expect(toWire({ ...firstPlan(game), pace }, "en", String).pace).toBeUndefined();
  expect(toWire(friendlyPlan(game), "en", String).pace).toBeUndefined();
});

test("only bots are named as bots", () => {
  const plan = { ...firstPlan(game), sitters: ["mine", "friend", "random"] };
  const wire = toWire(plan, "ru", (seat) => `N${seat}`);
  expect(wire).toMatchObject({
    seats: 3,
    bots: { "2": "random" },
    language: "ru",
    names: { "0": "N0", "1": "N1", "2": "N2" },
  });
});
