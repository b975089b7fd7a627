// How much of the board place is covered at its rim (status above, hand below), for boards that fill the whole place.
import { getContext, setContext } from "svelte";

export interface Insets {
  readonly upper: number;
  readonly lower: number;
}

const KEY = Symbol("insets");

export const giveInsets = (insets: Insets): Insets => setContext(KEY, insets);
export const insets = (): Insets => getContext<Insets | undefined>(KEY) ?? { upper: 0, lower: 0 };
