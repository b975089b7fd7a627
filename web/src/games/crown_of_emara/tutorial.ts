// The table in a few short steps, each beside the thing it speaks of.
import type { TutorialStep } from "../../table/board";

export const tutorial: TutorialStep[] = [
  { message: "tour-welcome", rule: "CE-0.1" },
  { message: "tour-track", selector: ".track", rule: "CE-15.7" },
  { message: "tour-hand", selector: ".fan", rule: "CE-0.3" },
  { message: "tour-slots", selector: ".slots", rule: "CE-4.2" },
  { message: "tour-circles", target: "location:0", rule: "CE-0.2" },
  { message: "tour-town", target: "location:6", rule: "CE-0.4" },
  { message: "tour-end", selector: ".desk", rule: "CE-4.9" },
];
