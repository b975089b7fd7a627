// Knights on the march, by comparing two maps: dice that came to a hex, and the castle they came from.
import { centre, type Point } from "./geometry";
import type { Hex, Player } from "./whole";

export interface March {
  /** Beginning of the `data-piece` of the dice. */
  piece: string;
  /** Where they come from, seen from where they are. */
  from: Point;
}

export function marches(
  before: readonly Hex[],
  after: readonly Hex[],
  players: readonly Player[],
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

  function march(piece: string, hex: Hex, seat: number): March {
    const [home, here] = [centre(after[players[seat]?.castle ?? 0] as Hex, turned), centre(hex, turned)];
    return { piece, from: { x: home.x - here.x, y: home.y - here.y } };
  }
}

/** More knights of the same owner, or a new owner where nobody fought before. */
function gained(old: Hex, hex: Hex): boolean {
  return old.owner === hex.owner ? hex.knights > old.knights : !old.contested;
}
