import { describe, expect, test } from "vitest";
import { cardId, explained, fullLabel, subjectOf } from "../src/lib/content";
import type { FieldInfo, GameInfo } from "../src/lib/api";
import { draftOf, drawLots, firstOf, ready, setupOf, companyIn, fillWith, seatSoMany, setOwn, toggleSeat } from "../src/lib/draft";
import { linked } from "../src/lib/linking";
import { codeIn } from "../src/lib/rooms";
import { found, marked } from "../src/lib/searching";
import { printed } from "./contents";

const content = printed(
  {
    axe: { name: "Axe", kind: "gear", lines: ["Deal 2.", "Focus +2."] },
    arani: { name: "Arani", kind: "hero_board", lines: ["Cleric"] },
    wilds: { name: "Wilds" },
  },
  { subject: "adventure" },
);

test("content is read from what the server sends", () => {
  expect(content.cards["axe"]?.text).toBe("Deal 2.\nFocus +2.");
  expect(content.cards["arani"]?.id).toBe("arani");
  expect(subjectOf({ adventure: "wilds" }, content)?.name).toBe("Wilds");
  expect(subjectOf({}, content)).toBeUndefined();
  expect(cardId("axe#12")).toBe("axe");
  expect(cardId("board:arani")).toBe("arani");
});

test("an option is explained by its own label, by its card, or by an action on it", () => {
  const named = printed({
    axe: { name: "Axe", lines: ["Gear", "Deal 2."], actions: [{ text: "Equip." }, { text: "Deal 2." }] },
    arani: { name: "Arani", abilities: [{ name: "Prayer", text: "Heal 1." }] },
  });
  expect(explained({ label: "Axe", printed: "axe" }, named)).toEqual(["Axe", "Gear | Deal 2."]);
  expect(explained({ label: "Axe", printed: "axe/1" }, named)).toEqual(["Axe", "Deal 2."]);
  expect(explained({ label: "Prayer", printed: "arani/0" }, named)).toEqual(["Prayer", "Heal 1."]);
  expect(explained({ label: "Hound", text: "attacks" }, named)).toEqual(["Hound", "attacks"]);
  expect(explained({ label: "Axe", printed: "axe/7" }, named)).toEqual(["Axe", ""]);
  expect(explained({ label: "Axe", printed: "axe" }, null)).toEqual(["Axe", ""]);
  expect(fullLabel({ label: "Axe", printed: "axe/0" }, named)).toBe("Axe — Equip.");
  expect(fullLabel({ label: "End the turn" }, named)).toBe("End the turn");
});

test("card names in a sentence are found where they are whole words", () => {
  const event = { kind: "x", why: "", text: "Arani takes the Axe, not the Axeman.", fields: { card: "axe", hero: "arani" } };
  expect(linked(event, content).filter((part) => part.card)).toEqual([
    { text: "Arani", card: "arani" },
    { text: "Axe", card: "axe" },
  ]);
  expect(
    linked(event, content)
      .map((part) => part.text)
      .join(""),
  ).toBe(event.text);
});

test("names with signs in them are found too", () => {
  const odd = printed({ m: { name: "Dunkelwald-Meuchler (alt) 1/2" } });
  const event = { kind: "x", why: "", text: "Der Dunkelwald-Meuchler (alt) 1/2 kommt.", fields: { enemy: "m" } };
  expect(linked(event, odd)[1]).toEqual({ text: "Dunkelwald-Meuchler (alt) 1/2", card: "m" });
  expect(marked("Dunkelwald-Meuchler", "wald-m")[1]).toEqual({ text: "wald-M", hit: true });
});

describe("links", () => {
  test.each([
    ["86c0e0appx", "86c0e0appx"],
    ["http://x/r/86c0e0appx#token=abc", "86c0e0appx"],
    [" https://x/replay/86c0e0appx ", "86c0e0appx"],
    ["http://x/other", null],
    ["", null],
  ])("%s", (text, code) => expect(codeIn(text)).toBe(code));
});

const field = (id: string, kind: FieldInfo["kind"], ...ids: string[]): FieldInfo => ({
  id,
  kind,
  name: {},
  choices: ids.map((one) => ({ id: one, name: {} })),
});
const game: GameInfo = {
  id: "any",
  name: {},
  about: {},
  players: [2, 3],
  seats: field("heroes", "seats", "a", "b", "c", "d"),
  fields: [field("story", "one", "wilds", "throne"), field("sides", "each", "normal", "hard"), field("extras", "some", "time"), field("boxes", "list", "sea", "sky"), field("dark", "flag", "no", "yes")],
  first: { setup: { story: "wilds", heroes: ["c", "d"] } },
  windows: [],
  bots: [],
  undo: ["clean", "never"],
};

test("a draft begins with the usual choices of whatever game", () => {
  const draft = draftOf(game);
  expect(draft.seats).toEqual({ a: "me", b: "bot", c: "off", d: "off" });
  expect(draft.values).toEqual({ story: "wilds", extras: [], boxes: [], dark: "no" });
  expect(draft.undo).toBe("clean");
  expect(draftOf(undefined).seats).toEqual({});
});

test("a draft becomes set-up and seats, each field in its own shape", () => {
  const draft = draftOf(game);
  draft.seats = { a: "me", b: "off", c: "bot", d: "open" };
  draft.values = { story: "throne", extras: ["time"], boxes: ["sky"], dark: "yes" };
  const sides = game.fields.find((field) => field.kind === "each");
  if (sides) setOwn(draft, sides, "c", "hard");
  expect(setupOf(draft, game)).toEqual({
    setup: {
      heroes: ["a", "c", "d"],
      story: "throne",
      sides: ["normal", "hard", "normal"],
      extras: { time: true },
      boxes: ["sky"],
      dark: true,
    },
    seats: [{ kind: "person", mine: true }, { kind: "bot" }, { kind: "open" }],
  });
});

test("so many play: others are added as those are who play, or the last ones leave", () => {
  const draft = draftOf(game);
  seatSoMany(draft, game, 3);
  expect(draft.seats).toEqual({ a: "me", b: "bot", c: "bot", d: "off" });
  fillWith(draft, game, "open");
  toggleSeat(draft, game, "d");
  expect(draft.seats).toEqual({ a: "me", b: "open", c: "open", d: "open" });
  seatSoMany(draft, game, 2);
  expect(draft.seats).toEqual({ a: "me", b: "open", c: "off", d: "off" });
  expect(companyIn(draft, game)).toBe("open");
  toggleSeat(draft, game, "a");
  toggleSeat(draft, game, "b");
  toggleSeat(draft, game, "c");
  expect(draft.seats).toEqual({ a: "off", b: "off", c: "me", d: "off" });
});

test("what needs an expansion is gone without it, and so is whoever sat there", () => {
  const needy = {
    ...game,
    seats: { ...game.seats, choices: game.seats.choices.map((one) => (one.id === "c" ? { ...one, needs: "sky" } : one)) },
    fields: game.fields.map((one) => (one.id === "story" ? { ...one, needs: "sea" } : one)),
  };
  const draft = draftOf(needy);
  draft.seats = { a: "me", b: "off", c: "bot", d: "bot" };
  draft.values["story"] = "throne";
  draft.values["boxes"] = ["sea", "sky"];
  expect(setupOf(draft, needy).setup).toMatchObject({ heroes: ["a", "c", "d"], story: "throne" });
  draft.values["boxes"] = [];
  expect(setupOf(draft, needy).setup).toMatchObject({ heroes: ["a", "d"], story: "wilds", boxes: [] });
  expect(setupOf(draft, needy).seats).toHaveLength(2);
  draft.seats["d"] = "off";
  expect(ready(draft, needy)).toBe("new-too-few");
});

test("lots change who is played, not how many people and bots play", () => {
  const draft = draftOf(game);
  draft.seats = { a: "me", b: "off", c: "bot", d: "bot" };
  drawLots(draft, game, () => 0.99);
  expect(draft.seats).toEqual({ a: "off", b: "bot", c: "bot", d: "me" });
  drawLots(draft, game, () => 0);
  expect(draft.seats).toEqual({ a: "bot", b: "bot", c: "me", d: "off" });
});

test("lots draw nobody who is not to be had", () => {
  const choices = game.seats.choices.map((one) => (one.id === "d" ? { ...one, needs: "sky" } : one));
  const needy = { ...game, seats: { ...game.seats, choices } };
  const draft = draftOf(needy);
  draft.values["boxes"] = [];
  drawLots(draft, needy, () => 0.99);
  expect(draft.seats).toEqual({ a: "off", b: "bot", c: "me", d: "off" });
});

test("a table needs as many seats as the game allows", () => {
  const draft = draftOf(game);
  expect(ready(draft, game)).toBeNull();
  draft.seats = { a: "me", b: "off", c: "off", d: "off" };
  expect(ready(draft, game)).toBe("new-too-few");
  draft.seats = { a: "me", b: "me", c: "bot", d: "bot" };
  expect(ready(draft, game)).toBe("new-too-many");
});

test("a first game is played alone, on every seat that no bot takes", () => {
  const mine = { kind: "person", mine: true };
  expect(firstOf(game)).toEqual({ setup: game.first.setup, seats: [mine, mine], seed: game.first.seed ?? null });
  const first = { ...game.first, bots: [1] };
  expect(firstOf({ ...game, first }).seats).toEqual([mine, { kind: "bot" }]);
});

test("rules are found by all words, without regard to umlauts and case", () => {
  const rules = [
    { id: "V1.01", chapter: "a", kind: "rule", text: "Gegner können stören.", see: [] },
    { id: "V1.02", chapter: "a", kind: "rule", text: "Helden rasten.", see: [] },
  ];
  expect(found(rules, "STOREN gegner", (rule) => `${rule.id} ${rule.text}`).map((rule) => rule.id)).toEqual(["V1.01"]);
  expect(found(rules, "v1.02", (rule) => `${rule.id} ${rule.text}`).length).toBe(1);
  expect(found(rules, " ", (rule) => `${rule.id} ${rule.text}`).length).toBe(2);
  expect(marked("a (b) c", "(b)")).toEqual([
    { text: "a ", hit: false },
    { text: "(b)", hit: true },
    { text: " c", hit: false },
  ]);
});
