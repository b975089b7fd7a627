// Single-letter shortcuts, silent while something is being typed, a dialog is open or a modifier is held.

export function shortcuts(keys: Record<string, () => unknown>): (event: KeyboardEvent) => void {
  return (event) => {
    const action = keys[event.key.length === 1 ? latin(event) : event.key];
    if (!action || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (isTyping(event) || document.querySelector("[role='dialog'][data-state='open']")) return;
    event.preventDefault();
    action();
  };
}

/** The letter on the key, also on a Cyrillic keyboard. */
function latin(event: KeyboardEvent): string {
  if (event.key === "?") return "?";
  return /^Key[A-Z]$/.test(event.code) ? event.code.slice(3).toLowerCase() : event.key.toLowerCase();
}

function isTyping({ target, key }: KeyboardEvent): boolean {
  if (key === "Escape" || !(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}
