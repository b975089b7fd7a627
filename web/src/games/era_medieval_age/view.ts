// Generated from the types beside the game's view by `make types`. Do not edit.

export interface Board {
  mode: string;
  peaceful: boolean;
  round: number;
  rounds: number;
  first: number;
  cards: number;
  types: number[];
  structures: number[];
  supply: number[];
  turned: number[];
  disasters: string[];
  players: PlayerView[];
  draft: DraftView | null;
  rolling: RollingView | null;
  quills: QuillsView | null;
  strike: StrikeView | null;
  building: BuildingView | null;
  gains: number[][];
  demand: DemandView | null;
  philip: PhilipView | null;
  final: FinalView | null;
}

export interface BuildingView {
  seat: number;
  hammers: number;
  wharves: number;
  piece: number | null;
}

export interface DemandView {
  attacker: number | null;
  victim: number;
  track: number;
}

export interface DraftView {
  yours: PieceView[];
  rest: number[];
  no_river: boolean;
  done: number[];
}

export interface PieceView {
  piece: number;
  place: number[];
  cells: number[];
  first: number;
  enclosed: boolean;
  river: boolean;
  road: boolean;
  times: number;
  points: number;
}

export interface FinalView {
  why: string;
  title: string | null;
  resources: number[];
}

export interface PhilipView {
  dice: DieView[];
  left: number[];
}

export interface DieView {
  die: number;
  colour: number;
  face: number | null;
  locked: boolean;
  quills: number;
}

export interface PlayerView {
  tracks: number[];
  dice: DieView[];
  screen: boolean;
  pieces: PieceView[];
  enclosed: number[];
  roadside: number;
  has_river: boolean;
  swords: number;
  shields: number;
  hammers: number;
  skulls: number;
  sheet: number[];
  causes: number[][];
  score: number;
}

export interface QuillsView {
  seat: number;
  quills: number;
  chapels: number;
}

export interface RollingView {
  roll: number;
  named: number[];
  turned: number[][];
  done: number[];
}

export interface StrikeView {
  disaster: string;
  roller: number;
  tile: number | null;
}
