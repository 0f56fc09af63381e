/** What all parts of the board share. */
import { createContext } from "svelte";
import { Desk } from "../../board/desk.svelte";
import type { Beat } from "../../board/director.svelte";
import { cardId } from "../../lib/content";
import { COLOURS, SKILLS, TERRAINS } from "./reading";
import { type CardFacts, type Facts, type PlaceFacts, type PlayerView, type Words, factsOf } from "./types";

/** A beat in which a token travels. */
export type Travel = Extract<Beat, { kind: "travel" }>;

export class Stage extends Desk {
  /** The journeys that are seen now or later: until then a token rests where it sets out. */
  get travels(): Travel[] {
    return this.table.director.pending.filter((beat) => beat.kind === "travel");
  }

  /** Whether a token is still on its way to where it stands. */
  isAway(token: number | "legend"): boolean {
    return this.travels.some((one) => one.token === String(token));
  }

  /** Whether a ship is still on its way to a place. */
  isAtSea(place: number): boolean {
    return this.travels.some((one) => one.ship && one.stops.at(-1) === place);
  }

  get facts(): Facts {
    return factsOf(this.given().content);
  }

  /** A fixed term of the rules. */
  word(key: string): string {
    return this.facts.words[key] ?? key;
  }

  terrain(number: number): string {
    return this.word(`terrain-${TERRAINS[number] ?? ""}`);
  }

  colour(number: number): string {
    return this.word(`colour-${COLOURS[number] ?? ""}`);
  }

  /** What an attribute of a player is called. */
  skill(player: PlayerView, number: number): string {
    const key = SKILLS[number] ?? "";
    return this.word(`skill-${player.kind === 1 && key === "defence" ? "wisdom" : key}`);
  }

  card(thing: string): CardFacts | undefined {
    return this.facts.cards[cardId(thing)];
  }

  place(number: number): PlaceFacts | undefined {
    return this.facts.places[number];
  }

  placeName(number: number): string {
    return this.place(number)?.name ?? "";
  }

  /** What a chip needs to show a thing that is no card: a token, a track. */
  told(key: string): { thing: string; card: string; more: string } {
    const card = `told_${key}`;
    return { thing: `told:${key}`, card, more: this.card(card)?.lines[0] ?? "" };
  }

  /** A text that came in both languages. */
  said(words: Words): string {
    return words[this.table.lang] ?? "";
  }

  /** Who sits on a seat. */
  person(seat: number): string {
    return this.table.room?.seats.find((one) => one.seat === seat)?.name ?? "";
  }
}

export const [getStage, setStage] = createContext<Stage>();
