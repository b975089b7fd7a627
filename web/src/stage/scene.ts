// What the stage shows: a short scene over the board, as plain data. A board makes it by comparing two views or from the story; all
// texts are words already. A scene with the same key is the same scene gone on: totals count on, new cards turn, new dice roll.
import type { Component } from "svelte";

export type SceneKind = "battle" | "vote" | "roll" | "scoring" | "event";

export interface Scene {
  kind: SceneKind;
  /** Names the scene: another key is another scene. */
  key: string;
  title: string;
  /** A line below the title. */
  text?: string;
  /** The steps of a long scene, and which of them is under way. */
  steps?: readonly string[];
  step?: number;
  sides: readonly SceneSide[];
  /** What happened on the way, a sentence each. */
  notes?: readonly string[];
  /** The outcome in a sentence, shown last. */
  verdict?: string;
  /** What is awaited of whom, while the scene goes on. */
  awaited?: string;
  /** Stays until the board takes it away, because decisions are made in it; otherwise it passes by itself. */
  stays?: boolean;
}

/** One side of a battle, one answer of a vote, one player of a scoring. */
export interface SceneSide {
  /** Whose side; null: nobody's. */
  seat: number | null;
  name: string;
  /** Attacks, defends, votes for. */
  role?: string;
  total?: number;
  /** Where the total comes from, line by line. */
  lines?: readonly SceneLine[];
  cards?: readonly SceneCard[];
  dice?: readonly SceneDie[];
  /** Small figures that stand for a force. */
  force?: { count: number; label: string };
  winner?: boolean;
}

export interface SceneLine {
  text: string;
  points: number;
}

export interface SceneCard {
  id: string;
  title: string;
  text?: string;
  /** A short mark in the corner: +2. */
  mark?: string;
  symbol?: Component;
  /** Lies face down; a card that no longer does is turned. */
  down?: boolean;
}

/** A die with pips, or one with symbols. */
export interface SceneDie {
  id: string;
  label: string;
  pips?: number;
  symbol?: Component;
  /** Several symbols on one face. */
  symbols?: readonly Component[];
  /** The colour of a die with symbols. */
  tint?: string;
}

/** How long a passing scene takes, in lengths of one animation. */
export const LENGTH: Record<SceneKind, number> = { battle: 6, vote: 5, roll: 4, scoring: 6, event: 5 };
