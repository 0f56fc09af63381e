import { expect, test } from "vitest";
import { retiring } from "../src/lib/retiring";

test("the day on which a table will be deleted is told in the reader's language", () => {
  const retires = new Date(2026, 11, 24, 18).getTime() / 1000;
  expect(retiring({ retires }, "de")).toBe("Donnerstag, 24. Dezember");
  expect(retiring({ retires }, "en")).toBe("Thursday, December 24");
});

test("nothing is told while nothing is announced", () => {
  for (const room of [null, undefined, { retires: 0 }]) expect(retiring(room, "de")).toBe("");
});
