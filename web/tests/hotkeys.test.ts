import { expect, test } from "vitest";
import { type Command, commandFor, given, holder, isFree, keyOf } from "../src/lib/hotkeys";

const commands: Command[] = [
  ["undo", "u"],
  ["redo", "r"],
  ["help", "?"],
  ["confirm", "Enter"],
].map(([id = "", key = ""]) => ({ id, key, run: () => undefined }));
const [undo, redo] = commands as [Command, Command];

function event(key: string, more: Record<string, unknown> = {}): KeyboardEvent {
  return { key, target: null, defaultPrevented: false, ...more } as unknown as KeyboardEvent;
}
const field = { closest: (selector: string) => (selector.includes("input") ? {} : null) };
const found = (pressed: KeyboardEvent, own = {}, characters = true): string =>
  commandFor(pressed, commands, own, characters)?.id ?? "";

test("a key finds its command, whatever the case", () => {
  expect(found(event("u"))).toBe("undo");
  expect(found(event("U"))).toBe("undo");
  expect(found(event("x"))).toBe("");
});

test("no key acts while somebody types, holds a modifier or holds the key down", () => {
  for (const more of [{ target: field }, { ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }]) {
    expect(found(event("u", more))).toBe("");
  }
});

test("Tab, arrows, space and digits can be given to nobody, and act for nobody", () => {
  for (const key of ["Tab", "ArrowDown", "PageUp", " ", "1", "Escape", "F5", "/", ""]) {
    expect(isFree(key)).toBe(false);
    expect(found(event(key), { undo: key })).toBe("");
  }
  expect(["a", "ö", "+", "Enter", "F2"].every(isFree)).toBe(true);
});

test("a command with another key hears only this one", () => {
  const own = given("k", undo, commands, {});
  expect(own).toEqual({ undo: "k" });
  expect(found(event("k"), own)).toBe("undo");
  expect(found(event("u"), own)).toBe("");
});

test("a key that somebody has is named, and exchanged if it is taken", () => {
  expect(holder("r", undo, commands, {})?.id).toBe("redo");
  expect(holder("u", undo, commands, {})).toBeNull();
  const own = given("r", undo, commands, {});
  expect([keyOf(undo, own), keyOf(redo, own)]).toEqual(["r", "u"]);
  expect(given("u", undo, commands, own)).toEqual({});
});

test("a command can do without a key", () => {
  const own = given("", undo, commands, {});
  expect(keyOf(undo, own)).toBe("");
  expect(found(event("u"), own)).toBe("");
  expect(given("", redo, commands, own)).toEqual({ undo: "", redo: "" });
});

test("with single characters off only keys like Enter act", () => {
  expect(found(event("u"), {}, false)).toBe("");
  expect(found(event("?"), {}, false)).toBe("");
  expect(found(event("Enter"), {}, false)).toBe("confirm");
});
