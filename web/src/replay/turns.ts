// How a game is divided: the turns of its players, and the rounds that its story tells of.
import type { Contents, Mark } from "../wire";

/** The steps at which one may stop to see a turn ended: whoever moves next is another. */
export function turnEnds({ movers, steps }: Pick<Contents, "movers" | "steps">): number[] {
  const ends = [0];
  let mover: number | null = null;
  movers.forEach((next, before) => {
    if (next === null || next === mover) return;
    if (before > 0 && mover !== null) ends.push(before);
    mover = next;
  });
  return steps ? [...ends, steps] : ends;
}

export const stopBefore = (stops: readonly number[], step: number): number | undefined =>
  stops.findLast((one) => one < step);
export const stopAfter = (stops: readonly number[], step: number): number | undefined =>
  stops.find((one) => one > step);

/** The round in which a step lies; null before the first. */
export const periodAt = (marks: readonly Mark[], step: number): number | null =>
  marks.findLast((mark) => mark.step <= step)?.number ?? null;

export interface Place {
  at: number | null;
  seat: number | null | undefined;
  /** The review is shown beside it. */
  review: boolean;
}

/** The moment that a link points to (#at=57&seat=1): null is the first, a seat left out is nobody's in particular. */
export function placeIn(hash: string): Place {
  const query = new URLSearchParams(hash.slice(1));
  return {
    at: number(query.get("at")),
    seat: query.get("seat") === "none" ? null : (number(query.get("seat")) ?? undefined),
    review: query.has("review"),
  };
}

export const placeLink = (at: number, seat: number | null, review = false): string =>
  `#at=${at}&seat=${seat ?? "none"}${review ? "&review" : ""}`;

const number = (text: string | null) => (text && /^\d{1,7}$/.test(text) ? Number(text) : null);
