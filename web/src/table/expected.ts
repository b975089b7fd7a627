// What a weighed move promises, as messages: who wins how often, points at once and later, what is likely to come next.
import type { Expected, Message } from "../wire";

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Every seat's chance in percent, together the hundred they are parts of; whoever plays in a team wins with it. */
export function percents(chances: readonly number[], teams: readonly number[] | null): number[] {
  const side = (seat: number) => teams?.[seat] ?? seat;
  const sides = [...new Set(chances.map((_, seat) => side(seat)))];
  const shares = whole(sides.map((one) => 100 * sum(chances.filter((_, seat) => side(seat) === one))));
  return chances.map((_, seat) => shares[sides.indexOf(side(seat))] ?? 0);
}

/** Rounded, but so that the sum stays what it is: up those first of which most would be cut off. */
function whole(numbers: readonly number[]): number[] {
  const cut = numbers.map((one) => one - Math.floor(one));
  const up = numbers.map((_, at) => at).sort((one, other) => (cut[other] ?? 0) - (cut[one] ?? 0));
  const first = new Set(up.slice(0, Math.round(sum(cut))));
  return numbers.map((one, at) => Math.floor(one) + (first.has(at) ? 1 : 0));
}

/** "+3", "−2", "0". */
export const signed = (points: number): string => `${points > 0 ? "+" : points < 0 ? "−" : ""}${Math.abs(points)}`;

const side = (lead: number) => (lead > 0 ? "ahead" : lead < 0 ? "behind" : "level");

/** In the order in which they are read; `count` says points in the game's own unit. */
export function sentences(one: Expected, seats: number, count: (points: number) => string): Message[] {
  const told: Message[] = [];
  if (one.gain)
    told.push({ id: one.gain > 0 ? "ui-hint-gain" : "ui-hint-cost", args: { points: count(Math.abs(one.gain)) } });
  if (one.chances.length || one.lead) told.push(later(one, seats, count));
  return told;
}

function later({ lead, low, high, ended }: Expected, seats: number, count: (points: number) => string): Message {
  const args = { when: ended ? "end" : "soon", points: count(Math.abs(lead)), range: low === high ? "one" : "many" };
  if (seats === 1) return { id: "ui-hint-alone", args: { ...args, low: String(low), high: String(high) } };
  return { id: "ui-hint-lead", args: { ...args, side: side(lead), low: signed(low), high: signed(high) } };
}
