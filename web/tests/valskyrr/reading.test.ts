import { shortLabel } from "../../src/lib/content";
import { describe, expect, it, test } from "vitest";
import { hyphenate } from "../../src/board/hyphenation";
import {
  anyChoosable,
  frameOf,
  furtherLines,
  heroOrder,
  landOf,
  mapSize,
  waysFrom,
  threatSign,
  timeFields,
  uidOf,
} from "../../src/games/valskyrr/reading";
import type { AdventureFacts, CardFacts, PlaceView } from "../../src/games/valskyrr/types";
import de from "../../dev/fixtures/content.de.json";
import en from "../../dev/fixtures/content.en.json";

const place: PlaceView = { row: 0, column: 1, tile: "", revealed: false, threat: 0, letter: "", final: false };
const adventure = { layout: ["GBWF"] } as unknown as AdventureFacts;

describe("an action's parts", () => {
  it("are told beside its symbols, in both languages", () => {
    for (const content of [de, en]) {
      const cards = Object.values(content.cards as unknown as Record<string, CardFacts>);
      const actions = cards.flatMap((card) => card.actions ?? []);
      expect(actions.length).toBeGreaterThan(50);
      for (const one of actions) {
        expect(one.text.endsWith(one.does)).toBe(true);
        expect(one.text).toContain(one.when.split(", ")[0]);
        expect(`${one.when}${one.does}`).not.toContain(" · ");
      }
    }
  });
});

describe("the table", () => {
  it("puts the own heroes first", () => {
    expect(heroOrder(4, [2])).toEqual([2, 0, 1, 3]);
    expect(heroOrder(2, [])).toEqual([0, 1]);
  });
  it("knows the land of a tile that lies face down from the adventure's layout", () => {
    expect(landOf(place, adventure, {})).toBe("borderlands");
    expect(landOf({ ...place, column: 3 }, adventure, {})).toBe("");
    expect(landOf({ ...place, tile: "inn" }, adventure, { inn: { keywords: ["haven"] } as CardFacts })).toBe("haven");
  });
  it("shows threat by signs", () => {
    expect([0, 1, 2, 3].map(threatSign)).toEqual(["○", "▲", "▲▲", "▲▲"]);
  });
  it("measures map and time track", () => {
    expect(mapSize([place, { ...place, row: 3, column: 4 }])).toEqual({ rows: 4, columns: 5 });
    expect(timeFields(-1, 2)).toEqual([-1, 0, 1, 2]);
  });
  it("tells copies of a card apart by their number", () => {
    expect(uidOf("a#12")).toBe("12");
  });
  it("knows whether something in a pile can be chosen", () => {
    expect(anyChoosable(["a#1", "b#2"], (thing) => (thing === "b#2" ? [0] : []))).toBe(true);
    expect(anyChoosable(["a#1"], () => [])).toBe(false);
  });
});

describe("words on cards", () => {
  it("leaves out the name that the thing itself shows", () => {
    expect(shortLabel({ label: "Lunge", text: "Hand · normal action" }, "Lunge", null)).toBe("Hand · normal action");
    expect(shortLabel({ label: "End the turn" }, "Lunge", null)).toBe("End the turn");
  });
  it("finds the lines that are neither head nor action", () => {
    const card = { lines: ["Gear", "Hand: x", "Howl: in a row: y"], heads: ["", "", "Howl:"], actions: [{ text: "Hand: x" }] } as CardFacts;
    expect(furtherLines(card)).toMatchObject([{ head: "Howl:", text: " in a row: y" }]);
  });
  it("frames enemies by their deck and other cards by their kind", () => {
    expect(frameOf({ kind: "enemy", colour: "blue" } as CardFacts)).toBe("blue");
    expect(frameOf({ kind: "feat" } as CardFacts)).toBe("feat");
    expect(frameOf(undefined)).toBe("back");
  });
  it("divides long words only, at their syllables", () => {
    const divided = (name: string) => hyphenate(name, 12).replaceAll("\u00ad", "-");
    expect(divided("Segen der Wiederherstellung")).toBe("Segen der Wie-der-her-stel-lung");
    expect(divided("Sonnenhammer")).toBe("Son-nen-ham-mer");
    expect(divided("Morgendämmerung")).toBe("Mor-gen-däm-me-rung");
    expect(divided("War Sword")).toBe("War Sword");
  });
});

test("a way leads to every neighbour, and two tiles meet at the same point", () => {
  const at = (row: number, column: number) => ({ row, column }) as PlaceView;
  const places = [at(0, 0), at(0, 1), at(1, 1)];
  const [first = "", second = "", third = ""] = places.map((place) => waysFrom(place, places));
  expect(first).toMatch(/^M50 60C\S+ \S+ \S+ \S+ 100 60$/);
  expect(second.match(/M/g)).toHaveLength(2);
  expect(second).toMatch(/ 0 60M.* 50 100$/);
  expect(third).toMatch(/^M50 60C\S+ \S+ \S+ \S+ 50 0$/);
});
