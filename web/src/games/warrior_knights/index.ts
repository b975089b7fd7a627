import type { GameFace } from "../../table/board";
import Board from "./Board.svelte";

export const game: GameFace = { Board };
