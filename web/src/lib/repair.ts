/** The words by which the host puts a position right: "set time to 3", "put top from potion_deck in players.wolf.potions". */

export type Value = number | boolean | string;

export interface ValueOffer {
  place: string;
  value: Value;
  choices?: string[];
}

/** What words can change now. */
export interface RepairOffers {
  step: number;
  /** So many answers, given since the last free choice, no longer count after a repair. */
  dropped: number;
  values: ValueOffer[];
  /** What can be put elsewhere: a card, or "top from …" for the top card of a face-down pile. */
  cards: string[];
  piles: string[];
}

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

/** The values by whom they belong to: the table first, then the heroes and the enemies in their order. */
export function grouped(values: ValueOffer[]): { owner: string; thing: string; offers: ValueOffer[] }[] {
  const found = new Map<string, { owner: string; thing: string; offers: ValueOffer[] }>();
  for (const offer of values) {
    const { owner, thing } = placeOf(offer.place);
    const group = owner ? { owner, thing } : { owner: "", thing: "" };
    const key = `${group.owner}/${group.thing}`;
    const kept = found.get(key) ?? { ...group, offers: [] };
    kept.offers.push(offer);
    found.set(key, kept);
  }
  return [...found.values()];
}

export const setLine = (place: string, value: Value): string => `set ${place} to ${value}`;
export const putLine = (card: string, pile: string): string => `put ${card} in ${pile}`;

/** The lines of a text that say something. */
export function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
}
