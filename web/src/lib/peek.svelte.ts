/** The card under the pointer: drawn large beside it while the pointer or the focus stays. */
import { cardId } from "./content";

const DELAY = 250;

class Peek {
  card = $state("");
  x = $state(0);
  y = $state(0);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private over: Element | null = null;

  /** The pointer moves over a card's name; a pointer that merely lies there shows nothing. */
  moved(card: string, event: PointerEvent): void {
    const element = event.currentTarget as Element;
    const still = event.movementX === 0 && event.movementY === 0;
    if (event.pointerType !== "mouse" || still || this.over === element) return;
    this.over = element;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (element.isConnected && this.over === element) this.at(card, element);
    }, DELAY);
  }

  at(card: string, element: Element): void {
    const box = element.getBoundingClientRect();
    this.card = cardId(card);
    this.x = box.left;
    this.y = box.top + box.height / 2;
  }

  off(): void {
    clearTimeout(this.timer);
    this.over = null;
    this.card = "";
  }
}

export const peek = new Peek();
