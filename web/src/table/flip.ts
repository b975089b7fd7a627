// Animation by comparison: whatever carries the same `data-piece` before and after a change glides from its old place to its new
// one. Works for HTML and SVG elements, because the CSS property `translate` does.

type Places = Map<string, DOMRect>;
type Piece = HTMLElement | SVGElement;

const pieces = (root: Element): Piece[] => [...root.querySelectorAll<Piece>("[data-piece]")];
const idOf = (piece: Piece): string => piece.dataset.piece ?? "";

/** Where everything is now. */
export function places(root: Element): Places {
  return new Map(pieces(root).map((piece) => [idOf(piece), piece.getBoundingClientRect()]));
}

/** Plays the way from the old places to the present ones. */
export function play(root: Element, before: Places, milliseconds: number): void {
  const shifts = new Map<Piece, [number, number]>();
  for (const piece of pieces(root)) {
    const old = before.get(idOf(piece));
    if (!old) appear(piece, milliseconds);
    else shifts.set(piece, shiftOf(old, piece.getBoundingClientRect()));
  }
  for (const [piece, shift] of shifts) glide(piece, relative(piece, shift, shifts), milliseconds);
}

function shiftOf(old: DOMRect, now: DOMRect): [number, number] {
  return [old.x + old.width / 2 - now.x - now.width / 2, old.y + old.height / 2 - now.y - now.height / 2];
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
