// The shape of `view.board` and of the component data; see view.py and components.py of the game.

export type ArtefactType = "crown" | "orb" | "sceptre";

export interface HexView {
  cell: number;
  id: string;
  q: number;
  r: number;
  kind: "territory" | "castle" | "lake";
  name: string;
  terrain: number | null;
  value: number;
  capacity: number | null;
  properties: string[];
  owner: number | null;
  knights: number;
  dice: number[];
  supplied: boolean;
  contested: boolean;
  attackers: number;
  near: number[];
}

export interface ArtefactView {
  artefact: number;
  type: ArtefactType;
  up: boolean;
  back_this_turn: boolean;
}

export interface PlayerView {
  castle: number;
  castle_name: string;
  team: number;
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

export interface Known {
  decks: { place: number; card: number }[][];
  hands: number[][];
}

export interface Looking {
  seat: number;
  by_seat: number;
  count: number;
  placed: number;
  cards: number[] | null;
}

export interface RedeployView {
  seat: number;
  half: "recall" | "reinforce";
  castle: number;
  dice: number;
  limit: number;
  changes: { cell: number; before: number; now: number }[];
  named: number[];
  cursor: number | null;
}

export interface WindowView {
  type: ArtefactType;
  artefacts: number[];
  asked: number;
}

export interface LedgerLine {
  side: "attacker" | "defender";
  seat: number;
  why: string;
  points: number;
  total: number;
}

export interface BattleView {
  attacker: number;
  defender: number;
  cell: number;
  castle: boolean;
  step: number;
  step_name: string;
  knights: [number, number];
  counted: [number, number];
  points: [number, number];
  no_support: boolean;
  ledger: LedgerLine[];
  cards: number[][];
  asked: number[];
  committed: number[];
  yours: number | null;
  support: { order: number[]; go: number; passes: number } | null;
  winner: number | null;
  margin: number;
}

export interface DraftView {
  type: ArtefactType;
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

export interface MasteryBoard {
  round: number;
  round_limit: number;
  active: number;
  first: number;
  goal: number;
  variants: string[];
  teams: number[] | null;
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

export interface MasteryComponents {
  cards: { id: string; copies: number; value: number }[];
  artefacts: { id: string; type: ArtefactType }[];
  territories: { id: string; value: number; count: number; capacity: number; properties: string[] }[];
  castles: string[];
}
