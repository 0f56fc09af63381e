import { beforeAll, describe, expect, it } from "vitest";
import contentDe from "../../dev/fixtures/content.de.json";
import contentEn from "../../dev/fixtures/content.en.json";
import crowd from "../../dev/fixtures/crowd.json";
import fight from "../../dev/fixtures/fight.json";
import { loadPart } from "../../src/games";
import part from "../../src/games/valskyrr/part";
import { handToShow } from "../../src/games/valskyrr/reading";
import type { ValskyrrView } from "../../src/games/valskyrr/types";
import { readContent } from "../../src/lib/content";
import type { Content as SentContent } from "../../src/lib/generated/rest";
import { hasText } from "../../src/lib/i18n";
import { settings } from "../../src/lib/settings.svelte";
import { TableState } from "../../src/lib/table.svelte";
import type { DecisionView, RoomView, TableView } from "../../src/lib/wire";

const en = readContent(contentEn as SentContent);
const de = readContent(contentDe as SentContent);
const room = { seats: [{ seat: 0, hero: "fengray", mine: false }, { seat: 1, hero: "arani", mine: true }] } as RoomView;

function table(view: unknown, decision?: Partial<DecisionView>): TableState {
  const found = new TableState({ answer: () => undefined });
  found.view = view as TableView;
  found.room = room;
  if (decision) found.decisions = [{ step: 1, seat: 1, options: [], mine: true, prompt: "", why: "", ...decision } as DecisionView];
  return found;
}

beforeAll(async () => {
  await loadPart("valskyrr");
});

describe("the position in sentences", () => {
  const view = fight.view as unknown as ValskyrrView;
  it("tells everything on the table, the own hero before the others", () => {
    settings.lang = "en";
    const told = part.sentences?.(table(view), en) ?? [];
    expect(told[0]).toMatch(/round \d+, .*phase/);
    const starts = told.map((line) => line.split(",")[0]);
    expect(starts.indexOf("Arani")).toBeLessThan(starts.indexOf("Fengray"));
    const names = [...view.heroes.flatMap((hero) => [...hero.hand, ...hero.hero_zone])].map(
      (card) => en.cards[card.split("#")[0] ?? ""]?.name ?? "?",
    );
    for (const name of names) expect(told.join(" ")).toContain(name);
    for (const foe of view.heroes.flatMap((hero) => hero.foes)) {
      expect(told.join(" ")).toContain(en.cards[foe.card.split("#")[0] ?? ""]?.name);
    }
  });
  it("says every word of it in German, too", () => {
    settings.lang = "de";
    const told = (part.sentences?.(table(crowd.view), de) ?? []).join(" ");
    expect(told).toContain("Runde");
    expect(told).not.toMatch(/\bv-[a-z]|undefined|\{ ?\$/);
    settings.lang = "en";
  });
});

describe("hints", () => {
  it("explain the phase in the first round, and every kind of decision", () => {
    const first = { ...fight.view, round: 1, phase: "travel" };
    expect(part.hints?.(table(first, { key: "choose_effect" }))).toEqual(["v-hint-phase-travel", "v-hint-key-choose-effect"]);
    expect(part.hints?.(table({ ...first, round: 2 }, { key: "target" }))).toEqual(["v-hint-key-target"]);
    expect(part.hints?.(table(first))).toEqual([]);
  });
  it("have their words in both languages", () => {
    const phases = ["reinforcement", "travel", "pursuit", "attack", "defence", "recovery", "time"];
    for (const key of [...phases.map((one) => `v-hint-phase-${one}`), "v-hint-key-action", "v-hint-key-reflex"]) {
      expect(hasText("de", key) && hasText("en", key), key).toBe(true);
    }
  });
});

it("knows whose turn begins", () => {
  const event = (kind: string, hero: string) => ({ kind, text: "", why: "", fields: { hero } });
  expect(part.turn?.(event("TurnBegan", "arani"), room)).toBe(1);
  expect(part.turn?.(event("FocusMoved", "arani"), room)).toBe(-1);
});

it("shows the hand that the question is about, else who decides, acts, or comes first", () => {
  expect(handToShow([0, 2], [2], 0, 1)).toBe(2);
  expect(handToShow([0, 2], [0, 2], 2, 1)).toBe(2);
  expect(handToShow([0, 2], [], 2, 0)).toBe(2);
  expect(handToShow([0, 2], [], -1, 2)).toBe(2);
  expect(handToShow([0, 2], [], -1, 1)).toBe(0);
  expect(handToShow([], [], 0, 0)).toBe(-1);
});
