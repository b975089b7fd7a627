// Generated from src/tabard/server/wire.py by `make types`. Do not edit.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A verb and small whole numbers: `["lord", 7]`. */
export type Move = [string, ...number[]];

/** Arguments of a Fluent message; see docs/wire.md, "Words". */
export type Args = { [name: string]: Json };

/** What a seat may see; `board` is the game's own. */
export interface View {
  game: string;
  seats: number;
  you: number | null;
  waiting: number[];
  over: boolean;
  scores: (number | null)[];
  ranking: number[] | null;
  /** The seats that have won; none, one or a team; null while the game is on. */
  winners: number[] | null;
  /** Those who play without a seat. */
  rivals: Rival[];
  where: string;
  board: { [key: string]: Json };
}

/** A player without a seat; the name is a message id. */
export interface Rival {
  name: string;
  score: number | null;
}

export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  rules_version: string;
  language: string;
  options: Args;
  components: boolean;
  seeded: boolean;
  host: boolean;
  seats: SeatInfo[];
  yours: number[];
  version: number;
  life: Life;
  origin: Origin | null;
  pace: Live | Days | null;
  clock: Clock | null;
  notices: ("mail" | "push" | "webhook")[];
  push_key: string | null;
}

export interface SeatInfo {
  seat: number;
  name: string;
  bot: string | null;
  online: boolean;
}

/** All that people have settled at a table beside the game. `quiet`: there is no chat. `paused`: nobody plays. */
export interface Life {
  type: "life";
  standins: StandIn[];
  proposal: Proposal | null;
  closed: Closed | null;
  quiet: boolean;
  paused: boolean;
}

/** A bot that plays for somebody who is away, or (`late`) whose time is up. */
export interface StandIn {
  seat: number;
  bot: string;
  late: boolean;
}

/** Done when all who are needed agree. `seat`: for whom a bot would stand in. */
export interface Proposal {
  what: "end" | "pause" | "resume" | "standin" | "undo";
  by: number;
  needed: number[];
  agreed: number[];
  seat: number | null;
}

/** Play has ended though the game is not over: all agreed, or a seat gave up. */
export interface Closed {
  why: "agreed" | "conceded";
  seat: number | null;
}

/** Where a table comes from that did not begin at its beginning: another table at this move, as `seat` counts moves (None: an onlooker), or without a table a record of so many moves. What was hidden there may be known to somebody. */
export interface Origin {
  table: string | null;
  move: number;
  seat: number | null;
}

/** So many minutes for the whole game, and more seconds whenever one is asked anew. */
export interface Live {
  type: "live";
  minutes: number;
  seconds: number;
}

/** So many days for every move. */
export interface Days {
  type: "days";
  days: number;
}

/** The seconds that every seat has left (None: it has no clock), and whose time is running. */
export interface Clock {
  type: "clock";
  left: (number | null)[];
  running: number[];
}

export interface State {
  type: "state";
  version: number;
  waiting: number[];
  over: boolean;
  faces: Face[];
  guide: number | null;
}

/** All that one seat (or, with `None`, an onlooker) may know of a position. */
export interface Face {
  seat: number | null;
  view: View;
  ask: number | null;
  prompt: Line | null;
  legal: Choice[];
  asides: Choice[];
  undo: boolean;
  story_from: number;
  story: Line[];
}

/** A prompt or a line of the log, with the clause behind it. */
export interface Line {
  id: string;
  args: Args;
  rule: string | null;
}

/** One legal move, what to click for it, and how to say it. */
export interface Choice {
  move: Move;
  targets: string[];
  label: Message;
}

/** A Fluent message: its id and its arguments. */
export interface Message {
  id: string;
  args: Args;
}

export interface Reply {
  type: "reply";
  id: string | null;
  ok: boolean;
  version: number | null;
  answer: Choice | Hint | Refusal | Message[] | Notice[] | string | null;
  error: Refusal | null;
}

/** Why something was not done. */
export interface Refusal {
  code: string;
  message: string;
  rule: string | null;
  args: Args;
}

export interface ChatLine {
  type: "chat";
  n: number;
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

/** Who is there; and which of one's own seats are open in another window, too. */
export interface Presence {
  type: "presence";
  online: number[];
  twice: number[];
}

export interface Named {
  type: "names";
  names: string[];
}

/** Somebody has laid the next game of the series: the same keys open the same seats there. */
export interface SequelLaid {
  type: "sequel";
  table: string;
}

/** What became of a proposal; without `agreed` it was `seat` who said no, or took it back. */
export interface Settled {
  type: "settled";
  what: "end" | "pause" | "resume" | "standin" | "undo";
  by: number;
  seat: number;
  agreed: boolean;
}

/** Said once, then the socket closes. */
export interface Failure {
  type: "error";
  error: Refusal;
}

export interface SendMove {
  type: "move";
  id: string;
  seat: number;
  ask: number | null;
  move: Move;
}

export interface SendUndo {
  type: "undo";
  id: string;
  seat: number;
}

export interface AskExplain {
  type: "explain";
  id: string;
  seat: number;
  move: Move;
}

/** A legal move after which this target can be chosen at once, or none. */
export interface AskBegin {
  type: "begin";
  id: string;
  seat: number;
  target: string;
}

export interface AskHint {
  type: "hint";
  id: string;
  seat: number;
}

/** The board in words, a message a line; empty if the game has none. */
export interface AskWords {
  type: "words";
  id: string;
  seat?: number | null;
}

export interface SendChat {
  type: "chat";
  id: string;
  text: string;
  seat?: number | null;
}

export interface SendName {
  type: "name";
  id: string;
  seat: number;
  name: string;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** `undo`: back to before this seat's latest move. `standin`: a bot for the other seat, which is away. `pause`: nobody plays until all agree to `resume`. */
export interface SendPropose {
  type: "propose";
  id: string;
  seat: number;
  what: "end" | "pause" | "resume" | "standin" | "undo";
  other?: number | null;
}

/** To what is proposed. Whoever proposed it takes it back by saying no. */
export interface SendAnswer {
  type: "answer";
  id: string;
  seat: number;
  agree: boolean;
}

/** A bot plays for one's own seat from now on; without one, one plays again. */
export interface SendStandIn {
  type: "standin";
  id: string;
  seat: number;
  bot?: string | null;
}

export interface SendConcede {
  type: "concede";
  id: string;
  seat: number;
}

/** The host makes a new key for another seat; the old one opens it no more. The answer is the key. */
export interface SendGiveAway {
  type: "give-away";
  id: string;
  seat: number;
  other: number;
}

/** The host switches the chat off or on. */
export interface SendQuiet {
  type: "quiet";
  id: string;
  seat: number;
  quiet: boolean;
}

/** Whoever runs the server is to look at a line of the chat. */
export interface SendReport {
  type: "report";
  id: string;
  seat: number;
  n: number;
}

/** The ways by which one's own seat is told. */
export interface AskNotices {
  type: "notices";
  id: string;
  seat: number;
}

/** Tell whoever plays this seat, at this address and in this language; without an address, no more. The address of a browser (`push`) is its subscription as JSON: `{"endpoint", "keys": {"p256dh", "auth"}}`. */
export interface SendNotify {
  type: "notify";
  id: string;
  seat: number;
  kind: "mail" | "push" | "webhook";
  address?: string | null;
  language?: string;
}

/** The code that came by e-mail. */
export interface SendConfirm {
  type: "confirm";
  id: string;
  seat: number;
  code: string;
}

export interface GameInfo {
  slug: string;
  prefix: string;
  rules_version: string;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  languages: string[];
  names: { [key: string]: string };
  vocabulary: VerbInfo[];
  board: string | null;
  tutorial: number | null;
}

export interface OptionInfo {
  name: string;
  kind: "bool" | "choice" | "int" | "set";
  default: Json;
  choices: Json[];
  least: number | null;
  most: number | null;
  rule: string | null;
  when: When | null;
}

/** Another option, and those of its values with which this one is shown. */
export interface When {
  option: string;
  values: Json[];
}

export interface VerbInfo {
  verb: string;
  domains: DomainInfo[];
}

export interface DomainInfo {
  name: string;
  size: number;
}

export interface Rules {
  chapters: Chapter[];
}

export interface Chapter {
  id: string;
  title: string;
  clauses: Clause[];
}

export interface Clause {
  id: string;
  text: string;
  kind: string;
  reason: string;
}

export interface CreateTable {
  game: string;
  seats: number;
  bots?: { [key: string]: string };
  options?: { [key: string]: boolean | number | string | string[] };
  language?: string;
  names?: { [key: string]: string };
  seed?: number;
  components?: string;
  series?: string;
  pace?: Live | Days | null;
}

export interface Created {
  table: string;
  keys: { [key: string]: string };
  series: string;
}

export interface Snapshot {
  welcome: Welcome;
  state: State;
}

/** A table at a glance: who plays, who is to decide, and in what time. `at`: when it last moved. */
export interface Brief {
  game: string;
  seats: SeatInfo[];
  yours: number[];
  waiting: number[];
  over: boolean;
  at: string;
  clock: Clock | null;
}

/** Without a key: by the account that holds the seat. */
export interface PostMove {
  seat: number;
  ask: number | null;
  move: Move;
  key?: string | null;
}

export interface Moved {
  version: number;
}

export interface ErrorBody {
  error: Refusal;
}

/** Which options stand together with these? */
export interface AskOffers {
  seats: number;
  options?: { [key: string]: boolean | number | string | string[] };
}

/** An option beside the others: is it shown, what is chosen, and what could be chosen instead. */
export interface OptionOffer {
  name: string;
  shown: boolean;
  value: Json;
  values: OfferedValue[];
}

/** A value that could be chosen (of a set: a word that could be put in or taken out), and why not. */
export interface OfferedValue {
  value: Json;
  refusal: Refusal | null;
}

/** The best moves, the best first: at most three. Only the first, and no chances, if the search has failed. */
export interface Hint {
  moves: Expected[];
}

/** A move and what it promises to whoever makes it, as far as that seat can know. `chances`: of every seat, to win, of 1; empty where nothing can be said of it. `even`: as far as could be found out it is as good as the first one. Points: `gain` at once, `lead` ahead of the best of the others (alone: the points) some moves later, on average; nine of ten times more than `low`, nine of ten times less than `high`. `ended`: that was the end of the game. */
export interface Expected {
  choice: Choice;
  chances: number[];
  even: boolean;
  gain: number;
  lead: number;
  low: number;
  high: number;
  ended: boolean;
  next: Next | null;
}

/** What another seat most likely does next. */
export interface Next {
  seat: number;
  label: Message;
}

/** `done`: the share that is worked out, of 1; then there is a `result`. */
export interface Review {
  state: "done" | "working";
  done: number;
  result: Reviewed | null;
}

/** A finished game judged move by move, each by what its seat could know. `costly`: at most three of each seat, the worst first. */
export interface Reviewed {
  moves: number;
  curve: ChancesAt[];
  costly: Costly[];
}

/** Everybody's chances to win, of 1, after so many moves; `step`: as an onlooker of the replay counts them. */
export interface ChancesAt {
  step: number;
  move: number;
  chances: number[];
}

/** A move that cost its seat much, and what was better. `move`: as the curve counts moves; `step`: as its seat counts steps in the replay. `chances`: of everybody, after the move; `possible`: after the better one. */
export interface Costly {
  seat: number;
  move: number;
  step: number;
  made: Choice;
  better: Choice;
  chances: number[];
  possible: number[];
}

/** What the end of a game leads to. */
export interface Series {
  key: string | null;
  sequel: Args | null;
  next: string | null;
  results: Result[];
}

/** How one game of a series ended. Lists are by seat. */
export interface Result {
  table: string;
  at: string;
  names: string[];
  options: Args;
  scores: number[];
  ranking: number[];
  winners: number[];
  rivals: Rival[];
}

export interface Records {
  key: string;
  results: Result[];
}

/** How the scores came about. `period` is the word by which the game counts time: round, turn or nothing. */
export interface Progress {
  moves: number;
  period: string;
  points: ScoresAt[];
  turning: Turning | null;
}

export interface ScoresAt {
  move: number;
  period: number;
  scores: number[];
}

/** The move since which the winners have been ahead, and what was told of it. */
export interface Turning {
  move: number;
  seats: number[];
  story: Line[];
}

/** `again`: a game that is the last of its series, or of none, once more with the same options. Without a key the account is asked. */
export interface LaySequel {
  key?: string | null;
  again?: boolean;
}

export interface Sequel {
  table: string;
}

/** A game as one viewer saw it: steps 0 (the set-up) to `steps`. Only what this viewer could notice is a step. `seat`: whose eyes, None an onlooker's; `eyes`: whose can be chosen. `movers`: for every step from 1 on the seat that moved, None where this cannot be seen. `public`: for every step from 0 on the step of an onlooker at that time, so that one moment can be found through all eyes. `period`: the word by which the game counts time, as in `Progress`. */
export interface Contents {
  welcome: Welcome;
  seat: number | null;
  eyes: (number | null)[];
  over: boolean;
  steps: number;
  period: string;
  marks: Mark[];
  movers: (number | null)[];
  public: number[];
}

/** A step with which a round or turn of that number begins. */
export interface Mark {
  step: number;
  number: number;
}

/** States as a socket would have sent them: the first one whole, the others with what they add to the story. */
export interface Steps {
  states: State[];
}

/** What if? A new table that goes on from this step, as `seat` counts steps (left out: an onlooker). */
export interface LayBranch {
  step: number;
  seat?: number | null;
  bots?: { [key: string]: string };
  language?: string;
  names?: { [key: string]: string };
}

/** The record of a game, as the text of its file, becomes a table. */
export interface OpenRecord {
  record: string;
  language?: string;
}

/** A game's first game, on a fixed seed and script; the player sits at seat 0. */
export interface Tutorial {
  steps: TutorialStep[];
}

/** A word of the guide, said when so many moves of the script have been made. */
export interface TutorialStep {
  at: number;
  text: string;
  point: string;
  rule: string;
  moves: Move[];
}

export interface LayTutorial {
  language?: string;
  names?: { [key: string]: string };
}

/** A table that begins when all seats are taken and all people are ready. Bots and names of the wish are seated at once. */
export interface Gather {
  table: CreateTable;
  seat: number;
  name: string;
  open?: boolean;
}

/** `key`: only when one was made just now; `table`: once the game has begun, where one's key opens one's seat. */
export interface Gathering {
  code: string;
  game: string;
  seats: number;
  options: Args;
  components: boolean;
  open: boolean;
  host: boolean;
  sitters: Sitter[];
  table: string | null;
  pace: Live | Days | null;
  key: string | null;
}

/** `away`: has not looked for a while. */
export interface Sitter {
  seat: number;
  name: string;
  bot: string | null;
  ready: boolean;
  host: boolean;
  you: boolean;
  away: boolean;
}

/** One that everybody may join, as the inn lists it. */
export interface OpenGathering {
  code: string;
  game: string;
  seats: number;
  names: string[];
  at: string;
  pace: Live | Days | null;
}

/** Take a free seat. Who has a key changes seats or name; who has none is given one. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
  key?: string | null;
}

export interface Ready {
  type: "ready";
  key: string;
  ready: boolean;
}

/** Give up one's seat; the host may free another's, a bot's too. */
export interface Leave {
  type: "leave";
  key: string;
  seat?: number | null;
}

/** The host seats a bot. */
export interface Fill {
  type: "fill";
  key: string;
  seat: number;
  bot: string;
  name?: string;
}

/** The host lets everybody join, or only those who know the code. */
export interface Announce {
  type: "announce";
  key: string;
  open: boolean;
}

/** `running` and `finished` count tables in the database, `in_memory` and `sockets` this process. */
export interface HostView {
  version: string;
  python: string;
  compiled: boolean;
  database: string;
  up_since: string;
  running: number;
  finished: number;
  gatherings: number;
  accounts: number;
  in_memory: number;
  sockets: number;
  keep_days: number;
  reports: Reported[];
}

/** A line of a table's chat that somebody there has reported. */
export interface Reported {
  table: string;
  n: number;
  name: string;
  text: string;
  at: string;
}

/** One way by which a seat is told. An e-mail address has to be confirmed first. No address is ever shown again. */
export interface Notice {
  kind: "mail" | "push" | "webhook";
  confirmed: boolean;
}

export interface Credentials {
  name: string;
  password: string;
}

/** Here, or on all devices. */
export interface SignOut {
  everywhere?: boolean;
}

/** Another name, another password, or both; `password` is the one so far. */
export interface Change {
  password: string;
  name?: string | null;
  new_password?: string | null;
}

/** Keys, by the tables and by the codes of the gatherings that they belong to: the account holds what they open. */
export interface Hold {
  tables?: { [key: string]: string[] };
  codes?: { [key: string]: string };
}

/** Who is signed in here, if anybody. */
export interface Signed {
  account: Account | null;
}

export interface Account {
  name: string;
  created_at: string;
}

/** A device that is signed in; `agent` is what its browser calls itself, `here` the one that asks. */
export interface SessionInfo {
  id: string;
  created_at: string;
  used_at: string;
  agent: string;
  here: boolean;
}

/** A table with the seats that the account holds there; `at`: when it last moved. */
export interface HeldTable {
  table: string;
  game: string;
  seats: number[];
  names: string[];
  over: boolean;
  created_at: string;
  at: string;
}

export type FromServer = Welcome | State | Reply | ChatLine | Presence | Named | SequelLaid | Life | Settled | Clock | Failure;

export type FromClient = SendMove | SendUndo | AskExplain | AskBegin | AskHint | AskWords | SendChat | SendName | Ping | SendPropose | SendAnswer | SendStandIn | SendConcede | SendGiveAway | SendQuiet | SendReport | AskNotices | SendNotify | SendConfirm;

export type Act = Sit | Ready | Leave | Fill | Announce;

export type Pace = Live | Days;
