// A socket that comes back by itself: back-off, heartbeat, resume from the last version that arrived.
import type { FromClient, FromServer, Refusal, Reply } from "../wire";

export type LinkState = "connecting" | "open" | "lost" | "refused";

type Request = FromClient extends infer T ? (T extends unknown ? Omit<T, "id"> : never) : never;

export interface Handlers {
  url: () => string;
  onMessage: (message: Exclude<FromServer, Reply>) => void;
  onLink: (state: LinkState) => void;
}

/** What a page asks its table by. */
export interface Link {
  ask(request: Request): Promise<Reply>;
  close(): void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 20_000;
const PATIENCE = 8_000;

const MOVES = new Set(["move", "undo"]); // answered at once, so silence means that nobody is there

const UNSENT: Refusal = { code: "ui-unsent", message: "nothing was sent", rule: null, args: {} };
const LOST: Refusal = { code: "ui-lost", message: "the connection was lost", rule: null, args: {} };

export class LiveSocket implements Link {
  #socket: WebSocket | null = null;
  #pending = new Map<string, (reply: Reply) => void>();
  #count = 0;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #heart: ReturnType<typeof setInterval> | undefined;
  #closed = false;

  constructor(private readonly handlers: Handlers) {
    addEventListener("online", this.#now);
    addEventListener("offline", this.#cut);
    document.addEventListener("visibilitychange", this.#now);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#now);
    removeEventListener("offline", this.#cut);
    document.removeEventListener("visibilitychange", this.#now);
    clearTimeout(this.#timer);
    clearInterval(this.#heart);
    this.#socket?.close();
  }

  /** Sends and waits for the reply; a lost connection is a reply too. */
  ask(request: Request): Promise<Reply> {
    const id = `c${++this.#count}`;
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(refused(id, UNSENT));
    return new Promise((resolve) => {
      const silence = MOVES.has(request.type) ? setTimeout(() => this.#gone(socket), PATIENCE) : undefined;
      this.#pending.set(id, (reply) => {
        clearTimeout(silence);
        resolve(reply);
      });
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  #connect(): void {
    this.handlers.onLink(this.#failures ? "lost" : "connecting");
    const socket = new WebSocket(this.handlers.url());
    this.#socket = socket;
    socket.onopen = () => this.#opened();
    socket.onmessage = (event) => this.#received(JSON.parse(event.data));
    socket.onclose = () => this.#gone(socket);
  }

  #opened(): void {
    this.#failures = 0;
    this.handlers.onLink("open");
    clearInterval(this.#heart);
    this.#heart = setInterval(() => this.#beat(), HEARTBEAT);
  }

  #received(message: FromServer): void {
    if (message.type === "reply") {
      const resolve = this.#pending.get(message.id ?? "");
      this.#pending.delete(message.id ?? "");
      resolve?.(message);
      return;
    }
    if (message.type === "error") {
      this.close();
      this.handlers.onLink("refused");
    }
    this.handlers.onMessage(message);
  }

  #gone(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    socket.close();
    clearInterval(this.#heart);
    for (const [id, resolve] of this.#pending) resolve(refused(id, LOST));
    this.#pending.clear();
    if (this.#closed) return;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++);
    this.handlers.onLink("lost");
    this.#timer = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** The page is looked at again, or the network is back: no need to wait. */
  #now = (): void => {
    if (document.hidden || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** The browser knows that there is no network: no need to wait until nobody answers. */
  #cut = (): void => {
    if (this.#socket) this.#gone(this.#socket);
  };

  async #beat(): Promise<void> {
    const socket = this.#socket;
    const silence = setTimeout(() => socket && this.#gone(socket), PATIENCE);
    await this.ask({ type: "ping" });
    clearTimeout(silence);
  }
}

function refused(id: string, error: Refusal): Reply {
  return { type: "reply", id, ok: false, version: null, answer: null, error };
}
