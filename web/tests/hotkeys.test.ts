import { expect, test } from "vitest";
import { type Hotkey, hotkeyFor } from "../src/lib/hotkeys";

const keys: Hotkey[] = ["u", "?", "Tab", "ArrowDown"].map((key) => ({ key, text: key, run: () => undefined }));

function event(key: string, more: Record<string, unknown> = {}): KeyboardEvent {
  return { key, target: null, defaultPrevented: false, ...more } as unknown as KeyboardEvent;
}
const field = { closest: (selector: string) => (selector.includes("input") ? {} : null) };

test("a key finds its action, whatever the case", () => {
  expect(hotkeyFor(event("u"), keys)?.key).toBe("u");
  expect(hotkeyFor(event("U"), keys)?.key).toBe("u");
  expect(hotkeyFor(event("x"), keys)).toBeNull();
});

test("no key acts while somebody types, holds a modifier or holds the key down", () => {
  expect(hotkeyFor(event("u", { target: field }), keys)).toBeNull();
  expect(hotkeyFor(event("u", { ctrlKey: true }), keys)).toBeNull();
  expect(hotkeyFor(event("u", { metaKey: true }), keys)).toBeNull();
  expect(hotkeyFor(event("u", { altKey: true }), keys)).toBeNull();
  expect(hotkeyFor(event("u", { repeat: true }), keys)).toBeNull();
});

test("Tab and the arrows stay with the browser", () => {
  expect(hotkeyFor(event("Tab"), keys)).toBeNull();
  expect(hotkeyFor(event("ArrowDown"), keys)).toBeNull();
});
