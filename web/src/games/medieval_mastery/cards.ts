// The symbols of the cards, from game-icons.
import type { Component } from "svelte";
import Fracture from "~icons/game-icons/broken-tablet";
import Conflict from "~icons/game-icons/crossed-swords";
import Ambush from "~icons/game-icons/hooded-assassin";
import CallToArms from "~icons/game-icons/hunting-horn";
import Authority from "~icons/game-icons/scroll-unfurled";
import Support from "~icons/game-icons/shield-echoes";
import TacticalAdvance from "~icons/game-icons/trumpet-flag";

const SYMBOLS: [string, Component][] = [
  ["card-conflict", Conflict],
  ["card-ambush", Ambush],
  ["card-support", Support],
  ["card-call-to-arms", CallToArms],
  ["card-authority", Authority],
  ["card-tactical-advance", TacticalAdvance],
  ["card-fracture", Fracture],
];

export const symbolOf = (id: string): Component | undefined => SYMBOLS.find(([prefix]) => id.startsWith(prefix))?.[1];
