import { expect, test } from "vitest";
import type { OptionInfo, OptionOffer, Refusal } from "../wire";
import { reasons, refusalOf, shown, toggled } from "./options";

const set: OptionInfo = {
  name: "buildings",
  kind: "set",
  default: ["inn"],
  choices: ["inn", "mill", "well"],
  least: 1,
  most: 2,
  rule: null,
  when: { option: "mode", values: ["own"] },
};
const refusal: Refusal = { code: "few-seats", message: "too few", rule: "X-1.1", args: {} };
const offer = (isShown: boolean): OptionOffer => ({
  name: "buildings",
  shown: isShown,
  value: ["inn"],
  values: [
    { value: "inn", refusal: null },
    { value: "mill", refusal },
    { value: "well", refusal },
  ],
});

test("a word is put in and taken out in the declared order", () => {
  expect(toggled(set, ["mill"], "inn")).toEqual(["inn", "mill"]);
  expect(toggled(set, ["inn", "mill"], "inn")).toEqual(["mill"]);
});

test("equal reasons are told once", () => {
  expect(reasons(offer(true), (one) => one.message)).toEqual([{ why: "too few", values: ["mill", "well"] }]);
  expect(refusalOf(offer(true), "inn")).toBeNull();
  expect(reasons(undefined, String)).toEqual([]);
});

test("an option that depends on another is hidden until it is known to matter", () => {
  expect(shown([set], [])).toEqual([]);
  expect(shown([set], [offer(true)])).toEqual([set]);
  expect(shown([set], [offer(false)])).toEqual([]);
});
