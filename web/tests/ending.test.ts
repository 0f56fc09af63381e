import { expect, test } from "vitest";
import { endingOf } from "../src/lib/ending";
import type { SeatView } from "../src/lib/wire";

const seats = (...mine: boolean[]): SeatView[] =>
  mine.map((own, seat) => ({ seat, hero: "", kind: "person", name: "", connected: true, mine: own, away: 0, asks: {}, unasked: [] }));

test("a game that people play together is won or lost by all", () => {
  expect(endingOf({ won: true }, seats(true, false))).toEqual({ tone: "won", winners: [] });
  expect(endingOf({ won: false }, seats(false))).toEqual({ tone: "lost", winners: [] });
});

test("a game against each other names its winners, and asks whether one of them sits here", () => {
  expect(endingOf({ won: true, winner: 1 }, seats(true, false))).toEqual({ tone: "lost", winners: [1] });
  expect(endingOf({ winners: [1] }, seats(true, true))).toEqual({ tone: "won", winners: [1] });
  expect(endingOf({ winners: [0, 1] }, seats(false, false))).toEqual({ tone: "over", winners: [0, 1] });
});
