import { expect, test } from "vitest";
import { endingOf } from "../src/lib/ending";
import type { Outcome, SeatView } from "../src/lib/wire";

const seats = (...mine: boolean[]): SeatView[] =>
  mine.map((own, seat) => ({ seat, hero: "", kind: "person", name: "", connected: true, mine: own, away: 0, asks: {}, unasked: [] }));

const ended = (outcome: Partial<Outcome>): Outcome => ({ won: true, cause: "", round: 1, ...outcome });

test("a game that people play together is won or lost by all", () => {
  expect(endingOf(ended({}), seats(true, false))).toEqual({ tone: "won", winners: [] });
  expect(endingOf(ended({ won: false }), seats(false))).toEqual({ tone: "lost", winners: [] });
});

test("a game against each other names its winner, and asks whether that one sits here", () => {
  expect(endingOf(ended({ winner: 1 }), seats(true, false))).toEqual({ tone: "lost", winners: [1] });
  expect(endingOf(ended({ winner: 1 }), seats(true, true))).toEqual({ tone: "won", winners: [1] });
  expect(endingOf(ended({ winner: 1 }), seats(false, false))).toEqual({ tone: "over", winners: [1] });
});
