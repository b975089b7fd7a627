// What the log of Warrior Knights tells of, and the things on the board that it speaks of.
import type { Tales } from "../../table/board";

export const tales: Tales = {
  tidings: {
    "log-stronghold": "taken",
    "log-controls": "taken",
    "log-ransom": "taken",
    "log-razes": "taken",
    "log-chairman": "gained",
    "log-head": "gained",
    "log-awarded": "gained",
    "log-crowns": "gained",
    "log-votes": "gained",
    "log-hired": "gained",
    "log-lost-goods": "lost",
    "log-deserted": "lost",
    "log-lost": "lost",
    "log-died": "lost",
    "log-line-ended": "lost",
    "log-wound": "lost",
    "log-stronghold-fell": "lost",
    "log-unfortified": "lost",
    "log-banned": "lost",
    "log-revolt": "lost",
    "log-eliminated": "lost",
    "log-event": "event",
    "log-passed": "event",
    "log-last-round": "event",
  },
  things({ args }, _, components: { areas: string[] }) {
    const area = components.areas.findIndex((id) => `area-${id.replaceAll("_", "-")}` === (args.area ?? args.city));
    return area < 0 ? [] : [`area:${area}`];
  },
};
