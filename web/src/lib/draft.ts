/** A table before it is opened: what the person has chosen so far, by what the game offers. */
import type { FieldInfo, GameInfo } from "./api";
import type { SeatWish, SetupAnswers } from "./wire";

/** By whom a seat can be played: by this person, by a friend, by a bot. */
export const COMPANY = ["me", "open", "bot"] as const;
export type Company = (typeof COMPANY)[number];
export type SeatChoice = Company | "off";

export interface Draft {
  /** Who could sit at the table → how the seat starts, in table order. */
  seats: Record<string, SeatChoice>;
  /** Field → the chosen id, or the chosen ids. */
  values: Record<string, string | string[]>;
  /** Field → who sits at the table → the id chosen for that seat, if it isn't the usual one. */
  own: Record<string, Record<string, string>>;
  name: string;
  undo: string;
  speaker: string;
  /** Who plays the bots' seats; empty: whoever is usual here. */
  bots: string;
  password: string;
}

/** The usual choices: two seats, one of them a bot's, of every field the first choice, and nothing that adds to the game. */
export function draftOf(game: GameInfo | undefined): Draft {
  const choices = game?.seats.choices ?? [];
  const usual: SeatChoice[] = ["me", "bot"];
  return {
    seats: Object.fromEntries(choices.map((one, at) => [one.id, usual[at] ?? "off"])),
    values: Object.fromEntries((game?.fields ?? []).filter((field) => field.kind !== "each").map((field) => [field.id, first(field)])),
    own: {},
    name: "",
    undo: game?.undo[0] ?? "",
    speaker: "anyone",
    bots: "",
    password: "",
  };
}

function first(field: FieldInfo): string | string[] {
  return field.kind === "some" || field.kind === "list" ? [] : (field.choices[0]?.id ?? "");
}

/** Whether something is to be had with what is chosen: an expansion that it needs is ticked, a mode taken, somebody plays. */
export function isOffered(one: { needs?: string }, draft: Draft, game: GameInfo): boolean {
  const { needs } = one;
  if (!needs) return true;
  if (needs in draft.seats) return draft.seats[needs] !== "off";
  const others = game.fields.filter((field) => field.kind === "list" || field.kind === "one");
  return others.some((field) => [draft.values[field.id]].flat().includes(needs));
}

/** Who could play, in table order. */
function offeredIn(draft: Draft, game: GameInfo): string[] {
  return game.seats.choices.filter((one) => isOffered(one, draft, game)).map((one) => one.id);
}

/** Who plays, in table order. */
export function seatedIn(draft: Draft, game: GameInfo): string[] {
  return offeredIn(draft, game).filter((one) => draft.seats[one] !== "off");
}

/** By whom all seats but the first are played, if by the same; null if not. */
export function companyIn(draft: Draft, game: GameInfo): Company | null {
  const [, ...others] = seatedIn(draft, game).map((one) => draft.seats[one] as Company);
  const found = others[0] ?? null;
  return others.every((one) => one === found) ? found : null;
}

/** The first seat is mine, and all others are played by these. */
export function fillWith(draft: Draft, game: GameInfo, company: Company): void {
  seatedIn(draft, game).forEach((one, at) => {
    draft.seats[one] = at === 0 ? "me" : company;
  });
}

/** So many play: the last ones leave, or the next who could are added, played by whoever plays the others. */
export function seatSoMany(draft: Draft, game: GameInfo, count: number): void {
  const seated = seatedIn(draft, game);
  for (const one of seated.slice(count)) draft.seats[one] = "off";
  const free = offeredIn(draft, game).filter((one) => draft.seats[one] === "off");
  for (const one of free.slice(0, Math.max(0, count - seated.length))) toggleSeat(draft, game, one);
}

/** Somebody joins, or leaves. */
export function toggleSeat(draft: Draft, game: GameInfo, id: string): void {
  if (draft.seats[id] !== "off") draft.seats[id] = "off";
  else draft.seats[id] = seatedIn(draft, game).length === 0 ? "me" : (companyIn(draft, game) ?? "bot");
}

/** As many people and bots as before, but the lot decides whom each of them plays. */
export function drawLots(draft: Draft, game: GameInfo, random: () => number = Math.random): void {
  const urn = offeredIn(draft, game);
  const seats = seatedIn(draft, game).map((one) => draft.seats[one] ?? "off");
  for (const one of urn) draft.seats[one] = "off";
  for (const seat of seats) {
    const [drawn = ""] = urn.splice(Math.floor(random() * urn.length), 1);
    draft.seats[drawn] = seat;
  }
}

/** What is still wrong, as the key of a text; null if the table can be opened. */
export function ready(draft: Draft, game: GameInfo): string | null {
  const count = seatedIn(draft, game).length;
  if (count < Math.min(...game.players)) return "new-too-few";
  return game.players.includes(count) ? null : "new-too-many";
}

/** The choices as the server wants them. */
export function setupOf(draft: Draft, game: GameInfo): { setup: SetupAnswers; seats: SeatWish[] } {
  const seated = seatedIn(draft, game);
  const chosen = (field: FieldInfo): string | string[] =>
    isOffered(field, draft, game) ? (draft.values[field.id] ?? "") : first(field);
  const values = game.fields.map((field) => [
    field.id,
    field.kind === "each" ? seated.map((one) => ownOf(draft, field, one)) : valueOf(field, chosen(field)),
  ]);
  return {
    setup: { [game.seats.id]: seated, ...Object.fromEntries(values) },
    seats: seated.map((one) => {
      const choice = draft.seats[one];
      if (choice === "me") return { kind: "person", mine: true };
      return { kind: choice === "bot" ? "bot" : "open" };
    }),
  };
}

/** What is chosen for one seat. */
export function ownOf(draft: Draft, field: FieldInfo, seat: string): string {
  return draft.own[field.id]?.[seat] ?? field.choices[0]?.id ?? "";
}

/** Something else is chosen for one seat. */
export function setOwn(draft: Draft, field: FieldInfo, seat: string, chosen: string): void {
  draft.own[field.id] = { ...draft.own[field.id], [seat]: chosen };
}

function valueOf(field: FieldInfo, chosen: string | string[]): unknown {
  if (field.kind === "list") return [chosen].flat();
  if (field.kind === "flag") return chosen === "yes";
  if (field.kind === "some") return Object.fromEntries([chosen].flat().map((id) => [id, true]));
  return chosen;
}

/** The game for somebody who has never played: every seat that no bot takes is an own one. */
export function firstOf(game: GameInfo): { setup: SetupAnswers; seats: SeatWish[]; seed: number | null } {
  const { setup, bots = [], seed = null } = game.first;
  const seated = (setup[game.seats.id] ?? []) as string[];
  return { setup, seed, seats: seated.map((_, at) => (bots.includes(at) ? { kind: "bot" } : { kind: "person", mine: true })) };
}
