// One's own tables, of this browser and of the account, and where each of them stands.
import { account } from "../lib/account.svelte";
import { brief, Refused } from "../lib/api";
import { sift } from "../lib/sift";
import { type MyTable, myTable, myTables } from "../lib/storage";
import type { Brief } from "../wire";
import { type Glance, inOrder, isOver, together } from "./glance";

/** Of how many tables the server is asked where they stand. */
const ASKED = 20;

export class Glances {
  #local = $state.raw(myTables());
  #briefs = $state.raw<Record<string, Brief | null>>({});
  readonly #asked = new Set<string>();

  readonly mine: MyTable[] = $derived.by(() => together(this.#local, account.tables));
  readonly all: Glance[] = $derived.by(() =>
    inOrder(this.mine.map((one) => ({ mine: one, brief: this.#briefs[one.table] }))),
  );
  readonly running: Glance[] = $derived.by(() => this.all.filter((one) => !isOver(one)));
  readonly over: Glance[] = $derived.by(() => this.all.filter(isOver));

  constructor() {
    $effect(() => {
      const running = this.mine.filter((one) => !one.over && !this.#asked.has(one.table));
      for (const one of running.slice(0, ASKED - this.#asked.size)) void this.#look(one);
    });
  }

  /** Some were forgotten, or moved. */
  again(): void {
    this.#local = myTables();
  }

  async #look({ table, keys }: MyTable): Promise<void> {
    this.#asked.add(table);
    const told = await brief(table, keys).catch(async (wrong) => {
      const code = wrong instanceof Refused ? wrong.refusal.code : "";
      if (code === "wrong-key" && (await sift(table))) return brief(table, myTable(table)?.keys ?? []);
      return ["unknown-table", "wrong-key", "outdated"].includes(code) ? null : undefined;
    });
    if (told !== undefined) this.#briefs = { ...this.#briefs, [table]: told };
  }
}
