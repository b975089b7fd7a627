// Knights on the march, by comparing two maps: dice that came to a hex, and the castle they came from.
import { centre, type Point } from "./geometry";
import type { HexView, PlayerView } from "./types";

export interface March {
  /** Beginning of the `data-piece` of the dice. */
  piece: string;
  /** Where they come from, seen from where they are. */
  from: Point;
}

export function marches(
  before: readonly HexView[],
  after: readonly HexView[],
  players: readonly PlayerView[],
  attacker: number | null,
  turned: boolean,
): March[] {
  const found: March[] = [];
  for (const hex of after) {
    const old = before[hex.cell];
    if (!old || hex.kind === "lake") continue;
    if (hex.contested && !old.contested && attacker !== null) found.push(march("force", hex, attacker));
    else if (hex.kind === "territory" && hex.owner !== null && gained(old, hex)) {
      found.push(march(`dice-${hex.cell}-`, hex, hex.owner));
    }
  }
  return found;

  function march(piece: string, hex: HexView, seat: number): March {
    const [home, here] = [centre(after[players[seat]?.castle ?? 0] as HexView, turned), centre(hex, turned)];
    return { piece, from: { x: home.x - here.x, y: home.y - here.y } };
  }
}

/** More knights of the same owner, or a new owner where nobody fought before. */
function gained(old: HexView, hex: HexView): boolean {
  return old.owner === hex.owner ? hex.knights > old.knights : !old.contested;
}
