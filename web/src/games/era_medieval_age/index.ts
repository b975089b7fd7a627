import type { GameFace } from "../../table/board";
import Board from "./Board.svelte";
import Breakdown from "./Breakdown.svelte";
import ClausePicture from "./ClausePicture.svelte";
import { tales } from "./tales";
import { tutorial } from "./tutorial";

export const game: GameFace = { Board, Breakdown, ClausePicture, tutorial, tales };
