/** Keys for people who like them. No key while somebody types, none that the browser or a reader needs. */

export interface Hotkey {
  key: string;
  text: string;
  run(): void;
}

const KEPT = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", " ", "PageUp", "PageDown", "Home", "End"]);

export function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (!element || typeof element.closest !== "function") return false;
  return element.closest("input, textarea, select, [contenteditable]") !== null;
}

/** The hotkey for an event; none while typing, with a modifier, or in an open dialog. */
export function hotkeyFor(event: KeyboardEvent, keys: readonly Hotkey[]): Hotkey | null {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (KEPT.has(event.key) || isTyping(event.target)) return null;
  const pressed = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  return keys.find((one) => one.key === pressed) ?? null;
}
