import { expect, test } from "vitest";
import { linesOf, placeOf, putLine, setLine, stackOf, subjectsOf, withPile, withValue, wordFor } from "../src/lib/repair";

test("a place is told by its owner, its thing and its key", () => {
  expect(placeOf("time")).toEqual({ owner: "", thing: "", key: "time" });
  expect(placeOf("threat.bear_cave")).toEqual({ owner: "", thing: "bear_cave", key: "threat" });
  expect(placeOf("heroes.fengray.focus")).toEqual({ owner: "fengray", thing: "", key: "focus" });
  expect(placeOf("heroes.fengray.foes.dire_wolf#2.wounds")).toEqual({
    owner: "fengray",
    thing: "dire_wolf#2",
    key: "wounds",
  });
  expect(placeOf("row.dire_wolf.burn")).toEqual({ owner: "row", thing: "dire_wolf", key: "burn" });
  expect(placeOf("players.wolf.levels.combat")).toEqual({ owner: "wolf", thing: "", key: "levels.combat" });
  expect(placeOf("fight.weaker")).toEqual({ owner: "fight", thing: "", key: "weaker" });
  expect(placeOf("fight.attacker.poison")).toEqual({ owner: "fight", thing: "attacker", key: "poison" });
  expect(placeOf("monsters.forest.place")).toEqual({ owner: "", thing: "forest", key: "monsters.place" });
});

test("what belongs to one thing is one subject, enemies of a kind together, and a card can be put elsewhere", () => {
  const places = ["time", "threat.inn", "heroes.arani.focus", "row.dire_wolf.wounds", "heroes.arani.foes.dire_wolf#2.wounds", "heroes.arani.burn"];
  const found = subjectsOf({ values: places.map((place) => ({ place, value: 0 })), cards: ["dire_wolf", "top from deck"] });
  expect(found.map((one) => [one.id, one.card, one.values.map((offer) => offer.place)])).toEqual([
    ["", "", ["time"]],
    ["inn", "", ["threat.inn"]],
    ["arani", "", ["heroes.arani.focus", "heroes.arani.burn"]],
    ["dire_wolf", "dire_wolf", ["row.dire_wolf.wounds", "heroes.arani.foes.dire_wolf#2.wounds"]],
    ["top from deck", "top from deck", []],
  ]);
});

test("a value has one line, which goes when it is what it was", () => {
  const time = { place: "time", value: 3 };
  const lines = withValue(withValue(["put a in b"], time, "5"), time, "6");
  expect(lines).toEqual(["put a in b", "set time to 6"]);
  expect(wordFor(lines, "set time to ")).toBe("6");
  expect(withValue(lines, time, "3")).toEqual(["put a in b"]);
});

test("a card is put in one pile, or stays", () => {
  const lines = withPile(withPile([], "lunge", "box"), "lunge", "heroes.arani.hand");
  expect(lines).toEqual(["put lunge in heroes.arani.hand"]);
  expect(withPile(lines, "lunge", "")).toEqual([]);
});

test("changes are words, one in a line", () => {
  expect(setLine("time", 3)).toBe("set time to 3");
  expect(setLine("heroes.arani.acted", true)).toBe("set heroes.arani.acted to true");
  expect(putLine("lunge", "heroes.fengray.hand")).toBe("put lunge in heroes.fengray.hand");
  expect(linesOf(" set time to 3 \n\n  put a in b\n")).toEqual(["set time to 3", "put a in b"]);
});

test("the top card of a face-down pile is told by its pile", () => {
  expect(stackOf("top from potion_deck")).toBe("potion_deck");
  expect(stackOf("top_hat")).toBe("");
  expect(putLine("top from potion_deck", "players.wolf.potions")).toBe("put top from potion_deck in players.wolf.potions");
});
