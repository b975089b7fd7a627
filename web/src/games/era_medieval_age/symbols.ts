// The ten symbols of the dice and the six tracks, in the order of the component tables.
import type { Component } from "svelte";
import Sword from "~icons/game-icons/broadsword";
import Shield from "~icons/game-icons/checked-shield";
import Storm from "~icons/game-icons/daemon-skull";
import Skull from "~icons/game-icons/death-skull";
import Hammer from "~icons/game-icons/flat-hammer";
import Chest from "~icons/game-icons/locked-chest";
import Book from "~icons/game-icons/open-book";
import Quill from "~icons/game-icons/quill";
import Stone from "~icons/game-icons/stone-block";
import Wheat from "~icons/game-icons/wheat";
import Wood from "~icons/game-icons/wood-pile";

type Icon = Component<{ "aria-hidden"?: "true" }>;

export const SYMBOLS = [
  Chest,
  Stone,
  Wood,
  Wheat,
  Book,
  Hammer,
  Sword,
  Shield,
  Quill,
  Skull,
] as unknown as readonly Icon[];
export const TRACKS = [Chest, Stone, Wood, Wheat, Book, Storm] as unknown as readonly Icon[];
/** Peasants, nobles, burghers, clergy. */
export const TINTS = ["#eac65a", "#b9b9b4", "#8fb0d8", "#fbf6ea"];
export const HAMMER = 5;
export const SWORD = 6;
export const SHIELD = 7;
export const SKULL = 9;
