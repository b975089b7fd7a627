// Generated from the types beside the game's view by `make types`. Do not edit.

/** `hexes` by cell, `players` by seat, `hand` and `known` yours. */
export interface Board {
  private: boolean;
  round: number;
  active: number;
  first: number;
  manoeuvres: number;
  crown_used: boolean;
  hexes: HexView[];
  players: PlayerView[];
  hand: number[] | null;
  known: Known | null;
  looking: Looking | null;
  redeploy: RedeployView | null;
  window: WindowView | null;
  battle: BattleView | null;
  draft: DraftView | null;
  final: Final[] | null;
}

/** Pairs are attacker and defender: `knights` really there, `counted` for points. `cards`: revealed, for each seat. `asked` lay a card face down now, `committed` have, `yours` is the card you have laid (-1: no card). */
export interface BattleView {
  attacker: number;
  defender: number;
  cell: number;
  castle: boolean;
  step: number;
  step_name: string;
  knights: number[];
  counted: number[];
  points: number[];
  no_support: boolean;
  ledger: LedgerLine[];
  cards: number[][];
  asked: number[];
  committed: number[];
  yours: number | null;
  support: SupportView | null;
  winner: number | null;
  margin: number;
}

export interface LedgerLine {
  side: "attacker" | "defender";
  seat: number;
  why: string;
  points: number;
  total: number;
}

export interface SupportView {
  order: number[];
  go: number;
  passes: number;
}

/** `order`: seats still to pick of this type. */
export interface DraftView {
  type: "crown" | "orb" | "sceptre";
  offer: number[];
  order: number[];
}

export interface Final {
  points: number;
  team_points: number;
  knights: number;
  place: number;
  winner: boolean;
  by: string;
}

/** Who stands on a cell; `dice`: the pips that show them. In a battle `knights` are the defender's, and nobody owns it. */
export interface HexView {
  owner: number | null;
  knights: number;
  dice: number[];
  supplied: boolean;
  contested: boolean;
  attackers: number;
}

/** For each seat what you have seen of its deck and of its hand. */
export interface Known {
  decks: KnownCard[][];
  hands: number[][];
}

/** A card of a deck; place 1 is the top. */
export interface KnownCard {
  place: number;
  card: number;
}

/** A crown at work on the deck of `seat`. `cards`: top first, for its owner alone. */
export interface Looking {
  seat: number;
  by_seat: number;
  count: number;
  placed: number;
  cards: number[] | null;
}

/** `discard`: kinds, the last on top. `reach`: cells an advance may go to, with supply lines as they are now. */
export interface PlayerView {
  points: number;
  team_points: number;
  knights: number;
  in_castle: number;
  dice_left: number;
  hand: number;
  deck: number;
  discard: number[];
  artefacts: ArtefactView[];
  supplied: number[];
  reach: number[];
}

export interface ArtefactView {
  artefact: number;
  type: "crown" | "orb" | "sceptre";
  up: boolean;
  back_this_turn: boolean;
}

/** `places`: the castle, then all cells that take part, in the order in which they are named; `others`: dice elsewhere. `dice_for[n]`: dice that n knights on one cell need. */
export interface RedeployView {
  seat: number;
  half: "recall" | "reinforce";
  castle: number;
  dice: number;
  limit: number;
  changes: Change[];
  named: number[];
  cursor: number | null;
  places: Place[];
  others: number;
  dice_for: number[];
}

export interface Change {
  cell: number;
  before: number;
  now: number;
}

/** Of a redeployment: how many knights a cell may have at its end. */
export interface Place {
  cell: number;
  before: number;
  least: number;
  most: number;
}

/** A Fracture window: the artefacts about to act, and who is asked. */
export interface WindowView {
  type: "crown" | "orb" | "sceptre";
  artefacts: number[];
  asked: number;
}

/** What never changes in a game. `goal`: points to win, of a player or a team; `round_limit` 0: none. */
export interface Laid {
  hexes: LaidHex[];
  players: LaidSeat[];
  goal: number;
  round_limit: number;
  variants: string[];
  teams: number[] | null;
}

/** A cell of the map. Axial coordinates, pointy top: x = q + r / 2, y = r * 0.866, downwards. */
export interface LaidHex {
  cell: number;
  id: string;
  q: number;
  r: number;
  kind: "castle" | "lake" | "territory";
  name: string;
  terrain: number | null;
  value: number;
  capacity: number | null;
  properties: string[];
  near: number[];
}

/** A seat's castle and team. */
export interface LaidSeat {
  castle: number;
  castle_name: string;
  team: number;
}

/** What is printed on every piece. */
export interface Printed {
  cards: CardInfo[];
  artefacts: ArtefactInfo[];
  territories: TerritoryInfo[];
  castles: string[];
}

export interface ArtefactInfo {
  id: string;
  type: "crown" | "orb" | "sceptre";
}

export interface CardInfo {
  id: string;
  copies: number;
  value: number;
}

export interface TerritoryInfo {
  id: string;
  value: number;
  count: number;
  capacity: number;
  properties: string[];
}

export type Components = Printed;
