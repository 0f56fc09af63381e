import { expect, test } from "vitest";
import type { ConsentAsked } from "../src/lib/wire";
import { minutesAway, wishSentence } from "../src/lib/wishes";

const say = (key: string, args: Record<string, unknown> = {}): string => `${key} ${JSON.stringify(args)}`;
const hero = (seat: number): string => ["Wolf", "Bear"][seat] ?? "";
const asked = (more: Partial<ConsentAsked>): ConsentAsked => ({ type: "consent", id: 3, name: "Anna", steps: 0, ...more });

test("a wish says exactly what is asked", () => {
  const told = [
    asked({ steps: 2 }),
    asked({ kind: "return", step: 12 }),
    asked({ kind: "repair", words: ["set a to 1", "set b to 2"] }),
    asked({ kind: "seat", how: "link", seat: 1 }),
    asked({ kind: "seat", how: "bot" }),
  ].map((one) => wishSentence(one, say, hero));
  expect(told).toEqual([
    'consent-asked {"name":"Anna","steps":2}',
    'wish-return {"name":"Anna","step":12}',
    'wish-repair {"name":"Anna","words":"set a to 1; set b to 2"}',
    'wish-seat-link {"name":"Anna","hero":"Bear"}',
    'wish-seat-bot {"name":"Anna","hero":"Wolf"}',
  ]);
  expect(wishSentence(asked({ name: "", steps: 1 }), say, hero)).toContain("somebody");
});

test("absences grow between two messages", () => {
  expect([minutesAway(50, 0), minutesAway(50, 11), minutesAway(290, 12)]).toEqual([0, 1, 5]);
});
