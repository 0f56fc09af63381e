import { describe, expect, test } from "vitest";
import { pips } from "../../src/board/gauges";
import { gridOf, handOf, inLarge, keySign, offered, paragraphs, stepsTo, waysOf } from "../../src/games/avalon/reading";
import { beatsOf } from "../../src/games/avalon/beats";
import type { DecisionView } from "../../src/lib/wire";
import type { AvalonView, PlaceView } from "../../src/games/avalon/types";
import type { EventView } from "../../src/lib/wire";

type Fields = NonNullable<EventView["fields"]>;

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
  const event = (kind: string, fields: Fields) => ({ kind, why: "", text: kind, fields });
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
    { name: (id) => id, log: [] },
  );
  expect(beats.map((beat) => beat.kind)).toEqual(["banner", "card", "attack", "sign", "sign", "scene"]);
  expect(beats[2]).toMatchObject({ from: "wolf#9", to: "character:1" });
  expect(beats[3]).toMatchObject({ at: "character:0", sign: { text: "−2", tone: "bad" } });
  expect(beats[4]).toMatchObject({ sign: { text: "−2", tone: "good" } });
  expect(beats[5]).toMatchObject({ scene: { kind: "fight", tone: "bad" } });
});

describe("what is chosen from", () => {
  const one = (id: string, hand: string[]) => ({ id, hand, equipped: [`${id}_coat#1`], flipped: [], packed: [], skills: [] });
  const table = {
    places: [],
    quests: [],
    events: [],
    characters: [one("beor", ["attack#2"]), one("arev", ["dodge#3"])],
    clash: { enemy: "wolf#9", active: 0, sequence: [{ card: "leap#4" }] },
  } as unknown as AvalonView;
  const asks = (...things: string[]) => ({ options: [...things.map((thing) => ({ things: [thing] })), { label: "pass" }] }) as unknown as DecisionView;

  test("is the hand in which the cards lie, else that of whoever is active", () => {
    expect(handOf(table, asks("dodge#3"), 0)?.id).toBe("arev");
    expect(handOf(table, asks("character:1"), 1)?.id).toBe("beor");
    expect(handOf({ ...table, clash: null }, asks("dodge#3"), 0)).toBeUndefined();
  });

  test("is laid out where it is drawn nowhere else", () => {
    expect(offered(table, asks("leap#4", "attack#2", "beor_coat#1", "wolf#9", "character:1"), 0)).toEqual([]);
    expect(offered(table, asks("new_trick#20", "new_trick#21", "arev_coat#1"), 0)).toEqual(["new_trick#20", "new_trick#21", "arev_coat#1"]);
    expect(offered(table, null, 0)).toEqual([]);
  });
});

test("a right edge says what it takes, how often, or that nothing connects", () => {
  expect(keySign({ row: 0, needs: 2 })).toBe("2");
  expect(keySign({ row: 4, times: 2 })).toBe("×2");
  expect(keySign({ row: 1, blocked: true })).toBe("✕");
});

test("a place says who may come there, and for how much Energy", () => {
  const people = { characters: [{ id: "beor", travel: 2, explore: 1 }, { id: "arev", travel: 1, explore: 1 }] } as unknown as AvalonView;
  const option = (key: string, place: number) => ({ key, things: [`place:${place}`] });
  const asked = { options: [option("beor:travel:102", 102), option("arev:travel:102", 102), option("beor:explore", 101), option("beor:location_action", 101)] } as unknown as DecisionView;
  expect(stepsTo(people, asked, 102)).toEqual([{ seat: 0, cost: 2 }, { seat: 1, cost: 1 }]);
  expect(stepsTo(people, asked, 101)).toEqual([{ seat: 0, cost: 1 }]);
  expect(stepsTo(people, null, 101)).toEqual([]);
});
