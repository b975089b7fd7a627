import { expect, test } from "vitest";
import { DAY, HOUR, PACES, paceWords, scarce, span } from "./time";

const t = (id: string, args: object = {}) => [id, ...Object.values(args)].join(" ");

test("time left is told in two figures, and a second that has begun counts", () => {
  expect(span(2 * DAY + 4.9 * HOUR, t)).toBe("ui-span-days 2 4");
  expect(span(DAY, t)).toBe("ui-span-days 1 0");
  expect(span(5 * HOUR + 12 * 60 + 59, t)).toBe("ui-span-hours 5 12");
  expect(span(HOUR - 0.5, t)).toBe("ui-span-hours 1 0");
  expect(span(12 * 60 + 5, t)).toBe("12:05");
  expect(span(0.2, t)).toBe("0:01");
  expect(span(0, t)).toBe("0:00");
  expect(span(-3, t)).toBe("0:00");
});

test("a pace in words, and when time is scarce", () => {
  expect(PACES.map((pace) => paceWords(pace, t))).toEqual([
    "ui-pace-none",
    "ui-pace-live 30 15",
    "ui-pace-live 60 30",
    "ui-pace-days 1",
    "ui-pace-days 3",
    "ui-pace-days 7",
  ]);
  expect(scarce(61, PACES[1] ?? null)).toBe(false);
  expect(scarce(60, PACES[1] ?? null)).toBe(true);
  expect(scarce(5 * HOUR, PACES[4] ?? null)).toBe(true);
});
