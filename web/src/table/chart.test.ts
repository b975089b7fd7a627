import { expect, test } from "vitest";
import type { Progress } from "../wire";
import { byPeriod, levels, marks, scale, steps } from "./chart";

const progress: Progress = {
  moves: 10,
  period: "round",
  points: [
    { move: 0, period: 1, scores: [0, 0] },
    { move: 4, period: 1, scores: [5, 0] },
    { move: 6, period: 2, scores: [5, 10] },
    { move: 10, period: 2, scores: [20, 10] },
  ],
  turning: null,
};
const whole = scale(progress, { width: 100, height: 40 });

test("a score holds until it changes", () => {
  expect(steps(progress.points, 0, whole)).toBe("M0.0 40.0H40.0V30.0H60.0V30.0H100.0V0.0");
});

test("the end of every round, and where it begins", () => {
  expect(byPeriod(progress.points).map((point) => point.scores)).toEqual([
    [5, 0],
    [20, 10],
  ]);
  expect(marks(progress.points, 8).map((point) => point.move)).toEqual([0, 6]);
  expect(marks(progress.points, 1).map((point) => point.move)).toEqual([0]);
});

test("levels are round numbers, also below nought", () => {
  expect(levels(whole)).toEqual([0, 5, 10, 15, 20]);
  const low = { ...progress, points: [{ move: 0, period: 0, scores: [-7, 30] }] };
  expect(levels(scale(low, { width: 1, height: 1 }))).toEqual([0, 10, 20, 30]);
});
