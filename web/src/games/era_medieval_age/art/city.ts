// A whole city as SVG text: ground and shadows, then the volumes from north to south.
import type { ComponentTables, PieceRow } from "../tables";
import type { PieceView } from "../view";
import { building, PLOTS } from "./buildings";
import { cellOf, flooded, key, meadow, plot, river, roads, scorched, trees } from "./land";
import { Plan } from "./parts";
import { Stage, type Volume } from "./stage";
import { bridge, gate, wall } from "./walls";

export const FIRST = { building: 0, wall: 18, road: 23, bridge: 27, gate: 28, river: 29, scorched: 30, flood: 31 };
const isWall = (piece: number) => piece >= FIRST.wall && piece < FIRST.road;
const isRoad = (piece: number) => piece >= FIRST.road && piece <= FIRST.bridge;
const isBarrier = (piece: number) => isWall(piece) || piece === FIRST.gate || piece === 0 || piece === 16;

export interface Drawing {
  ground: string;
  shades: string;
  volumes: Volume[];
}

export function drawCity(
  pieces: readonly PieceView[],
  enclosed: readonly number[],
  tables: ComponentTables,
  banner: string,
  bare = false,
): Drawing {
  const s = new Stage();
  const within = new Set(enclosed);
  if (!bare) meadow(s, within);
  const of = (test: (piece: number) => boolean) =>
    new Set(pieces.filter((one) => test(one.piece)).flatMap((one) => one.cells));
  const [paved, barrier, taken] = [of(isRoad), of(isBarrier), of(() => true)];
  for (const one of pieces) if (one.piece === FIRST.river) river(s, one.cells.map(cellOf));
  roads(
    s,
    paved,
    of((piece) => piece === FIRST.bridge),
  );
  pieces.forEach((one, index) => {
    s.piece = index;
    drawPiece(s, one, tables.pieces[one.piece] as PieceRow, barrier, banner);
  });
  s.piece = -1;
  if (!bare)
    trees(
      s,
      Array.from({ length: 196 }, (_, cell) => cell).filter((cell) => !taken.has(cell) && !barrier.has(cell + 14)),
      within,
    );
  return { ground: s.ground.join(""), shades: s.shades.join(""), volumes: s.sorted() };
}

function drawPiece(s: Stage, one: PieceView, row: PieceRow, barrier: ReadonlySet<number>, banner: string): void {
  const cells = one.cells.map(cellOf);
  const seed = one.first * 31 + one.piece;
  if (one.piece < FIRST.wall) {
    const flat = row.turns[0] as PieceRow["turns"][number];
    const [x, y] = cellOf(one.place[0] as number);
    plot(s, cells, PLOTS[one.piece] ?? "#d8c79c");
    building(
      s,
      one.piece,
      new Plan(x, y, flat.columns, flat.rows, one.place[1] as number, seed),
      flat.columns,
      flat.rows,
      cells,
      banner,
    );
  } else if (isWall(one.piece)) {
    plot(s, cells, "#c2b98f", 0.08);
    for (const cell of cells) wall(s, cell, barrier);
  } else if (one.piece === FIRST.bridge) bridge(s, cells);
  else if (one.piece === FIRST.gate) gate(s, cells, banner);
  else if (one.piece === FIRST.scorched) scorched(s, cells, seed);
  else if (one.piece === FIRST.flood) flooded(s, cells, seed);
}

/** One piece alone, for the supply and for the ghost under the pointer. */
export function drawAlone(piece: number, cell: number, turn: number, tables: ComponentTables, banner: string): Drawing {
  const row = tables.pieces[piece] as PieceRow;
  const shape = row.turns.find((one) => one.turn === turn) ?? (row.turns[0] as PieceRow["turns"][number]);
  const [x, y] = cellOf(cell);
  const cells = shape.cells.map(([r, c]) => key(x + (c as number), y + (r as number)));
  const one: PieceView = {
    piece,
    place: [cell, turn],
    cells,
    first: Math.min(...cells),
    enclosed: false,
    river: false,
    road: false,
    times: 0,
    points: 0,
  };
  return drawCity([one], [], tables, banner, true);
}
