import { expect, test } from "vitest";
import { across, lineOf, nearest, pointAt } from "../src/lib/review";

const POINTS = [
  { step: 0, chances: [50, 20] },
  { step: 10, chances: [75, 10] },
  { step: 40, chances: [100, 0] },
];

test("the line of a seat goes from the first step at the left to the last at the right", () => {
  expect(lineOf(POINTS, 0)).toBe("0.00,50 25.00,25 100.00,0");
  expect(lineOf(POINTS, 1)).toBe("0.00,80 25.00,90 100.00,100");
  expect(across(20, POINTS)).toBe(50);
});

test("a click finds the nearest point", () => {
  expect([0, 0.1, 0.3, 0.7, 1].map((place) => nearest(POINTS, place))).toEqual([0, 0, 1, 2, 2]);
});

test("a step belongs to the last point before it", () => {
  expect([0, 9, 10, 39, 99].map((step) => pointAt(POINTS, step))).toEqual([0, 0, 1, 1, 2]);
});
