/** What the board reads from view and content: plain functions, no drawing. */
import type { AdventureFacts, CardFacts, CardRef, PlaceView } from "./types";

/** "war_sword#12" → "12". */
export function uidOf(card: CardRef): string {
  return card.split("#")[1] ?? "";
}

/** The heroes in the order in which a person wants them: the own ones first, then the others. */
export function heroOrder(count: number, own: readonly number[]): number[] {
  const all = Array.from({ length: count }, (_, index) => index);
  return [...all.filter((index) => own.includes(index)), ...all.filter((index) => !own.includes(index))];
}

/** Whose hand is in sight: of the own heroes one with cards to choose, else who decides, acts, or comes first. */
export function handToShow(own: readonly number[], choosable: readonly number[], seat: number, active: number): number {
  const wanted = [...(choosable.includes(seat) ? [seat] : choosable), seat, active];
  return wanted.find((index) => own.includes(index)) ?? own[0] ?? -1;
}

const LAND: Record<string, string> = { G: "haven", B: "borderlands", W: "wildlands", D: "deadlands" };

/** The land that the back of a tile shows; the back of the final location shows none. */
export function landOf(
  place: PlaceView,
  adventure: AdventureFacts | undefined,
  cards: Record<string, CardFacts>,
): string {
  const keyword = cards[place.tile]?.keywords?.[0];
  if (keyword) return keyword;
  return LAND[adventure?.layout[place.row]?.[place.column] ?? ""] ?? "";
}

export const THREATS = ["safe", "dangerous", "overrun"] as const;

/** The threat of a location as a sign that needs no colour. */
export function threatSign(threat: number): string {
  return threat <= 0 ? "○" : "▲".repeat(Math.min(threat, 2));
}

export interface Line {
  /** What is set off from the rest, such as the name of an ability. */
  head: string;
  text: string;
}

/** The lines of a card or board that are neither its first one nor one of its actions. */
export function furtherLines(card: Pick<CardFacts, "lines" | "heads"> & Partial<Pick<CardFacts, "actions">>): Line[] {
  const actions = new Set((card.actions ?? []).map((action) => action.text));
  const all = card.lines.map((line, at) => {
    const head = card.heads[at] ?? "";
    return { line, head, text: line.slice(head.length) };
  });
  return all.slice(1).filter(({ line }) => !actions.has(line));
}

/** How the frame of a card is drawn. */
export function frameOf(card: CardFacts | undefined): string {
  if (!card) return "back";
  return card.kind === "enemy" ? (card.colour ?? "final") : card.kind;
}

/** Whether one of the things can be chosen now. */
export function anyChoosable(cards: readonly CardRef[], optionsFor: (thing: string) => number[]): boolean {
  return cards.some((card) => optionsFor(card).length > 0);
}

/** All fields of the time track from left to right. */
export function timeFields(leftmost: number, end: number): number[] {
  return Array.from({ length: end - leftmost + 1 }, (_, index) => leftmost + index);
}

/** The size of the map. */
/** The way across a tile, towards every neighbour, in a square of 100: the ways of two tiles meet at their common edge. */
const WAYS = [
  { row: 0, column: -1, path: "M50 60C36 52 22 68 0 60" },
  { row: 0, column: 1, path: "M50 60C64 68 78 52 100 60" },
  { row: -1, column: 0, path: "M50 60C42 44 58 28 50 0" },
  { row: 1, column: 0, path: "M50 60C58 72 42 86 50 100" },
] as const;

/** The ways that leave a tile. */
export function waysFrom(place: PlaceView, places: readonly PlaceView[]): string {
  return WAYS.filter((way) => places.some((one) => one.row === place.row + way.row && one.column === place.column + way.column))
    .map((way) => way.path)
    .join("");
}

export function mapSize(places: readonly PlaceView[]): { rows: number; columns: number } {
  return {
    rows: Math.max(0, ...places.map((place) => place.row)) + 1,
    columns: Math.max(0, ...places.map((place) => place.column)) + 1,
  };
}
