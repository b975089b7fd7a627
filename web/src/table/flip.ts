// Animation by comparison: whatever carries the same `data-piece` before and after a change glides from its old place to its new
// one. Works for HTML and SVG elements, because the CSS property `translate` does.

type Place = { x: number; y: number };
type Places = Map<string, Place>;
type Piece = HTMLElement | SVGElement;

const pieces = (root: Element): Piece[] => [...root.querySelectorAll<Piece>("[data-piece]")];
const idOf = (piece: Piece): string => piece.dataset.piece ?? "";

/** Where everything is now, seen from the corner of the board: when the whole board shifts, nothing has moved. */
export function places(root: Element): Places {
  const corner = root.getBoundingClientRect();
  return new Map(pieces(root).map((piece) => [idOf(piece), placeOf(piece, corner)]));
}

function placeOf(piece: Piece, corner: DOMRect): Place {
  const { x, y, width, height } = piece.getBoundingClientRect();
  return { x: x + width / 2 - corner.x, y: y + height / 2 - corner.y };
}

/** Plays the way from the old places to the present ones. */
export function play(root: Element, before: Places, milliseconds: number): void {
  const shifts = new Map<Piece, [number, number]>();
  const now = places(root);
  for (const piece of pieces(root)) {
    const old = before.get(idOf(piece));
    if (!old) appear(piece, milliseconds);
    else shifts.set(piece, shiftOf(old, now.get(idOf(piece)) ?? old));
  }
  for (const [piece, shift] of shifts) glide(piece, relative(piece, shift, shifts), milliseconds);
}

function shiftOf(old: Place, now: Place): [number, number] {
  return [old.x - now.x, old.y - now.y];
}

/** A piece inside a moving piece is carried along and needs only the difference. */
function relative(piece: Piece, [dx, dy]: [number, number], shifts: Map<Piece, [number, number]>): [number, number] {
  const carrier = piece.parentElement?.closest<Piece>("[data-piece]");
  const [cx, cy] = (carrier && shifts.get(carrier)) || [0, 0];
  return [dx - cx, dy - cy];
}

function glide(piece: Piece, [dx, dy]: [number, number], milliseconds: number): void {
  if (Math.hypot(dx, dy) < 1.5) return;
  const scale = unit(piece);
  const from = `${dx / scale}px ${dy / scale}px`;
  piece.animate(
    [
      { translate: from, zIndex: 5 },
      { translate: "0 0", zIndex: 5 },
    ],
    {
      duration: milliseconds,
      easing: "cubic-bezier(0.3, 0.1, 0.2, 1)",
    },
  );
}

function appear(piece: Piece, milliseconds: number): void {
  piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: milliseconds, easing: "ease-out" });
}

/** Screen pixels per unit of length at this element. */
function unit(piece: Piece): number {
  const parent = piece.parentElement;
  return parent instanceof SVGGraphicsElement ? parent.getScreenCTM()?.a || 1 : 1;
}
