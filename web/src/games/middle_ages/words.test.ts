import { expect, test } from "vitest";
import en from "../../../../src/tabard/games/middle_ages/text/en.ftl?raw";
import ru from "../../../../src/tabard/games/middle_ages/text/ru.ftl?raw";
import { Text } from "../../lib/text";
import type { Table } from "../../table/board";
import { tutorial } from "./tutorial";
import type { Components, FiefView } from "./view";
import { Words } from "./words";

const AREAS = ["field", "mill", "village", "rampart", "market", "barracks", "church", "palace"];
const components: Components = {
  tiles: [{ id: "mill_04", area: 1, number: 4, back: "blue", farmers: 0, chests: 1 }],
  areas: AREAS.map((id, area) => ({ id, income: 2, counts: [area] })),
  events: [],
  rounds: 16,
  penalty: 10,
};
const fief: FiefView = {
  coins: 5,
  columns: [[], [0], [], [], [], [], [], []],
  graveyard: [],
  income_tokens: [1],
  area_tokens: [null, 3, null, null, null, null, null, null],
  rates: [2, 3, 2, 2, 2, 2, 3, 3],
  counts: [[0], [1, 3], [2, 3], [0, 3], [1, 4], [2, 5], [6], [7]],
  pays: [0, 3, 0, 0, 0, 0, 0, 0],
  farmers: 0,
  chests: 1,
  empty: 7,
};

function words(language: string, source: string): Words {
  const text = new Text(language, source);
  const table = { t: (id: string, args = {}) => text.format(id, args, () => "Anna") };
  return new Words(table as unknown as Table, components);
}

test("a place says everything that lies and stands there", () => {
  const spot = { spot: 8, tile: 0, lord: null, scout: 1 };
  expect(words("en", en).spot(spot, 2, 3)).toBe("Row 2, place 3: Mill 4, one chest, reserved by Anna");
  expect(words("ru", ru).spot(spot, 2, 3)).toBe("Ряд 2, место 3: Мельница 4, 1 сундук, зарезервировано: Anna");
  expect(words("en", en).spot({ ...spot, tile: null, scout: null }, 1, 1)).toBe("Row 1, place 1: empty");
});

test("a column says what it holds, counts and pays", () => {
  expect(words("en", en).column(fief, 1)).toBe(
    "Mill: one tile. Mill 4, one chest. 3 × (mill + rampart) = 3; with one more tile 6. Extra income. Extra area: Rampart",
  );
});

test("both languages have the same messages, and every step of the tour has its text", () => {
  const ids = (source: string) => source.match(/^[a-z][\w-]*(?= =)|^ {4}\.[a-z]+(?= =)/gm);
  expect(ids(ru)).toEqual(ids(en));
  for (const step of tutorial) expect(ids(en)).toContain(step.message);
});
