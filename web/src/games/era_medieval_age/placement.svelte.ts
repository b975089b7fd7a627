// A piece held over the board: where it hovers, how it is turned, and whether it may be set down there.
import type { Choice, Move } from "../../wire";
import type { ComponentTables, PieceRow, TurnRow } from "./tables";

const SIDE = 14;
const PLACES = new Set(["lay", "place", "cover"]);

/** The piece whose place is asked, or null. */
export function heldPiece(legal: readonly Choice[], built: number | null, tile: number | null): number | null {
  const first = legal.find((one) => PLACES.has(one.move[0]));
  if (!first) return null;
  if (first.move[0] === "lay") return first.move[1] as number;
  return first.move[0] === "place" ? built : tile;
}

export class Placement {
  turn = $state(0);
  /** The cell under the pointer, or the last one touched. */
  over = $state<number | null>(null);
  readonly moves: ReadonlyMap<string, Move>;
  readonly row: PieceRow;
  private readonly gains: ReadonlyMap<string, number>;

  constructor(
    readonly piece: number,
    legal: readonly Choice[],
    tables: ComponentTables,
    gains: readonly (readonly number[])[] = [],
  ) {
    this.gains = new Map(gains.map(([cell, turn, points]) => [`${cell}:${turn}`, points as number]));
    this.row = tables.pieces[piece] as PieceRow;
    this.moves = new Map(
      legal.filter((one) => PLACES.has(one.move[0])).map((one) => [one.move.slice(-2).join(":"), one.move]),
    );
    this.turn = this.turns[0]?.turn ?? 0;
  }

  /** The first targets of the moves that place it. */
  get marks(): string[] {
    return [
      ...new Set([...this.moves.values()].map((move) => (move[0] === "lay" ? `piece:${move[1]}` : `cell:${move[1]}`))),
    ];
  }

  /** The turns in which it fits somewhere. */
  get turns(): TurnRow[] {
    const open = new Set([...this.moves.keys()].map((place) => Number(place.split(":")[1])));
    return this.row.turns.filter((one) => open.has(one.turn));
  }

  get shape(): TurnRow {
    return this.row.turns.find((one) => one.turn === this.turn) ?? (this.row.turns[0] as TurnRow);
  }

  /** The corner of the piece when its middle is over the pointer, kept on the board; with one place left any cell of it will do. */
  get corner(): number | null {
    if (this.over === null) return null;
    if (this.moves.size === 1 && this.open.has(this.over)) return Number([...this.moves.keys()][0]?.split(":")[0]);
    const { rows, columns } = this.shape;
    const [x, y] = [this.over % SIDE, Math.floor(this.over / SIDE)];
    const left = Math.max(0, Math.min(SIDE - columns, x - Math.floor((columns - 1) / 2)));
    const top = Math.max(0, Math.min(SIDE - rows, y - Math.floor((rows - 1) / 2)));
    return top * SIDE + left;
  }

  get move(): Move | null {
    return this.corner === null ? null : (this.moves.get(`${this.corner}:${this.turn}`) ?? null);
  }

  /** The points it would bring where it is now; null where it may not lie. */
  get gain(): number | null {
    return this.move ? (this.gains.get(`${this.corner}:${this.turn}`) ?? 0) : null;
  }

  get cells(): number[] {
    const corner = this.corner;
    return corner === null ? [] : this.shape.cells.map(([r, c]) => corner + (r as number) * SIDE + (c as number));
  }

  /** Every cell that the piece could cover as it is turned now. */
  get open(): Set<number> {
    const found = new Set<number>();
    for (const place of this.moves.keys()) {
      const [corner, turn] = place.split(":").map(Number) as [number, number];
      if (turn === this.turn)
        for (const [r, c] of this.shape.cells) found.add(corner + (r as number) * SIDE + (c as number));
    }
    return found;
  }

  rotate(): void {
    const turns = this.turns;
    const at = turns.findIndex((one) => one.turn === this.turn);
    this.turn = turns[(at + 1) % turns.length]?.turn ?? this.turn;
  }

  /** Arrow keys: one cell further, from the first open place on. */
  step(dx: number, dy: number): void {
    const start = this.over ?? [...this.open][0] ?? 0;
    const [x, y] = [start % SIDE, Math.floor(start / SIDE)];
    const clamp = (value: number) => Math.max(0, Math.min(SIDE - 1, value));
    this.over = this.over === null ? start : clamp(y + dy) * SIDE + clamp(x + dx);
  }
}
