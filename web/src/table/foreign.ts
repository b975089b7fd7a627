// Boards that other packages bring: loading the module, and targets and tips for elements that no framework looks after.
import { tip } from "../art/tip";
import type { Table, Target, TargetAttributes } from "./board";
import type { BoardModule } from "./contract";
import { attributes } from "./target";

type Drawn = HTMLElement | SVGElement;
type Words = Parameters<typeof tip>[0];

/** The module at this address; null, and a word in the console, if it is none. */
export async function boardModule(address: string): Promise<BoardModule | null> {
  try {
    const found: Partial<BoardModule> = await import(/* @vite-ignore */ address);
    if (typeof found.mount === "function") return found as BoardModule;
    console.warn(`${address} exports no mount()`);
  } catch (wrong) {
    console.warn(`${address} could not be loaded`, wrong);
  }
  return null;
}

const EVENTS = ["click", "keydown", "pointerenter", "pointerleave"] as const;

/** The elements of a board that are targets or have tips. Each is listened to once; what it says and does follows the table. */
export class Things {
  readonly #targets = new Map<Drawn, { target: Target; label: string; now: TargetAttributes }>();
  readonly #tips = new Map<Drawn, { words: Words; end: () => void }>();

  constructor(readonly table: Table) {}

  target(element: Drawn, target: Target, label: string): void {
    if (!this.#targets.has(element)) {
      for (const name of EVENTS) element.addEventListener(name, (event) => this.#heard(element, name, event));
    }
    const now = attributes(this.table, target, label);
    this.#targets.set(element, { target, label, now });
    write(element, now);
  }

  tip(element: Drawn, words: Words): void {
    const known = this.#tips.get(element);
    if (known) known.words = words;
    else {
      const one = { words, end: () => {} };
      one.end = tip(() => one.words())(element) ?? one.end;
      this.#tips.set(element, one);
    }
  }

  /** What glows has changed; what is no longer on the page is let go. */
  refresh(): void {
    for (const [element, { target, label }] of this.#targets) {
      if (element.isConnected) this.target(element, target, label);
      else this.#targets.delete(element);
    }
    for (const [element, { end }] of this.#tips) {
      if (element.isConnected) continue;
      end();
      this.#tips.delete(element);
    }
  }

  close(): void {
    for (const { end } of this.#tips.values()) end();
    this.#targets.clear();
    this.#tips.clear();
  }

  #heard(element: Drawn, name: (typeof EVENTS)[number], event: Event): void {
    const now = this.#targets.get(element)?.now;
    if (!now) return;
    if (name === "click") now.onclick(event);
    else if (name === "keydown") now.onkeydown(event as KeyboardEvent);
    else if (name === "pointerenter") now.onpointerenter();
    else now.onpointerleave();
  }
}

function write(element: Drawn, now: TargetAttributes): void {
  for (const [name, value] of Object.entries(now)) {
    if (typeof value === "function") continue;
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}
