// One table as this page plays it: whose face is shown, what the boards are offered, what is sent. It stands on the connection,
// the pacing (what is shown and when) and the picking (what is being clicked together).
import { reason } from "../lib/api";
import { CATALOGUES, settings } from "../lib/settings.svelte";
import { type Segment, Text } from "../lib/text";
import { Guide } from "../tutorial/guide.svelte";
import type { Args, Choice, Face, Hint, Line, Message, Move, Refusal, Reply, State } from "../wire";
import { Advice } from "./advice.svelte";
import type { GameFace, Table, Tales, Target, TargetAttributes, Teams } from "./board";
import { Connection, type Opener } from "./connection.svelte";
import { Heralds } from "./heralds.svelte";
import { rememberEnd } from "./keys";
import { Marks } from "./marks.svelte";
import { Pacing } from "./pacing.svelte";
import { People } from "./people.svelte";
import { meant } from "./pick";
import { Picking } from "./picking.svelte";
import { differ } from "./secrets";
import { knock } from "./sound";
import { Standing } from "./standing.svelte";
import { attributes } from "./target";
import { concerning } from "./tidings";
import { Toasts } from "./toasts.svelte";

/** How long a state that brings a banner stays at least, in milliseconds. */
const READING = 2_600;

export class Session implements Table {
  readonly id: string;
  readonly connection: Connection;
  readonly pacing: Pacing;
  readonly advice = new Advice();
  readonly picking = new Picking(() => this.legal, this.advice);
  readonly toasts = new Toasts();
  /** Of a first game; elsewhere there is none. */
  readonly guide: Guide;
  readonly heralds = new Heralds();
  readonly marks = new Marks((line) => this.#thingsOf(line));
  /** The board and what else the game brings. */
  game = $state.raw<GameFace | null>(null);
  /** Standing orders ("pass until ..."). */
  readonly standing: Standing;
  readonly people: People;

  busy = $state(false);
  /** The clause that the rules drawer shows; "" is the drawer without a clause. */
  rule = $state<string | null>(null);
  /** A seat that has to be handed the device before its face is shown. */
  unveiled = $state<number | null>(null);
  #lastFace = $state<number | null>(null);
  /** Two seats of this page have seen different things: the game has secrets. */
  #secrets = $state(false);

  /** Moves still to be sent, and the question that the last of them answered. */
  #script: readonly Move[] = [];
  #answered: number | null = null;
  /** How many moves of one list were the own last moves: they are taken back together. */
  #together = 0;
  /** The version that the own last move has led to. */
  #due = 0;

  constructor(id: string, keys: string[], open?: Opener) {
    this.id = id;
    this.guide = new Guide(this);
    this.standing = new Standing((seat, ask, move) => this.connection.ask({ type: "move", seat, ask, move }), id);
    this.pacing = new Pacing(id);
    this.pacing.watch(this.#watcher());
    this.connection = new Connection(id, keys, (state) => this.#received(state), open);
    this.people = new People(this);
  }

  readonly face: Face | null = $derived.by(() => this.#chooseFace());
  readonly live = $derived.by(() => !this.pacing.queue.length && this.connection.link === "open" && !this.busy);
  /** All that may be done by the rules, and of that what the guide of a first game is about. */
  readonly open: readonly Choice[] = $derived.by(() =>
    this.live && !this.veiled && !this.over && !this.people.paused ? (this.face?.legal ?? []) : [],
  );
  readonly legal: readonly Choice[] = $derived.by(() => this.guide.narrow(this.open));
  readonly text = $derived.by(() => {
    const own = CATALOGUES[settings.language] ?? "";
    return new Text(settings.language, CATALOGUES.en as string, own, this.connection.catalogue);
  });
  readonly pending = $derived.by(() => this.shown?.waiting.filter((seat) => this.yours.includes(seat)) ?? []);

  close(): void {
    this.pacing.close();
    this.standing.close();
    this.connection.close();
  }

  get picks(): readonly Target[] {
    return this.picking.picks;
  }

  get shown(): State | null {
    return this.pacing.shown;
  }

  /** By the rules, or because people have closed the table. */
  get over(): boolean {
    return Boolean(this.shown?.over || this.people.closed);
  }

  // ---- What comes in ---------------------------------------------------------------------------------------------

  #received(state: State): void {
    this.standing.heed(state);
    if (this.shown) this.heralds.note(state.version, concerning(state, this.busy, this.tales));
    this.pacing.add(state);
    this.#settle();
  }

  /** Half a move is forgotten when another question is asked; a list of moves goes on. */
  #watcher() {
    let asked: number | null | undefined;
    let mine = false;
    return {
      before: () => {
        asked = this.face?.ask;
        mine = this.pending.length > 0;
        this.#lastFace = this.face?.seat ?? null;
      },
      after: () => {
        this.#secrets ||= differ(this.shown?.faces ?? []);
        if (this.face?.ask !== asked || this.face?.ask === null) this.picking.clear();
        this.marks.told(this.face);
        if (this.heralds.tell(this.shown?.version ?? 0) && settings.motion) this.pacing.stay(READING);
        this.#goOn();
        if (!mine && this.pending.length && settings.sound) knock();
        if (this.over) rememberEnd(this.id);
      },
    };
  }

  // ---- Whose face ------------------------------------------------------------------------------------------------

  #chooseFace(): Face | null {
    const faces = this.shown?.faces ?? [];
    const waited = faces.find((face) => face.seat !== null && this.shown?.waiting.includes(face.seat));
    return waited ?? faces.find((face) => face.seat === this.#lastFace) ?? faces[0] ?? null;
  }

  /** Hidden information, and the device is passed on to another seat. */
  get veiled(): boolean {
    const face = this.face;
    if (!face || face.seat === null || this.yours.length < 2 || this.over) return false;
    return this.#secrets && this.unveiled !== face.seat;
  }

  lift(): void {
    this.unveiled = this.face?.seat ?? null;
  }

  /** The log of the face that is shown, and how long it was after that seat's last move. */
  get log(): readonly Line[] {
    return this.veiled ? [] : this.pacing.story.log(this.face?.seat ?? null);
  }

  get mark(): number | null {
    return this.pacing.story.mark(this.face?.seat ?? null);
  }

  // ---- The contract with the boards ------------------------------------------------------------------------------

  glows(target: Target): boolean {
    return this.picking.glowing.has(target);
  }

  picked(target: Target): boolean {
    return this.picking.picks.includes(target);
  }

  hinted(target: Target): boolean {
    return this.picking.hinted(target);
  }

  lit(target: Target): boolean {
    return this.marks.lit.has(target);
  }

  last(target: Target): boolean {
    return this.marks.last.has(target);
  }

  /** Lights the things that a line of the log speaks of. */
  light(line: Line | null): void {
    this.marks.light(line ? [line] : []);
  }

  /** What the game says of its story. */
  get tales(): Tales | null {
    return this.game?.tales ?? null;
  }

  /** Who plays with whom; null where everybody plays alone. */
  get teams(): Teams | null {
    const view = this.face?.view;
    return (view && this.game?.teams?.(view, this.connection.components)) || null;
  }

  #thingsOf(line: Line): Target[] {
    const view = this.face?.view;
    return view ? (this.tales?.things?.(line, view, this.connection.components) ?? []) : [];
  }

  pick(target: Target): void {
    if (!this.live) {
      if (this.connection.link !== "open") this.toasts.tell(this.t("ui-unsent"));
      this.pacing.skip();
      return;
    }
    const picks = [...this.picking.picks, target];
    const result = this.picking.click(target);
    if ("send" in result && this.guide.on && result.send.targets.some((one) => !picks.includes(one)))
      this.picking.picks = picks;
    else if ("send" in result) void this.play(result.send);
    else if ("illegal" in result && !this.guide.missed(target)) void this.#explain(target);
  }

  target(target: Target, label: string): TargetAttributes {
    return attributes(this, target, label);
  }

  get hovered(): Target | null {
    return this.picking.hovered;
  }

  hover(target: Target | null): void {
    this.picking.hovered = target;
  }

  t(id: string, args: Args = {}): string {
    return this.text.format(id, args, (seat) => this.seatName(seat));
  }

  say(message: Message): string {
    return this.t(message.id, message.args);
  }

  segments(message: Message): Segment[] {
    return this.text.segments(message, (seat) => this.seatName(seat));
  }

  seatName(seat: number): string {
    return this.seats[seat]?.name || this.t("ui-seat", { number: seat + 1 });
  }

  get language(): string {
    return settings.language;
  }

  get seats() {
    return this.connection.welcome?.seats ?? [];
  }

  get yours(): number[] {
    return this.connection.yours;
  }

  away(seat: number): boolean {
    return !this.seats[seat]?.bot && !this.yours.includes(seat) && !this.connection.online.includes(seat);
  }

  openRule(clause: string): void {
    this.rule = clause;
  }

  get motion(): number {
    return settings.motion;
  }

  get scenes(): boolean {
    return settings.speed !== "off";
  }

  hold(milliseconds: number): void {
    this.pacing.stay(milliseconds);
  }

  release(): void {
    this.pacing.release();
  }

  // ---- What goes out ---------------------------------------------------------------------------------------------

  async play(choice: Choice): Promise<void> {
    const { seat, ask } = this.face ?? {};
    if (!this.live || seat == null || ask == null) return;
    this.picking.clear();
    const turn = this.#ownTurn;
    const reply = await this.#change({ type: "move", seat, ask, move: choice.move });
    if (reply.ok && turn) this.pacing.story.moved(seat, reply.version);
    else this.#script = [];
  }

  /** An answer in another's turn is no turn of one's own. */
  get #ownTurn(): boolean {
    const turn = this.face && this.tales?.turn?.(this.face.view);
    return turn == null || turn === this.face?.seat;
  }

  /** What the shown seat may do beside the question, whoever is asked. */
  readonly asides: readonly Choice[] = $derived.by(() => (this.live && !this.veiled ? (this.face?.asides ?? []) : []));

  async playAside(choice: Choice): Promise<void> {
    const { seat, ask } = this.face ?? {};
    if (this.live && seat != null) await this.#change({ type: "move", seat, ask: ask ?? null, move: choice.move });
  }

  playAll(moves: readonly Move[]): void {
    this.#script = moves;
    this.#answered = null;
    this.#together = 0;
    this.#goOn();
  }

  /** The next move of a list, once the last one has been answered by a new question. */
  #goOn(): void {
    const [next, ...rest] = this.#script;
    const ask = this.face?.ask ?? null;
    if (!next || !this.live || ask === this.#answered) return;
    const choice = this.legal.find((one) => one.move.join() === next.join());
    this.#script = choice ? rest : [];
    this.#answered = ask;
    if (!choice) {
      this.guide.missed("");
      return;
    }
    const together = this.#together + 1;
    void this.play(choice);
    this.#together = together;
  }

  async undo(): Promise<void> {
    const seat = this.undoable?.seat;
    if (seat == null || this.busy) return;
    const moves = Math.max(1, this.#together);
    this.#together = 0;
    for (let n = 0; n < moves; n++) {
      const reply = await this.#change({ type: "undo", seat });
      if (!reply.ok) return;
    }
  }

  /** Sends what changes the table; nothing can be chosen until the new state is there. */
  async #change(request: Parameters<Connection["ask"]>[0]): Promise<Reply> {
    this.busy = true;
    this.#due = Number.POSITIVE_INFINITY;
    const reply = await this.connection.ask(request);
    if (reply.error) this.complain(reply.error);
    this.#due = reply.version ?? 0;
    this.#settle();
    return reply;
  }

  #settle(): void {
    if (this.connection.received < this.#due) return;
    this.busy = false;
    this.#goOn();
  }

  /** The own face that may take back its last move. */
  get undoable(): Face | undefined {
    return this.shown?.faces.find((face) => face.seat !== null && face.undo);
  }

  async askHint(): Promise<void> {
    const { seat, ask } = this.face ?? {};
    if (seat == null || !this.legal.length || this.advice.thinking) return;
    if (this.guide.on) return this.guide.show();
    const reply = await this.advice.wait(this.connection.ask({ type: "hint", seat }));
    if (reply.error) this.complain(reply.error);
    else if (this.face?.ask === ask && this.face?.seat === seat) this.advice.tell((reply.answer as Hint).moves);
  }

  /** The board in words, line by line, as the shown face may know it. */
  async words(): Promise<string[]> {
    const reply = await this.connection.ask({ type: "words", seat: this.face?.seat ?? null });
    if (!reply.ok) return [];
    return (reply.answer as Message[]).map((line) => this.say(line));
  }

  async #explain(target: Target): Promise<void> {
    const seat = this.face?.seat;
    if (seat == null) return this.toasts.tell(this.t("ui-onlooking"));
    const move = meant(this.legal, this.picking.picks, this.connection.info?.vocabulary ?? [], target);
    const [reason, first] = await this.connection.why(seat, move, this.legal.length ? target : null);
    if (first) this.toasts.tell(this.t("ui-begin-with", { move: this.say(first.label) }), reason?.rule);
    else if (reason) this.complain(reason);
    else this.toasts.tell(this.t(this.legal.length ? "ui-not-asked" : "ui-not-your-turn"), this.face?.prompt?.rule);
  }

  complain(refusal: Refusal): void {
    this.toasts.complain(
      reason(refusal, (seat) => this.seatName(seat), this.text),
      refusal.rule,
    );
  }
}
