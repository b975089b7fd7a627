import { expect, test } from "vitest";
import type { Choice, Move } from "../wire";
import { buttons, meant, nextTargets, outcome } from "./pick";

function choice(move: Move, ...targets: string[]): Choice {
  return { move, targets, label: { id: `move-${move[0]}`, args: {} } };
}

const swap = choice(["swap", 1, 2], "token:1", "column:2");
const swapToo = choice(["swap", 1, 3], "token:1", "column:3");
const lord = choice(["lord", 7], "spot:7");
const pass = choice(["pass"]);
const legal = [swap, swapToo, lord, pass];
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
];

test("the next argument of a legal move glows", () => {
  expect([...nextTargets(legal, [])]).toEqual(["token:1", "spot:7"]);
  expect([...nextTargets(legal, ["token:1"])]).toEqual(["column:2", "column:3"]);
});

test("one move left is sent, several are narrowed down", () => {
  expect(outcome(legal, [], "spot:7")).toEqual({ send: lord });
  expect(outcome(legal, [], "token:1")).toEqual({ pick: ["token:1"] });
  expect(outcome(legal, ["token:1"], "column:3")).toEqual({ send: swapToo });
});

test("a second click takes a pick back, another thing begins anew", () => {
  expect(outcome(legal, ["token:1"], "token:1")).toEqual({ pick: [] });
  expect(outcome(legal, ["token:1"], "spot:7")).toEqual({ send: lord });
  expect(outcome(legal, ["token:1"], "column:9")).toEqual({ illegal: "column:9" });
});

test("what cannot be clicked becomes a button", () => {
  expect(buttons(legal, [], new Set(["token:1"]))).toEqual([lord, pass]);
  expect(buttons(legal, ["token:1"], new Set(["column:2"]))).toEqual([swapToo]);
});

test("a move for which the board has its own button is not offered twice", () => {
  expect(buttons(legal, [], new Set(["token:1", "spot:7", `move:${pass.move[0]}`]))).toEqual([]);
});

test("a refused click means the verb that is asked for now", () => {
  expect(meant([lord, pass], [], vocabulary, "spot:9")).toEqual(["lord", 9]);
  expect(meant([swap], ["token:1"], vocabulary, "column:5")).toEqual(["swap", 1, 5]);
  expect(meant([swap], [], vocabulary, "token:4")).toEqual(["swap", 4, 0]);
  expect(meant([lord], [], vocabulary, "event:2")).toBeNull();
});
