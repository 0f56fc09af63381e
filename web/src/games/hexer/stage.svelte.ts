/** What all parts of the board share. */
import { createContext } from "svelte";
import { Desk } from "../../board/desk.svelte";
import { cardId } from "../../lib/content";
import { COLOURS, SKILLS, TERRAINS } from "./reading";
import { type CardFacts, type Facts, type PlaceFacts, type PlayerView, type Words, factsOf } from "./types";

export class Stage extends Desk {
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
