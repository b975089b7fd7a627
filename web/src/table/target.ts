// What makes a thing on the board clickable, by pointer and keyboard, in HTML and in SVG.
import type { Table, Target, TargetAttributes } from "./board";

const flag = (on: boolean) => (on ? "" : undefined);

export function attributes(table: Table, target: Target, label: string): TargetAttributes {
  const picked = table.picked(target);
  const open = picked || table.glows(target);
  return {
    "data-target": target,
    "data-glows": flag(table.glows(target)),
    "data-picked": flag(picked),
    "data-hinted": flag(table.hinted(target)),
    "data-hovered": flag(table.hovered === target),
    "data-lit": flag(table.lit(target)),
    "data-last": flag(table.last(target)),
    role: open ? "button" : "group",
    tabindex: open ? 0 : undefined,
    "aria-label": label,
    "aria-pressed": picked || undefined,
    onclick: (event) => clicked(event, () => table.pick(target)),
    onkeydown: (event) => pressed(event, () => table.pick(target)),
    onpointerenter: () => table.hover(target),
    onpointerleave: () => table.hover(null),
  };
}

/** A thing that lies in another one is clicked alone. */
function clicked(event: Event, pick: () => void): void {
  event.stopPropagation();
  pick();
}

function pressed(event: KeyboardEvent, pick: () => void): void {
  if (event.key !== "Enter" && event.key !== " ") return;
  event.preventDefault();
  event.stopPropagation();
  pick();
}
