import { describe, expect, it } from "vitest";
import contentJson from "../dev/fixtures/content.en.json";
import fightJson from "../dev/fixtures/fight.json";
import { beatsOf as hexer } from "../src/games/hexer/beats";
import type { HexerView } from "../src/games/hexer/types";
import { beatsOf as valskyrr } from "../src/games/valskyrr/beats";
import type { ValskyrrView } from "../src/games/valskyrr/types";
import type { EventView } from "../src/lib/wire";

const event = (kind: string, fields: Record<string, unknown>): EventView => ({ kind, text: `${kind}.`, why: "", fields });

describe("Valskyrr", () => {
  const view = fightJson.view as unknown as ValskyrrView;
  const hero = view.heroes[1]?.id ?? "";
  const foe = view.heroes.flatMap((one) => one.foes)[0]?.card.split("#") ?? [];
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
    const [beat] = valskyrr([event("EnemyAttacked", { enemy: foe[0], uid: foe[1], hero, physical: 2, magical: 1 })], view, []);
    expect(beat).toMatchObject({ kind: "attack", from: foe.join("#"), to: "hero:1", sign: { text: "3", tone: "bad" } });
  });
  it("shows drawn cards in large, and actions of others, but no own action again", () => {
    const card = Object.keys(contentJson.cards)[0];
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

  it("lets a legend march step by step, and players travel apart from it", () => {
    const moved = (source: number, place: number): EventView => event("LegendaryMoved", { monster: "golem", source, place });
    const beats = hexer([moved(14, 12), moved(12, 9), event("Travelled", { player: "wolf", source: 6, place: 20, by_ship: true })], view, []);
    expect(beats.map((one) => one.kind === "travel" && [one.token, one.stops, one.ship])).toEqual([
      ["legend", [14, 12], false],
      ["legend", [12, 9], false],
      ["1", [6, 20], true],
    ]);
  });
  it("reads out what came of a story, and the beginning of a story of others", () => {
    const read = (player: string, part: string): EventView => ({ ...event("StoryRead", { player, part, card: "alchemist" }), text: "The bear reads to the wolf: “Alchemist”. One vial is yours." });
    const pages = hexer([read("wolf", "intro"), read("wolf", "1"), read("bear", "intro")], view, ["wolf"], () => "Alchemist");
    expect(pages.map((one) => one.kind === "page" && one.tale)).toEqual(["One vial is yours.", "One vial is yours."]);
  });
  it("shows combo, counter-attack and how a fight ended in their order", () => {
    const beats = hexer(
      [
        event("ComboResolved", { player: "wolf", cards: 2, damage: 4 }),
        event("AttackRevealed", { monster: "nekkers", card: "bite", attack: "bite" }),
        event("DamageSuffered", { player: "wolf", damage: 3 }),
        event("FightEnded", { player: "wolf", against: "nekkers", result: "lost" }),
      ],
      view,
      ["wolf"],
    );
    expect(beats.map((one) => one.kind)).toEqual(["attack", "card", "attack", "banner"]);
    expect(beats[0]).toMatchObject({ from: "player:1", to: "nekkers#3" });
    expect(beats[2]).toMatchObject({ from: "nekkers#3", to: "player:1" });
    expect(beats[3]).toMatchObject({ tone: "bad" });
  });
});
