// A first game in eleven short steps, each beside the thing it speaks of.
import type { TutorialStep } from "../../table/board";

export const tutorial: TutorialStep[] = [
  { message: "tutorial-welcome", rule: "MA-0.2" },
  { message: "tutorial-rows", selector: ".display", rule: "MA-0.4" },
  { message: "tutorial-active", selector: ".display .row", rule: "MA-3.3" },
  { message: "tutorial-lord", selector: ".display .row.next", rule: "MA-4.2" },
  { message: "tutorial-take", selector: ".own .columns", rule: "MA-4.9" },
  { message: "tutorial-effect", target: "column:0", rule: "MA-4.11" },
  { message: "tutorial-income", target: "column:2", rule: "MA-5.5" },
  { message: "tutorial-tokens", selector: ".supply .tokens", rule: "MA-13.1" },
  { message: "tutorial-attack", selector: ".own .graveyard", rule: "MA-11.1" },
  { message: "tutorial-events", selector: ".events", rule: "MA-15.1" },
  { message: "tutorial-end", selector: ".own .sums", rule: "MA-18.2" },
];
