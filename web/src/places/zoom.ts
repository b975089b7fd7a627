// Sums for boards that can be zoomed. Boxes are in the board's own units.
import type { ZoomTransform } from "d3-zoom";
import type { Insets } from "./insets";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const GREATEST = 5;

type Step = { zoom?: number; pan?: [number, number] };

/** What a key does: nearer, farther, the whole, or a quarter of the window to a side. */
export const KEYS: Record<string, Step> = {
  "+": { zoom: 1.5 },
  "=": { zoom: 1.5 },
  "-": { zoom: 1 / 1.5 },
  "0": {},
  ArrowLeft: { pan: [1, 0] },
  ArrowRight: { pan: [-1, 0] },
  ArrowUp: { pan: [0, 1] },
  ArrowDown: { pan: [0, -1] },
};

/** The part of the plane that a window of so many pixels shows when `box` is fitted between what covers its rim. */
export function fitted(box: Box, width: number, height: number, rim: Insets): Box {
  const free = Math.max(1, height - rim.upper - rim.lower);
  const scale = Math.min(width / box.width, free / box.height);
  if (!(scale > 0)) return { ...box, width: 0, height: 0 };
  return {
    x: box.x + box.width / 2 - width / scale / 2,
    y: box.y + box.height / 2 - (rim.upper + free / 2) / scale,
    width: width / scale,
    height: height / scale,
  };
}

/** What is in sight of `whole` after zooming. */
export function shown(whole: Box, view: ZoomTransform): Box {
  const [x, y] = view.invert([whole.x, whole.y]);
  return { x, y, width: whole.width / view.k, height: whole.height / view.k };
}
