// Everything the board says about its things, and small questions about what is legal now.
import type { Tip } from "../../art/tip";
import type { Table, Target } from "../../table/board";
import type { Choice, Face } from "../../wire";
import type { ArmyView, BaronView, Board, CastleView, CityView, Components, EntryView } from "./view";

export const SHAPES = ["star", "square", "triangle", "circle"];
export const ACTIONS = [
  "levy-taxes",
  "draft-soldiers",
  "rally-support",
  "serve-the-church",
  "mobilize-forces",
  "versatile-strategy",
];
export const NEUTRALS = ["important-event", "fund-expedition", "upgrade-defenses", "muster-troops", "uncertain-times"];
export const PHASES = ["taxation", "wages", "assembly"];
export const VOYAGES = ["ceylon", "spice-islands", "china"];
export const CASTLE = 4;
export const KINGDOM = 60;
export const CITIES = 24;

const dashed = (id: string | undefined) => (id ?? "").replaceAll("_", "-");

/** A noble or the garrison of a stronghold, with its baron. */
export interface Host {
  seat: number;
  army: ArmyView;
}

export class Words {
  constructor(
    readonly table: Table,
    readonly parts: Components,
    readonly face: Face,
    readonly board: Board,
  ) {}

  t(id: string, args: Parameters<Table["t"]>[1] = {}): string {
    return this.table.t(id, args);
  }

  has(id: string): boolean {
    return this.table.t(id) !== id;
  }

  // ---- Names -----------------------------------------------------------------------------------------------------

  area(area: number): string {
    return this.t(`area-${dashed(this.parts.areas[area])}`);
  }

  house(seat: number): string {
    return this.t(`baron-${this.parts.barons[this.baron(seat).house]}`);
  }

  noble(seat: number, place: number): string {
    if (place === CASTLE) return this.t("garrison");
    return this.t(`noble-${this.parts.barons[this.baron(seat).house]}-${SHAPES[place]}`);
  }

  troop(kind: number): string {
    return this.t(`troop-${dashed(this.parts.troops[kind]?.id)}`);
  }

  agendaId(kind: number): string {
    return `agenda-${dashed(this.parts.agendas[kind]?.id)}`;
  }

  agenda(kind: number): string {
    return this.t(this.agendaId(kind));
  }

  /** An action card by its kind; `neutral` ones belong to nobody. */
  cardId(kind: number, neutral = false): string {
    return `card-${(neutral ? NEUTRALS : ACTIONS)[kind]}`;
  }

  card(kind: number, neutral = false): string {
    return this.t(this.cardId(kind, neutral));
  }

  fate(card: number): string {
    return this.t(
      ["fate-deal", "fate-prevent", "fate-victory", "fate-draw"][this.parts.fate[card]?.result ?? 0] as string,
    );
  }

  nation(kind: number): string {
    const nation = this.parts.troops[kind]?.nation ?? -1;
    return nation < 0
      ? ""
      : this.t(`nation-${["english", "swiss", "polish", "romanian", "lombard", "tuscan"][nation]}`);
  }

  hireLine(kind: number): string {
    const { fee = 0, wage = 0 } = this.parts.troops[kind] ?? {};
    return this.t("board-mercenary", { troop: this.troop(kind), fee, wage });
  }

  /** A card in force: an agenda, an open motion or an event. */
  entryId({ what, which }: EntryView): string {
    if (what === 0) return this.agendaId(which);
    return what === 1 ? `motion-${dashed(this.parts.motions[which])}` : `event-${dashed(this.parts.events[which]?.id)}`;
  }

  entry(entry: EntryView): string {
    return this.t(this.entryId(entry));
  }

  entryText(entry: EntryView): string {
    return entry.what === 1 ? "" : this.t(`${this.entryId(entry)}.text`);
  }

  // ---- Things ----------------------------------------------------------------------------------------------------

  baron(seat: number): BaronView {
    return this.board.barons[seat] as BaronView;
  }

  cityIn(area: number): number | null {
    const city = this.parts.cities.findIndex((one) => one.area === area);
    return city < 0 ? null : city;
  }

  kingdomCities(seat: number): number {
    return this.baron(seat).cities.filter((city) => (this.parts.cities[city]?.area ?? KINGDOM) < KINGDOM).length;
  }

  city(city: number): CityView {
    return this.board.cities[city] as CityView;
  }

  income(city: number): number {
    return (this.parts.cities[city]?.income ?? 0) + (this.city(city).fortified ? 1 : 0);
  }

  /** The seat whose stronghold stands in an area. */
  castleIn(area: number): number | null {
    const seat = this.board.castles.findIndex((one) => one.area === area);
    return seat < 0 ? null : seat;
  }

  /** Nobles in an area (or off its coast), in the order of the seats. */
  nobles(area: number, atSea: boolean): Host[] {
    return this.board.barons.flatMap((baron, seat) =>
      baron.armies
        .filter((army) => army.place !== CASTLE && army.area === area && army.at_sea === atSea)
        .map((army) => ({ seat, army })),
    );
  }

  garrison(seat: number): ArmyView {
    return this.baron(seat).armies[CASTLE] as ArmyView;
  }

  // ---- Sentences -------------------------------------------------------------------------------------------------

  troops(kinds: readonly number[]): string {
    const counted = new Map<number, number>();
    for (const kind of kinds) counted.set(kind, (counted.get(kind) ?? 0) + 1);
    return [...counted]
      .map(([kind, count]) => (count > 1 ? `${count} × ${this.troop(kind)}` : this.troop(kind)))
      .join(", ");
  }

  armyLine(seat: number, army: ArmyView): string {
    const marks = [
      army.wounds ? this.t("board-wounds", { count: army.wounds }) : "",
      army.exhausted ? this.t("board-exhausted") : "",
      army.office === null ? "" : this.agenda(army.office),
    ].filter(Boolean);
    const troops = army.troops.length ? this.troops(army.troops) : this.t("board-no-troops");
    const name = `${this.noble(seat, army.place)} (${this.table.seatName(seat)})`;
    return this.t("board-army", {
      name,
      strength: army.strength,
      troops,
      marks: marks.length ? `. ${marks.join(", ")}` : "",
    });
  }

  nobleTip(seat: number, army: ArmyView): Tip {
    const shape =
      army.place === CASTLE
        ? ""
        : `${this.t(`shape-${SHAPES[army.place]}`)}. ${this.t(`shape-${SHAPES[army.place]}.text`)}`;
    return { title: this.noble(seat, army.place), text: this.armyLine(seat, army), lines: [shape].filter(Boolean) };
  }

  wallLine(view: CityView | CastleView): string {
    const marks = [
      view.breaches ? this.t("board-breaches", { count: view.breaches }) : "",
      "fortified" in view && view.fortified ? this.t("board-fortified") : "",
      view.besieger === null ? "" : this.t("board-besieged", { seat: view.besieger }),
    ].filter(Boolean);
    return [this.t("board-strength", { strength: view.strength }), ...marks].join(", ");
  }

  cityLine(city: number): string {
    const view = this.city(city);
    if (view.razed) return this.t("board-razed");
    const owner = view.owner === null ? this.t("board-neutral") : this.t("board-owned", { seat: view.owner });
    return `${owner}. ${this.wallLine(view)}. ${this.t("board-income", { count: this.income(city) })}.`;
  }

  areaLines(area: number): string[] {
    const city = this.cityIn(area);
    const castle = this.castleIn(area);
    const hosts = [...this.nobles(area, false), ...this.nobles(area, true)];
    return [
      ...(city === null ? [] : [this.cityLine(city)]),
      ...(castle === null ? [] : [this.castleLine(castle)]),
      ...hosts.map(({ seat, army }) => this.armyLine(seat, army) + (army.at_sea ? ` ${this.t("board-at-sea")}` : "")),
      ...this.reachLines(area),
    ];
  }

  castleLine(seat: number): string {
    const garrison = this.garrison(seat);
    const troops = garrison.troops.length ? ` ${this.troops(garrison.troops)}.` : "";
    return `${this.t("board-castle", { seat })}: ${this.wallLine(this.board.castles[seat] as CastleView)}.${troops}`;
  }

  reachLines(area: number): string[] {
    const way = this.board.now.reach.find((one) => one.area === area);
    if (!way) return [];
    const steps = way.steps ? this.t("board-steps", { count: way.steps }) : this.t("board-by-sea");
    return [way.leave.length ? `${steps}. ${this.t("board-with-leave", { seats: way.leave })}` : `${steps}.`];
  }

  areaTip(area: number): Tip {
    const lines = this.areaLines(area);
    return { title: this.area(area), lines: lines.length ? lines : [this.t("board-empty-area")] };
  }

  areaLabel(area: number): string {
    return [this.area(area), ...this.areaLines(area)].join(". ");
  }

  // ---- What is legal ---------------------------------------------------------------------------------------------

  choices(...verbs: string[]): Choice[] {
    return this.face.legal.filter((one) => verbs.includes(one.move[0]));
  }

  asks(...verbs: string[]): boolean {
    return this.choices(...verbs).length > 0;
  }

  /** The one of these targets that can be chosen now, or the first. */
  open(...targets: Target[]): Target {
    return targets.find((one) => this.table.glows(one) || this.table.picked(one)) ?? (targets[0] as Target);
  }
}
