import { expect, test } from "vitest";
import { grouped, linesOf, placeOf, putLine, setLine, stackOf } from "../src/lib/repair";

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

test("values stand with those to whom they belong, in the order in which they came", () => {
  const places = ["time", "threat.inn", "heroes.arani.focus", "row.dire_wolf.wounds", "heroes.arani.burn"];
  const found = grouped(places.map((place) => ({ place, value: 0 })));
  expect(found.map((group) => [group.owner, group.thing, group.offers.map((offer) => offer.place)])).toEqual([
    ["", "", ["time", "threat.inn"]],
    ["arani", "", ["heroes.arani.focus", "heroes.arani.burn"]],
    ["row", "dire_wolf", ["row.dire_wolf.wounds"]],
  ]);
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
