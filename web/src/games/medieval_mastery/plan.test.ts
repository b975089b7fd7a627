import { describe, expect, it } from "vitest";
import { dicePlaces, supplyLines } from "./geometry";
import { Plan, type Shift } from "./plan";
import type { RedeployView } from "./view";
import type { Hex, Player } from "./whole";

const redeploy: RedeployView = {
  seat: 0,
  half: "recall",
  castle: 5,
  dice: 5,
  limit: 10,
  changes: [],
  named: [],
  cursor: null,
  places: [
    { cell: 2, before: 5, least: 0, most: 16 },
    { cell: 0, before: 3, least: 1, most: 6 },
    { cell: 1, before: 3, least: 1, most: 6 },
    { cell: 4, before: 3, least: 1, most: 4 },
  ],
  others: 1,
  dice_for: [0, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3],
};
const plan = (...shifts: Shift[]) => new Plan(redeploy, shifts);

describe("a planned redeployment", () => {
  it("says why a knight cannot go", () => {
    expect(plan().refusal(0, 2)).toBeNull();
    expect(plan([0, 2], [0, 2]).refusal(0, 2)).toEqual({ id: "board-plan-least", cell: 0, count: 1 });
    expect(plan([2, 4]).refusal(0, 4)).toEqual({ id: "board-plan-most", cell: 4, count: 4 });
  });

  it("is sent in the order of the places, recalls before reinforcements", () => {
    const moves = plan([2, 4], [1, 0], [0, 2], [0, 2], [1, 2]).moves();
    expect(moves).toEqual([
      ["recall", 0, 1],
      ["recall", 1, 2],
      ["recall_done"],
      ["reinforce", 4, 1],
      ["redeploy_done"],
    ]);
  });

  it("without a change is the two closing moves", () => {
    const now = plan([2, 4], [4, 2]);
    expect(now.changed).toBe(false);
    expect(now.moves()).toEqual([["recall_done"], ["redeploy_done"]]);
  });

  it("keeps to the numbers that the engine allows", () => {
    const now = plan([0, 2], [0, 2], [2, 4]);
    expect([now.mayLeave(0), now.mayJoin(4), now.mayJoin(2)]).toEqual([false, false, true]);
    expect([now.has(5), now.mayLeave(5)]).toEqual([false, false]);
  });

  it("counts dice by the engine's table", () => {
    expect(plan().dice).toBe(5);
    expect(plan([0, 2], [1, 2]).dice).toBe(6);
  });
});

const hex = (cell: number, more: Partial<Hex>): Hex =>
  ({ cell, kind: "territory", owner: 0, knights: 3, capacity: 6, supplied: true, near: [], ...more }) as Hex;

// Castle 2 in the middle of a row: territory 0, territory 1, castle 2, lake 3, territory 4, unsupplied 5.
const hexes = [
  hex(0, { near: [1] }),
  hex(1, { near: [0, 2, 3] }),
  hex(2, { kind: "castle", knights: 5, capacity: null, near: [1] }),
  hex(3, { kind: "lake", owner: null, knights: 0, near: [1, 4] }),
  hex(4, { capacity: 4, near: [3] }),
  hex(5, { supplied: false, knights: 2, near: [] }),
];
const player = { castle: 2, supplied: [0, 1, 4] } as Player;

describe("supply lines", () => {
  it("run through lakes and mark the way to what is pointed at", () => {
    const lines = supplyLines(hexes, player, 4);
    const main = lines.filter((line) => line.main).map((line) => [line.from, line.to]);
    expect(main).toEqual([
      [2, 1],
      [1, 3],
      [3, 4],
    ]);
    expect(lines).toHaveLength(4);
  });
});

describe("dice on a hex", () => {
  it("all have a place of their own", () => {
    for (const count of [1, 2, 3, 5, 10])
      expect(new Set(dicePlaces(count).places.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  });
});
