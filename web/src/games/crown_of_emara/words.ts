// Everything the board says about its things, and small questions about what is legal now.
import type { Tip } from "../../art/tip";
import type { Table } from "../../table/board";
import type { Choice, Face } from "../../wire";
import type { Board, Components, Laid, MasterPrinted } from "./view";

export const GOODS = ["wood", "stone", "cloth", "grain", "bread", "book", "coin", "ring", "citizens", "buildings"];
const CASTLE = 4;

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

  locationTip(location: number): Tip {
    const id = this.parts.locations[location]?.id ?? "";
    return { title: this.table.t(id), text: this.table.t(`${id}.text`) };
  }

  master(master: number): MasterPrinted {
    return this.parts.masters[master] as MasterPrinted;
  }

  masterTip(master: number): Tip {
    const { id } = this.master(master);
    const price = this.amounts(this.master(master).cost);
    const points = this.table.t("amount-citizens", { number: this.master(master).citizens });
    const hire = this.choices("master", master).concat(
      this.choices("cheap_master", master),
      this.choices("ability", master),
    );
    const lines = [
      `${this.table.t("board-price")}: ${price}. ${points}.`,
      ...hire.map((one) => this.table.say(one.label)),
    ];
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
