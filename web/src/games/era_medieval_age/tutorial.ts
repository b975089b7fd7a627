// A first game in short steps, each beside the thing it speaks of.
import type { TutorialStep } from "../../table/board";

export const tutorial: TutorialStep[] = [
  { message: "tutorial-welcome", rule: "ERA-S.1" },
  { message: "tutorial-layout", selector: ".city", rule: "ERA-3.10" },
  { message: "tutorial-turn", selector: ".city", rule: "ERA-2.3" },
  { message: "tutorial-dice", selector: "[data-place=hand]", rule: "ERA-5.3" },
  { message: "tutorial-skulls", selector: ".skulls", rule: "ERA-8.2" },
  { message: "tutorial-food", selector: "[data-place=hand] .tracks", rule: "ERA-7.1" },
  { message: "tutorial-build", selector: "[data-place=tool]", rule: "ERA-9.3" },
  { message: "tutorial-walls", selector: ".city", rule: "ERA-2.10" },
  { message: "tutorial-extort", selector: "[data-place=rivals]", rule: "ERA-10.3" },
  { message: "tutorial-end", selector: ".status", rule: "ERA-13.1" },
];
