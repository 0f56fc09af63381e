import { describe, expect, test } from "vitest";
import { cardId, readContent } from "../src/lib/content";
import { draftOf, ready, setupOf } from "../src/lib/draft";
import { linked } from "../src/lib/linking";
import { codeIn } from "../src/lib/rooms";
import { found, marked } from "../src/lib/searching";

const content = readContent("valskyrr", "en", {
  title: "Mists",
  cards: { axe: { id: "axe", name: "Axe", kind: "gear", lines: ["Deal 2.", "Focus +2."] } },
  heroes: [{ id: "arani", name: "Arani", lines: ["Cleric"] }],
  adventures: [{ id: "wilds", name: "Wilds", story: "…" }],
});

test("content is read from what the server sends", () => {
  expect(content.cards["axe"]?.text).toBe("Deal 2.\nFocus +2.");
  expect(content.cards["arani"]?.kind).toBe("hero_board");
  expect(cardId("axe#12")).toBe("axe");
  expect(cardId("board:arani")).toBe("arani");
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
  const odd = readContent("valskyrr", "de", { cards: { m: { name: "Dunkelwald-Meuchler (alt) 1/2" } } });
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

test("a draft becomes set-up and seats", () => {
  const draft = { ...draftOf(), adventure: "wilds", options: ["more_time"], hardHeroes: true };
  expect(ready(draft, 4)).toBe("new-no-hero");
  draft.seats = { a: "me", b: "off", c: "bot", d: "open" };
  expect(ready(draft, 2)).toBe("new-too-many");
  expect(ready(draft, 4)).toBeNull();
  expect(setupOf(draft)).toEqual({
    setup: {
      adventure: "wilds",
      heroes: ["a", "c", "d"],
      board: "normal",
      hero_boards: ["hard", "hard", "hard"],
      options: { more_time: true },
    },
    seats: [{ kind: "person", mine: true }, { kind: "bot" }, { kind: "open" }],
  });
});

test("rules are found by all words, without regard to umlauts and case", () => {
  const rules = [
    { id: "V1.01", chapter: "a", kind: "rule", text: "Gegner können stören.", see: [] },
    { id: "V1.02", chapter: "a", kind: "rule", text: "Helden rasten.", see: [] },
  ];
  expect(found(rules, "STOREN gegner").map((rule) => rule.id)).toEqual(["V1.01"]);
  expect(found(rules, "v1.02").length).toBe(1);
  expect(found(rules, " ").length).toBe(2);
  expect(marked("a (b) c", "(b)")).toEqual([
    { text: "a ", hit: false },
    { text: "(b)", hit: true },
    { text: " c", hit: false },
  ]);
});
