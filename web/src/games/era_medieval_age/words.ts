// What the board says about its things.
import type { Tip } from "../../art/tip";
import type { Table } from "../../table/board";
import { SKULL } from "./symbols";
import type { ComponentTables, PieceRow } from "./tables";
import type { DieView, PieceView } from "./view";

export class Words {
  constructor(
    readonly table: Table,
    readonly tables: ComponentTables,
  ) {}

  city(seat: number): string {
    return this.table.t("board-city", { seat });
  }

  row(piece: number): PieceRow {
    return this.tables.pieces[piece] as PieceRow;
  }

  name(piece: number): string {
    return this.table.t(this.row(piece).id);
  }

  piece(one: PieceView): string {
    const [row, column] = [Math.floor(one.first / 14) + 1, (one.first % 14) + 1];
    return this.table.t("board-piece", { piece: this.row(one.piece).id, row, column });
  }

  pieceTip(one: PieceView): Tip {
    const lines: string[] = [];
    if (one.times > 0) {
      const base = this.row(one.piece).points;
      const why = [one.enclosed ? this.table.t("board-enclosed") : "", one.river ? this.table.t("board-by-river") : ""]
        .filter(Boolean)
        .join(", ");
      lines.push(
        this.table.t("board-piece-points", { base, times: one.times, points: one.points }) + (why ? ` (${why})` : ""),
      );
      if (one.road) lines.push(this.table.t("board-by-road"));
    }
    return { title: this.name(one.piece), text: this.table.t(`${this.row(one.piece).id}.text`), lines };
  }

  points(points: number): string {
    return points < 0
      ? `−${this.table.t("board-points", { points: -points })}`
      : this.table.t("board-points", { points });
  }

  /** What a place would bring. */
  gain(points: number): string {
    if (!points) return this.table.t("board-gain-none");
    return this.table.t("board-gain", { points: Math.abs(points), sign: points < 0 ? "−" : "+" });
  }

  /** The symbols that a die shows, a skull first. */
  symbolsOf(die: DieView, face = die.face): number[] {
    const counts = face === null ? [] : (this.tables.dice[die.colour]?.faces[face] ?? []);
    return counts
      .flatMap((count, symbol) => Array.from({ length: count }, () => symbol))
      .sort((a, b) => Number(b === SKULL) - Number(a === SKULL));
  }

  symbols(counts: readonly number[]): string {
    return counts
      .flatMap((count, i) => (count ? [this.table.t(this.tables.symbols[i] as string, { count })] : []))
      .join(", ");
  }

  face(die: DieView): string {
    return die.face === null
      ? this.table.t("board-hidden")
      : this.symbols(this.tables.dice[die.colour]?.faces[die.face] ?? []);
  }

  die(die: DieView): string {
    return `${this.table.t((this.tables.dice[die.colour] as { id: string }).id)} ${(die.die % 20) + 1}: ${this.face(die)}`;
  }

  cost(piece: number): number[] {
    return this.row(piece).cost ?? [];
  }
}
