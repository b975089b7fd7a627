// Points in print: with a true minus.
export const signed = (points: number): string => (points < 0 ? `−${-points}` : String(points));

/** The same as a change: +2, −1, and 0 without a sign. */
export const change = (points: number): string => (points > 0 ? `+${points}` : signed(points));
