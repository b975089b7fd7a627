import { expect, test } from "vitest";
import type { Choice, Move } from "../wire";
import { buttons, candidates, kinds, meant, nextTargets, outcome } from "./pick";

function choice(move: Move, ...targets: string[]): Choice {
  return { move, targets, label: { id: `move-${move[0]}`, args: {} } };
}

const swap = choice(["swap", 1, 2], "token:1", "column:2");
const swapToo = choice(["swap", 1, 3], "token:1", "column:3");
const other = choice(["swap", 4, 3], "token:4", "column:3");
const lord = choice(["lord", 7], "spot:7");
const pass = choice(["pass"]);
const legal = [swap, swapToo, other, lord, pass];
const vocabulary = [
  { verb: "scout", domains: [{ name: "spot", size: 24 }] },
  { verb: "lord", domains: [{ name: "spot", size: 24 }] },
  {
    verb: "swap",
    domains: [
      { name: "token", size: 8 },
      { name: "column", size: 8 },
    ],
  },
  { verb: "pass", domains: [] },
];

test("everything that takes part in a legal move glows", () => {
  expect([...nextTargets(legal, [])]).toEqual(["token:1", "column:2", "column:3", "token:4", "spot:7", "move:pass"]);
  expect([...nextTargets(legal, ["token:1"])]).toEqual(["column:2", "column:3"]);
  expect([...nextTargets(legal, ["column:3"])]).toEqual(["token:1", "token:4"]);
});

test("one move left is sent, several are narrowed down", () => {
  expect(outcome(legal, [], "spot:7")).toEqual({ send: lord });
  expect(outcome(legal, [], "token:1")).toEqual({ pick: ["token:1"] });
  expect(outcome(legal, ["token:1"], "column:3")).toEqual({ send: swapToo });
  expect(outcome(legal, [], "move:pass")).toEqual({ send: pass });
});

test("the target may come before the card", () => {
  expect(outcome(legal, [], "column:3")).toEqual({ pick: ["column:3"] });
  expect(outcome(legal, ["column:3"], "token:1")).toEqual({ send: swapToo });
  expect(outcome(legal, ["column:3"], "token:4")).toEqual({ send: other });
});

test("where the order tells two moves apart, the order of the clicks counts", () => {
  const there = choice(["march", 1, 2], "cell:1", "cell:2");
  const back = choice(["march", 2, 1], "cell:2", "cell:1");
  const on = choice(["march", 2, 3], "cell:2", "cell:3");
  const marches = [there, back, on];
  expect(outcome(marches, ["cell:1"], "cell:2")).toEqual({ send: there });
  expect(outcome(marches, ["cell:2"], "cell:1")).toEqual({ send: back });
  expect(outcome(marches, [], "cell:3")).toEqual({ send: on });
  expect(candidates(marches, ["cell:3", "cell:2"])).toEqual([on]);
});

test("the same thing may be meant twice", () => {
  const twice = [choice(["both", 1, 1], "die:1", "die:1"), choice(["both", 1, 2], "die:1", "die:2")];
  expect(outcome(twice, ["die:1"], "die:1")).toEqual({ send: twice[0] });
});

test("a second click takes a pick back, another thing begins anew", () => {
  expect(outcome(legal, ["token:1"], "token:1")).toEqual({ pick: [] });
  expect(outcome(legal, ["token:1"], "spot:7")).toEqual({ send: lord });
  expect(outcome(legal, ["token:1"], "column:9")).toEqual({ illegal: "column:9" });
});

test("a half-picked move is never finished by another one of several parts", () => {
  expect(outcome(legal, ["column:2"], "token:4")).toEqual({ pick: ["token:4"] });
});

test("what cannot be clicked becomes a button", () => {
  expect(buttons(legal, [], new Set(["token:1", "token:4"]))).toEqual([lord, pass]);
  expect(buttons(legal, ["token:1"], new Set(["column:2"]))).toEqual([swapToo]);
  expect(buttons(legal, ["token:4"], new Set(["column:3"]))).toEqual([other]);
});

test("a move for which the board has its own button is not offered twice", () => {
  const shown = new Set(["token:1", "token:4", "spot:7", `move:${pass.move[0]}`]);
  expect(buttons(legal, [], shown)).toEqual([]);
});

test("moves of one verb are one kind", () => {
  expect(kinds(legal).map(({ verb, moves }) => [verb, moves.length])).toEqual([
    ["swap", 3],
    ["lord", 1],
    ["pass", 1],
  ]);
});

test("a refused click means a move that is asked for now, with this thing in it", () => {
  expect(meant([lord, pass], [], vocabulary, "spot:9")).toEqual(["lord", 9]);
  expect(meant([swap], ["token:1"], vocabulary, "column:5")).toEqual(["swap", 1, 5]);
  expect(meant([swap], [], vocabulary, "token:4")).toEqual(["swap", 4, 2]);
  expect(meant([lord], [], vocabulary, "column:4")).toEqual(["swap", 0, 4]);
  expect(meant([lord], [], vocabulary, "move:pass")).toEqual(["pass"]);
  expect(meant([lord], [], vocabulary, "event:2")).toBeNull();
});
