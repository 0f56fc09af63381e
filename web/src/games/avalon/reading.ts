/** What the board works out from a view, without drawing anything. */
import type { DecisionView } from "../../lib/wire";
import type { AvalonView, CharacterView, EdgeFacts, LaidView, PlaceView } from "./types";

export interface Grid {
  columns: number;
  rows: number;
  /** The first column and row, in steps from the start location. */
  west: number;
  north: number;
}

/** How large the map is by now. */
export function gridOf(places: readonly PlaceView[]): Grid {
  const east = places.map((place) => place.east);
  const south = places.map((place) => place.south);
  const [west, north] = [Math.min(0, ...east), Math.min(0, ...south)];
  return { west, north, columns: Math.max(0, ...east) - west + 1, rows: Math.max(0, ...south) - north + 1 };
}

/** Whether a way leads from a place to its neighbour in the east or in the south; each way is told once. */
export function waysOf(place: PlaceView, places: readonly PlaceView[]): { east: boolean; south: boolean } {
  const there = (east: number, south: number): boolean => {
    const other = places.find((one) => one.east === place.east + east && one.south === place.south + south);
    return other !== undefined && (place.roads.includes(other.number) || other.roads.includes(place.number));
  };
  return { east: there(1, 0), south: there(0, 1) };
}

export interface Step {
  seat: number;
  /** In Energy. */
  cost: number;
}

/** Who may travel to a place now, or explore it, and what it costs. Options are known by their ids: "beor:travel:102". */
export function stepsTo(view: AvalonView, asked: DecisionView | null, number: number): Step[] {
  return (asked?.options ?? []).flatMap(({ key, things = [] }) => {
    const [who, deed] = key.split(":");
    const seat = view.characters.findIndex((one) => one.id === who);
    const one = view.characters[seat];
    if (!one || !things.includes(`place:${number}`)) return [];
    return deed === "travel" ? [{ seat, cost: one.travel }] : deed === "explore" ? [{ seat, cost: one.explore }] : [];
  });
}

/** Who stands at a place, by seat. */
export function peopleAt(view: AvalonView, number: number): number[] {
  return view.characters.flatMap((one, seat) => (one.place === number ? [seat] : []));
}

/** The last fields of fear are red (A10.19). */
export const RED_FEAR = 2;

/** Whether a row of a laid card is lit: its symbol met that of the card before. */
export function isLit(laid: LaidView, row: number): boolean {
  return laid.activated.includes(row);
}

/** The character in large: the one that is asked, else the first own one. */
export function inLarge(view: AvalonView, asked: number, own: readonly number[]): number {
  if (asked >= 0 && asked < view.characters.length) return asked;
  if (view.clash && view.clash.active >= 0) return view.clash.active;
  return own[0] ?? 0;
}

/** Whose hand is shown in an encounter: the one that is chosen from, else that of whoever is active. */
export function handOf(view: AvalonView, asked: DecisionView | null, large: number): CharacterView | undefined {
  if (!view.clash) return undefined;
  const things = new Set(asked?.options.flatMap((option) => option.things ?? []));
  const active = view.clash.active >= 0 ? view.clash.active : large;
  return view.characters.find((one) => one.hand.some((card) => things.has(card))) ?? view.characters[active];
}

/** The cards of a question that are drawn nowhere else: they are laid out to be chosen from. */
export function offered(view: AvalonView, asked: DecisionView | null, large: number): string[] {
  const drawn = new Set([
    ...(handOf(view, asked, large)?.hand ?? []),
    ...(view.clash?.sequence.map((laid) => laid.card) ?? []),
    ...(view.clash ? [view.clash.enemy] : []),
    ...view.places.flatMap((place) => [...place.guardians, ...place.left]),
    ...[view.characters[large]].flatMap((one) => (one ? [...one.equipped, ...one.flipped, ...one.packed, ...one.skills.map((skill) => skill.card)] : [])),
    ...view.quests.map((quest) => quest.card),
    ...view.events,
  ]);
  return (asked?.options ?? []).flatMap(({ things = [] }) => (things.every((thing) => thing.includes("#") && !drawn.has(thing)) ? things.slice(0, 1) : []));
}

/** Whether a card is laid into a chain, where its edges count. */
export function isEdged(card: { kind?: string } | undefined): boolean {
  return card?.kind === "combat" || card?.kind === "diplomacy";
}

/** What stands at a right edge beside its symbol. */
export function keySign(key: EdgeFacts): string {
  if (key.blocked) return "✕";
  const needs = key.row < 3 ? String(key.needs ?? 0) : "";
  return (key.times ?? 1) > 1 ? `${needs}×${key.times}` : needs;
}

/** Prose as paragraphs, with what is set in italics apart. */
export function paragraphs(text: string): { text: string; slanted: boolean }[][] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) =>
      part
        .replaceAll("\n", " ")
        .split(/(\*[^*]+\*)/)
        .filter(Boolean)
        .map((piece) => (piece.startsWith("*") && piece.endsWith("*") && piece.length > 2 ? { text: piece.slice(1, -1), slanted: true } : { text: piece, slanted: false })),
    );
}
