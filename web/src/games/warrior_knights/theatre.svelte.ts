// What is on the stage: the battle or vote under way, and for a while the one that has just ended, with its end as the story tells it.
import type { Line } from "../../wire";
import type { BattleView, Board, SessionView } from "./view";

export interface Fight {
  battle: BattleView;
  /** What the story told of the end; null while the battle is on. */
  ending: readonly Line[] | null;
}

export interface Ballot {
  session: SessionView;
  ending: readonly Line[] | null;
}

const FATE_IS_OVER = ["victories", "over", "begin"];

/** The battle, as long as cards and casualties are not settled. */
export function fought(board: Board): BattleView | null {
  return board.battle && !FATE_IS_OVER.includes(board.battle.step) ? board.battle : null;
}

export class Theatre {
  fight = $state.raw<Fight | null>(null);
  ballot = $state.raw<Ballot | null>(null);
  event = $state.raw<Line | null>(null);

  /** A new state is shown, with what the story tells of it. */
  watch(board: Board, story: readonly Line[]): void {
    this.#battle(fought(board), story);
    this.#vote(board.now.session?.subject ? board.now.session : null, story);
    this.event = story.findLast((line) => line.id === "log-event") ?? null;
  }

  #battle(battle: BattleView | null, story: readonly Line[]): void {
    const last = this.fight;
    if (battle) this.fight = { battle, ending: null };
    else if (last) this.fight = last.ending === null ? { ...last, ending: story } : null;
  }

  #vote(session: SessionView | null, story: readonly Line[]): void {
    const last = this.ballot;
    if (session) this.ballot = { session, ending: null };
    else if (last) this.ballot = last.ending === null ? { ...last, ending: story } : null;
  }
}
