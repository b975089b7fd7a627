import type { GameFace } from "../../table/board";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import { tutorial } from "./tutorial";

export const game: GameFace = { Board, Breakdown, tutorial };
