/** The table and the printed content of Hexer, as the server sends them. */
import type { Content } from "../../lib/content";
import type { Lang } from "../../lib/i18n";
import type { CardFacts, SentFacts, TabFacts } from "./generated/view";

// --- The view ------------------------------------------------------------------------------------

export type * from "./generated/view";

/** A card on the table: "push#12". */
export type CardRef = string;
export type Words = Partial<Record<Lang, string>>;

// --- The content ---------------------------------------------------------------------------------

export type Symbols = TabFacts["symbols"];
export type SymbolName = keyof Symbols;

export interface Facts extends SentFacts {
  cards: Record<string, CardFacts>;
}

const known = new WeakMap<Content, Facts>();

/** The printed things of this game in their own shape. */
export function factsOf(content: Content): Facts {
  let found = known.get(content);
  if (!found) {
    found = { ...(content.facts as SentFacts), cards: content.cards as Facts["cards"] };
    known.set(content, found);
  }
  return found;
}
