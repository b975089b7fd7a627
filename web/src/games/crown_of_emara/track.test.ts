import { describe, expect, it } from "vitest";
import { part, spread } from "./track";

const at = (value: number) => value * 10;
const marks = (...values: number[]) => values.map((value, i) => ({ id: String(i), value }));

describe("the score track", () => {
  it("leaves markers that are far apart where they are", () => {
    expect([...spread(marks(5, 30), at, 48, 0, 1000).values()]).toEqual([50, 300]);
  });

  it("spreads close markers around their middle, none over another", () => {
    const places = [...spread(marks(20, 20, 22, 90), at, 48, 0, 1000).values()].sort((a, b) => a - b);
    expect(places.slice(1).every((place, i) => place - (places[i] as number) >= 48)).toBe(true);
    expect(((places[0] as number) + (places[2] as number)) / 2).toBeCloseTo((200 + 200 + 220) / 3);
  });

  it("never leaves the track", () => {
    const places = [...spread(marks(0, 0, 0, 0), at, 48, 20, 1000).values()];
    expect(Math.min(...places)).toBe(20);
  });

  it("shows the tens in use on a narrow screen", () => {
    expect(part([3, 30], 104, true)).toEqual({ from: 0, to: 40 });
    expect(part([41, 44], 104, true)).toEqual({ from: 40, to: 70 });
    expect(part([3, 30], 104, false)).toEqual({ from: 0, to: 104 });
  });
});
