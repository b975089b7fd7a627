import { expect, test } from "vitest";
import { Text } from "./text";

const text = new Text(
  "en",
  `
area-mill = mill
  .text = Others pay you.
log-took = { $seat } takes the { $area } for { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }
log-pay = { $seats } pay { $to_seat }: { $areas }
`,
);
const name = (seat: number) => ["Anna", "Bertran", "Clara"][seat] ?? "?";

test("a string argument is printed as the message it names", () => {
  expect(text.format("log-took", { seat: 1, area: "area-mill", coins: 4 }, name)).toBe(
    "Bertran takes the mill for 4 coins",
  );
  expect(text.format("log-took", { seat: 0, area: "barn", coins: 1 }, name)).toBe("Anna takes the barn for one coin");
});

test("lists are joined, seats become names", () => {
  const args = { seats: [0, 1], to_seat: 2, areas: ["area-mill", "area-mill"] };
  expect(text.format("log-pay", args, name)).toBe("Anna, Bertran pay Clara: mill, mill");
  expect(text.segments({ id: "log-pay", args }, name).filter((s) => s.seat !== undefined)).toEqual([
    { text: "Anna", seat: 0 },
    { text: "Bertran", seat: 1 },
    { text: "Clara", seat: 2 },
  ]);
});

test("attributes by a dot, unknown ids as they are", () => {
  expect(text.format("area-mill.text")).toBe("Others pay you.");
  expect(text.format("area-none")).toBe("area-none");
  expect(text.has("area-mill.none")).toBe(false);
});
