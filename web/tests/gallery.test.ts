import { expect, test } from "vitest";
import { kindsOf } from "../src/lib/gallery";
import { addTexts } from "../src/lib/i18n";
import { printed } from "./contents";

test("kinds are counted, named by the game and sorted by their names", () => {
  addTexts("en", "toy-kinds-zebra = Animals\n");
  const rows = { a: { kind: "zebra" }, b: { kind: "zebra" }, c: { kind: "long_word" } };
  const cards = Object.values(printed(rows).cards);
  expect(kindsOf("toy", cards, "en")).toEqual([
    { id: "zebra", name: "Animals", count: 2 },
    { id: "long_word", name: "Long word", count: 1 },
  ]);
});
