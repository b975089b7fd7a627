// What the server says of the options beside each other. Pure, so that the page only draws it.
import type { Json, OptionInfo, OptionOffer, Refusal } from "../wire";

/** Why this value cannot be chosen now (of a set: why the word cannot be put in or taken out), or null. */
export function refusalOf(offer: OptionOffer | undefined, value: Json): Refusal | null {
  return offer?.values.find((one) => one.value === value)?.refusal ?? null;
}

export interface Reason {
  why: string;
  values: Json[];
}

/** The reasons against values, each with all the values it forbids. */
export function reasons(offer: OptionOffer | undefined, say: (refusal: Refusal) => string): Reason[] {
  const found = new Map<string, Json[]>();
  for (const { value, refusal } of offer?.values ?? []) {
    if (!refusal) continue;
    const why = say(refusal);
    found.set(why, [...(found.get(why) ?? []), value]);
  }
  return [...found].map(([why, values]) => ({ why, values }));
}

/** A set with this word put in or taken out, in the order in which the words are declared. */
export function toggled(option: OptionInfo, chosen: readonly Json[], word: Json): Json[] {
  return option.choices.filter((one) => chosen.includes(one) !== (one === word));
}

/** The options that matter as the others are chosen; all of them until the server has answered. */
export function shown(options: readonly OptionInfo[], offers: readonly OptionOffer[]): OptionInfo[] {
  return options.filter((option) => offers.find((offer) => offer.name === option.name)?.shown ?? option.when === null);
}

/** The refusals of what is chosen now: a table cannot be laid like that. */
export function blocked(
  options: readonly OptionInfo[],
  offers: readonly OptionOffer[],
  chosen: Readonly<Record<string, Json>>,
): Refusal[] {
  return options.flatMap((option) => {
    const offer = offers.find((one) => one.name === option.name);
    const refusal = option.kind === "set" ? null : refusalOf(offer, chosen[option.name] ?? null);
    return refusal ? [refusal] : [];
  });
}

/** A number within the declared bounds; what is no number stays as it was. */
export function within(option: OptionInfo, wished: number, before: number): number {
  if (!Number.isFinite(wished)) return before;
  return Math.min(Math.max(Math.round(wished), option.least ?? wished), option.most ?? wished);
}
