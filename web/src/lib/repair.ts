/** The words by which the host puts a position right: "set time to 3", "put top from potion_deck in players.wolf.potions". */
import { cardId } from "./content";
import type { RepairOffers, ValueOffer } from "./generated/rest";

export type { RepairOffers, ValueOffer };
export type Value = ValueOffer["value"];

/** Whose value it is, and which: "heroes.fengray.foes.dire_wolf#2.wounds" is "wounds" of "dire_wolf#2" with "fengray". */
export interface Place {
  owner: string;
  thing: string;
  key: string;
}

export function placeOf(place: string): Place {
  const parts = place.split(".");
  if (parts[0] === "heroes" || parts[0] === "players" || parts[0] === "characters") {
    const thing = parts[2] === "foes" && parts.length === 5 ? (parts[3] ?? "") : "";
    return { owner: parts[1] ?? "", thing, key: parts.slice(thing ? 4 : 2).join(".") };
  }
  if (parts[0] === "row" && parts.length === 3) return { owner: "row", thing: parts[1] ?? "", key: parts[2] ?? "" };
  if (parts[0] === "fight" && parts.length > 1) {
    const thing = parts.length > 2 ? (parts[1] ?? "") : "";
    return { owner: "fight", thing, key: parts.slice(thing ? 2 : 1).join(".") };
  }
  return { owner: "", thing: parts[1] ?? "", key: [parts[0], ...parts.slice(2)].join(".") };
}

const TOP = "top from ";

/** The face-down pile whose top card is meant; empty for a card that is named. */
export const stackOf = (card: string): string => (card.startsWith(TOP) ? card.slice(TOP.length) : "");

/** Something that can be put right: what is set on it, and the card by which it is put elsewhere ("" if it is none). */
export interface Subject {
  /** A card, a hero, a place; "" for the table itself. */
  id: string;
  values: ValueOffer[];
  card: string;
}

/** Everything that can be put right; two enemies of a kind are one subject. */
export function subjectsOf(offers: Pick<RepairOffers, "values" | "cards">): Subject[] {
  const found = new Map<string, Subject>();
  const named = (id: string): Subject => {
    const subject = found.get(id) ?? { id, values: [], card: "" };
    found.set(id, subject);
    return subject;
  };
  for (const offer of offers.values) {
    const { owner, thing } = placeOf(offer.place);
    named(cardId(thing) || owner).values.push(offer);
  }
  for (const card of offers.cards) named(card).card = card;
  return [...found.values()];
}

export const setLine = (place: string, value: Value): string => `set ${place} to ${value}`;
export const putLine = (card: string, pile: string): string => `put ${card} in ${pile}`;
/** A card as a repair names it: with the pile in which the one that was touched lies, as there may be others of its kind. */
export const cardIn = (card: string, pile: string): string => (pile ? `${card} from ${pile}` : card);

/** The lines with another value for a place; without one if it is what it was before. */
export function withValue(lines: readonly string[], offer: ValueOffer, value: string): string[] {
  const kept = lines.filter((line) => !line.startsWith(`set ${offer.place} to `));
  return value === String(offer.value) ? kept : [...kept, setLine(offer.place, value)];
}

/** The lines with another pile for a card; without one if it stays where it is. */
export function withPile(lines: readonly string[], card: string, pile: string): string[] {
  const kept = lines.filter((line) => !line.startsWith(`put ${card} in `));
  return pile ? [...kept, putLine(card, pile)] : kept;
}

/** What the lines set a place to, or which pile they put a card in; "" if they say nothing of it. */
export function wordFor(lines: readonly string[], start: string): string {
  return lines.findLast((line) => line.startsWith(start))?.slice(start.length) ?? "";
}

/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
