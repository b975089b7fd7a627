import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Face, Move, State, View } from "../wire";
import type { StandingOrder } from "./board";
import { Standing } from "./standing.svelte";

const order: StandingOrder = {
  message: "standing-test",
  move: ["pass"],
  asked: (view) => view.where === "window",
  holds: (view, since) => view.scores[0] === since.scores[0],
};
const view = (where: string, turn: number) => ({ where, scores: [turn], over: false }) as unknown as View;

function state(version: number, where: string, turn = 1, ask: number | null = version): State {
  const face = { seat: 0, ask, view: view(where, turn), legal: [] } as unknown as Face;
  return { type: "state", version, waiting: [0], over: false, faces: [face], guide: null };
}

const send = vi.fn(async (_seat: number, _ask: number, _move: Move) => {});
let standing: Standing;

beforeEach(() => {
  vi.useFakeTimers();
  send.mockClear();
  standing = new Standing(send, "t");
  standing.revoke(0);
  standing.orders = [order];
});
afterEach(() => vi.useRealTimers());

it("answers the question it was given for, after a while and not before", () => {
  standing.heed(state(1, "window"));
  standing.give(0, order, view("window", 1));
  vi.advanceTimersByTime(500);
  expect(send).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(send).toHaveBeenCalledExactlyOnceWith(0, 1, ["pass"]);
});

it("leaves other questions alone", () => {
  standing.give(0, order, view("window", 1));
  standing.heed(state(2, "own battle"));
  vi.advanceTimersByTime(5000);
  expect(send).not.toHaveBeenCalled();
});

it("ends by itself", () => {
  standing.give(0, order, view("window", 1));
  standing.heed(state(3, "window", 2));
  vi.advanceTimersByTime(5000);
  expect([send.mock.calls.length, standing.given]).toEqual([0, {}]);
});

it("can be taken back even while the answer is due", () => {
  standing.heed(state(4, "window"));
  standing.give(0, order, view("window", 1));
  standing.revoke(0);
  vi.advanceTimersByTime(5000);
  expect(send).not.toHaveBeenCalled();
});

it("holds on over a reload", () => {
  standing.give(0, order, view("window", 1));
  const again = new Standing(send, "t");
  again.heed(state(5, "window"));
  again.orders = [order];
  vi.advanceTimersByTime(1000);
  expect(send).toHaveBeenLastCalledWith(0, 5, ["pass"]);
  again.revoke(0);
});

it("is not taken up again once it has run out meanwhile", () => {
  standing.give(0, order, view("window", 1));
  const again = new Standing(send, "t");
  again.heed(state(6, "window", 2));
  again.orders = [order];
  vi.advanceTimersByTime(1000);
  expect([send.mock.calls.length, again.given]).toEqual([0, {}]);
});
