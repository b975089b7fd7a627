// What the people at a table settle beside the game: proposals, bots that stand in, the end by agreement; and their talk.
import { load, save } from "../lib/storage";
import type { Closed, Life, Proposal, Settled, StandIn } from "../wire";
import type { Session } from "./session.svelte";

/** The bot that plays for somebody who is away. */
const STAND_IN = "greedy";

export class People {
  readonly #session: Session;
  /** Seats whose chat this page does not show; -1 are the onlookers. */
  muted = $state.raw<number[]>([]);

  constructor(session: Session) {
    this.#session = session;
    this.muted = load(`muted.${session.id}`, []);
    session.connection.onSettled = (settled) => this.#settled(settled);
    session.connection.onLife = (before, after) => this.#lived(before, after);
  }

  get #life() {
    return this.#session.connection.life;
  }

  get closed(): Closed | null {
    return this.#life.closed;
  }

  get proposal(): Proposal | null {
    return this.#life.proposal;
  }

  get standins(): readonly StandIn[] {
    return this.#life.standins;
  }

  get quiet(): boolean {
    return this.#life.quiet;
  }

  /** By agreement: nobody plays, and all clocks stand. */
  get paused(): boolean {
    return this.#life.paused;
  }

  get host(): boolean {
    return this.#session.connection.welcome?.host ?? false;
  }

  standsIn(seat: number): boolean {
    return this.standins.some((one) => one.seat === seat);
  }

  /** A bot plays because its time was up. */
  late(seat: number): boolean {
    return this.standins.some((one) => one.seat === seat && one.late);
  }

  /** The seats of people for whom no bot plays, without one's own. */
  readonly others = $derived.by(() =>
    this.#session.seats.filter((one) => !one.bot && !this.#session.yours.includes(one.seat)).map((one) => one.seat),
  );

  /** Own seats that are still to answer. */
  readonly asked = $derived.by(() => {
    const { needed = [], agreed = [] } = this.proposal ?? {};
    return this.#session.yours.filter((seat) => needed.includes(seat) && !agreed.includes(seat));
  });

  // ---- What is sent ----------------------------------------------------------------------------------------------

  async #ask(request: Parameters<Session["connection"]["ask"]>[0]): Promise<string | null> {
    const reply = await this.#session.connection.ask(request);
    if (reply.error) this.#session.complain(reply.error);
    return reply.ok ? String(reply.answer ?? "") : null;
  }

  get #seat(): number {
    return this.#session.face?.seat ?? this.#session.yours[0] ?? 0;
  }

  /** All own seats agree with what one of them proposes. */
  async propose(what: Proposal["what"], other: number | null = null): Promise<void> {
    if ((await this.#ask({ type: "propose", seat: this.#seat, what, other })) === null) return;
    for (const seat of this.asked) await this.#ask({ type: "answer", seat, agree: true });
  }

  async answer(agree: boolean): Promise<void> {
    for (const seat of agree ? this.asked : this.asked.slice(0, 1)) await this.#ask({ type: "answer", seat, agree });
  }

  async withdraw(): Promise<void> {
    if (this.proposal) await this.#ask({ type: "answer", seat: this.proposal.by, agree: false });
  }

  async standIn(seat: number, bot: boolean): Promise<void> {
    await this.#ask({ type: "standin", seat, bot: bot ? STAND_IN : null });
  }

  async concede(): Promise<void> {
    await this.#ask({ type: "concede", seat: this.#seat });
  }

  async hush(quiet: boolean): Promise<void> {
    await this.#ask({ type: "quiet", seat: this.#seat, quiet });
  }

  /** The new key of another seat. */
  async giveAway(other: number): Promise<string | null> {
    return this.#ask({ type: "give-away", seat: Math.min(...this.#session.yours), other });
  }

  // ---- Talk ------------------------------------------------------------------------------------------------------

  async say(text: string): Promise<boolean> {
    return (await this.#ask({ type: "chat", seat: this.#session.face?.seat ?? null, text })) !== null;
  }

  async report(n: number): Promise<void> {
    if ((await this.#ask({ type: "report", seat: this.#seat, n })) !== null)
      this.#session.toasts.tell(this.#session.t("ui-reported"));
  }

  mute(seat: number | null): void {
    const who = seat ?? -1;
    this.muted = this.muted.includes(who) ? this.muted.filter((one) => one !== who) : [...this.muted, who];
    save(`muted.${this.#session.id}`, this.muted);
  }

  isMuted(seat: number | null): boolean {
    return this.muted.includes(seat ?? -1);
  }

  #lived(before: Life, after: Life): void {
    const { toasts, yours, t } = this.#session;
    const known = before.standins.map((one) => one.seat);
    for (const { seat, late } of after.standins)
      if (late && !known.includes(seat) && !yours.includes(seat)) toasts.tell(t("ui-time-up", { seat }));
  }

  #settled({ agreed, by, seat }: Settled): void {
    const id = agreed ? "ui-settled-yes" : by === seat ? "ui-settled-withdrawn" : "ui-settled-no";
    this.#session.toasts.tell(this.#session.t(id, { seat }));
  }
}
