/** What all parts of the board share. */
import { createContext } from "svelte";
import { Desk } from "../../board/desk.svelte";
import type { Sign } from "../../board/Track.svelte";
import { cardId } from "../../lib/content";
import { SYMBOLS } from "./art";
import { icons } from "./icons";
import { type CardFacts, type Facts, type HeroFacts, factsOf } from "./types";

export class Stage extends Desk {
  get facts(): Facts {
    return factsOf(this.given().content);
  }

  /** A fixed term of the rules. */
  word(id: string): string {
    return this.facts.words[id] ?? id;
  }

  keyword(id: string): string {
    return this.facts.keywords[id] ?? id;
  }

  /** A symbol on a space of a track. */
  sign(id: string | undefined): Sign | undefined {
    const icon = SYMBOLS[id ?? ""];
    return id && icon ? { drawn: icons[icon], name: this.word(id), calm: id === "reinforcement" } : undefined;
  }

  card(thing: string): CardFacts | undefined {
    return this.facts.cards[cardId(thing)];
  }

  hero(id: string): HeroFacts | undefined {
    return this.facts.heroes.find((hero) => hero.id === id);
  }
}

export const [getStage, setStage] = createContext<Stage>();
