// The contract with a board that another package brings: a built module `web/board.js` beside the game, without any framework.
// It stands alone: copy this file into a package to write its board in TypeScript. docs/add-a-game.md tells the rest.
//
//     export function mount(root, table) {
//       ...draw into root...
//       return { update(table) { ...draw what has changed... }, destroy() {} };
//     }

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type Move = [string, ...number[]];
export type Args = { [name: string]: Json };

/** "<domain>:<value>", e.g. "basket:7"; `move:<verb>` is a button of the board's own for a move without arguments. */
export type Target = string;

export interface BoardModule {
  mount(root: HTMLElement, table: BoardTable): MountedBoard;
  /** Steps of the first-game tour. */
  tutorial?: { message: string; target?: Target; selector?: string; rule?: string }[];
}

export interface MountedBoard {
  /** Called whenever something has changed: the view, what can be clicked, language, motion. */
  update(table: BoardTable): void;
  destroy(): void;
}

/** What is known and what can be done now. A new object with every update. */
export interface BoardTable {
  /** `board` is what the game's `view` gave for this seat. */
  readonly view: {
    seats: number;
    you: number | null;
    waiting: number[];
    over: boolean;
    scores: (number | null)[];
    winners: number[] | null;
    board: { [key: string]: Json };
  };
  /** `components_public()`, and under `laid` what set-up laid for good. */
  readonly components: Json;
  /** The seat whose face is shown; null: an onlooker. */
  readonly seat: number | null;
  readonly legal: readonly { move: Move; targets: Target[]; label: { id: string; args: Args } }[];
  readonly seats: readonly { seat: number; name: string; bot: string | null }[];
  readonly language: string;
  /** Milliseconds of one animation; 0 when motion is off. */
  readonly motion: number;
  /** The target under the pointer or focus. */
  readonly hovered: Target | null;

  /** Another place of the table to draw into: the hand at the lower edge, the own area, what is being put together. */
  place(name: "hand" | "mine" | "tool"): HTMLElement;
  /** Makes an element a target: it glows when it can be clicked, by pointer and keyboard; a click that is not legal is answered with the reason. */
  target(element: HTMLElement | SVGElement, target: Target, label: string): void;
  /** Words about a thing, shown on hover, focus, or press and hold. */
  tip(element: HTMLElement | SVGElement, words: () => { title: string; text?: string } | null): void;
  /** Names something that moves: wherever it lies after the next update, it glides there. */
  piece(element: HTMLElement | SVGElement, id: string): void;
  /** A short scene over the board; the same key is the same scene gone on, null takes it away. */
  scene(scene: BoardScene | null): void;

  glows(target: Target): boolean;
  picked(target: Target): boolean;
  pick(target: Target): void;
  hover(target: Target | null): void;
  /** Sends moves one after the other, each as soon as it is legal. */
  playAll(moves: readonly Move[]): void;
  /** A message of the game's catalogue. */
  t(id: string, args?: Args): string;
  say(message: { id: string; args: Args }): string;
  seatName(seat: number): string;
  openRule(clause: string): void;
}

export interface BoardScene {
  kind: "battle" | "vote" | "roll" | "scoring" | "event";
  key: string;
  title: string;
  text?: string;
  notes?: readonly string[];
  verdict?: string;
  awaited?: string;
  stays?: boolean;
  sides: readonly {
    seat: number | null;
    name: string;
    role?: string;
    total?: number;
    lines?: readonly { text: string; points: number }[];
    cards?: readonly { id: string; title: string; text?: string; mark?: string; down?: boolean }[];
    dice?: readonly { id: string; label: string; pips?: number }[];
    winner?: boolean;
  }[];
}
