import { describe, expect, it, test } from "vitest";
import { fitsAtTop, isSeen } from "../src/board/scrolling";
import { stacked } from "../src/board/stacks";
import { answersOf, isLoose } from "../src/lib/answers";
import { printed } from "./contents";
import { TableState } from "../src/lib/table.svelte";
import type { DecisionView, Hello, OptionView } from "../src/lib/wire";

const content = printed({ axe: { name: "Axe", lines: ["Cuts."] }, bow: { name: "Bow" } });
const option = (key: string, label: string, things: string[] = [], ends = false): OptionView => ({ key, label, things, ends });
const OPTIONS = [option("end", "End the turn", [], true), option("axe", "Axe", ["axe#1"]), option("bow", "Bow", ["bow#2"]), option("axe#2", "Axe", ["axe#3"])];

describe("answers", () => {
  it("that are equal are one with a number, and what ends the turn comes last", () => {
    expect(answersOf(OPTIONS, content).map((one) => [one.name, one.indices])).toEqual([
      ["Axe", [1, 3]],
      ["Bow", [2]],
      ["End the turn", [0]],
    ]);
  });
  it("on different cards, or without a card, stay apart", () => {
    const [one, other] = [option("a", "Draw", ["axe#1"]), option("b", "Draw", ["bow#1"])];
    expect(answersOf([one, other, option("c", "Yes"), option("d", "Yes")], content)).toHaveLength(4);
  });
  it("stand beside the question if nothing on the table bears them, or they end something", () => {
    const [axe, bow, end] = answersOf(OPTIONS, content);
    const present = (thing: string): boolean => thing === "axe#3" || thing === "axe#1";
    expect([axe, bow, end].map((one) => one && isLoose(one, present))).toEqual([false, true, true]);
  });
});

test("equal cards lie as one, drawn as one that can be chosen", () => {
  expect(stacked(["blade#1", "guard#3", "blade#2"], (card) => card === "blade#2")).toEqual([
    { card: "blade#2", same: ["blade#1", "blade#2"] },
    { card: "guard#3", same: ["guard#3"] },
  ]);
});

test("of equal cards one more is chosen with every touch, and then none", () => {
  const table = new TableState({ answer: () => undefined });
  const decision = { step: 1, seat: 0, key: "pay", prompt: "?", why: "", mine: true, min: 2, max: 2, options: OPTIONS } as DecisionView;
  table.welcome({ type: "hello", seq: 1, room: {}, view: {}, checksum: 0, decisions: [decision], log: [], chat: [], can_undo: false, can_redo: false } as unknown as Hello);
  table.toggleOne([1, 3]);
  expect(table.picked).toEqual([1]);
  table.toggleOne([1, 3]);
  expect(table.picked).toEqual([1, 3]);
  table.toggleOne([1, 3]);
  expect(table.picked).toEqual([]);
});

test("a thing is there as long as one of its drawings is", () => {
  const table = new TableState();
  const [first, second] = [table.appear("hero:0"), table.appear("hero:0")];
  first();
  expect(table.present.has("hero:0")).toBe(true);
  second();
  expect(table.present.has("hero:0")).toBe(false);
});

test("something is in sight if enough of it is", () => {
  const window = { top: 100, bottom: 500 };
  expect(isSeen({ top: 390, bottom: 540 }, window)).toBe(true);
  expect(isSeen({ top: 450, bottom: 600 }, window)).toBe(false);
  expect(isSeen({ top: 50, bottom: 900 }, window)).toBe(true);
  expect(isSeen({ top: 0, bottom: 90 }, window)).toBe(false);
});

test("what is asked about is seen from the top where all of it fits there", () => {
  const window = { top: 50, bottom: 600 };
  expect(fitsAtTop([{ top: 40, bottom: 200 }], 100, window)).toBe(true);
  expect(fitsAtTop([{ top: 40, bottom: 200 }, { top: 400, bottom: 550 }], 100, window)).toBe(false);
});
