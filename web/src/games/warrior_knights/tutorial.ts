// The table in a few short steps, each beside the thing it speaks of.
import type { TutorialStep } from "../../table/board";

export const tutorial: TutorialStep[] = [
  { message: "tour-welcome", rule: "WK-18.1" },
  { message: "tour-map", selector: ".map .areas", rule: "WK-11.1" },
  { message: "tour-armies", selector: "[data-place=mine] .armies", rule: "WK-2.10" },
  { message: "tour-plan", selector: ".zones", rule: "WK-4.2" },
  { message: "tour-phases", selector: ".phases", rule: "WK-5.12" },
  { message: "tour-market", selector: ".market", rule: "WK-6.3" },
  { message: "tour-agenda", selector: ".papers", rule: "WK-9.7" },
  { message: "tour-next", selector: ".status", rule: "WK-5.1" },
  { message: "tour-race", selector: "[data-place=mine] .race", rule: "WK-18.1" },
];
