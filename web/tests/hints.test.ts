import { expect, test } from "vitest";
import { TOUR, hintsFor, partOf } from "../src/lib/hints";
import { hasText } from "../src/lib/i18n";

const all = (): boolean => true;
const first = TOUR[0]?.key ?? "";

test("how to act comes first, then the game, then the rest of the table", () => {
  const hints = hintsFor(["phase", "key"], [], all);
  expect(hints.slice(0, 3)).toEqual([first, "phase", "key"]);
  expect(hints.length).toBe(TOUR.length + 2);
});

test("what was told is not told again, and what has no text not at all", () => {
  expect(hintsFor(["phase", "key"], [first, "phase"], all)[0]).toBe("key");
  expect(hintsFor(["phase"], [first], (key) => key !== "phase")).not.toContain("phase");
  expect(hintsFor(["phase"], ["phase", ...TOUR.map((one) => one.key)], all)).toEqual([]);
});

test("every hint about the table has its words, and means a part of it", () => {
  for (const { key } of TOUR) {
    expect(hasText("de", key) && hasText("en", key)).toBe(true);
    expect(partOf(key)).not.toBe("");
  }
  expect(partOf("v-hint-key-travel")).toBe("");
});
