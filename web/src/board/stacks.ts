/** Equal cards are one thing with a number. */
import { cardId } from "../lib/content";

export interface Stack {
  /** The one that is drawn. */
  card: string;
  /** All of them, itself included. */
  same: string[];
}

/** Cards of one kind together, in the order in which the first of each kind lies; of each kind one that can be chosen is drawn. */
export function stacked(cards: readonly string[], can: (card: string) => boolean = () => false): Stack[] {
  const kinds = new Map<string, string[]>();
  for (const card of cards) {
    const kind = cardId(card);
    kinds.set(kind, [...(kinds.get(kind) ?? []), card]);
  }
  return [...kinds.values()].map((same) => ({ card: same.find(can) ?? same[0] ?? "", same }));
}
