// What a weighed move promises, as messages: who wins how often, points at once and later, what is likely to come next.
import type { Expected, Message } from "../wire";

/** Every seat's chance in percent; whoever plays in a team wins with it. */
export function percents(chances: readonly number[], teams: readonly number[] | null): number[] {
  const together = (seat: number) =>
    chances.filter((_, other) => other === seat || (teams && teams[other] === teams[seat]));
  return chances.map((_, seat) => Math.round(100 * together(seat).reduce((sum, one) => sum + one, 0)));
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
