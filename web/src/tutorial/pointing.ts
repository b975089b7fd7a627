// What the guide points at, as selectors of the page.
import type { Choice, TutorialStep } from "../wire";

const quoted = (name: string, value: string) => `[${name}="${value.replaceAll('"', '\\"')}"]`;

/** A place (`place:hand`), a target (`spot:7`), or any selector. */
export function selectorOf(point: string): string {
  if (/^[.#[]/.test(point)) return point;
  if (point.startsWith("place:")) return quoted("data-place", point.slice("place:".length));
  return quoted("data-target", point);
}

/** What the step names; for a move then what is to be clicked next, or its button. */
export function marksOf(step: TutorialStep, meant: Choice | undefined, picks: readonly string[]): string[] {
  const named = step.point ? [selectorOf(step.point)] : [];
  if (!meant) return named;
  const next = meant.targets.find((target) => !picks.includes(target)) ?? `move:${meant.move[0]}`;
  return [...named, `#board ${quoted("data-target", next)}`, `.prompt ${quoted("data-choice", meant.move.join(" "))}`];
}

/** The first of them that is on the page and has a size. */
export function found(marks: readonly string[]): Element | null {
  for (const mark of marks) {
    const seen = [...document.querySelectorAll(mark)].find((one) => one.getClientRects().length > 0);
    if (seen) return seen;
  }
  return null;
}
