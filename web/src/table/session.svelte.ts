// The state of one table as this page knows it: what was received, what is shown, what is being picked.
import { catalogue, components, games, liveUrl, patiently, reason } from "../lib/api";
import { CATALOGUES, settings } from "../lib/settings.svelte";
import { myTable } from "../lib/storage";
import { type Segment, Text } from "../lib/text";
import type {
  Args,
  Choice,
  Face,
  FromServer,
  GameInfo,
  Json,
  Line,
  Message,
  Move,
  Refusal,
  Reply,
  State,
  Welcome,
} from "../wire";
import type { Table, Target, TargetAttributes } from "./board";
import { Chat } from "./chat.svelte";
import { rememberEnd, rememberTable } from "./keys";
import { buttons, consistent, meant, nextTargets, outcome } from "./pick";
import { type LinkState, LiveSocket } from "./socket";
import { knock } from "./sound";
import { Standing } from "./standing.svelte";
import { Story } from "./story.svelte";
import { attributes } from "./target";
import { Toasts } from "./toasts.svelte";

/** What a pause between two states adds to the animation, as a share of it. */
const PAUSE = 0.9;
const MANY_BUTTONS = 12;

export class Session implements Table {
  readonly id: string;
  readonly toasts = new Toasts();
  readonly #socket: LiveSocket;
  readonly #keys: string[];
  readonly invitations: Record<string, string>;

  link = $state<LinkState>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  info = $state.raw<GameInfo | null>(null);
  components = $state.raw<Json>(null);
  online = $state.raw<number[]>([]);
  readonly chat = new Chat();

  /** The state on the screen, and those that came after it and wait to be played. */
  shown = $state.raw<State | null>(null);
  queue = $state.raw<State[]>([]);
  readonly story: Story;

  picks = $state.raw<Target[]>([]);
  hint = $state.raw<Choice | null>(null);
  hovered = $state<Target | null>(null);
  /** What the board shows; unknown until there is a board. */
  onBoard = $state.raw<ReadonlySet<Target> | null>(null);
  busy = $state(false);
  /** The clause that the rules drawer shows; "" is the drawer without a clause. */
  rule = $state<string | null>(null);
  catalogue = $state.raw("");
  /** A seat that has to be handed the device before its face is shown. */
  unveiled = $state<number | null>(null);
  #lastFace = $state<number | null>(null);
  /** Told before and after the shown state changes, for animation. */
  onChange: { before(): void; after(): void } | null = null;

  /** Moves still to be sent, and the question that the last of them answered. */
  #script: readonly Move[] = [];
  #answered: number | null = null;
  /** How many moves of one list were the own last moves: they are taken back together. */
  #together = 0;
  /** Standing orders ("pass until ..."). */
  readonly standing = new Standing((seat, ask, move) => this.#socket.ask({ type: "move", seat, ask, move }));

  #received = -1;
  /** The version that the own last move has led to. */
  #due = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly face: Face | null = $derived(this.#chooseFace());
  readonly live = $derived(this.queue.length === 0 && this.link === "open" && !this.busy);
  readonly legal: readonly Choice[] = $derived(this.live && !this.veiled ? (this.face?.legal ?? []) : []);
  readonly glowing = $derived(nextTargets(this.legal, this.picks));
  readonly text = $derived(
    new Text(settings.language, CATALOGUES.en as string, CATALOGUES[settings.language] ?? "", this.catalogue),
  );
  readonly pending = $derived(this.shown?.waiting.filter((seat) => this.yours.includes(seat)) ?? []);

  constructor(id: string, keys: string[]) {
    this.id = id;
    this.#keys = keys;
    this.invitations = myTable(id)?.invitations ?? {};
    this.story = new Story(id);
    this.#socket = new LiveSocket({
      url: () => liveUrl(id, keys, this.#received < 0 ? null : this.#received),
      onLink: (state) => (this.link = state),
      onMessage: (message) => this.#receive(message),
    });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.standing.close();
    this.#socket.close();
  }

  get keys(): readonly string[] {
    return this.#keys;
  }

  // ---- What comes in ---------------------------------------------------------------------------------------------

  #receive(message: Exclude<FromServer, Reply>): void {
    if (message.type === "welcome") this.#welcomed(message);
    else if (message.type === "state") this.#enqueue(message);
    else if (message.type === "presence") this.online = message.online;
    else if (message.type === "chat") this.chat.hear(message);
    else if (message.type === "error") this.refusal = message.error;
  }

  async #welcomed(welcome: Welcome): Promise<void> {
    const first = this.welcome === null;
    this.welcome = welcome;
    this.online = welcome.seats.filter((seat) => seat.online).map((seat) => seat.seat);
    if (!first) return;
    rememberTable(welcome, this.#keys);
    const all = await patiently(games);
    this.info = all.find((game) => game.slug === welcome.game) ?? null;
    this.components = await patiently(() => components(welcome.table));
  }

  /** The chosen language, if the game speaks it. */
  get spoken(): string {
    const languages = this.info?.languages ?? [];
    return languages.includes(settings.language) ? settings.language : (languages[0] ?? "en");
  }

  async loadCatalogue(): Promise<void> {
    const { info, spoken } = this;
    if (!info) return;
    const source = await patiently(() => catalogue(info.slug, spoken));
    if (spoken === this.spoken) this.catalogue = source;
  }

  #enqueue(state: State): void {
    if (state.version <= this.#received) return;
    this.#received = state.version;
    this.standing.heed(state);
    this.story.measure(state);
    this.queue = [...this.queue, state];
    if (!this.shown || settings.motion === 0) this.skip();
    else if (this.queue.length === 1) this.#playSoon(0);
    this.#settle();
  }

  #playSoon(wait: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#playNext(), wait);
  }

  #playNext(): void {
    const [next, ...rest] = this.queue;
    if (!next) return;
    this.#show(next, rest);
    if (rest.length) this.#playSoon(settings.motion * (1 + PAUSE));
  }

  /** Shows the newest state at once. */
  skip(): void {
    clearTimeout(this.#timer);
    const last = this.queue.at(-1);
    for (const state of this.queue) this.story.tell(state);
    if (last) this.#show(last, [], true);
  }

  #show(state: State, rest: State[], told = false): void {
    this.onChange?.before();
    const asked = this.face?.ask;
    const wasMine = this.pending.length > 0;
    if (!told) this.story.tell(state);
    this.#lastFace = this.face?.seat ?? null;
    this.shown = state;
    this.queue = rest;
    if (this.face?.ask !== asked || this.face?.ask === null) this.picks = [];
    this.hint = null;
    this.onChange?.after();
    this.#goOn();
    if (!wasMine && this.pending.length && settings.sound) knock();
    if (state.over) rememberEnd(this.id);
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
    if (!face || face.seat === null || this.yours.length < 2 || this.shown?.over) return false;
    return face.view.board.private === true && this.unveiled !== face.seat;
  }

  lift(): void {
    this.unveiled = this.face?.seat ?? null;
  }

  /** The log of the face that is shown, and how long it was after that seat's last move. */
  get log(): readonly Line[] {
    return this.veiled ? [] : this.story.log(this.face?.seat ?? null);
  }

  get mark(): number | null {
    return this.story.mark(this.face?.seat ?? null);
  }

  // ---- The contract with the boards ------------------------------------------------------------------------------

  glows(target: Target): boolean {
    return this.glowing.has(target);
  }

  picked(target: Target): boolean {
    return this.picks.includes(target);
  }

  hinted(target: Target): boolean {
    return this.hint?.targets.includes(target) ?? false;
  }

  pick(target: Target): void {
    if (!this.live) {
      this.skip();
      return;
    }
    const result = outcome(this.legal, this.picks, target);
    if ("send" in result) void this.play(result.send);
    else if ("pick" in result) this.picks = result.pick;
    else void this.#explain(target);
  }

  target(target: Target, label: string): TargetAttributes {
    return attributes(this, target, label);
  }

  hover(target: Target | null): void {
    this.hovered = target;
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
    return this.welcome?.seats[seat]?.name || this.t("ui-seat", { number: seat + 1 });
  }

  get language(): string {
    return settings.language;
  }

  get seats() {
    return this.welcome?.seats ?? [];
  }

  get yours(): number[] {
    return this.welcome?.yours ?? [];
  }

  openRule(clause: string): void {
    this.rule = clause;
  }

  get motion(): number {
    return settings.motion;
  }

  // ---- What goes out ---------------------------------------------------------------------------------------------

  /** Moves that are offered as buttons; none when there are too many of them (the plain list has them all). */
  get buttons(): Choice[] {
    if (!this.onBoard) return [];
    const all = buttons(this.legal, this.picks, this.onBoard);
    return all.length <= MANY_BUTTONS ? all : all.filter((one) => one.targets.length === this.picks.length);
  }

  get candidates(): Choice[] {
    return consistent(this.legal, this.picks);
  }

  async play(choice: Choice): Promise<void> {
    const { seat, ask } = this.face ?? {};
    if (!this.live || seat == null || ask == null) return;
    this.picks = [];
    const reply = await this.#change({ type: "move", seat, ask, move: choice.move });
    if (reply.ok) this.story.moved(seat, reply.version);
    else this.#script = [];
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
    if (!choice) return;
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
  async #change(request: Parameters<LiveSocket["ask"]>[0]): Promise<Reply> {
    this.busy = true;
    this.#due = Number.POSITIVE_INFINITY;
    const reply = await this.#socket.ask(request);
    if (!reply.ok) this.#refused(reply);
    this.#due = reply.version ?? 0;
    this.#settle();
    return reply;
  }

  #settle(): void {
    if (this.#received < this.#due) return;
    this.busy = false;
    this.#goOn();
  }

  /** The own face that may take back its last move. */
  get undoable(): Face | undefined {
    return this.shown?.faces.find((face) => face.seat !== null && face.undo);
  }

  async askHint(): Promise<void> {
    const seat = this.face?.seat;
    if (seat == null || !this.legal.length) return;
    const reply = await this.#socket.ask({ type: "hint", seat });
    if (!reply.ok) return this.#refused(reply);
    this.hint = reply.answer as Choice | null;
    if (this.hint) this.toasts.tell(this.t("ui-hint-says", { move: this.say(this.hint.label) }));
  }

  /** The board in words, line by line, as the shown face may know it. */
  async words(): Promise<string[]> {
    const reply = await this.#socket.ask({ type: "words", seat: this.face?.seat ?? null });
    if (!reply.ok) return [];
    return (reply.answer as Message[]).map((line) => this.say(line));
  }

  async sendChat(text: string): Promise<boolean> {
    const reply = await this.#socket.ask({ type: "chat", seat: this.face?.seat ?? null, text });
    if (!reply.ok) this.#refused(reply);
    return reply.ok;
  }

  cancel(): void {
    this.picks = [];
    this.hint = null;
  }

  async #explain(target: Target): Promise<void> {
    const seat = this.face?.seat;
    if (seat == null) return this.toasts.tell(this.t("ui-onlooking"));
    const move = meant(this.legal, this.picks, this.info?.vocabulary ?? [], target);
    const reply = move && (await this.#socket.ask({ type: "explain", seat, move }));
    const reason = reply?.answer as Refusal | null | undefined;
    if (reason) this.#complain(reason);
    else this.toasts.tell(this.t(this.legal.length ? "ui-not-asked" : "ui-not-your-turn"), this.face?.prompt?.rule);
  }

  #refused(reply: Reply): void {
    if (reply.error) this.#complain(reply.error);
  }

  #complain(refusal: Refusal): void {
    this.toasts.complain(
      reason(refusal, (seat) => this.seatName(seat), this.text),
      refusal.rule,
    );
  }
}
