// Everything the board says about its things: labels for screen readers and the words of the tips.
import type { Tip } from "../../art/tip";
import type { Table } from "../../table/board";
import type { AreaData, Board, Components, EventPlace, FiefView, Spot } from "./view";

export class Words {
  constructor(
    private readonly table: Table,
    private readonly components: Components,
  ) {}

  areaId(area: number): string {
    return `area-${(this.components.areas[area] as AreaData).id}`;
  }

  area(area: number): string {
    return this.table.t(this.areaId(area));
  }

  low(area: number): string {
    return this.table.t(`${this.areaId(area)}.low`);
  }

  areaText(area: number): string {
    return this.table.t(`${this.areaId(area)}.text`);
  }

  tile(tile: number): string {
    const data = this.components.tiles[tile];
    return data ? `${this.area(data.area)} ${data.number}` : "";
  }

  symbols(tile: number): string[] {
    const data = this.components.tiles[tile];
    const words: string[] = [];
    if (data?.farmers) words.push(this.table.t("board-farmers", { count: data.farmers }));
    if (data?.chests) words.push(this.table.t("board-chests", { count: data.chests }));
    return words;
  }

  tileFull(tile: number): string {
    return [this.tile(tile), ...this.symbols(tile)].join(", ");
  }

  pieces(spot: Spot): string[] {
    const words: string[] = [];
    if (spot.lord !== null) words.push(this.table.t("board-lord", { seat: spot.lord }));
    if (spot.scout !== null) words.push(this.table.t("board-scout", { seat: spot.scout }));
    return words;
  }

  /** "Row 2, place 3: Mill 4, one chest, reserved by Anna" */
  spot(spot: Spot, row: number, place: number): string {
    const what = spot.tile === null ? this.table.t("board-place-empty") : this.tileFull(spot.tile);
    return `${this.table.t("board-place", { row, place })}: ${[what, ...this.pieces(spot)].join(", ")}`;
  }

  spotTip(spot: Spot): Tip | null {
    if (spot.tile === null) return null;
    const more = [...this.symbols(spot.tile), ...this.pieces(spot)].join(", ");
    return { ...(this.tileTip(spot.tile) as Tip), lines: [more] };
  }

  tileTip(tile: number): Tip | null {
    const data = this.components.tiles[tile];
    return data ? { title: this.tile(tile), text: this.areaText(data.area), lines: this.symbols(tile) } : null;
  }

  /** "2 × (village + rampart)" */
  formula(fief: FiefView, column: number): string {
    const counted = (fief.counts[column] ?? []).map((area) => this.low(area)).join(" + ");
    const several = (fief.counts[column] ?? []).length > 1;
    return `${fief.rates[column]} × ${several ? `(${counted})` : counted}`;
  }

  pays(fief: FiefView, column: number): string {
    const now = fief.pays[column] ?? 0;
    const more = now + (fief.rates[column] ?? 0);
    return [`${this.formula(fief, column)} = ${now}`, this.table.t("board-pays-next", { coins: more })].join("; ");
  }

  tokens(fief: FiefView, column: number): string[] {
    const words: string[] = [];
    const extra = fief.area_tokens[column];
    if (fief.income_tokens.includes(column)) words.push(this.table.t("token-income"));
    if (extra !== null && extra !== undefined) words.push(this.token(extra));
    return words;
  }

  token(area: number): string {
    return this.table.t(`token-${(this.components.areas[area] as AreaData).id}`);
  }

  tokenTip(area: number): Tip {
    return {
      title: this.token(area),
      text: this.table.t(`token-${(this.components.areas[area] as AreaData).id}.text`),
    };
  }

  column(fief: FiefView, column: number): string {
    const tiles = fief.columns[column] ?? [];
    const pile = [...tiles].reverse().map((tile) => this.tileFull(tile));
    const parts = [
      this.table.t("board-tiles", { count: tiles.length }),
      ...(pile.length ? [pile.join("; ")] : []),
      this.pays(fief, column),
      ...this.tokens(fief, column),
    ];
    return `${this.area(column)}: ${parts.join(". ")}`;
  }

  columnTip(fief: FiefView, column: number): Tip {
    return {
      title: this.area(column),
      text: this.areaText(column),
      lines: [this.pays(fief, column), ...this.tokens(fief, column)],
    };
  }

  eventWhen(place: EventPlace, board: Board): string {
    const when = this.table.t("board-event-round", { round: place.round });
    if (place.done) return `${when} · ${this.table.t("board-event-done")}`;
    if (place.round === board.round) return this.table.t("board-event-now");
    return `${when} · ${this.table.t("board-event-in", { count: place.round - board.round })}`;
  }
}
