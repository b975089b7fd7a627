// The shape of `view.board` and of the component data; see view.py and components.py of the game.

export interface Spot {
  spot: number;
  tile: number | null;
  lord: number | null;
  scout: number | null;
}

export interface EventPlace {
  event: number;
  round: number;
  done: boolean;
}

export interface FiefView {
  coins: number;
  /** Eight columns of tiles, the last one on top. */
  columns: number[][];
  graveyard: number[];
  income_tokens: number[];
  area_tokens: (number | null)[];
  rates: number[];
  counts: number[][];
  pays: number[];
  farmers: number;
  chests: number;
  empty: number;
}

export interface Final {
  coins: number;
  empty: number;
  penalty: number;
  total: number;
  columns: number[];
  place: number;
}

export interface MiddleAgesBoard {
  round: number;
  rounds: number;
  /** 1 to 4; 0 during the first placement. */
  active_row: number;
  row_size: number;
  rows: Spot[][];
  turn_order: number[];
  /** How many turns of this round have begun. */
  turn: number;
  events: EventPlace[];
  stacks: { blue: number; orange: number; mixed: number };
  discard: number[];
  tokens: { income: number; areas: number[] };
  fiefs: FiefView[];
  drawing: number[] | null;
  final: Final[] | null;
}

export interface TileData {
  id: string;
  area: number;
  number: number;
  back: "blue" | "orange";
  farmers: number;
  chests: number;
}

export interface AreaData {
  id: string;
  income: number;
  counts: number[];
}

export interface EventData {
  id: string;
  kind: string;
  coins: number;
  areas: number[];
  symbol: number;
}

export interface MiddleAgesComponents {
  tiles: TileData[];
  areas: AreaData[];
  events: EventData[];
  /** Coins lost at the end for each empty column. */
  penalty: number;
}
