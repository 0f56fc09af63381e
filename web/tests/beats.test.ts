import { describe, expect, it } from "vitest";
import contentJson from "../dev/fixtures/content.en.json";
import fightJson from "../dev/fixtures/fight.json";
import type { Scene } from "../src/board/scenes";
import { beatsOf as avalon } from "../src/games/avalon/beats";
import type { AvalonView } from "../src/games/avalon/types";
import { beatsOf as hexer } from "../src/games/hexer/beats";
import type { Cast } from "../src/games/hexer/scenes";
import type { HexerView } from "../src/games/hexer/types";
import { beatsOf as valskyrr } from "../src/games/valskyrr/beats";
import type { ValskyrrView } from "../src/games/valskyrr/types";
import type { EventView } from "../src/lib/wire";

type Fields = NonNullable<EventView["fields"]>;

const event = (kind: string, fields: Fields): EventView => ({ kind, text: `${kind}.`, why: "", fields });

describe("Valskyrr", () => {
  const view = fightJson.view as unknown as ValskyrrView;
  const hero = view.heroes[1]?.id ?? "";
  const [enemy = "", uid = ""] = view.heroes.flatMap((one) => one.foes)[0]?.card.split("#") ?? [];
  const kinds = (events: EventView[], own: string[] = []): string[] => valskyrr(events, view, own).map((one) => one.kind);

  it("shows wounds on the enemy and focus on the hero, and nothing that did not change", () => {
    const beats = valskyrr(
      [
        event("EnemyWounded", { enemy: "dire_wolf", uid: 7, wounds: 2 }),
        event("FocusMoved", { hero, before: 2, after: 5 }),
        event("FocusMoved", { hero, before: 2, after: 2 }),
      ],
      view,
      [],
    );
    expect(beats.map((one) => one.kind === "sign" && [one.at, one.sign.text])).toEqual([
      ["dire_wolf#7", "−2"],
      ["hero:1", "+3"],
    ]);
  });
  it("shows who attacks whom, with what comes of it", () => {
    const [beat] = valskyrr([event("EnemyAttacked", { enemy, uid, hero, physical: 2, magical: 1 })], view, []);
    expect(beat).toMatchObject({ kind: "attack", from: `${enemy}#${uid}`, to: "hero:1", sign: { text: "3", tone: "bad" } });
  });
  it("makes a scene of an attack that nobody can answer any more, with what came of it", () => {
    const attack = event("EnemyAttacked", { enemy, uid, hero, physical: 2, magical: 0 });
    const beats = valskyrr([attack, event("CardMoved", { hero, card: "x", uid: 1, source: "hand", destination: "graveyard" })], view, []);
    expect(beats).toMatchObject([{ kind: "scene", scene: { kind: "fight", sides: [{ picture: enemy }, { picture: hero }], lines: ["CardMoved."] } }]);
  });
  it("shows drawn cards in large, and actions of others, but no own action again", () => {
    const card = Object.keys(contentJson.cards)[0] ?? "";
    expect(kinds([event("TimeCardDrawn", { card, value: 1 })])).toEqual(["card"]);
    expect(kinds([event("ActionTaken", { hero, card, uid: 1 })])).toEqual(["card"]);
    expect(kinds([event("ActionTaken", { hero, card, uid: 1 })], [hero])).toEqual([]);
  });
  it("tells with the words of the log", () => {
    expect(valskyrr([event("RoundBegan", { round: 2 })], view, [])).toEqual([{ kind: "banner", title: "RoundBegan.", rank: "round", tone: "plain", text: "RoundBegan." }]);
  });
});

describe("Hexer", () => {
  const view = { players: [{ id: "bear" }, { id: "wolf" }], fight: { monster: "nekkers#3", fighters: [{ player: 1 }] } } as unknown as HexerView;

  const cast = (...own: string[]): Cast => ({ own, name: (id) => id, picture: (id) => id, word: (key) => key, gamblers: "gamblers", log: [] });
  const scenesOf = (events: EventView[], log: EventView[] = []): Scene[] =>
    hexer(events, view, { ...cast("wolf"), log }).flatMap((one) => (one.kind === "scene" ? [one.scene] : []));

  it("lets a legend march step by step, and players travel apart from it", () => {
    const moved = (source: number, place: number): EventView => event("LegendaryMoved", { monster: "golem", source, place });
    const beats = hexer([moved(14, 12), moved(12, 9), event("Travelled", { player: "wolf", source: 6, place: 20, by_ship: true })], view, cast());
    expect(beats.map((one) => one.kind === "travel" && [one.token, one.stops, one.ship])).toEqual([
      ["legend", [14, 12], false],
      ["legend", [12, 9], false],
      ["1", [6, 20], true],
    ]);
  });
  it("shows on its owner that a deck is renewed", () => {
    expect(hexer([event("DeckRenewed", { player: "wolf", cards: 7 })], view, cast())).toMatchObject([{ kind: "sign", at: "player:1", sign: { text: "7" } }]);
  });
  it("reads out what came of a story with what it brought, and the beginning of a story of others", () => {
    const read = (player: string, part: string): EventView => ({ ...event("StoryRead", { player, part, card: "alchemist" }), text: "The bear reads to the wolf: “alchemist”. One vial is yours." });
    const gold = event("GoldChanged", { player: "wolf", before: 1, after: 2 });
    const scenes = scenesOf([read("wolf", "intro"), read("wolf", "1"), gold, event("PhaseBegan", {}), read("bear", "intro"), gold]);
    expect(scenes.map((one) => [one.title, one.tale, one.lines])).toEqual([
      ["alchemist", "One vial is yours.", ["GoldChanged."]],
      ["alchemist", "One vial is yours.", []],
    ]);
  });
  it("shows combo, counter-attack and how a fight ended in their order", () => {
    const beats = hexer(
      [
        event("ComboResolved", { player: "wolf", cards: 2, damage: 4 }),
        event("AttackRevealed", { monster: "nekkers", card: "bite", attack: "bite" }),
        event("DamageSuffered", { player: "wolf", damage: 3 }),
        event("FightEnded", { player: "wolf", against: "nekkers", result: "lost" }),
        event("CardsTrashed", { player: "wolf", cards: ["strike"] }),
      ],
      view,
      cast("wolf"),
    );
    expect(beats.map((one) => one.kind)).toEqual(["attack", "card", "attack", "scene"]);
    expect(beats[0]).toMatchObject({ from: "player:1", to: "nekkers#3" });
    expect(beats[2]).toMatchObject({ from: "nekkers#3", to: "player:1" });
    expect(beats[3]).toMatchObject({ scene: { tone: "bad", sides: [{ name: "wolf", tone: "bad" }, { name: "nekkers", tone: "good" }], lines: ["CardsTrashed."] } });
  });
  it("tells what a fight brought, and not that shield and deck are whole again as after every fight", () => {
    const [scene] = scenesOf([
      event("FightEnded", { player: "wolf", against: "nekkers", result: "defeated" }),
      event("ShieldChanged", { player: "wolf", before: 0, after: 2 }),
      event("DeckRenewed", { player: "wolf", cards: 2 }),
      event("TrophyGained", { player: "wolf", card: "nekkers" }),
    ]);
    expect(scene).toMatchObject({ tone: "good", lines: ["TrophyGained."] });
  });
  it("shows a trophy by its own picture, and a level by whoever reached it", () => {
    const scenes = scenesOf([event("TrophyGained", { player: "wolf", card: "foglet" }), event("RoundBegan", {}), event("LevelReached", { player: "wolf", level: 2 })]);
    expect(scenes.map((one) => [one.kind, one.tone, one.picture, one.sides[0]?.name])).toEqual([
      ["reward", "good", "foglet", "wolf"],
      ["reward", "good", "wolf", "wolf"],
    ]);
  });
  it("tells a quest by its tale, with what it paid", () => {
    const done = { ...event("QuestDone", { player: "wolf", quest: "debts" }), text: "The wolf completes the quest “debts”. He pays double." };
    const [scene] = scenesOf([done, event("GoldChanged", { player: "wolf", before: 3, after: 7 })]);
    expect(scene).toMatchObject({ kind: "reward", title: "The wolf completes the quest “debts”.", tale: "He pays double.", picture: "debts", lines: ["GoldChanged."] });
  });
  it("says who won at dice, with which hand, and what was rolled last", () => {
    const rolled = (dice: number[], purpose: string): EventView => event("DiceRolled", { player: purpose === "gamblers" ? "bear" : "wolf", dice, purpose });
    const log = [rolled([1, 2, 3, 4, 6], "poker"), rolled([2, 2, 3, 4, 6], "gamblers"), rolled([5, 5, 3, 4, 6], "poker")];
    const [scene] = scenesOf([event("PokerWon", { player: "wolf", loser: "", rank: "two_pairs", gold: 3 })], log);
    expect(scene).toMatchObject({
      kind: "dice",
      tone: "good",
      sides: [
        { name: "wolf", note: "rank-two-pairs", dice: [5, 5, 3, 4, 6] },
        { name: "gamblers", picture: "city_gambling_den", note: "", dice: [2, 2, 3, 4, 6] },
      ],
    });
  });
  it("shows where the own journey ends, but not those of others", () => {
    const went = (player: string): EventView => event("Travelled", { player, source: 6, place: 7, by_ship: false });
    expect(scenesOf([went("wolf"), went("bear")]).map((one) => one.picture)).toEqual(["place_7"]);
    expect(hexer([went("wolf")], view, cast("wolf")).map((one) => one.kind)).toEqual(["travel", "scene"]);
  });
});

describe("Avalon", () => {
  const view = { characters: [{ id: "beor" }], clash: null } as unknown as AvalonView;
  const scenesOf = (events: EventView[], log: EventView[] = []): Scene[] =>
    avalon(events, view, { name: (id) => id, log }).flatMap((one) => (one.kind === "scene" ? [one.scene] : []));

  it("says what came of an encounter, and shows a journey of several once", () => {
    const events = [
      event("EncounterEnded", { encounter: "wolves", outcome: "lost" }),
      event("TrackChanged", { character: "beor", track: "health", before: 5, after: 3 }),
      event("Moved", { character: "beor", place: 102 }),
      event("Moved", { character: "ailei", place: 102 }),
    ];
    expect(scenesOf(events).map((one) => [one.kind, one.tone, one.lines])).toEqual([
      ["fight", "bad", ["TrackChanged."]],
      ["travel", "plain", ["Moved."]],
    ]);
  });
  it("shows a victory with what everybody won, even if that was asked about before", () => {
    const kindOf = (fields: Fields): string => ("card" in fields ? "CardGained" : "track" in fields ? "TrackChanged" : "ResourceChanged");
    const gains = (why: string, fields: Fields): EventView => ({ ...event(kindOf(fields), fields), why });
    const log = [
      gains("A28.03", { character: "arev", resource: "exp", before: 0, after: 7 }),
      event("EncounterBegan", { encounter: "wolves", group: ["beor", "arev"] }),
      gains("A28.06", { character: "beor", track: "health", before: 5, after: 3 }),
      gains("A28.03", { character: "beor", resource: "exp", before: 1, after: 2 }),
      gains("A28.03", { character: "arev", resource: "exp", before: 7, after: 8 }),
    ];
    const events = [
      gains("A28.04", { character: "beor", resource: "food", before: 0, after: 1 }),
      gains("A28.04", { character: "beor", resource: "food", before: 1, after: 2 }),
      gains("A28.04", { character: "arev", card: "axe" }),
      event("EncounterEnded", { encounter: "wolves", outcome: "won" }),
    ];
    const [scene] = scenesOf(events, log);
    expect(scene).toMatchObject({ kind: "fight", tone: "good", picture: "wolves", title: "EncounterEnded." });
    expect(scene?.lines).toEqual(["beor: exp +1, food +2", "arev: exp +1, axe"]);
  });
  it("is not told as a defeat where the enemy runs away", () => {
    const tones = ["ran_away", "avoided", "fled", "lost"].map((outcome) => scenesOf([event("EncounterEnded", { encounter: "wolves", outcome })])[0]?.tone);
    expect(tones).toEqual(["plain", "plain", "bad", "bad"]);
  });
});
