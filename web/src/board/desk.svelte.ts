/**
 * What things on a board share: the table, the content, and the pop-ups beside them. A board sets one for its
 * parts, and defines the colours (`--v-…`) that they are drawn in.
 */
import { createContext } from "svelte";
import { type Content, cardId, shortLabel } from "../lib/content";
import type { Args } from "../lib/i18n";
import type { TableState } from "../lib/table.svelte";
import type { ClosedView, OptionView } from "../lib/wire";
import type { Box } from "./placing";

export interface Popup {
  thing: string;
  card: string;
  /** What it is called. */
  name: string;
  anchor: Box;
  element: HTMLElement;
}

export class Desk {
  /** The card drawn large: beside the thing, or as a sheet after a first tap. */
  preview: (Popup & { touch: boolean; same: readonly string[] }) | null = $state.raw(null);
  /** The options on one thing, to choose from. */
  menu: Popup | null = $state.raw(null);

  protected readonly given: () => { table: TableState; content: Content };
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(given: () => { table: TableState; content: Content }) {
    this.given = given;
  }

  get table(): TableState {
    return this.given().table;
  }

  t(key: string, args?: Args): string {
    return this.table.t(key, args);
  }

  /** What a thing is called. */
  name(thing: string): string {
    const id = cardId(thing);
    return this.given().content.cards[id]?.name ?? id;
  }

  /** The same for what is no card: as it calls itself. */
  private called(thing: string, element: HTMLElement): string {
    return this.given().content.cards[cardId(thing)]?.name ?? element.dataset["label"] ?? "";
  }

  /** An option on a thing, without the name of the thing. */
  label(option: OptionView | ClosedView | undefined, name: string): string {
    return option ? shortLabel(option, name, this.given().content) : "";
  }

  look(thing: string, card: string, element: HTMLElement, how: { touch?: boolean; after?: number; same?: readonly string[] } = {}): void {
    clearTimeout(this.waiting);
    const open = (): void => {
      if (!element.isConnected) return;
      this.preview = { thing, card, name: this.name(card || thing), element, anchor: element.getBoundingClientRect(), touch: how.touch ?? false, same: how.same ?? [thing] };
    };
    if (how.after) this.waiting = setTimeout(open, how.after);
    else open();
  }

  /** The page was scrolled: what has the focus is followed, what was only pointed at has moved away. */
  scrolled(): void {
    const shown = this.preview;
    if (!shown || shown.touch) return;
    if (shown.element.matches(":focus-visible")) this.preview = { ...shown, anchor: shown.element.getBoundingClientRect() };
    else this.lookAway();
  }

  lookAway(): void {
    clearTimeout(this.waiting);
    if (this.preview) this.preview = null;
  }

  openMenu(thing: string, card: string, element: HTMLElement): void {
    this.lookAway();
    this.menu = { thing, card, name: this.called(card || thing, element), element, anchor: element.getBoundingClientRect() };
  }

  closeMenu(): void {
    const element = this.menu?.element;
    this.menu = null;
    element?.focus();
  }

  /** Choose what stands on a thing, or on several equal ones: at once if there is one option on each, else from a menu; else look at it. */
  act(things: readonly string[], card: string, element: HTMLElement): void {
    if (this.table.touched) {
      this.lookAway();
      this.table.touched(things[0] ?? "", card);
      return;
    }
    const options = things.map((thing) => this.table.optionsFor(thing)).filter((each) => each.length > 0);
    const shut = things.find((thing) => this.table.closedFor(thing).length > 0);
    const open = things.find((thing) => this.table.optionsFor(thing).length > 0) ?? shut;
    if (options.length > 0 && options.every((each) => each.length === 1)) {
      this.lookAway();
      this.table.toggleOne(options.flat());
    } else if (open) {
      this.openMenu(open, card, element);
    } else if (card) {
      this.lookAway();
      this.table.show(card);
    }
  }
}

export const [getDesk, setDesk] = createContext<Desk>();
