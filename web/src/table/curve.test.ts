import { expect, test } from "vitest";
import { at, path, points, scale } from "./curve";

const reviewed = (shares: number[]) => ({
  moves: shares.length,
  curve: shares.map((one, n) => ({ step: n + 1, move: n + 1, chances: [one, 1 - one] })),
  costly: [],
});

test("a short game is drawn as it is", () => {
  const some = points(reviewed([0.5, 0.7, 0]), null);
  expect(some.map((one) => one.shares)).toEqual([
    [50, 50],
    [70, 30],
    [0, 100],
  ]);
  expect(path(some, 0, scale(3, 300, 100))).toBe("M100.0 50.0L200.0 30.0L300.0 100.0");
});

test("a long game is smoothed, but not its result", () => {
  const some = points(reviewed(Array.from({ length: 200 }, (_, n) => (n === 199 ? 1 : n % 2 ? 0.4 : 0.6))), null);
  const middle = some.slice(10, -10).map((one) => one.shares[0] ?? 0);
  expect(Math.max(...middle) - Math.min(...middle)).toBeLessThan(6);
  expect(some.at(-1)?.shares).toEqual([100, 0]);
});

test("a moment is found by its move", () => {
  const some = points(reviewed([0.5, 0.7, 0.6]), null);
  expect([0, 2, 9].map((move) => at(some, move)?.step)).toEqual([1, 2, 3]);
});
