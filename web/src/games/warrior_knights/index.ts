import type { GameFace } from "../../table/board";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";

export const game: GameFace = { Board, Breakdown };
