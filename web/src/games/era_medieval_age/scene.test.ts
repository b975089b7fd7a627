import { expect, test } from "vitest";
import type { Line } from "../../wire";
import { sceneOf } from "./scene";
import type { Board } from "./view";
import type { Words } from "./words";

const table = { t: (id: string) => id, seatName: (seat: number) => `seat ${seat}`, say: (line: Line) => line.id };
const words = { table, symbolsOf: () => [], die: () => "die" } as unknown as Words;
const line = (id: string, seat = 0) => ({ id, args: { seat } }) as unknown as Line;
const board = (face: number | null) =>
  ({ round: 7, philip: null, players: [{ dice: [{ die: 0, colour: 0, face }] }] }) as unknown as Board;

test("of several rounds that are told at once only the last is shown", () => {
  const story = ["log-rolled", "log-disaster", "log-round", "log-rolled"].map((id) => line(id));
  const scene = sceneOf(story, board(2), words);
  expect(scene?.sides?.map((side) => side.name)).toEqual(["seat 0"]);
  expect(scene?.notes).toEqual([]);
});

test("dice that have been put away are not shown", () => {
  expect(sceneOf([line("log-round"), line("log-rolled")], board(null), words)).toBeNull();
});
