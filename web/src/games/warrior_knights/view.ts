// Generated from the types beside the game's view by `make types`. Do not edit.

export interface Board {
  round: number;
  pool: number;
  phase_cards: number;
  draft_markers: number;
  city_goal: number;
  chairman: number;
  head: number;
  barons: BaronView[];
  cities: CityView[];
  castles: CastleView[];
  stacks: number[];
  areas: number[][];
  track: (number | null)[];
  offer: number[];
  agendas: number[];
  agenda_deck: number;
  agenda_discard: number[];
  in_force: EntryView[];
  event_deck: number;
  event_colour: number | null;
  event_discard: number[];
  fate_deck: number;
  mercenary_deck: number;
  expeditions: VoyageView[];
  battle: BattleView | null;
  now: UnderWay;
  own: Own | null;
}

export interface BaronView {
  house: number;
  crowns: number;
  votes: number;
  faith: number;
  influence: number;
  banned: boolean;
  fallen: boolean;
  cities: number[];
  troops: number;
  hand: number;
  shown: number[];
  laid: number[];
  armies: ArmyView[];
  charges: number[];
  finished: boolean;
}

export interface ArmyView {
  place: number;
  area: number | null;
  at_sea: boolean;
  troops: number[];
  strength: number;
  wounds: number;
  exhausted: boolean;
  dead: boolean;
  heir: boolean;
  holder: number;
  gone: boolean;
  office: number | null;
}

export interface BattleView {
  area: number;
  wall: number | null;
  step: string;
  sides: RowView[];
}

export interface RowView {
  seat: number | null;
  commander: number | null;
  armies: number[];
  cards: (number | null)[];
  thrown: number[];
  strength: number;
  totals: TotalsView | null;
  hits: number;
}

export interface TotalsView {
  deals: number;
  prevents: number;
  victories: number;
}

export interface CastleView {
  area: number | null;
  strength: number;
  breaches: number;
  besieger: number | null;
  besieged_in: number;
}

export interface CityView {
  owner: number | null;
  razed: boolean;
  fortified: boolean;
  strength: number;
  breaches: number;
  besieger: number | null;
  besieged_in: number;
}

export interface VoyageView {
  stage: number;
  blessed: boolean;
  stakes: number[];
}

export interface EntryView {
  what: number;
  which: number;
  holder: number | null;
  noble: number | null;
}

export interface UnderWay {
  phase: string;
  turned: TurnedView | null;
  goal: number | null;
  march: MarchView | null;
  reach: ReachView[];
  session: SessionView | null;
}

export interface MarchView {
  seat: number;
  place: number;
  path: number[];
}

export interface ReachView {
  area: number;
  steps: number;
  leave: number[];
}

export interface SessionView {
  present: number[];
  presiding: number | null;
  order: number[];
  at: number;
  subject: string;
  candidates: number[];
  aside: number[];
  ballots: number[][];
  declaring: boolean;
}

export interface TurnedView {
  seat: number | null;
  kind: number;
}

export interface Own {
  hand: number[];
  laid: number[][];
  chosen: (number | string)[][];
}

export interface Printed {
  areas: string[];
  cities: CityData[];
  roads: number[][];
  ports: number[];
  barons: string[];
  troops: TroopData[];
  spots: SpotData[];
  fate: FateData[];
  events: EventData[];
  agendas: AgendaData[];
  motions: string[];
  drawing: Drawing;
}

export interface AgendaData {
  id: string;
  type: number;
  vote: number;
}

export interface CityData {
  id: string;
  area: number;
  strength: number;
  income: number;
}

export interface Drawing {
  width: number;
  height: number;
  margin: number;
  slots: Slots;
  areas: Shape[];
  sea: Shape[];
  seas: string[];
  barriers: Barrier[];
  bridges: Bridge[];
  ports: number[][];
}

export interface Shape {
  centroid: number[];
  polygon: number[][];
}

export interface Barrier {
  kind: string;
  feature: string;
  bridge: boolean;
  segment: number[][];
}

export interface Bridge {
  id: string;
  position: number[];
}

/** Where things stand inside an area, from its centroid. */
export interface Slots {
  label: number[];
  city: number[];
  siege: number[];
  breaches: number[];
  nobles: number[][];
  nobles_overseas: number[][];
  road_width: number;
  river_width: number;
  bridge_size: number[];
  port_radius: number;
}

export interface EventData {
  id: string;
  colour: number;
  cancel: number;
}

export interface FateData {
  result: number;
  revolt: boolean;
  nation: number;
  city: number;
}

export interface SpotData {
  number: number;
  fee: number;
}

export interface TroopData {
  id: string;
  strength: number;
  wage: number;
  fee: number;
  nation: number;
}

export type Components = Printed;
