// What the log of ERA tells of, and the things on the board that it speaks of.
import type { Tales } from "../../table/board";

const SIDE = 14;

export const tales: Tales = {
  tidings: {
    "log-built": "taken",
    "log-collected": "gained",
    "log-traded": "gained",
    "log-traded-philip": "gained",
    "log-took-from-philip": "gained",
    "log-die-taken": "gained",
    "log-gave": "lost",
    "log-gave-philip": "lost",
    "log-refused": "lost",
    "log-refused-philip": "lost",
    "log-extorted-bare": "lost",
    "log-extorted-bare-philip": "lost",
    "log-die-returned": "lost",
    "log-famine": "lost",
    "log-robbed": "lost",
    "log-revolt": "lost",
    "log-covered": "lost",
    "log-lost-piece": "lost",
    "log-full": "event",
    "log-over-cards": "event",
    "log-over-full": "event",
    "log-over-rounds": "event",
  },
  things({ args }, view) {
    if (args.seat !== view.you || typeof args.row !== "number" || typeof args.column !== "number") return [];
    return [`cell:${(args.row - 1) * SIDE + args.column - 1}`];
  },
};
