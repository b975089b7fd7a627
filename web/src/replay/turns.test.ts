import { describe, expect, it } from "vitest";
import { periodAt, placeIn, placeLink, stopAfter, stopBefore, turnEnds } from "./turns";

describe("turns", () => {
  const movers = [0, 0, null, 1, 1, 0, null];

  it("end where another moves next; what nobody is seen to do belongs to the turn", () => {
    expect(turnEnds({ movers, steps: 7 })).toEqual([0, 3, 5, 7]);
    expect(turnEnds({ movers: [], steps: 0 })).toEqual([0]);
    expect(turnEnds({ movers: [null, 1], steps: 2 })).toEqual([0, 2]);
  });

  it("are stopped at in both directions", () => {
    expect(stopAfter([0, 3, 5], 3)).toBe(5);
    expect(stopAfter([0, 3, 5], 5)).toBeUndefined();
    expect(stopBefore([0, 3, 5], 4)).toBe(3);
    expect(stopBefore([0, 3, 5], 0)).toBeUndefined();
  });

  it("lie in rounds", () => {
    const marks = [
      { step: 1, number: 1 },
      { step: 5, number: 2 },
    ];
    expect([0, 1, 4, 5, 9].map((step) => periodAt(marks, step))).toEqual([null, 1, 1, 2, 2]);
  });
});

describe("a link to a moment", () => {
  it("says the step and whose eyes", () => {
    expect(placeIn(placeLink(57, 1))).toEqual({ at: 57, seat: 1, review: false });
    expect(placeIn(placeLink(0, null))).toEqual({ at: 0, seat: null, review: false });
    expect(placeIn(placeLink(56, 1, true))).toEqual({ at: 56, seat: 1, review: true });
    expect(placeIn("")).toEqual({ at: null, seat: undefined, review: false });
    expect(placeIn("#at=x&seat=-1")).toEqual({ at: null, seat: undefined, review: false });
  });
});
