// The contract between the table shell and a game's board.
//
// A game's folder `web/src/games/<package>/` holds an `index.ts` that exports `game: GameFace`. The shell finds it by its
// folder name (`middle_ages` for the slug `middle-ages`), loads it lazily and mounts `Board` with `BoardProps`. A game without
// such a folder gets the generic board and is playable by the plain list of moves. A file `emblem.svelte` beside it (one SVG in
// `currentColor`, 1em high) is the game's sign on the wall of the inn.
//
// A board fills the places of the table: `<Places>` with the snippets board, hand, mine, tool, rival, stage (web/src/places); an SVG
// board that should zoom stands in a `<ZoomBoard>`; battles, votes, rolls and scorings are scenes on a `<Stage>` (web/src/stage/scene.ts).
//
// Boards hold no rules. They draw `view`, wrap whatever can be clicked with `table.target(...)`, and mark whatever moves with
// `data-piece`:
//
//     <g {...table.target('spot:7', table.t('area-mill'))} data-piece="lord:1" transform="translate(40 10)"> ... </g>
//     <div {...table.target('column:5', label)}> ... </div>
//
// - `target()` gives role, tabindex, aria-label, keyboard and click handlers, `data-target`, and `data-glows`, `data-picked`,
//   `data-hinted`, `data-hovered`, `data-lit`, `data-last` to style by; it works on HTML and SVG elements. Do not nest one target inside another.
//   Glow, focus ring and picked state are styled by the shell (web/src/base.css); override per board with the data attributes.
// - `data-piece="<id>"`, unique in the document and stable between views: when the piece is somewhere else in the next view, the
//   shell moves it there (FLIP, with the CSS property `translate`, in SVG too; keep `overflow: visible` on the <svg>); a new
//   piece fades in. Nothing else needs to be done for animation.
// - The things of a move are clicked in any order. A legal move of which nothing (more) can be clicked on the board is offered as a
//   button in the prompt bar, so a board may leave out abstract targets (amounts, yes/no). A move without arguments is the target
//   `move:<verb>`; if the board has it, it is not offered there.
import type { Component } from "svelte";
import type { Args, Face, Line, Message, Move, SeatInfo, View } from "../wire";
import type { BoardModule } from "./contract";

export type Target = string; // "<domain>:<value>", e.g. "spot:7"

export interface TargetAttributes {
  "data-target": Target;
  "data-glows": "" | undefined;
  "data-picked": "" | undefined;
  "data-hinted": "" | undefined;
  "data-hovered": "" | undefined;
  "data-lit": "" | undefined;
  "data-last": "" | undefined;
  role: "button" | "group";
  tabindex: 0 | undefined;
  "aria-label": string;
  "aria-pressed": boolean | undefined;
  onclick: (event: Event) => void;
  onkeydown: (event: KeyboardEvent) => void;
  onpointerenter: () => void;
  onpointerleave: () => void;
}

/** What the shell offers to a board. Everything is reactive: read it in the template. */
export interface Table {
  /** Takes part in some legal move, given what is already picked. */
  glows(target: Target): boolean;
  /** Already picked as an argument of the move being put together. */
  picked(target: Target): boolean;
  /** Part of the move that the hint suggests. */
  hinted(target: Target): boolean;
  /** A line of the log that is pointed at speaks of it. */
  lit(target: Target): boolean;
  /** The last move was about it. */
  last(target: Target): boolean;
  /** Click: sends the move if only one is left, or asks the server why not. */
  pick(target: Target): void;
  /** All attributes and handlers of a clickable thing, to be spread on an HTML or SVG element. */
  target(target: Target, label: string): TargetAttributes;
  /** Sends these moves one after the other, each as soon as it is legal; stops at the first that is not. Undo takes them back together. */
  playAll(moves: readonly Move[]): void;

  /** The target under the pointer or focus, and a way to set it (to light up what belongs together). */
  readonly hovered: Target | null;
  hover(target: Target | null): void;

  /** Text in the chosen language; arguments by the conventions of docs/wire.md. `t('area-mill.text')` is the attribute `text`. */
  t(id: string, args?: Args): string;
  /** The same for a message of the wire. */
  say(message: Message): string;
  seatName(seat: number): string;
  readonly language: string;
  readonly seats: SeatInfo[];
  /** A person who is not at the table now. */
  away(seat: number): boolean;
  /** Seats owned by this page; the one whose face is shown is `face.seat`. */
  readonly yours: number[];
  /** Opens the rules drawer at a clause. */
  openRule(clause: string): void;
  /** Length of one animation in milliseconds; 0 when motion is off. Use it for a board's own transitions. */
  readonly motion: number;
  /** Passing scenes are wanted. */
  readonly scenes: boolean;
  /** The shown state stays for at least so many milliseconds from now, or no longer. */
  hold(milliseconds: number): void;
  release(): void;
}

/** `Components` is the game's own shape of `GET /api/games/{slug}/components`; `Board` the shape of `view.board`. */
export interface BoardProps<Board = Record<string, unknown>, Components = Record<string, unknown>> {
  view: Omit<View, "board"> & { board: Board };
  components: Components;
  face: Face;
  table: Table;
}

/** One step of the first-game tutorial: a message id of the game's catalogue, shown beside a target (or any CSS selector). */
export interface TutorialStep {
  message: string;
  target?: Target;
  selector?: string;
  rule?: string;
}

/** "Pass until ...": a move that the client makes for a player who is asked again and again, whatever he holds. */
export interface StandingOrder {
  /** The attribute-free message on the button; its attribute `.given` is shown while the order is in force. */
  message: string;
  move: Move;
  /** The question this order answers is the one that is asked. */
  asked(view: View): boolean;
  /** Makes sense to be given now (always, when left out). */
  offered?(view: View): boolean;
  /** Still in force, having been given when the view was `since`. */
  holds(view: View, since: View): boolean;
}

/** What a line of the log tells of: something taken, lost or gained by somebody, or something that may hit everybody. */
export type Tiding = "taken" | "lost" | "gained" | "event";

/** What the shell must know of a game's story: for banners, for the recap, and to mark things on the board. */
export interface Tales {
  tidings: Readonly<Record<string, Tiding>>;
  /** The things on the board that a line speaks of. */
  // biome-ignore lint/suspicious/noExplicitAny: each game knows its own view and components.
  things?(line: Line, view: Omit<View, "board"> & { board: any }, components: any): Target[];
  /** Whose turn it is, where others may be asked meanwhile: the recap counts from the own last turn. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  turn?(view: Omit<View, "board"> & { board: any }): number | null;
}

/** Who plays with whom: the team of each seat (from 0), and what its team has together. */
export interface Teams {
  of: readonly number[];
  points: readonly (number | null)[];
}

export interface GameFace {
  /** A board of another package; then `Board` is what mounts it. */
  module?: BoardModule;
  // biome-ignore lint/suspicious/noExplicitAny: each board types its own view and components.
  Board: Component<any>;
  /** Shown on the end screen below the ranking; same props as the board. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  Breakdown?: Component<any>;
  /** Draws the piece that a clause of the rules is about (an SVG as wide as it is given room), or nothing. */
  ClausePicture?: Component<{ clause: string }>;
  tutorial?: TutorialStep[];
  standing?: StandingOrder[];
  tales?: Tales;
  /** Null where everybody plays alone. */
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  teams?(view: Omit<View, "board"> & { board: any }, components: any): Teams | null;
}
