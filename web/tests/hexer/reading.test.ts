import { describe, expect, it } from "vitest";
import { COAST, HEIGHT, SPOTS, WIDTH, stepsBetween, wayBetween, waysOf } from "../../src/games/hexer/map";
import {
  attackLine,
  comboTotal,
  diceIn,
  handToShow,
  isForming,
  listed,
  mayFollow,
  offeredCards,
  pageOf,
  placesOf,
  playerOrder,
  standingAt,
  standings,
  taleOf,
  throwsOf,
  weaknessesIn,
} from "../../src/games/hexer/reading";
import type { FightView, FighterView, HexerView, PlayerView, Symbols, TabFacts } from "../../src/games/hexer/types";
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

it("the winner stands first in the result, then whoever came further", () => {
  const players = [player({ space: 1, trophy_count: 1 }), player({ space: 3, trophy_count: 3 }), player({ space: 2, trophy_count: 2 }), player({ space: 1, trophy_count: 2 })];
  expect(standings({ players, winner: 2 } as unknown as HexerView)).toEqual([2, 1, 3, 0]);
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

describe("a way", () => {
  it("is walked from place to place, there and back over the same points", () => {
    const there = stepsBetween(1, 9);
    expect(there[0]).toEqual(SPOTS[1]);
    expect(there.at(-1)).toEqual(SPOTS[9]);
    expect(stepsBetween(9, 1).toReversed()).toEqual(there);
  });
  it("follows the drawn curve, not the straight line", () => {
    const [x, y] = stepsBetween(1, 9)[10] ?? [0, 0];
    const [, x1, y1, cx, cy, x2, y2] = (/M(\S+) (\S+)Q(\S+) (\S+) (\S+) (\S+)/.exec(wayBetween(1, 9)) ?? []).map(Number);
    expect(x).toBeCloseTo(((x1 ?? 0) + 2 * (cx ?? 0) + (x2 ?? 0)) / 4, 0);
    expect(y).toBeCloseTo(((y1 ?? 0) + 2 * (cy ?? 0) + (y2 ?? 0)) / 4, 0);
    expect(Math.abs(x - ((x1 ?? 0) + (x2 ?? 0)) / 2)).toBeGreaterThan(50);
  });
  it("of a ship leaves the straight line as well", () => {
    const [x, y] = stepsBetween(5, 19, true)[10] ?? [0, 0];
    expect(Math.hypot(x - (355 + 165) / 2, y - (320 + 300) / 2)).toBeGreaterThan(20);
  });
});

describe("a combo", () => {
  it("can go on with the colours on the tabs of its last card", () => {
    const tab = (colour: number): TabFacts => ({ colour, symbols: {}, text: "" });
    const facts = (card: string): { tabs: TabFacts[] } => ({ tabs: card === "a#1" ? [tab(3)] : [tab(0), tab(1), tab(0)] });
    const fighter = (...cards: string[]): FighterView => ({ combo: cards.map((card) => ({ card, tab: 0, boosted: false })) }) as unknown as FighterView;
    expect(mayFollow(fighter("a#1", "b#2"), facts)).toEqual([0, 1]);
    expect(mayFollow(fighter(), facts)).toEqual([]);
  });

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

describe("a fight", () => {
  const fighter = (turns: number, weaknesses: number[] = []): FighterView => ({ player: 0, turns, weaknesses }) as unknown as FighterView;
  const fight = (turns: number, one: FighterView): FightView => ({ turns, step: "begin", monster: "arachas#5", fighters: [one] }) as unknown as FightView;
  it("is being prepared until somebody's combat turn begins", () => {
    expect(isForming(fight(0, fighter(0)))).toBe(true);
    expect(isForming(fight(1, fighter(0)))).toBe(false);
    expect(isForming(fight(0, fighter(1)))).toBe(false);
    expect(isForming({ ...fight(0, fighter(0)), step: "combo" })).toBe(false);
  });
  it("offers the weaknesses of its monster's terrain, and then shows those that were announced", () => {
    const hunted = { dens: view.dens, players: [player({ weaknesses: [[0, 2], [1, 3], [0, 6]] })] } as unknown as HexerView;
    expect(weaknessesIn(fight(0, fighter(0)), fighter(0), hunted)).toEqual([2, 6]);
    expect(weaknessesIn(fight(0, fighter(0)), fighter(0, [6]), hunted)).toEqual([6]);
    expect(weaknessesIn(fight(1, fighter(0)), fighter(0), hunted)).toEqual([]);
  });
  it("marks the half of the attack card that was carried out", () => {
    const revealed = (card: string, attack: string): EventView => ({ kind: "AttackRevealed", text: "", why: "", fields: { card, attack } });
    expect(attackLine("maim#7", [revealed("gash", "charge"), revealed("maim", "bite")])).toBe(1);
    expect(attackLine("gash#8", [revealed("gash", "charge"), revealed("maim", "bite")])).toBe(-1);
    expect(attackLine("special_attack_1#2", [revealed("special_attack_1", "special")])).toBe(-1);
  });
});

it("cards to choose from that lie nowhere are those that the table does not show", () => {
  const options = [{ things: ["arachas#5"] }, { things: ["resonance#70"] }, { things: ["resonance#70", "place:3"] }, {}];
  expect(offeredCards(options, view)).toEqual(["resonance#70"]);
  expect(offeredCards([{ things: ["place:3"] }], view)).toEqual([]);
});

describe("a page", () => {
  const read = (part: string): EventView => ({ kind: "StoryRead", text: part, why: "", fields: { card: "well", part } });
  const never = (): boolean => false;
  it("is what was read last in this step, or while an option is open the last one at all", () => {
    expect(pageOf(false, [read("intro"), read("1")], [], never)?.part).toBe("1");
    expect(pageOf(false, [], [read("intro")], never)).toBeNull();
    expect(pageOf(true, [], [read("intro")], never)?.part).toBe("intro");
  });
  it("says what came of it, and nothing of what came before", () => {
    const gold: EventView = { kind: "GoldChanged", text: "+1 gold", why: "" };
    const is = (event: EventView): boolean => event.kind === "GoldChanged";
    expect(pageOf(false, [gold, read("1"), gold], [], is)?.came).toEqual(["+1 gold"]);
    expect(pageOf(false, [read("intro"), gold], [], is)?.came).toEqual([]);
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
    expect(diceIn(["dice:1-2-3-4-5/low-straight", "against:6-6-6-1-1/full-house"])).toEqual({
      own: { pips: [1, 2, 3, 4, 5], rank: "low-straight" },
      other: { pips: [6, 6, 6, 1, 1], rank: "full-house" },
    });
    expect(diceIn(["place:3"])).toBeNull();
  });
});
