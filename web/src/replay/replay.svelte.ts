// A table that is seen again: a session whose states come from the steps of a game instead of a socket. Nothing can be chosen.
import { Refused, replayContents, replaySteps } from "../lib/api";
import { myTable } from "../lib/storage";
import type { Target } from "../table/board";
import { thingsOf } from "../table/pick";
import { Review } from "../table/review.svelte";
import { Session } from "../table/session.svelte";
import type { Handlers, Link } from "../table/socket";
import type { Contents, Costly, Refusal, Reply, Welcome } from "../wire";
import { type Moment, Reel } from "./reel";
import { periodAt, stopAfter, stopBefore, turnEnds } from "./turns";

export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Milliseconds between two steps, besides their animations and scenes. */
const PAUSE = 1_500;
const AGAIN = 100;
const NOWHERE = -1;

const ONLY_SEEN: Refusal = { code: "ui-replay-only", message: "this is a replay", rule: null, args: {} };
const SILENT: Link = {
  ask: async (): Promise<Reply> => ({
    type: "reply",
    id: null,
    ok: false,
    version: null,
    answer: null,
    error: ONLY_SEEN,
  }),
  close: () => {},
};

export class Replay extends Session {
  readonly table: string;
  readonly keys: readonly string[];
  contents = $state.raw<Contents | null>(null);
  /** The step that is shown or being fetched. */
  at = $state(0);
  playing = $state(false);
  speed = $state<number>(1);
  /** Why a step could not be fetched. */
  trouble = $state.raw<Refusal | null>(null);
  readonly review: Review;
  readonly #handlers: Handlers;
  #reel: Reel | null = null;
  /** How often other eyes were asked for: only the last answer counts. */
  #looks = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string) {
    let handlers: Handlers | undefined;
    super(`replay-${table}`, [], (given) => {
      handlers = given;
      return SILENT;
    });
    this.#handlers = handlers as unknown as Handlers;
    this.table = table;
    this.keys = myTable(table)?.keys ?? [];
    this.review = new Review(table);
  }

  readonly ends = $derived.by(() => (this.contents ? turnEnds(this.contents) : []));
  readonly period = $derived.by(() => (this.contents ? periodAt(this.contents.marks, this.at) : null));
  get steps(): number {
    return this.contents?.steps ?? 0;
  }

  override close(): void {
    this.pause();
    this.review.close();
    super.close();
  }

  /** Through these eyes; undefined: one's own if one has a seat. At this step, or at the first. */
  async begin(seat: number | null | undefined, step: (contents: Contents) => number): Promise<void> {
    const look = ++this.#looks;
    try {
      const contents = await this.#read(seat);
      if (look !== this.#looks) return;
      const start = step(contents);
      this.#reel = new Reel(
        async (first, count) => (await replaySteps(this.table, this.keys, contents.seat, first, count)).states,
      );
      this.contents = contents;
      if (!this.connection.welcome) this.#handlers.onMessage(asPlayed(contents.welcome));
      this.at = NOWHERE;
      await this.go(start);
    } catch (wrong) {
      if (look === this.#looks && wrong instanceof Refused) this.connection.refusal = wrong.refusal;
    }
  }

  async #read(seat: number | null | undefined): Promise<Contents> {
    if (seat !== undefined) return replayContents(this.table, this.keys, seat);
    const seen = await replayContents(this.table, this.keys, null);
    const [own] = seen.welcome.yours;
    return own === undefined ? seen : replayContents(this.table, this.keys, own);
  }

  /** The moment where one is by then, through other eyes, which have noticed more or less of the game. */
  async through(seat: number | null): Promise<void> {
    await this.begin(seat, (contents) => {
      const now = this.at === this.steps ? Number.POSITIVE_INFINITY : (this.contents?.public[this.at] ?? 0);
      return contents.public.findLastIndex((one) => one <= now);
    });
  }

  // ---- Going there -----------------------------------------------------------------------------------------------

  async go(step: number): Promise<void> {
    const wanted = Math.min(Math.max(0, step), this.steps);
    if (wanted === this.at) return;
    const along = this.at !== NOWHERE && wanted === this.at + 1;
    this.at = wanted;
    const moment = await this.#fetch(wanted);
    if (moment && this.at === wanted) this.#show(moment, along);
  }

  async #fetch(step: number): Promise<Moment | null> {
    try {
      const moment = await this.#reel?.at(step);
      this.#reel?.foresee(step, this.steps);
      this.trouble = null;
      return moment ?? null;
    } catch (wrong) {
      this.pause();
      this.trouble = wrong instanceof Refused ? wrong.refusal : null;
      return null;
    }
  }

  /** The next step is played as it was at the table; every other one is there at once. */
  #show({ state, before }: Moment, along: boolean): void {
    this.heralds.dismiss();
    this.pacing.release();
    this.pacing.skip();
    this.pacing.story.tell({
      ...state,
      faces: state.faces.map((face) => ({ ...face, story_from: 0, story: [...before] })),
    });
    this.connection.received = -1;
    this.#handlers.onMessage({ ...state, guide: null });
    if (!along) this.pacing.skip();
  }

  step(by: 1 | -1): void {
    this.pause();
    void this.go(this.at + by);
  }

  turn(by: 1 | -1): void {
    this.#stop(by, this.ends);
  }

  round(by: 1 | -1): void {
    this.#stop(by, [0, ...(this.contents?.marks.map((mark) => mark.step) ?? []), this.steps]);
  }

  #stop(by: 1 | -1, stops: readonly number[]): void {
    this.pause();
    const found = by > 0 ? stopAfter(stops, this.at) : stopBefore(stops, this.at);
    if (found !== undefined) void this.go(found);
  }

  jump(step: number): void {
    this.pause();
    void this.go(step);
  }

  /** To the moment that an onlooker counts as this step. */
  seek(shown: number): void {
    this.jump(this.contents?.public.findIndex((one) => one >= shown) ?? 0);
  }

  // ---- By itself -------------------------------------------------------------------------------------------------

  toggle(): void {
    if (this.playing) this.pause();
    else this.#start();
  }

  #start(): void {
    this.playing = true;
    if (this.at >= this.steps) void this.go(0).then(() => this.#soon(PAUSE / this.speed));
    else void this.#play();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  #soon(milliseconds: number): void {
    clearTimeout(this.#timer);
    if (this.playing) this.#timer = setTimeout(() => void this.#play(), milliseconds);
  }

  async #play(): Promise<void> {
    if (this.pacing.queue.length || this.pacing.rest) return this.#soon(Math.max(AGAIN, this.pacing.rest));
    await this.go(this.at + 1);
    if (this.at >= this.steps) this.pause();
    else this.#soon(PAUSE / this.speed);
  }

  // ---- Nothing is chosen here ------------------------------------------------------------------------------------

  override pick(): void {}

  /** The costly move that comes next: on the board what was done and what was better. */
  readonly judged: Costly | null = $derived.by(() =>
    this.contents ? this.review.before(this.at, this.contents.seat) : null,
  );

  override hinted(target: Target): boolean {
    return this.judged !== null && thingsOf(this.judged.better).includes(target);
  }

  override lit(target: Target): boolean {
    return super.lit(target) || (this.judged !== null && thingsOf(this.judged.made).includes(target));
  }

  override get mark(): number | null {
    return null;
  }
}

/** What people settled later is no part of the game that is seen again. */
const asPlayed = (welcome: Welcome): Welcome => ({
  ...welcome,
  yours: [],
  pace: null,
  clock: null,
  life: { ...welcome.life, standins: [], proposal: null, closed: null, paused: false },
});
