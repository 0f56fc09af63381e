import { expect, it } from "vitest";
import { learned, standing, trackNotes } from "../../src/games/hexer/notes";
import type { Facts, HexerView } from "../../src/games/hexer/types";

const facts = {
  cards: {
    wolf: { name: "Wolf School" },
    harpy: { name: "Harpy" },
    golem: { name: "Golem" },
    told_ship: { name: "Ship", lines: ["It sails."] },
    told_destruction: { name: "Destruction token", lines: ["It burns."] },
    told_weakness: { name: "Weakness token", lines: ["It hurts."] },
  },
  places: [{ name: "Behelt Nar" }, { name: "Kaer Seren", port: true, school: "wolf" }, { name: "Novigrad" }],
  words: { "terrain-water": "water" },
  exhaustion: [0, 1, 2, 3, 0],
  protection: { a: [3, 2, 1, 0, 0] },
} as unknown as Facts;
const view = {
  players: [
    {
      id: "wolf",
      place: 1,
      items: [{ card: "event_steed#7", text: { en: "One move is cheap.", de: "Eine Bewegung ist billig." } }],
      quests: [{ id: "q1", place: 2, task: { en: "Take the note there.", de: "Bring den Schein hin." } }],
      rumours: [],
    },
  ],
  dens: [{ card: "harpy#3", place: 1 }],
  legend: { card: "golem#9", place: 0 },
  destruction: [1],
  weakness: [[1, 2]],
  ships: [1],
  tavern: -1,
  dagon: {},
  side: "a",
} as unknown as HexerView;
const say = (key: string, args?: Record<string, unknown>): string => (args ? `${key} ${Object.values(args).join()}` : key);

it("what an item or a quest says is known from whoever has it, in the chosen language", () => {
  expect(learned("event_steed", view, facts, "en")).toEqual(["One move is cheap."]);
  expect(learned("event_steed", view, facts, "de")).toEqual(["Eine Bewegung ist billig."]);
  expect(learned("q1", view, facts, "en")).toEqual(["→ Novigrad", "Take the note there."]);
  expect(learned("event_hound", view, facts, "en")).toEqual([]);
  expect(learned("q1", null, facts, "en")).toEqual([]);
});

it("a place says what it is, who is there, and what its tokens are good for", () => {
  expect(standing("place_1", view, facts, [0], say)).toEqual([
    ["", "h-port"],
    ["", "h-home Wolf School"],
    ["h-here", "Wolf School, Harpy"],
    ["Weakness token (water)", "It hurts."],
    ["Destruction token", "It burns."],
    ["Ship", "It sails."],
  ]);
  expect(standing("place_2", view, facts, [0], say)).toEqual([]);
  expect(standing("wolf", view, facts, [0], say)).toEqual([]);
});

it("the victory track tells what its spaces cost, and how well the Legendary Monster is protected", () => {
  expect(trackNotes("told_victory", view, facts, say)).toEqual([
    ["h-track-trash", "0 · 1 · 2 · 3 · 0"],
    ["h-track-shield Golem", "3 · 2 · 1 · 0 · 0"],
  ]);
  expect(trackNotes("told_victory", { ...view, legend: null }, facts, say)).toHaveLength(1);
  expect(trackNotes("told_ship", view, facts, say)).toEqual([]);
});
