/** I, II, III: teams are numbered as on a pennant. */
export const roman = (number: number): string => ["", "I", "II", "III", "IV", "V", "VI"][number] ?? String(number);
