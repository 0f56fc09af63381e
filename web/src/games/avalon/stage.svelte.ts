/** What all parts of the board share. */
import { createContext } from "svelte";
import { Desk } from "../../board/desk.svelte";
import { answersOf } from "../../lib/answers";
import { type CardContent, cardId } from "../../lib/content";
import type { OptionView } from "../../lib/wire";
import { type AvalonFacts, type AvalonView, type CardFacts, RESOURCES, TRACKS, cardOf, factsOf } from "./types";

export class Stage extends Desk {
  /** The places that were seen on the map; null until there is one. */
  seen: Set<number> | null = null;

  get facts(): AvalonFacts {
    return factsOf(this.given().content);
  }

  get view(): AvalonView | null {
    return this.table.view as AvalonView | null;
  }

  card(thing: string): (CardContent & Partial<CardFacts>) | undefined {
    return cardOf(cardId(thing), this.given().content, this.view);
  }

  override name(thing: string): string {
    return this.card(thing)?.name ?? super.name(thing);
  }

  /** What a resource, a track, a person or a card is called. */
  term(id: string): string {
    const resource = RESOURCES.findIndex((one) => one === id);
    if (resource >= 0) return this.facts.resources[resource] ?? id;
    return TRACKS.has(id) ? this.t(`a-${id}`) : this.name(id);
  }

  /** By which number key an option of a question is chosen. */
  keyOf(options: readonly OptionView[], index: number): number {
    return answersOf(options, this.given().content).findIndex((answer) => answer.indices.includes(index)) + 1;
  }

  /** What comes in both languages. */
  say(words: Record<string, string> | undefined): string {
    return words?.[this.table.lang] ?? "";
  }

  place(number: number): string {
    return this.name(String(number));
  }
}

export const [getStage, setStage] = createContext<Stage>();
