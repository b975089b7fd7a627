// The table in a few short steps, each beside the thing it speaks of.
import type { TutorialStep } from "../../table/board";

export const tutorial: TutorialStep[] = [
  { message: "tour-welcome", rule: "MM-15.2" },
  { message: "tour-map", selector: ".hexes", rule: "MM-5.1" },
  { message: "tour-turn", selector: ".status", rule: "MM-6.1" },
  { message: "tour-empty", selector: ".hexes", rule: "MM-11.5" },
  { message: "tour-battle", selector: "[data-place=hand]", rule: "MM-12.7" },
  { message: "tour-artefacts", selector: "[data-place=mine] .artefacts", rule: "MM-8.2" },
  { message: "tour-end", selector: "[data-place=mine] .points", rule: "MM-15.2" },
];
