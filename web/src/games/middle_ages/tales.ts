// What the log of Middle Ages tells of, and the things on the board that it speaks of.
import type { Tales } from "../../table/board";
import type { Board, Components } from "./view";

export const tales: Tales = {
  tidings: {
    "log-took": "taken",
    "log-attacked": "taken",
    "log-attacked-bare": "taken",
    "log-scouted": "taken",
    "log-restored": "gained",
    "log-income": "gained",
    "log-farmers": "gained",
    "log-chests": "gained",
    "log-event": "event",
    "log-event-gain": "gained",
    "log-event-paid": "lost",
    "log-event-lost": "lost",
    "log-mill-paid": "lost",
    "log-penalty": "lost",
  },
  things({ args }, view, components: Components) {
    const board = view.board as Board;
    const spot = board.rows[Number(args.row) - 1]?.[Number(args.place) - 1];
    const column = components.areas.findIndex(({ id }) => args.area === `area-${id}`);
    const own = args.seat === view.you || args.victim_seat === view.you;
    return [...(spot ? [`spot:${spot.spot}`] : []), ...(own && !spot && column >= 0 ? [`column:${column}`] : [])];
  },
};
