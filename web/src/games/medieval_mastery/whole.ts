// The board of a moment together with what set-up laid for good.
import type { Board, Components, HexView, Laid, LaidHex, LaidSeat, PlayerView } from "./view";

export type Hex = LaidHex & HexView;
export type Player = LaidSeat & PlayerView;
export type Printed = Components & { laid: Laid };

export interface Whole extends Omit<Laid, "hexes" | "players">, Omit<Board, "hexes" | "players"> {
  hexes: Hex[];
  players: Player[];
}

export function whole(board: Board, laid: Laid): Whole {
  return {
    ...laid,
    ...board,
    hexes: board.hexes.map((hex, cell) => ({ ...(laid.hexes[cell] as LaidHex), ...hex })),
    players: board.players.map((player, seat) => ({ ...(laid.players[seat] as LaidSeat), ...player })),
  };
}
