// A first game in short steps, each beside the thing it speaks of.
import type { TutorialStep } from "../../table/board";

export const tutorial: TutorialStep[] = [
  { message: "tutorial-welcome", rule: "MM-15.2" },
  { message: "tutorial-map", selector: ".map .hexes", rule: "MM-5.1" },
  { message: "tutorial-symbols", selector: ".map .hexes .property", rule: "MM-14.1" },
  { message: "tutorial-supply", selector: ".map .hexes .castle", rule: "MM-5.3" },
  { message: "tutorial-turn", selector: ".status", rule: "MM-6.1" },
  { message: "tutorial-redeploy", selector: ".prompt", rule: "MM-10.1" },
  { message: "tutorial-advance", selector: ".map .hexes .lake", rule: "MM-11.2" },
  { message: "tutorial-empty", selector: ".map .hexes", rule: "MM-11.5" },
  { message: "tutorial-battle", selector: ".hand", rule: "MM-12.7" },
  { message: "tutorial-losses", selector: ".hand", rule: "MM-12.17" },
  { message: "tutorial-cards", selector: ".me .facts", rule: "MM-7.1" },
  { message: "tutorial-artefacts", selector: ".own", rule: "MM-8.2" },
  { message: "tutorial-fracture", selector: ".players", rule: "MM-8.11" },
  { message: "tutorial-pass", selector: ".prompt", rule: "MM-17.6" },
  { message: "tutorial-end", selector: ".me .points", rule: "MM-15.2" },
];
