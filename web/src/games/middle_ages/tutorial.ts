// The table in a few short steps, each beside the thing it speaks of.
import type { TutorialStep } from "../../table/board";

export const tutorial: TutorialStep[] = [
  { message: "tour-welcome", rule: "MA-0.2" },
  { message: "tour-rows", selector: ".display", rule: "MA-0.4" },
  { message: "tour-lord", selector: ".display .row.next", rule: "MA-4.2" },
  { message: "tour-take", selector: ".own .columns", rule: "MA-4.9" },
  { message: "tour-income", target: "column:2", rule: "MA-5.5" },
  { message: "tour-end", selector: ".own .sums", rule: "MA-18.2" },
];
