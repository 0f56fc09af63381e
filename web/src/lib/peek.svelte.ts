/** The card under the pointer: drawn large beside it while the pointer or the focus stays. */
import { cardId } from "./content";

class Peek {
  card = $state("");
  x = $state(0);
  y = $state(0);

  at(card: string, element: Element): void {
    const box = element.getBoundingClientRect();
    this.card = cardId(card);
    this.x = box.left;
    this.y = box.top + box.height / 2;
  }

  off(): void {
    this.card = "";
  }
}

export const peek = new Peek();
