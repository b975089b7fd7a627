// What the log of Medieval Mastery tells of, and the things on the board that it speaks of.
import type { Tales } from "../../table/board";
import type { Board } from "./view";
import type { Printed } from "./whole";

export const tales: Tales = {
  tidings: {
    "log-conquered": "taken",
    "log-gained": "gained",
    "log-restored": "gained",
    "log-drafted": "gained",
    "log-fractured": "lost",
    "log-corrupted": "lost",
    "log-losses": "lost",
    "log-starved": "lost",
    "log-sank": "lost",
    "log-struck": "lost",
    "log-lost-card": "lost",
    "log-left-empty": "lost",
    "log-battle": "event",
    "log-outcome": "event",
    "log-turned": "event",
  },
  things({ args }, _, components: Printed) {
    const cell = components.laid.hexes.findIndex(({ id }) => id === args.cell);
    const artefact = components.artefacts.findIndex(({ id }) => id === args.artefact);
    return [...(cell < 0 ? [] : [`cell:${cell}`]), ...(artefact < 0 ? [] : [`artefact:${artefact}`])];
  },
  turn: ({ board }) => (board as Board).active,
};
