// What the log of Crown of Emara tells of, and the things on the board that it speaks of.
import type { Tales } from "../../table/board";
import type { Board } from "./view";
import type { Parts } from "./words";

export const tales: Tales = {
  tidings: {
    "log-event": "event",
    "log-all-gain": "event",
    "log-cards-back": "event",
    "log-hired-master": "taken",
    "log-hired-helper": "taken",
    "log-hired-craftsman": "taken",
    "log-kept": "taken",
    "log-rose": "gained",
    "log-donated": "gained",
    "log-gave": "gained",
    "log-delivered-stone": "gained",
    "log-delivered-wood": "gained",
    "log-contributed": "gained",
    "log-contributed-goods": "gained",
    "log-statue": "gained",
  },
  things({ args }, _, components: Parts) {
    const location = components.locations.findIndex(({ id }) => id === args.location);
    const master = components.masters.findIndex(({ id }) => id === args.master);
    return [...(location < 0 ? [] : [`location:${location}`]), ...(master < 0 ? [] : [`master:${master}`])];
  },
  turn: ({ board }) => (board as Board).turn?.seat ?? null,
};
