// Generated from the types beside the game's view by `make types`. Do not edit.

export interface Board {
  private: boolean;
  round: number;
  first: number;
  order: number[];
  event: number;
  events_left: number;
  event_open: boolean;
  players: PlayerView[];
  hand: number[] | null;
  huts: (number | null)[];
  offer: (number | null)[];
  b_top: number | null;
  b_left: number;
  ranks: RankView[];
  markers: MarkerView[];
  favors: number;
  discard: number[];
  drawn: DrawnView | null;
  turn: TurnView | null;
  visit: VisitView | null;
  bill: BillView | null;
  split: SplitView | null;
  victoria: VictoriaView | null;
  changes: ChangesView;
  history: number[][];
  final: FinalView[] | null;
}

/** Something is being paid for (CE-10). */
export interface BillView {
  seat: number;
  due: number;
  most: number[];
}

/** What the event of the round changes for everybody (CE-14.9 to CE-14.15); nothing is 0. */
export interface ChangesView {
  rank_bonus: number;
  donation_bonus: number;
  gift_bonus: number;
  discount: number;
  buildings: number;
  sales: number;
}

export interface DrawnView {
  seat: number;
  count: number;
  tokens: number[] | null;
}

export interface FinalView {
  citizens: number;
  buildings: number;
  result: number;
  place: number;
}

/** A rotating marker, or what is printed where it lay (CE-8.14, CE-8.17). */
export interface MarkerView {
  value: number;
  next: number;
  gone: boolean;
  face: number;
  faces: number[];
}

export interface PlayerView {
  goods: number[];
  citizens: number;
  buildings: number;
  result: number;
  councilors: (number | null)[];
  slots: (number | null)[];
  played: number[];
  hand: number;
  pile: number;
  craftsmen: number;
  masters: number[];
  titles: number[];
  tokens: number[];
  final_points: number;
  account_citizens: number[];
  account_buildings: number[];
  deals: DealsView;
}

/** What actions would bring this player now, event and Masters included. */
export interface DealsView {
  donation: number[];
  gift: number[];
  castle_book: number[];
  stone: number[];
  wood: number[];
  craftsman: number;
}

/** A stack of Noble cards (CE-2.13). */
export interface RankView {
  left: number;
  top: number | null;
  next: number | null;
}

export interface SplitView {
  seat: number;
  points: number;
  best: number;
}

/** The turn under way, once its card is played. */
export interface TurnView {
  seat: number;
  card: number;
  slot: number;
  card_open: boolean;
  walk_open: boolean;
  rise_open: boolean;
  craftsman_open: boolean;
  master_open: boolean;
  used: number[];
}

export interface VictoriaView {
  citizens: number;
  ranks: number;
  campaign: boolean;
  beaten: boolean;
  next_start: number | null;
}

export interface VisitView {
  seat: number;
  location: number;
  used: boolean[];
  sales: number;
  tokens: number[];
}

/** What set-up lays for good. */
export interface Laid {
  circles: number[][];
  mixed: boolean;
  unlimited: boolean;
  start: number;
}

export interface Printed {
  goods: string[];
  cards: CardPrinted[];
  locations: LocationPrinted[];
  huts: number[][];
  masters: MasterPrinted[];
  events: EventPrinted[];
  tokens: TokenPrinted[];
  ranks: RankPrinted[];
  markers: string[];
  craftsmen: number[];
  sales: number[][];
  discount: number;
  books: number[];
  castle_book: WayPrinted;
  stone: WayPrinted;
  most_bread: number;
  wood: number[][];
  donation: number[];
  gift: number[];
  sale: number[];
  final_each: number[];
  final_token: number;
  final_resources: number;
  sources: string[];
  track: number;
}

export interface CardPrinted {
  id: string;
  gain: number[];
}

/** An exchange: lists of things have the order of `goods`, then CP and BP. */
export interface WayPrinted {
  pay: number[];
  any: number;
  gain: number[];
  other: number;
}

export interface EventPrinted {
  id: string;
  timing: string;
  kind: number;
  amount: number;
  gain: number[];
  ways: WayPrinted[];
}

export interface LocationPrinted {
  id: string;
  town: boolean;
  resource: number | null;
}

export interface MasterPrinted {
  id: string;
  type: string;
  timing: string;
  citizens: number;
  cost: number[];
  gain: number[];
  ways: WayPrinted[];
}

export interface RankPrinted {
  id: string;
  coins: number;
  rings: number;
  citizens: number[];
}

export interface TokenPrinted {
  id: string;
  location: number;
  gain: number[];
}

export type Components = Printed;
