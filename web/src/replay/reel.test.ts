import { expect, it } from "vitest";
import type { State } from "../wire";
import { logOf, Reel } from "./reel";

const line = (n: number) => ({ id: `log-${n}`, args: {}, rule: null });

/** A game in which every step tells one line; the first state of an answer tells all. */
function fetched(asked: [number, number][]) {
  return async (first: number, count: number) => {
    asked.push([first, count]);
    return Array.from({ length: count }, (_, n) => {
      const version = first + n;
      const story = n ? [line(version)] : Array.from({ length: version + 1 }, (_, k) => line(k));
      return { version, faces: [{ story_from: n ? version : 0, story }] } as unknown as State;
    });
  };
}

it("every step follows the one before, wherever a page begins, and a page is asked for once", async () => {
  const asked: [number, number][] = [];
  const reel = new Reel(fetched(asked));
  for (const step of [57, 0, 24, 25, 26, 49, 50]) {
    const { state, before } = await reel.at(step);
    expect(state.version).toBe(step);
    expect(before).toEqual(Array.from({ length: step }, (_, n) => line(n)));
    if (step) expect(state.faces[0]?.story).toEqual([line(step)]);
  }
  expect(asked).toEqual([
    [49, 26],
    [0, 25],
    [24, 26],
  ]);
});

it("a page that failed is asked for again", async () => {
  let fails = true;
  const reel = new Reel(async (first, count) => {
    if (fails) throw new Error("unreachable");
    return fetched([])(first, count);
  });
  await expect(reel.at(3)).rejects.toThrow();
  fails = false;
  expect((await reel.at(3)).state.version).toBe(3);
});

it("the log forgets what was taken back", () => {
  const told = (story_from: number, ...story: number[]) =>
    ({ faces: [{ story_from, story: story.map(line) }] }) as unknown as State;
  expect(logOf([told(0, 1, 2), told(2, 3), told(1, 4)])).toEqual([line(1), line(4)]);
});
