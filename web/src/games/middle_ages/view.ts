// Generated from the types beside the game's view by `make types`. Do not edit.

export interface Board {
  round: number;
  active_row: number;
  rows: Spot[][];
  turn_order: number[];
  turn: number;
  events: EventPlace[];
  stacks: Stacks;
  discard: number[];
  tokens: Tokens;
  fiefs: FiefView[];
  drawing: number[] | null;
  final: Final[] | null;
}

export interface EventPlace {
  event: number;
  round: number;
  done: boolean;
}

export interface FiefView {
  coins: number;
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

export interface Spot {
  spot: number;
  tile: number | null;
  lord: number | null;
  scout: number | null;
}

/** Tiles left. */
export interface Stacks {
  blue: number;
  orange: number;
  mixed: number;
}

/** Tokens left in the supply. */
export interface Tokens {
  income: number;
  areas: number[];
}

/** For the client: what is printed on every piece. */
export interface Printed {
  tiles: TileData[];
  areas: AreaData[];
  events: EventData[];
  rounds: number;
  penalty: number;
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

export interface TileData {
  id: string;
  area: number;
  number: number;
  back: "blue" | "orange";
  farmers: number;
  chests: number;
}

export type Components = Printed;
