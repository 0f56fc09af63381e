/**
 * Arrow keys inside a row of things. Everything that can be chosen stays in the tab order; of a row without
 * such things the first one does, so that the keyboard gets everywhere with few steps.
 */
import type { Attachment } from "svelte/attachments";

const KEYS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The index that a key leads to; -1 if the key means nothing here. */
export function nextIndex(key: string, at: number, count: number): number {
  if (at < 0 || count === 0) return -1;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = KEYS[key];
  return step === undefined ? -1 : Math.max(0, Math.min(count - 1, at + step));
}

function things(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>("[data-thing]")].filter((one) => !one.closest("[inert]"));
}

function tabStops(row: Element): void {
  const found = things(row);
  const can = found.some((one) => one.dataset["can"] === "yes");
  for (const [index, one] of found.entries()) {
    one.tabIndex = (can ? one.dataset["can"] === "yes" : index === 0) ? 0 : -1;
  }
}

export const row: Attachment<HTMLElement> = (element) => {
  const pressed = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const found = things(element);
    const next = nextIndex(event.key, found.indexOf(document.activeElement as HTMLElement), found.length);
    if (next < 0) return;
    event.preventDefault();
    found[next]?.focus();
  };
  const watch = new MutationObserver(() => tabStops(element));
  watch.observe(element, { childList: true, subtree: true, attributeFilter: ["data-can", "inert"] });
  element.addEventListener("keydown", pressed);
  tabStops(element);
  return () => {
    watch.disconnect();
    element.removeEventListener("keydown", pressed);
  };
};
