import { expect, test } from "vitest";
import { keptLines, pageOf } from "../src/lib/chronicle";

const line = (kind: string, text: string, step = 1) => ({ kind, text, step });

test("a chronicle keeps what its game names, and tells a page once", () => {
  const lines = [line("DayBegan", "Day 1"), line("VerseRead", "A: once"), line("Rolled", "4"), line("Moved", "there"), line("VerseRead", "A: once", 2), line("Moved", "there", 3)];
  const kept = keptLines(lines, { DayBegan: "day", VerseRead: "prose", Moved: "line" });
  expect(kept.map(({ how, step }) => [how, step])).toEqual([["day", 1], ["prose", 1], ["line", 1], ["line", 3]]);
});

test("a game that names nothing tells everything", () => {
  expect(keptLines([line("Rolled", "4"), line("Rolled", "4")], undefined).map((one) => one.how)).toEqual(["line", "line"]);
});

test("a page begins behind who reads it, in paragraphs and without marks", () => {
  expect(pageOf("Beor – verse 1: It is *cold*.\n\nVery: cold.")).toEqual(["It is cold.", "Very: cold."]);
  expect(pageOf("Beor – verse 1.")).toEqual(["Beor – verse 1."]);
});
