import { expect, test } from "vitest";

import { split } from "../src/lib/linking";

const names = new Map([
  ["Aard", "aard_1"],
  ["Sweeping Aard", "sweeping_aard"],
  ["Bones", "bones"],
]);

test("a sentence is split at the names of its cards, the longest first", () => {
  expect(split("Anna draws Sweeping Aard and Aard, not Aarden.", names)).toEqual([
    { text: "Anna draws ", card: null },
    { text: "Sweeping Aard", card: "sweeping_aard" },
    { text: " and ", card: null },
    { text: "Aard", card: "aard_1" },
    { text: ", not Aarden.", card: null },
  ]);
});

test.each([
  ["Bert reads: “Bones”. A cave.", "“Bones”"],
  ["Bert liest: „Bones“. Eine Höhle.", "„Bones“"],
])("a name keeps its quotation marks in %s", (text, name) => {
  expect(split(text, names)[1]).toEqual({ text: name, card: "bones" });
});
