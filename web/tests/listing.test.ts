import { expect, test } from "vitest";
import { listing } from "../src/board/listing";

const names: Record<string, string> = { axe: "Axe", hidden: "hidden card", anna: "Anna", gold: "Gold" };
const spell = (key: string) => names[key] ?? key;

test("a view is listed fact by fact", () => {
  const view = { round: 2, winner: "", best: null, players: { anna: { gold: 0, hand: ["axe", "hidden", "hidden"] } } };
  expect(listing(view, spell)).toEqual([
    { name: "round", value: "2" },
    { name: "players, Anna, Gold", value: "0" },
    { name: "players, Anna, hand", value: "Axe, 2 × hidden card" },
  ]);
});

test("what is empty is left out", () => {
  expect(listing({ deck: [], over: false }, spell)).toEqual([{ name: "over", value: "false" }]);
});
