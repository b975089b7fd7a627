// The eighteen buildings, each drawn once for the shape without a turn; a turn moves the parts, not the light.

import { PLASTER } from "./draw";
import { armory, cathedral, chapel, guildhall, joinery, quarry, tradeFair, university, wharf } from "./great";
import { church, farm, hospital, keep, longhouse, lumberMill, market, monastery, townhouse } from "./houses";
import { type Draw, type Plan, TILE } from "./parts";
import type { Stage } from "./stage";

const DRAWN: readonly Draw[] = [
  keep,
  longhouse,
  townhouse,
  church,
  farm,
  lumberMill,
  hospital,
  monastery,
  market,
  guildhall,
  university,
  cathedral,
  chapel,
  wharf,
  joinery,
  quarry,
  armory,
  tradeFair,
];
const SIZES = [
  "2x2",
  "2x1",
  "2x2",
  "3x1",
  "3x2",
  "3x2",
  "3x3",
  "3x3",
  "2x2",
  "3x2",
  "3x3",
  "3x4",
  "2x1",
  "3x1",
  "2x2",
  "3x3",
  "2x1",
  "3x2",
];
export const PLOTS: Readonly<Record<number, string>> = {
  0: "#c4bda9",
  4: "#c9a244",
  5: "#cdb183",
  8: "#d6cbb2",
  13: "#c8ad80",
  15: "#c7bda6",
  16: "#c4bda9",
  17: "#d9c48f",
};

/** A building of the component table; one whose shape was replaced by another is drawn as plain houses on its cells. */
export function building(
  s: Stage,
  piece: number,
  plan: Plan,
  columns: number,
  rows: number,
  cells: readonly (readonly [number, number])[],
  banner: string,
): void {
  const draw = DRAWN[piece];
  if (draw && SIZES[piece] === `${columns}x${rows}`) draw(s, plan, banner);
  else for (const [x, y] of cells) s.hall(x + 0.12, y + 0.3, x + 0.88, y + 0.86, 0.4, 0.3, PLASTER, TILE, { doors: 1 });
}
