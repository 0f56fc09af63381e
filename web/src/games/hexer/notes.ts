/** What the table tells about a printed thing beside what is printed on it. */
import { cardId } from "../../lib/content";
import type { Args, Lang } from "../../lib/i18n";
import { TERRAINS, standingAt } from "./reading";
import type { Facts, HexerView } from "./types";

export type Note = [head: string, text: string];
type Say = (key: string, args?: Args) => string;

/** What an item or a quest says: stories are not printed for all to read, but whoever has one of these shows it. */
export function learned(id: string, view: HexerView | null, facts: Facts, lang: Lang): string[] {
  for (const player of view?.players ?? []) {
    const item = player.items.find((one) => cardId(one.card) === id);
    if (item) return [item.text[lang] ?? ""];
    const quest = player.quests.find((one) => one.id === id);
    if (quest) return [`→ ${facts.places[quest.place]?.name ?? ""}`, quest.task[lang] ?? ""];
  }
  return [];
}

/** What a place is, and what stands on it now: names, and of tokens what they are good for. */
export function standing(id: string, view: HexerView | null, facts: Facts, own: readonly number[], t: Say): Note[] {
  const number = Number(id.slice("place_".length));
  const place = facts.places[number];
  if (!view || !place || !id.startsWith("place_")) return [];
  const on = standingAt(view, number, own);
  const name = (card: string): string => facts.cards[cardId(card)]?.name ?? "";
  const told = (key: string, more = ""): Note => [more ? `${name(`told_${key}`)} (${more})` : name(`told_${key}`), facts.cards[`told_${key}`]?.lines[0] ?? ""];
  const is = [...(place.port && view.dagon ? [t("h-port")] : []), ...(place.school ? [t("h-home", { name: name(place.school) })] : [])];
  const here = [...on.players.map((index) => view.players[index]?.id ?? ""), ...on.monsters, on.legend].map(name).filter(Boolean);
  return [
    ...is.map((text): Note => ["", text]),
    ...(here.length ? [[t("h-here"), here.join(", ")] as Note] : []),
    ...on.weaknesses.map((terrain) => told("weakness", facts.words[`terrain-${TERRAINS[terrain] ?? ""}`])),
    ...(on.laidWaste ? [told("destruction")] : []),
    ...(on.rumours ? [told("rumour")] : []),
    ...(on.ship ? [told("ship")] : []),
    ...(on.tavern ? [told("tavern")] : []),
  ];
}

/** What the victory track costs and is worth, space by space. */
export function trackNotes(id: string, view: HexerView | null, facts: Facts, t: Say): Note[] {
  if (id !== "told_victory" || !view) return [];
  const trash: Note = [t("h-track-trash"), facts.exhaustion.join(" · ")];
  if (!view.legend) return [trash];
  const name = facts.cards[cardId(view.legend.card)]?.name ?? "";
  return [trash, [t("h-track-shield", { name }), (facts.protection[view.side] ?? []).join(" · ")]];
}
