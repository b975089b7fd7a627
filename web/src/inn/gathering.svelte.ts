// A gathering as this page sees it: looked at every two seconds until the game begins, or everybody has left.
import { act, gathering, Refused, reason } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import { gatheringKey, keepGathering, keepTable } from "../lib/storage";
import type { Act, Gathering, Refusal, Sitter } from "../wire";

const EVERY = 2_000;

type Wish = Act extends infer One ? (One extends { key: string } ? Omit<One, "key"> : never) : never;

export class Gatherer {
  readonly code: string;
  now = $state.raw<Gathering | null>(null);
  /** Why the gathering cannot be shown. */
  gone = $state("");
  failure = $state("");
  busy = $state(false);
  #key = $state<string | undefined>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #begun: (table: string) => void;

  constructor(code: string, begun: (table: string) => void) {
    this.code = code;
    this.#key = gatheringKey(code);
    this.#begun = begun;
    void this.#look();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  readonly me: Sitter | undefined = $derived.by(() => this.now?.sitters.find((one) => one.you));

  at(seat: number): Sitter | undefined {
    return this.now?.sitters.find((one) => one.seat === seat);
  }

  async #look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.#show(await gathering(this.code, this.#key));
    } catch (wrong) {
      this.#unseen(wrong instanceof Refused ? wrong.refusal : null);
    }
    if (!this.gone && !this.now?.table) this.#timer = setTimeout(() => void this.#look(), EVERY);
  }

  #unseen(refusal: Refusal | null): void {
    if (refusal?.code === "wrong-key")
      this.#keep(null); // the host has freed the seat
    else if (refusal?.code === "unknown-gathering") this.gone = this.#words(refusal);
  }

  #keep(key: string | null): void {
    this.#key = key ?? undefined;
    keepGathering(this.code, key);
  }

  #show(now: Gathering): void {
    this.now = now;
    if (now.key) this.#keep(now.key);
    if (now.table) this.#open(now.table);
  }

  /** The same key opens the seat at the table. */
  #open(table: string): void {
    const names = (this.now?.sitters ?? []).map((one) => one.name);
    const at = new Date().toISOString();
    if (this.#key)
      keepTable({ table, game: this.now?.game ?? "", keys: [this.#key], invitations: {}, names, at, named: true });
    keepGathering(this.code, null);
    this.#begun(table);
  }

  #words(refusal: Refusal): string {
    return reason(refusal, (seat) => this.at(seat)?.name ?? "", settings.text);
  }

  async #do(wish: Act): Promise<boolean> {
    this.busy = true;
    this.failure = "";
    try {
      this.#show(await act(this.code, wish));
      return true;
    } catch (wrong) {
      this.failure = wrong instanceof Refused ? this.#words(wrong.refusal) : String(wrong);
      return false;
    } finally {
      this.busy = false;
    }
  }

  sit(seat: number, name: string): Promise<boolean> {
    return this.#do({ type: "sit", seat, name, key: this.#key ?? null });
  }

  /** What only those who sit here may do. */
  async does(wish: Wish): Promise<boolean> {
    return this.#key !== undefined && this.#do({ ...wish, key: this.#key } as Act);
  }

  async leave(): Promise<void> {
    await this.does({ type: "leave" });
    this.#keep(null);
  }
}
