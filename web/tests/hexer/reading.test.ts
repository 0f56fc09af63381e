import { describe, expect, it } from "vitest";
import { COAST, HEIGHT, SPOTS, WIDTH, wayBetween, waysOf } from "../../src/games/hexer/map";
import {
  comboTotal,
  diceIn,
  handToShow,
  kindsOf,
  listed,
  pageOf,
  placesOf,
  playerOrder,
  standingAt,
  taleOf,
  throwsOf,
} from "../../src/games/hexer/reading";
import type { FighterView, HexerView, PlayerView, Symbols, TabFacts } from "../../src/games/hexer/types";
import type { EventView } from "../../src/lib/wire";

function player(more: Partial<PlayerView>): PlayerView {
  return { id: "wolf", kind: 0, place: 3, rumours: [], quests: [], ...more } as PlayerView;
}

const view = {
  players: [player({ place: 3, rumours: [6] }), player({ id: "bear", place: 6, rumours: [3], quests: [{ id: "q1", place: 7, task: {} }] })],
  dens: [{ card: "arachas#5", place: 6 }, null, null],
  legend: { card: "golem#9", place: 3, life: 8, way: [] },
  destruction: [7],
  weakness: [[6, 2]],
  ships: [6],
  tavern: 8,
  dagon: null,
  islands: [],
} as unknown as HexerView;

describe("who comes first", () => {
  it("is the person at this screen, then the others clockwise", () => {
    expect(playerOrder(4, [2])).toEqual([2, 3, 0, 1]);
    expect(playerOrder(4, [1, 3])).toEqual([1, 3, 2, 0]);
    expect(playerOrder(3, [])).toEqual([0, 1, 2]);
  });
  it("is the hand of the seat that is asked, of the active one, or of the first", () => {
    expect(handToShow([0, 2], 2, 0)).toBe(2);
    expect(handToShow([0, 2], 1, 2)).toBe(2);
    expect(handToShow([0, 2], 1, 1)).toBe(0);
    expect(handToShow([], 1, 1)).toBe(-1);
  });
});

it("equal cards are shown once, as one that can be chosen", () => {
  const found = kindsOf(["blade#1", "guard#3", "blade#2"], (card) => card === "blade#2");
  expect(found).toEqual([{ card: "blade#2", count: 2 }, { card: "guard#3", count: 1 }]);
});

describe("what stands on a place", () => {
  it("is everything that lies there, but only the own rumours and quests", () => {
    const novigrad = standingAt(view, 6, [0]);
    expect(novigrad).toMatchObject({ players: [1], monsters: ["arachas#5"], legend: "", ship: true, weaknesses: [2], rumours: 1 });
    expect(standingAt(view, 3, [0])).toMatchObject({ players: [0], legend: "golem#9", rumours: 0 });
    expect(standingAt(view, 7, [0])).toMatchObject({ laidWaste: true, quests: 0 });
    expect(standingAt(view, 7, [1]).quests).toBe(1);
    expect(standingAt(view, 8, []).tavern).toBe(true);
  });
  it("is on the sea only with Skellige, and on islands once they are found", () => {
    expect(placesOf(view, 28)).toHaveLength(19);
    const sea = { ...view, dagon: { space: 1, top: 6, card: "", trails: 6 }, islands: [25] };
    expect(placesOf(sea as HexerView, 28).slice(19)).toEqual([19, 20, 21, 22, 25]);
  });
});

describe("the map", () => {
  it("has a spot for every place, on the sheet and apart from the others", () => {
    expect(SPOTS).toHaveLength(28);
    for (const [at, [x, y]] of SPOTS.entries()) {
      expect(x > 40 && x < WIDTH - 40 && y > 40 && y < HEIGHT - 40).toBe(true);
      for (const [other, [a, b]] of SPOTS.entries()) if (at !== other) expect(Math.hypot(x - a, y - b)).toBeGreaterThan(85);
    }
    expect(COAST.startsWith("M")).toBe(true);
  });
  it("draws each way once, the same in both directions", () => {
    expect(waysOf([{ ways: [1, 2] }, { ways: [0] }, { ways: [0] }])).toEqual([[0, 1], [0, 2]]);
    expect(wayBetween(1, 9)).toBe(wayBetween(9, 1));
  });
});

describe("a combo", () => {
  const cards: Record<string, { base: Symbols; tabs: TabFacts[]; boost?: { symbols: Symbols } }> = {
    "a#1": { base: { damage: 2 }, tabs: [{ colour: 1, symbols: { draw: 1 }, text: "" }] },
    "b#2": { base: { damage: 1, shield: 1 }, tabs: [{ colour: 0, symbols: { damage: 9 }, text: "" }], boost: { symbols: { damage: 3 } } },
  };
  it("counts cards, boosts, and only the tabs on which another card hangs", () => {
    const combo = [
      { card: "a#1", tab: 0, boosted: false },
      { card: "b#2", tab: 0, boosted: true },
    ];
    const total = comboTotal({ combo, damage: 1 } as FighterView, (card) => cards[card]);
    expect(total).toEqual({ damage: 7, shield: 1, draw: 1 });
    expect(listed(total).map(([name]) => name)).toEqual(["damage", "shield", "draw"]);
  });
});

describe("a page", () => {
  const read = (part: string): EventView => ({ kind: "StoryRead", text: part, why: "", fields: { card: "well", part } });
  it("is what was read last in this step, or while an option is open the last one at all", () => {
    expect(pageOf(false, [read("intro"), read("1")], [])?.part).toBe("1");
    expect(pageOf(false, [], [read("intro")])).toBeNull();
    expect(pageOf(true, [], [read("intro")])?.part).toBe("intro");
  });
  it("tells the tale without who reads it", () => {
    expect(taleOf("Bear reads to Wolf: “The old well”. Deep down, something stirs.", "The old well")).toBe("Deep down, something stirs.");
    expect(taleOf("Bär liest Wolf vor: „Der Brunnen“. „Hilf mir“, ruft es.", "Der Brunnen")).toBe("„Hilf mir“, ruft es.");
    expect(taleOf("A tale.", "")).toBe("A tale.");
  });
});

describe("dice", () => {
  it("lie as the last throw of everybody left them", () => {
    const roll = (player: string, dice: number[]): EventView => ({ kind: "DiceRolled", text: "", why: "", fields: { player, dice, purpose: "poker" } });
    expect(throwsOf([roll("wolf", [1, 2]), roll("bear", [3]), roll("wolf", [6, 6])]).map((one) => one.dice)).toEqual([[6, 6], [3]]);
  });
  it("of a question are the own and the other ones", () => {
    expect(diceIn(["dice:1-2-3-4-5", "against:6-6-6-1-1"])).toEqual({ own: [1, 2, 3, 4, 5], other: [6, 6, 6, 1, 1] });
    expect(diceIn(["place:3"])).toBeNull();
  });
});
