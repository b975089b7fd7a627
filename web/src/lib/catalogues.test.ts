// Both catalogues of the shell hold the same messages, and every message that the client names is there.
import { FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import en from "../../../src/tabard/text/en.ftl?raw";
import ru from "../../../src/tabard/text/ru.ftl?raw";

const sources = import.meta.glob(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts", "!../games/**"], {
  query: "?raw",
  import: "default",
  eager: true,
}) as Record<string, string>;

const ids = (catalogue: string) => new FluentResource(catalogue).body.map((message) => message.id);
const named = new Set(
  Object.values(sources).flatMap((source) => source.match(/\bui-[a-z0-9-]*[a-z0-9](?=["'])/g) ?? []),
);

test("English and Russian say the same things", () => {
  expect(ids(ru).sort()).toEqual(ids(en).sort());
});

test("every message that the client names exists", () => {
  expect([...named].filter((id) => !ids(en).includes(id))).toEqual([]);
});

test("no message of the shell is without use", () => {
  const computed = /^ui-(bot|closed|guest|key|link|mark|period|proposal|speed|theme|weight)-/;
  expect(ids(en).filter((id) => id.startsWith("ui-") && !named.has(id) && !computed.test(id))).toEqual([]);
});
