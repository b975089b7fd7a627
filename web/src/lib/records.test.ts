import { expect, test } from "vitest";
import type { Result } from "../wire";
import { kind, told } from "./records";
import { Text } from "./text";

const text = new Text(
  "en",
  `
series-single = From { $one }{ $two ->
    [all] , all cards
   *[other] {""}
  }
series-campaign = Campaign
    .result = from { $start }: { $score }
`,
);
const result = { scores: [41], options: { start: 35 } } as unknown as Result;

test("the first word of a key names the kind, the others are its arguments", () => {
  expect(kind(text, "single/35/all/own")).toBe("From 35, all cards");
  expect(kind(text, "single/35/few")).toBe("From 35");
  expect(kind(text, "strange")).toBe("");
});

test("a result is told by the game or by its scores", () => {
  expect(told(text, "campaign/x", result)).toBe("from 35: 41");
  expect(told(text, "single/35", result)).toBe("41");
});
