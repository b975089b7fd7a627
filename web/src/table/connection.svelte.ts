// The connection of this page with one table: the socket, and what was learnt of the table and its game over it.
import { catalogue, components, games, liveUrl, patiently } from "../lib/api";
import { Clocks } from "../lib/clocks.svelte";
import { settings } from "../lib/settings.svelte";
import { myTable } from "../lib/storage";
import type {
  Choice,
  FromServer,
  GameInfo,
  Json,
  Life,
  Move,
  Presence,
  Refusal,
  Reply,
  Settled,
  State,
  Welcome,
} from "../wire";
import { Chat } from "./chat.svelte";
import { rememberTable } from "./keys";
import { type Handlers, type Link, type LinkState, LiveSocket } from "./socket";

/** How the states of a table are come by: over a socket, or from the steps of a game that is seen again. */
export type Opener = (handlers: Handlers) => Link;

const live: Opener = (handlers) => new LiveSocket(handlers);

export class Connection {
  readonly id: string;
  readonly keys: readonly string[];
  readonly invitations: Record<string, string>;
  readonly chat = new Chat();
  readonly clocks = new Clocks();
  readonly #socket: Link;
  readonly #onState: (state: State) => void;

  link = $state<LinkState>("connecting");
  refusal = $state.raw<Refusal | null>(null);
  welcome = $state.raw<Welcome | null>(null);
  info = $state.raw<GameInfo | null>(null);
  components = $state.raw<Json>(null);
  online = $state.raw<number[]>([]);
  /** Those of one's own seats that are open in another window, too. */
  twice = $state.raw<number[]>([]);
  /** The game's text in the language that is spoken. */
  catalogue = $state.raw("");
  /** The table of the next game of the series, once it is laid. */
  sequel = $state<string | null>(null);
  /** What people have settled beside the game. */
  life = $state.raw<Life>({ type: "life", standins: [], proposal: null, closed: null, quiet: false, paused: false });
  onLife: (before: Life, after: Life) => void = () => {};
  onSettled: (settled: Settled) => void = () => {};
  /** The newest version that has come in. */
  received = -1;

  constructor(id: string, keys: string[], onState: (state: State) => void, open = live) {
    this.id = id;
    this.keys = keys;
    this.invitations = myTable(id)?.invitations ?? {};
    this.#onState = onState;
    this.#socket = open({
      url: () => liveUrl(id, keys, this.received < 0 ? null : this.received),
      onLink: (state) => (this.link = state),
      onMessage: (message) => this.#receive(message),
    });
  }

  close(): void {
    this.#socket.close();
    this.clocks.close();
  }

  ask(request: Parameters<Link["ask"]>[0]): Promise<Reply> {
    return this.#socket.ask(request);
  }

  /** Why a move is not legal, and the move after which a target can be chosen. */
  async why(seat: number, move: Move | null, target: string | null): Promise<[Refusal | null, Choice | null]> {
    const [reason, first] = await Promise.all([
      move && this.ask({ type: "explain", seat, move }),
      target && this.ask({ type: "begin", seat, target }),
    ]);
    return [(reason?.answer ?? null) as Refusal | null, ((first || null)?.answer ?? null) as Choice | null];
  }

  get yours(): number[] {
    return this.welcome?.yours ?? [];
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

  #receive(message: Exclude<FromServer, Reply>): void {
    if (message.type === "welcome") this.#welcomed(message);
    else if (message.type === "state") this.#moved(message);
    else if (message.type === "presence") this.#present(message);
    else if (message.type === "names") this.#named(message.names);
    else if (message.type === "chat") this.chat.hear(message);
    else if (message.type === "sequel") this.sequel = message.table;
    else if (message.type === "life") this.#lived(message);
    else if (message.type === "clock") this.clocks.hear(message);
    else if (message.type === "settled") this.onSettled(message);
    else if (message.type === "error") this.refusal = message.error;
  }

  #moved(state: State): void {
    if (state.version <= this.received) return;
    this.received = state.version;
    this.#onState(state);
  }

  #lived(life: Life): void {
    const before = this.life;
    this.#settle(life);
    this.onLife(before, life);
  }

  #settle(life: Life): void {
    this.life = life;
    this.clocks.late = life.standins.filter((one) => one.late).map((one) => one.seat);
  }

  #present({ online, twice }: Presence): void {
    this.online = online;
    this.twice = twice;
  }

  #named(names: string[]): void {
    if (!this.welcome) return;
    const seats = this.welcome.seats.map((one) => ({ ...one, name: names[one.seat] ?? "" }));
    this.welcome = { ...this.welcome, seats };
    rememberTable(this.welcome, [...this.keys]);
  }

  async #welcomed(welcome: Welcome): Promise<void> {
    const first = this.welcome === null;
    if (!first && String(welcome.yours) !== String(this.yours)) location.reload(); // signed out elsewhere: what was seen is another's
    this.welcome = welcome;
    this.#settle(welcome.life);
    this.clocks.pace = welcome.pace;
    this.clocks.hear(welcome.clock);
    this.online = welcome.seats.filter((seat) => seat.online).map((seat) => seat.seat);
    if (!first) return;
    rememberTable(welcome, [...this.keys]);
    const all = await patiently(games);
    this.info = all.find((game) => game.slug === welcome.game) ?? null;
    this.components = await patiently(() => components(welcome.table));
  }
}
