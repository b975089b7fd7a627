// What is asked is in sight: which of the glowing things lie outside the window, and the way to them.

/** So much of a thing must be seen. */
const ENOUGH = 0.4;
const LEAST = 40; // pixels of a large thing, such as a whole map

export interface Beyond {
  count: number;
  /** Where most of them are. */
  way: "up" | "down" | "left" | "right";
  /** The list of its own in which they lie, where a window that stands still holds one. */
  list: DOMRect | null;
}

export class Sight {
  beyond = $state.raw<Beyond | null>(null);
  #root: HTMLElement | null = null;
  #observer: IntersectionObserver | null = null;
  #away = new Map<Element, DOMRectReadOnly>();
  #seen = new Set<Element>();
  /** The question that was led to. */
  #led: unknown = null;
  #frame = 0;

  /** Watches the things below this element; `question` changes when something else is asked. */
  watch(root: HTMLElement, question: () => unknown): () => void {
    this.#root = root;
    const look = () => {
      cancelAnimationFrame(this.#frame);
      this.#frame = requestAnimationFrame(() => this.#look(question()));
    };
    const changes = new MutationObserver(look);
    changes.observe(root, { subtree: true, childList: true, attributeFilter: ["data-glows"] });
    addEventListener("resize", look);
    look();
    return () => {
      cancelAnimationFrame(this.#frame);
      changes.disconnect();
      removeEventListener("resize", look);
      this.#observer?.disconnect();
    };
  }

  /** To the next of the things that are not in sight. */
  jump(): void {
    const next = this.#away.keys().next().value;
    if (next) reveal(next);
  }

  #look(question: unknown): void {
    this.#observer?.disconnect();
    this.#away.clear();
    this.#seen.clear();
    this.beyond = null;
    const above = covered();
    const observer = new IntersectionObserver((found) => this.#found(found, question), {
      rootMargin: `${-above}px 0px 0px 0px`,
      threshold: [0, ENOUGH, 1],
    });
    for (const thing of this.#root?.querySelectorAll("[data-glows]") ?? []) observer.observe(thing);
    this.#observer = observer;
  }

  #found(entries: IntersectionObserverEntry[], question: unknown): void {
    for (const entry of entries) this.#sort(entry);
    const [first] = this.#away.keys();
    this.beyond = first ? { count: this.#away.size, way: wayTo(first), list: listAround(first) } : null;
    if (!first || this.#seen.size || this.#led === question) return;
    this.#led = question;
    reveal(first);
  }

  #sort({ target, intersectionRatio, intersectionRect, boundingClientRect }: IntersectionObserverEntry): void {
    this.#away.delete(target);
    this.#seen.delete(target);
    const large = Math.min(intersectionRect.width, intersectionRect.height) >= LEAST;
    if (intersectionRatio >= ENOUGH || large) this.#seen.add(target);
    else if (boundingClientRect.width) this.#away.set(target, boundingClientRect);
  }
}

/** The prompt sticks to the upper edge of a small window. */
function covered(): number {
  const prompt = document.querySelector(".asked");
  return prompt && getComputedStyle(prompt).position === "sticky" ? prompt.getBoundingClientRect().height : 0;
}

function wayTo(thing: Element): Beyond["way"] {
  const { top, bottom, left, right } = thing.getBoundingClientRect();
  if (top > innerHeight - LEAST) return "down";
  if (bottom < LEAST) return "up";
  if (left > innerWidth - LEAST) return "right";
  if (right < LEAST) return "left";
  const box = thing.closest("[data-place]")?.getBoundingClientRect();
  return box && (top + bottom) / 2 < (box.top + box.bottom) / 2 ? "up" : "down";
}

function listAround(thing: Element): DOMRect | null {
  if (document.documentElement.scrollHeight > innerHeight) return null;
  const list = thing.closest("[data-place=tool], [data-place=rivals]");
  return list && list.scrollHeight > list.clientHeight ? list.getBoundingClientRect() : null;
}

/** Scrolls a thing into sight; a board that is zoomed is told to turn to it. */
export function reveal(thing: Element): void {
  thing.dispatchEvent(new CustomEvent("reveal", { bubbles: true }));
  thing.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
}
