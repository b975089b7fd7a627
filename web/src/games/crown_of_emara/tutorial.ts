// A first game in eleven short steps, each beside the thing it speaks of.
import type { TutorialStep } from "../../table/board";

export const tutorial: TutorialStep[] = [
  { message: "tutorial-welcome", rule: "CE-0.1" },
  { message: "tutorial-track", selector: ".track", rule: "CE-15.7" },
  { message: "tutorial-hand", selector: ".fan", rule: "CE-0.3" },
  { message: "tutorial-slots", selector: ".slots", rule: "CE-4.2" },
  { message: "tutorial-circles", target: "location:0", rule: "CE-0.2" },
  { message: "tutorial-huts", target: "hut:0", rule: "CE-12.1" },
  { message: "tutorial-town", target: "location:6", rule: "CE-0.4" },
  { message: "tutorial-markers", target: "donation:0", rule: "CE-8.1" },
  { message: "tutorial-coins", selector: ".goods", rule: "CE-10.1" },
  { message: "tutorial-event", selector: ".status .event", rule: "CE-3.4" },
  { message: "tutorial-end", selector: ".desk", rule: "CE-4.9" },
];
