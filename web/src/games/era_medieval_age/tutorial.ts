// The table in a few short steps, each beside the thing it speaks of.
import type { TutorialStep } from "../../table/board";

export const tutorial: TutorialStep[] = [
  { message: "tour-welcome", rule: "ERA-S.1" },
  { message: "tour-layout", selector: ".city", rule: "ERA-3.10" },
  { message: "tour-turn", selector: ".city", rule: "ERA-2.3" },
  { message: "tour-dice", selector: "[data-place=hand]", rule: "ERA-5.3" },
  { message: "tour-food", selector: "[data-place=hand] .tracks", rule: "ERA-7.1" },
  { message: "tour-build", selector: "[data-place=tool]", rule: "ERA-9.3" },
  { message: "tour-end", selector: ".status", rule: "ERA-13.1" },
];
