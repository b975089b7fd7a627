// A first game in short steps, each beside the thing it speaks of.
import type { TutorialStep } from "../../table/board";

export const tutorial: TutorialStep[] = [
  { message: "tutorial-welcome", rule: "MM-15.2" },
  { message: "tutorial-map", selector: ".hexes", rule: "MM-5.1" },
  { message: "tutorial-symbols", selector: ".hexes .property", rule: "MM-14.1" },
  { message: "tutorial-supply", selector: ".hexes .castle", rule: "MM-5.3" },
  { message: "tutorial-turn", selector: ".status", rule: "MM-6.1" },
  { message: "tutorial-redeploy", selector: ".prompt", rule: "MM-10.1" },
  { message: "tutorial-advance", selector: ".hexes .lake", rule: "MM-11.2" },
  { message: "tutorial-empty", selector: ".hexes", rule: "MM-11.5" },
  { message: "tutorial-battle", selector: "[data-place=hand]", rule: "MM-12.7" },
  { message: "tutorial-losses", selector: "[data-place=hand]", rule: "MM-12.17" },
  { message: "tutorial-cards", selector: "[data-place=mine] .facts", rule: "MM-7.1" },
  { message: "tutorial-artefacts", selector: "[data-place=mine] .artefacts", rule: "MM-8.2" },
  { message: "tutorial-fracture", selector: "[data-place=rivals]", rule: "MM-8.11" },
  { message: "tutorial-pass", selector: ".prompt", rule: "MM-17.6" },
  { message: "tutorial-end", selector: "[data-place=mine] .points", rule: "MM-15.2" },
];
