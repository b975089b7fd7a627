// A tip: words about a thing, shown on hover, on keyboard focus, or by press and hold on a touch screen.
//
//     <div {@attach tip(() => ({ title: "Mill", text: "..." }))}>
//
// There is one box for the whole page, in the top layer, so that nothing cuts it off.
import type { Attachment } from "svelte/attachments";
import "./tip.css";

export interface Tip {
  title: string;
  text?: string;
  /** Further lines, each in its own paragraph. */
  lines?: string[];
}

const HOVER_MS = 600;
const HOLD_MS = 450;
const GAP = 8;
const TREMBLE = 10; // pixels a resting finger may move

let box: HTMLElement | undefined;
let owner: Element | undefined;

function theBox(): HTMLElement {
  if (!box) {
    box = document.createElement("div");
    box.className = "tip";
    box.setAttribute("role", "tooltip");
    box.setAttribute("popover", "manual");
    document.body.append(box);
  }
  return box;
}

function fill(element: HTMLElement, tip: Tip): void {
  element.replaceChildren();
  const title = document.createElement("strong");
  title.textContent = tip.title;
  element.append(title);
  for (const line of [tip.text, ...(tip.lines ?? [])]) {
    if (!line) continue;
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    element.append(paragraph);
  }
}

const flat = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Some of the words in it do not fit. */
function overflows(one: HTMLElement): boolean {
  if (getComputedStyle(one).overflow === "visible") return false;
  return one.scrollHeight > one.clientHeight + 2 || one.scrollWidth > one.clientWidth + 2;
}

/** What can be read on the thing itself: nothing, where some of it is cut off. */
function readable(node: Element): string {
  if (!(node instanceof HTMLElement)) return "";
  const all = [node, ...node.querySelectorAll<HTMLElement>("*:not(svg, svg *)")];
  const cut = all.some(overflows);
  const box = node.getBoundingClientRect();
  if (cut || box.bottom > innerHeight || box.right > innerWidth) return "";
  const unseen = [...node.querySelectorAll<HTMLElement>(".unseen")].map((one) => one.textContent);
  return flat(unseen.reduce((text, part) => text.replace(part, ""), node.textContent));
}

/** A tip without what can be read anyway; null if that was all. */
function news(tip: Tip, node: Element): Tip | null {
  const known = readable(node);
  const text = [tip.text, ...(tip.lines ?? [])].filter((line): line is string => !!line && !known.includes(flat(line)));
  return text.length || !known.includes(flat(tip.title)) ? { title: tip.title, lines: text } : null;
}

/** Above the thing if there is room, otherwise below, never over the edge of the window. */
function put(element: HTMLElement, at: DOMRect): void {
  const { width, height } = element.getBoundingClientRect();
  const left = Math.min(Math.max(GAP, at.left + at.width / 2 - width / 2), innerWidth - width - GAP);
  const above = at.top - height - GAP;
  element.style.left = `${left}px`;
  element.style.top = `${above >= GAP ? above : Math.min(at.bottom + GAP, innerHeight - height - GAP)}px`;
}

function show(node: Element, tip: Tip): void {
  const element = theBox();
  fill(element, tip);
  owner = node;
  element.showPopover?.();
  put(element, node.getBoundingClientRect());
}

function hide(node: Element): void {
  if (owner !== node) return;
  box?.hidePopover?.();
  owner = undefined;
}

export function tip(words: () => Tip | null): Attachment {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    let quiet = false; // after a press, until the pointer has left
    let down = { x: 0, y: 0 };
    node.classList.add("has-tip");
    const stop = new AbortController();
    const on = (name: string, run: (event: Event) => void, capture = false): void =>
      node.addEventListener(name, run, { signal: stop.signal, capture });
    const later = (ms: number, then?: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const said = words();
        const now = said && node.isConnected ? news(said, node) : null;
        if (now) show(node, now);
        then?.();
      }, ms);
    };
    const end = (): void => {
      clearTimeout(timer);
      hide(node);
    };

    on("pointerenter", (event) => {
      if ((event as PointerEvent).pointerType === "mouse" && !quiet) later(HOVER_MS);
    });
    on("pointerdown", (event) => {
      end();
      held = false;
      quiet = true;
      down = { x: (event as PointerEvent).clientX, y: (event as PointerEvent).clientY };
      if ((event as PointerEvent).pointerType !== "mouse") {
        later(HOLD_MS, () => {
          held = true;
        });
      }
    });
    on("pointermove", (event) => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      const far = Math.hypot(clientX - down.x, clientY - down.y) > TREMBLE;
      if (pointerType !== "mouse" && far && !held) clearTimeout(timer);
    });
    for (const name of ["pointerup", "pointercancel", "pointerleave"]) on(name, end);
    on("pointerleave", () => {
      quiet = false;
    });
    // A press that showed the tip is not a click.
    on(
      "click",
      (event) => {
        if (!held) return;
        held = false;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
    on("contextmenu", (event) => {
      if (held || owner === node) event.preventDefault();
    });
    on("focusin", () => {
      if (node.matches(":focus-visible")) later(HOVER_MS);
    });
    on("focusout", end);
    on("keydown", (event) => {
      if ((event as KeyboardEvent).key === "Escape") end();
    });
    return () => {
      end();
      stop.abort();
    };
  };
}
