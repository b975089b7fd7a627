// Plain HTTP calls. Every failure is a `Refused` with the server's reason.

import type {
  Account,
  Act,
  AskOffers,
  Brief,
  Change,
  Contents,
  Created,
  CreateTable,
  Credentials,
  GameInfo,
  Gather,
  Gathering,
  HeldTable,
  Hold,
  HostView,
  Json,
  LayBranch,
  LaySequel,
  LayTutorial,
  OpenGathering,
  OpenRecord,
  OptionOffer,
  Progress,
  Records,
  Refusal,
  Review,
  Rules,
  Sequel,
  Series,
  SessionInfo,
  Signed,
  Steps,
  Tutorial,
} from "../wire";
import type { Text } from "./text";

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

/** Why not, in words: the message of a catalogue if one knows the code, otherwise the server's own. */
export function reason(refusal: Refusal, seatName: (seat: number) => string, ...texts: Text[]): string {
  for (const id of [`illegal-${refusal.code}`, refusal.code]) {
    const text = texts.find((one) => one.has(id));
    if (text) return text.format(id, { ...refusal.args, message: refusal.message }, seatName);
  }
  return refusal.message;
}

const UNREACHABLE: Refusal = { code: "ui-unreachable", message: "the server cannot be reached", rule: null, args: {} };

async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch(() => {
    throw new Refused(UNREACHABLE);
  });
  if (response.ok) return response;
  const body: { error?: Refusal } = await response.json().catch(() => ({}));
  throw new Refused(body.error ?? { ...UNREACHABLE, message: response.statusText });
}

const kept = new Map<string, Promise<unknown>>();

/** Things that do not change while the page is open are asked for once. */
function once<T>(path: string, read: (response: Response) => Promise<T>): Promise<T> {
  let answer = kept.get(path) as Promise<T> | undefined;
  if (!answer) {
    answer = request(path).then(read);
    answer.catch(() => kept.delete(path));
    kept.set(path, answer);
  }
  return answer;
}

const PATIENCE = 1_000;

/** Asks again until there is an answer: for what a page cannot do without. */
export async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}

const json = (response: Response) => response.json();

export const games = (): Promise<GameInfo[]> => once("/api/games", json);
export const catalogue = (slug: string, lang: string): Promise<string> =>
  once(`/api/games/${slug}/text/${lang}`, (response) => response.text());
export const rules = (slug: string, lang: string): Promise<Rules> => once(`/api/games/${slug}/rules/${lang}`, json);
export const tutorial = (slug: string): Promise<Tutorial> => once(`/api/games/${slug}/tutorial`, json);
export const components = (table: string): Promise<Json> => once(`/api/tables/${table}/components`, json);

async function post<T>(path: string, body: unknown): Promise<T> {
  const headers = { "content-type": "application/json" };
  return json(await request(path, { method: "POST", headers, body: JSON.stringify(body) }));
}

export const createTable = (table: CreateTable): Promise<Created> => post("/api/tables", table);
export const layTutorial = (slug: string, wish: LayTutorial): Promise<Created> =>
  post(`/api/games/${slug}/tutorial`, wish);
export const offers = (slug: string, wish: AskOffers): Promise<OptionOffer[]> =>
  post(`/api/games/${slug}/offers`, wish);
export const laySequel = (table: string, wish: LaySequel): Promise<Sequel> => post(`/api/tables/${table}/sequel`, wish);

/** What the end of a game leads to; with the secret of its series also how the earlier games ended. */
export async function series(table: string, secret: string | undefined): Promise<Series> {
  const query = secret ? `?${new URLSearchParams({ secret })}` : "";
  return json(await request(`/api/tables/${table}/series${query}`));
}

/** The best results of the series with this secret. */
export async function records(slug: string, secret: string): Promise<Records[]> {
  return json(await request(`/api/games/${slug}/records?${new URLSearchParams({ secret })}`));
}

/** A table at a glance. */
export async function brief(table: string, keys: string[]): Promise<Brief> {
  return json(await request(`/api/tables/${table}/brief?${new URLSearchParams({ keys: keys.join(",") })}`));
}

export const openGatherings = async (): Promise<OpenGathering[]> => json(await request("/api/gatherings"));
export const gather = (wish: Gather): Promise<Gathering> => post("/api/gatherings", wish);
export const act = (code: string, wish: Act): Promise<Gathering> => post(`/api/gatherings/${code}`, wish);

/** Who has come; with one's own key also which seat is one's own. */
export async function gathering(code: string, key: string | undefined): Promise<Gathering> {
  const query = key ? `?${new URLSearchParams({ key })}` : "";
  return json(await request(`/api/gatherings/${code}${query}`));
}

/** How the server is doing, for whoever runs it. */
export const hostView = async (key: string): Promise<HostView> =>
  json(await request("/api/host", { headers: { "x-host-key": encodeURIComponent(key) } }));

/** Who is signed in here; null: nobody. */
const owner = async (asked: Promise<Signed>): Promise<Account | null> => (await asked).account;
export const whoAmI = async (): Promise<Account | null> => owner(json(await request("/api/account")));
export const register = (wish: Credentials): Promise<Account | null> => owner(post("/api/account", wish));
export const signIn = (wish: Credentials): Promise<Account | null> => owner(post("/api/account/sign-in", wish));
export const signOut = (everywhere: boolean): Promise<Account | null> =>
  owner(post("/api/account/sign-out", { everywhere }));
export const changeAccount = (wish: Change): Promise<Account | null> => owner(post("/api/account/change", wish));
export const deleteAccount = (password: string): Promise<Account | null> =>
  owner(post("/api/account/delete", { password }));
export const devices = async (): Promise<SessionInfo[]> => json(await request("/api/account/sessions"));
export const endDevice = (id: string): Promise<SessionInfo[]> => post("/api/account/sessions", { id });
export const heldTables = async (): Promise<HeldTable[]> => json(await request("/api/account/tables"));
export const holdSeats = (wish: Hold): Promise<HeldTable[]> => post("/api/account/tables", wish);
export const releaseTable = (table: string): Promise<HeldTable[]> => post("/api/account/release", { table });
export const EXPORT_URL = "/api/account/export";

export const progress = async (table: string): Promise<Progress> =>
  json(await request(`/api/tables/${table}/progress`));

function replayQuery(keys: readonly string[], seat: number | null, more: Record<string, number> = {}): URLSearchParams {
  const query = new URLSearchParams(Object.entries(more).map(([name, value]) => [name, String(value)]));
  if (keys.length) query.set("keys", keys.join(","));
  if (seat !== null) query.set("seat", String(seat));
  return query;
}

/** A game seen again through these eyes: how many steps, and where rounds begin. */
export async function replayContents(table: string, keys: readonly string[], seat: number | null): Promise<Contents> {
  return json(await request(`/api/tables/${table}/replay?${replayQuery(keys, seat)}`));
}

export async function replaySteps(
  table: string,
  keys: readonly string[],
  seat: number | null,
  first: number,
  count: number,
): Promise<Steps> {
  return json(await request(`/api/tables/${table}/replay/steps?${replayQuery(keys, seat, { first, count })}`));
}

/** Begins the review of a finished game, or tells how far it is. */
export const askReview = (table: string): Promise<Review> => post(`/api/tables/${table}/review`, {});

export const layBranch = (table: string, wish: LayBranch): Promise<Created> =>
  post(`/api/tables/${table}/branch`, wish);

export const openRecord = (wish: OpenRecord): Promise<Created> => post("/api/records", wish);

export const recordUrl = (table: string, keys: string[]) => `/api/tables/${table}/record?keys=${keys.join(",")}`;
export const liveUrl = (table: string, keys: string[], since: number | null): string => {
  const query = new URLSearchParams();
  if (keys.length) query.set("keys", keys.join(","));
  if (since !== null) query.set("since", String(since));
  return `${location.origin.replace(/^http/, "ws")}/api/tables/${table}/live?${query}`;
};
