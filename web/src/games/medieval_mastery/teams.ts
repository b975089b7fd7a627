// Loyalty: who plays with whom, and the points that count.
import type { Teams } from "../../table/board";
import type { View } from "../../wire";
import type { Board } from "./view";
import type { Printed } from "./whole";

export function teams(view: Omit<View, "board"> & { board: Board }, { laid }: Printed): Teams | null {
  return laid.teams && { of: laid.teams, points: view.board.players.map((player) => player.team_points) };
}
