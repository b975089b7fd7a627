// Everything the board says about its things: labels for screen readers and the words of the tips.
import type { Tip } from "../../art/tip";
import type { Table } from "../../table/board";
import type { ArtefactView } from "./view";
import type { Hex, Player, Printed, Whole } from "./whole";

export class Words {
  constructor(
    readonly table: Table,
    readonly components: Printed,
  ) {}

  cardId(card: number): string {
    return this.components.cards[card]?.id ?? "";
  }

  card(card: number): string {
    return card < 0 ? this.table.t("board-no-card") : this.table.t(this.cardId(card));
  }

  cardText(card: number): string {
    return this.table.t(`${this.cardId(card)}.text`);
  }

  cardTip(card: number): Tip | null {
    return card < 0 ? null : { title: this.card(card), text: this.cardText(card) };
  }

  artefactId(artefact: number): string {
    return this.components.artefacts[artefact]?.id ?? "";
  }

  artefact(artefact: number): string {
    return this.table.t(this.artefactId(artefact));
  }

  artefactText(artefact: number): string {
    return this.table.t(`${this.artefactId(artefact)}.text`);
  }

  state(view: ArtefactView): string {
    if (view.up) return this.table.t("board-artefact-up");
    return this.table.t(view.back_this_turn ? "board-artefact-back" : "board-artefact-destroyed");
  }

  artefactTip(view: ArtefactView, seat: number): Tip {
    return {
      title: this.artefact(view.artefact),
      text: this.artefactText(view.artefact),
      lines: [this.table.t("board-artefact-of", { seat, state: this.state(view) })],
    };
  }

  knights(count: number): string {
    return this.table.t("board-knights", { count });
  }

  /** "Village, 1 point, held by Anna with 3 knights, supplied" */
  hex(hex: Hex): string {
    return [this.place(hex), ...this.condition(hex)].join(", ");
  }

  place(hex: Hex): string {
    return `${this.table.t(hex.name)} ${hex.id}`;
  }

  private condition(hex: Hex): string[] {
    const { table } = this;
    if (hex.kind === "lake") return [table.t("board-lake")];
    if (hex.kind === "castle") {
      return [table.t("board-castle", { seat: hex.owner, count: hex.knights }), ...this.fight(hex)];
    }
    const words = [table.t("board-points", { count: hex.value })];
    if (hex.contested) return [...words, ...this.fight(hex)];
    if (hex.owner === null) return [...words, table.t("board-free")];
    words.push(table.t("board-held", { seat: hex.owner, count: hex.knights }));
    return [...words, table.t(hex.supplied ? "board-supplied" : "board-unsupplied")];
  }

  private fight(hex: Hex): string[] {
    if (!hex.contested) return [];
    return [this.table.t("board-contested", { attackers: hex.attackers, defenders: hex.knights })];
  }

  hexTip(hex: Hex): Tip {
    const room = hex.kind === "territory" && hex.capacity !== null;
    const properties = hex.properties.map(
      (id) => `${this.table.t(id)}: ${this.table.t(`${id}.text`, { count: hex.capacity })}`,
    );
    return {
      title: this.place(hex),
      text: this.condition(hex).join(", "),
      lines: [...properties, ...(room ? [this.table.t("board-capacity", { count: hex.capacity })] : [])],
    };
  }

  /** "7 of 13 points" */
  points(board: Whole, player: Player): string {
    return this.table.t("board-points-goal", {
      points: board.teams ? player.team_points : player.points,
      goal: board.goal,
    });
  }

  /** A pile of cards by kind with counts, in the order of the deck. */
  grouped(cards: readonly number[]): { card: number; count: number }[] {
    const counts = new Map<number, number>();
    for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
    return [...counts].sort(([a], [b]) => a - b).map(([card, count]) => ({ card, count }));
  }

  /** "Support +1 × 2" */
  several(card: number, count: number): string {
    return count > 1 ? `${this.card(card)} × ${count}` : this.card(card);
  }

  list(cards: readonly number[]): string {
    const each = this.grouped(cards).map(({ card, count }) => this.several(card, count));
    return each.join(", ");
  }
}
