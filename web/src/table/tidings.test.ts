import { expect, test } from "vitest";
import type { Args, Line } from "../wire";
import type { Tales } from "./board";
import { chapters, concerns, named } from "./tidings";

const line = (id: string, args: Args = {}): Line => ({ id, args, rule: null });
const tales: Tales = {
  tidings: { "log-plague": "event", "log-starved": "lost", "log-conquered": "taken", "log-gained": "gained" },
};

test("a line names players, the one who acts first", () => {
  expect(named(line("log-battle", { defender_seat: 2, cell: "C4", seat: 1, knights: 3 }))).toEqual([1, 2]);
});

test("an attack on me concerns me, mine on another does not", () => {
  const battle = line("log-battle", { seat: 1, defender_seat: 2 });
  expect(concerns(battle, 2, false, tales)).toBe(true);
  expect(concerns(battle, 1, true, tales)).toBe(false);
  expect(concerns(battle, 0, false, tales)).toBe(false);
});

test("a loss concerns whoever loses, an event everybody, routine nobody", () => {
  expect(concerns(line("log-starved", { seat: 1 }), 1, true, tales)).toBe(true);
  expect(concerns(line("log-starved", { seat: 1 }), 0, false, tales)).toBe(false);
  expect(concerns(line("log-plague"), 0, true, tales)).toBe(true);
  expect(concerns(line("log-turn", { seat: 0 }), 0, false, tales)).toBe(false);
});

test("the recap groups by player and keeps what was taken, lost and gained", () => {
  const told = [
    line("log-turn", { seat: 1 }),
    line("log-conquered", { seat: 1 }),
    line("log-starved", { seat: 0 }),
    line("log-gained", { seat: 1 }),
    line("log-plague"),
  ];
  const found = chapters(told, tales).map(({ seat, lines, rest }) => [seat, lines.map(({ kind }) => kind), rest]);
  expect(found).toEqual([
    [1, ["taken", "gained"], 1],
    [0, ["lost"], 0],
    [null, ["event"], 0],
  ]);
});

test("without a game's own word on its story nothing is left out", () => {
  expect(chapters([line("log-any", { seat: 1 })], null)[0]?.lines).toHaveLength(1);
});
