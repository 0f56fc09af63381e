import { describe, expect, it, test } from "vitest";
import { type Lesson, isOver, stepFor } from "../src/lib/lesson";
import type { EventView, OptionView } from "../src/lib/wire";

const lessons = import.meta.glob("../src/games/*/lesson.ts", { eager: true, import: "default" }) as Record<string, Lesson>;
const words = { de: "", en: "" };
const step = (key: string, choose: string) => ({ key, choose, text: words });
const lesson: Lesson = {
  goal: words,
  steps: [step("go", "north"), step("pay", ""), step("go", "rest"), step("sleep", "")],
  until: { kind: "DayBegan", times: 2 },
  end: words,
};
const question = (key: string, ...options: string[]) => ({ key, options: options.map((one): OptionView => ({ key: one, label: one })) });

describe("a lesson", () => {
  it("waits for a question in which the answer it speaks of is open", () => {
    expect(stepFor(lesson, 0, question("go", "south", "north:1", "rest"))).toBe(0);
    expect(stepFor(lesson, 1, question("go", "south", "north:1", "rest"))).toBe(2);
    expect(stepFor(lesson, 0, null)).toBe(-1);
  });
  it("goes on with a later step for whoever does something else, and is silent where none fits", () => {
    expect(stepFor(lesson, 0, question("sleep", "yes"))).toBe(3);
    expect(stepFor(lesson, 0, question("go", "south"))).toBe(-1);
    expect(stepFor(lesson, 0, question("duel", "north"))).toBe(-1);
  });
  it("says it again after a step back", () => {
    expect(stepFor(lesson, 3, question("go", "north:1"))).toBe(0);
  });
  it("leaves off at the end of the turn", () => {
    const day: EventView = { kind: "DayBegan", text: "", why: "" };
    expect(isOver(lesson, [day])).toBe(false);
    expect(isOver(lesson, [day, day])).toBe(true);
  });
});

test.each(Object.entries(lessons))("%s tells the goal first, and every sentence in both languages", (_, { goal, steps, end }) => {
  for (const said of [goal, ...steps.map((one) => one.text), end]) {
    expect(said.de).not.toBe(said.en);
    expect(Math.min(said.de.length, said.en.length)).toBeGreaterThan(40);
    expect(Math.max(said.de.length, said.en.length)).toBeLessThan(330);
  }
  expect(steps.length).toBeGreaterThan(3);
});
