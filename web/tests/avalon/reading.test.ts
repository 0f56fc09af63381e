import { describe, expect, test } from "vitest";
import { gridOf, inLarge, paragraphs, pips, waysOf } from "../../src/games/avalon/reading";
import { beatsOf } from "../../src/games/avalon/beats";
import type { AvalonView, PlaceView } from "../../src/games/avalon/types";

function place(number: number, east: number, south: number, ...roads: number[]): PlaceView {
  return { number, east, south, roads, lit: true, menhir: -1, covered: false, guardians: [], left: [] };
}

describe("the map", () => {
  const places = [place(101, 0, 0, 102), place(102, 0, -1), place(104, 1, 0), place(110, 1, 2)];

  test("grows in every direction from the start", () => {
    expect(gridOf(places)).toEqual({ west: 0, north: -1, columns: 2, rows: 4 });
    expect(gridOf([])).toEqual({ west: 0, north: 0, columns: 1, rows: 1 });
  });

  test("shows a way that an arrow on either card makes, once", () => {
    expect(waysOf(places[1] as PlaceView, places)).toEqual({ east: false, south: true });
    expect(waysOf(places[0] as PlaceView, places)).toEqual({ east: false, south: false });
  });
});

test("fields above the crossbar are barred unless they are held", () => {
  expect(pips(3, 5, 2).map((pip) => [pip.full, pip.barred])).toEqual([
    [true, false],
    [true, false],
    [true, false],
    [false, true],
    [false, true],
  ]);
});

test("prose is cut at empty lines, and what is slanted stays apart", () => {
  expect(paragraphs("One\nline.\n\nShe said *now* twice.")).toEqual([
    [{ text: "One line.", slanted: false }],
    [
      { text: "She said ", slanted: false },
      { text: "now", slanted: true },
      { text: " twice.", slanted: false },
    ],
  ]);
});

const view = {
  characters: [{ id: "beor" }, { id: "arev" }],
  clash: { enemy: "wolf#9", active: 1 },
} as unknown as AvalonView;

test("whoever is asked is shown in large, else who is active", () => {
  expect(inLarge(view, 0, [1])).toBe(0);
  expect(inLarge(view, -1, [0])).toBe(1);
  expect(inLarge({ ...view, clash: null }, -1, [0])).toBe(0);
});

test("what happened becomes beats: banners, cards, blows, signs", () => {
  const event = (kind: string, fields: Record<string, unknown>) => ({ kind, why: "", text: kind, fields });
  const beats = beatsOf(
    [
      event("DayBegan", { day: 2 }),
      event("EncounterBegan", { encounter: "wolf" }),
      event("EnemyActed", { character: "arev" }),
      event("TrackChanged", { character: "beor", track: "health", before: 5, after: 3 }),
      event("TrackChanged", { character: "beor", track: "fear", before: 2, after: 0 }),
      event("TrackChanged", { character: "beor", track: "energy", before: 2, after: 0 }),
      event("EncounterEnded", { outcome: "lost" }),
    ],
    view,
  );
  expect(beats.map((beat) => beat.kind)).toEqual(["banner", "card", "attack", "sign", "sign", "banner"]);
  expect(beats[2]).toMatchObject({ from: "wolf#9", to: "character:1" });
  expect(beats[3]).toMatchObject({ at: "character:0", sign: { text: "−2", tone: "bad" } });
  expect(beats[4]).toMatchObject({ sign: { text: "−2", tone: "good" } });
  expect(beats[5]).toMatchObject({ tone: "bad" });
});
