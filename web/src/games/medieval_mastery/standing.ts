// "Pass until ...": how long a player does not want to be asked for Fracture.
import type { StandingOrder } from "../../table/board";
import type { View } from "../../wire";
import type { Board } from "./view";

const boardOf = (view: View) => view.board as unknown as Board;
const turnOf = (view: View) => `${boardOf(view).round} ${boardOf(view).active}`;
const windowed = (view: View) => boardOf(view).window !== null;

export const standing: StandingOrder[] = [
  {
    message: "standing-battle",
    move: ["pass"],
    asked: windowed,
    offered: (view) => boardOf(view).battle !== null,
    holds: (view, since) =>
      turnOf(view) === turnOf(since) && boardOf(view).battle?.cell === boardOf(since).battle?.cell,
  },
  {
    message: "standing-turn",
    move: ["pass"],
    asked: windowed,
    holds: (view, since) => turnOf(view) === turnOf(since),
  },
  {
    message: "standing-own-turn",
    move: ["pass"],
    asked: windowed,
    offered: (view) => boardOf(view).active !== view.you,
    holds: (view) => boardOf(view).active !== view.you,
  },
  { message: "standing-game", move: ["pass"], asked: windowed, holds: () => true },
];
