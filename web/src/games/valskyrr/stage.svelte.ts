/** What all parts of the board share: the table, the content, and the pop-ups beside things. */
import { createContext } from "svelte";
import { cardId, type Content } from "../../lib/content";
import type { Args } from "../../lib/i18n";
import type { TableState } from "../../lib/table.svelte";
import type { Box } from "./placing";
import { type CardFacts, type Facts, type HeroFacts, factsOf } from "./types";

export interface Popup {
  thing: string;
  card: string;
  anchor: Box;
  element: HTMLElement;
}

export class Stage {
  /** The card drawn large: beside the thing, or as a sheet after a first tap. */
  preview: (Popup & { touch: boolean }) | null = $state.raw(null);
  /** The options on one thing, to choose from. */
  menu: Popup | null = $state.raw(null);

  private readonly given: () => { table: TableState; content: Content };
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(given: () => { table: TableState; content: Content }) {
    this.given = given;
  }

  get table(): TableState {
    return this.given().table;
  }

  get facts(): Facts {
    return factsOf(this.given().content);
  }

  t(key: string, args?: Args): string {
    return this.table.t(key, args);
  }

  /** A fixed term of the rules. */
  word(id: string): string {
    return this.facts.words[id] ?? id;
  }

  keyword(id: string): string {
    return this.facts.keywords[id] ?? id;
  }

  card(thing: string): CardFacts | undefined {
    return this.facts.cards[cardId(thing)];
  }

  hero(id: string): HeroFacts | undefined {
    return this.facts.heroes.find((hero) => hero.id === id);
  }

  /** What a thing is called. */
  name(thing: string): string {
    const id = cardId(thing);
    return this.facts.cards[id]?.name ?? this.hero(id)?.name ?? id;
  }

  look(thing: string, card: string, element: HTMLElement, how: { touch?: boolean; after?: number } = {}): void {
    clearTimeout(this.waiting);
    const open = (): void => {
      if (!element.isConnected) return;
      this.preview = { thing, card, element, anchor: element.getBoundingClientRect(), touch: how.touch ?? false };
    };
    if (how.after) this.waiting = setTimeout(open, how.after);
    else open();
  }

  lookAway(): void {
    clearTimeout(this.waiting);
    if (this.preview) this.preview = null;
  }

  openMenu(thing: string, card: string, element: HTMLElement): void {
    this.lookAway();
    this.menu = { thing, card, element, anchor: element.getBoundingClientRect() };
  }

  closeMenu(): void {
    const element = this.menu?.element;
    this.menu = null;
    element?.focus();
  }

  /** Choose what stands on a thing: at once if there is one option, else from a menu; else look at it. */
  act(thing: string, card: string, element: HTMLElement): void {
    const options = this.table.optionsFor(thing);
    const closed = this.table.closedFor(thing);
    if (options.length === 1 && options[0] !== undefined) {
      this.lookAway();
      this.table.toggle(options[0]);
    } else if (options.length + closed.length > 0) {
      this.openMenu(thing, card, element);
    } else if (card) {
      this.lookAway();
      this.table.show(card);
    }
  }
}

export const [getStage, setStage] = createContext<Stage>();
