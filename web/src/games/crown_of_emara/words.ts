// Everything the board says about its things, and small questions about what is legal now.
import type { Tip } from "../../art/tip";
import type { Table } from "../../table/board";
import type { Args, Choice, Face } from "../../wire";
import type { Board, Components, DealsView, Laid, MarkerView, MasterPrinted, PlayerView } from "./view";

export const GOODS = ["wood", "stone", "cloth", "grain", "bread", "book", "coin", "ring", "citizens", "buildings"];
const CASTLE = 4;
const BREAD = 4;
const BOOK = 5;
const CITIZENS = 8;
const BUILDINGS = 9;
const GIFTS = 4; // the first marker at the Castle
const BREAD_MARKER = 9;
const MARKERS_AT: Record<number, number[]> = { 4: [4, 5, 6, 7], 5: [0, 1, 2, 3], 6: [8, 9] };

const amount = (thing: number, number: number): Args => ({ id: `amount-${GOODS[thing]}`, args: { number } });
const amounts = (things: readonly number[]): Args[] =>
  things.flatMap((number, thing) => (number ? [amount(thing, number)] : []));

export type Parts = Components & { laid: Laid };

/** A move without arguments as a thing on the board. */
export interface Deed {
  "data-target": string;
  "data-glows": "" | undefined;
  role: "button" | "group";
  tabindex: 0 | undefined;
  "aria-label": string;
  onclick: () => void;
  onkeydown: (event: KeyboardEvent) => void;
}

export class Words {
  constructor(
    readonly table: Table,
    readonly parts: Parts,
    readonly face: Face,
    readonly board: Board,
  ) {}

  // ---- Names -----------------------------------------------------------------------------------------------------

  name(id: string): string {
    return this.table.t(id);
  }

  location(location: number): string {
    return this.table.t(this.parts.locations[location]?.id ?? "");
  }

  /** What a location is for, what its markers show now, and how it can be reached. */
  locationTip(location: number): Tip {
    const id = this.parts.locations[location]?.id ?? "";
    const shown = (MARKERS_AT[location] ?? []).map((n) => {
      const { value, gone } = this.board.markers[n] as MarkerView;
      return this.table.t(gone ? "words-printed" : "words-marker", { marker: this.parts.markers[n] ?? "", value });
    });
    const ways = this.face.legal.filter(({ move: [verb, councilor] }) => {
      if (verb === "town_action") return councilor === location;
      const steps = verb === "walk" ? this.steps : verb === "extra_step" ? 1 : 0;
      return steps > 0 && this.goal(Number(councilor), steps) === location;
    });
    const lines = [...shown, ...ways.map((one) => this.table.say(one.label))];
    return { title: this.table.t(id), text: this.table.t(`${id}.text`), lines };
  }

  /** How far the card of this turn lets a Councilor walk. */
  get steps(): number {
    return (this.board.turn?.slot ?? 0) + 1;
  }

  /** Where one of the own Councilors would stand after so many steps. */
  goal(circle: number, steps: number): number | null {
    const from = this.board.players[this.face.seat ?? -1]?.councilors[circle] ?? null;
    return from === null ? null : this.ahead(from, steps);
  }

  master(master: number): MasterPrinted {
    return this.parts.masters[master] as MasterPrinted;
  }

  masterTip(master: number): Tip {
    const { id } = this.master(master);
    const { cost, citizens } = this.master(master);
    const less = this.board.changes.discount;
    const price = `${this.table.t("board-price")}: ${this.amounts(cost)}${less ? ` (−${less})` : ""}.`;
    const points = citizens ? ` ${this.table.t("amount-citizens", { number: citizens })}.` : "";
    const hire = this.choices("master", master).concat(
      this.choices("cheap_master", master),
      this.choices("ability", master),
    );
    const lines = [price + points, ...hire.map((one) => this.table.say(one.label))];
    return { title: this.table.t(id), text: this.table.t(`${id}.text`), lines };
  }

  amounts(things: readonly number[]): string {
    return things
      .map((number, thing) => (number ? this.table.t(`amount-${GOODS[thing]}`, { number }) : ""))
      .filter(Boolean)
      .join(", ");
  }

  // ---- What is legal ---------------------------------------------------------------------------------------------

  choices(verb: string, ...numbers: number[]): Choice[] {
    return this.face.legal.filter(
      (one) => one.move[0] === verb && numbers.every((number, i) => one.move[i + 1] === number),
    );
  }

  say(verb: string, ...numbers: number[]): string {
    const choice = this.choices(verb, ...numbers)[0];
    return choice ? this.table.say(choice.label) : "";
  }

  /** What a click would do now, for a tip over a thing that has other words when nothing can be done. */
  tipFor(title: string, ...found: Choice[][]): Tip {
    return { title, lines: found.flat().map((one) => this.table.say(one.label)) };
  }

  // ---- What things would bring -----------------------------------------------------------------------------------

  /** What an action would cost and give now, whether it can be done at this moment or not. */
  would(verb: string, ...numbers: number[]): string {
    return this.say(verb, ...numbers) || this.table.t(`move-${verb}`, this.deal(verb, numbers[0] ?? 0));
  }

  get deals(): DealsView {
    return (this.board.players[this.face.seat ?? this.board.first] as PlayerView).deals;
  }

  private deal(verb: string, n: number): Args {
    const { parts, deals } = this;
    const marker = (number: number) => (this.board.markers[number] as MarkerView).value;
    switch (verb) {
      case "donate":
        return { goods: [amount(n, marker(n))], gains: amounts(deals.donation), token: 1 };
      case "gift":
        return { goods: [amount(n, marker(GIFTS + n))], gains: amounts(deals.gift) };
      case "castle_book":
        return { goods: amounts(parts.castle_book.pay), gains: amounts(deals.castle_book) };
      case "deliver_stone":
        return { goods: amounts(parts.stone.pay), gains: amounts(deals.stone) };
      case "deliver_bread":
        return { goods: [amount(BREAD, n)], gains: [amount(CITIZENS, n * marker(BREAD_MARKER))] };
      case "deliver_wood":
        return {
          goods: [amount(0, n)],
          gains: [amount(BUILDINGS, deals.wood[parts.wood.findIndex(([w]) => w === n)] ?? 0)],
        };
      case "market_sale":
        return { resource: parts.goods[n] ?? "", gains: amounts(parts.sale) };
      case "market_books":
        return { goods: [amount(BOOK, n)], gains: [amount(CITIZENS, parts.books[n - 1] ?? 0)] };
      default: {
        const location = parts.locations[Math.floor(n / 3)]?.id ?? "";
        return {
          location,
          hut: (n % 3) + 1,
          price: amounts(parts.huts[n] ?? []),
          gains: [amount(CITIZENS, deals.craftsman)],
        };
      }
    }
  }

  deed(verb: string, label: string): Deed {
    const legal = this.choices(verb).length > 0;
    const act = () => this.table.pick(`move:${verb}`);
    return {
      "data-target": `move:${verb}`,
      "data-glows": legal ? "" : undefined,
      role: legal ? "button" : "group",
      tabindex: legal ? 0 : undefined,
      "aria-label": this.say(verb) || label,
      onclick: act,
      onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        act();
      },
    };
  }

  // ---- Where things are ------------------------------------------------------------------------------------------

  circleOf(location: number): number {
    return this.parts.laid.circles[0]?.includes(location) ? 0 : 1;
  }

  ahead(location: number, steps: number): number {
    const circle = this.parts.laid.circles[this.circleOf(location)] as number[];
    return circle[(circle.indexOf(location) + steps) % 4] as number;
  }

  mastersAt(location: number): (number | null)[] {
    return this.board.offer.slice((location - CASTLE) * 2, (location - CASTLE) * 2 + 2);
  }
}
