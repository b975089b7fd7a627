// Time in words: what a seat has left, and the pace that a table is played at.
import type { Args, Pace } from "../wire";

type Say = (id: string, args?: Args) => string;

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** What can be chosen when a table is laid. */
export const PACES: readonly (Pace | null)[] = [
  null,
  { type: "live", minutes: 30, seconds: 15 },
  { type: "live", minutes: 60, seconds: 30 },
  { type: "days", days: 1 },
  { type: "days", days: 3 },
  { type: "days", days: 7 },
];

/** "2 d 4 h", "5 h 12 min" or "12:05". A second that has begun counts. */
export function span(seconds: number, t: Say): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const minutes = Math.floor(whole / MINUTE);
  if (whole < HOUR) return `${minutes}:${String(whole % MINUTE).padStart(2, "0")}`;
  if (whole < DAY) return t("ui-span-hours", { hours: Math.floor(whole / HOUR), minutes: minutes % 60 });
  return t("ui-span-days", { days: Math.floor(whole / DAY), hours: Math.floor(whole / HOUR) % 24 });
}

export function paceWords(pace: Pace | null, t: Say): string {
  if (!pace) return t("ui-pace-none");
  if (pace.type === "days") return t("ui-pace-days", { days: pace.days });
  return t("ui-pace-live", { minutes: pace.minutes, seconds: pace.seconds });
}

/** What a pace means for those who play. */
export function paceNote(pace: Pace | null | undefined, t: Say): string {
  return t(pace?.type === "live" ? "ui-pace-live-note" : pace ? "ui-pace-days-note" : "ui-pace-none-note");
}

/** So little that one should be told. */
export function scarce(seconds: number, pace: Pace | null): boolean {
  return seconds <= (pace?.type === "days" ? 6 * HOUR : MINUTE);
}
