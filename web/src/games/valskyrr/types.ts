/** The table and the printed content of Valskyrr, as the server sends them. */
import type { Content } from "../../lib/content";
import type { PrintedThing } from "../../lib/generated/rest";
import type { AdventureFacts, CardFacts, HeroFacts, SentFacts } from "./generated/view";

// --- The view ------------------------------------------------------------------------------------

export type * from "./generated/view";

/** A card on the table: "war_sword#12". */
export type CardRef = string;
export type Side = "normal" | "hard";

// --- The content ---------------------------------------------------------------------------------

export interface Facts extends Omit<SentFacts, "heroes" | "adventures"> {
  cards: Record<string, CardFacts>;
  heroes: HeroFacts[];
  adventures: AdventureFacts[];
}

const known = new WeakMap<Content, Facts>();

/** The printed things of this game in their own shape. */
export function factsOf(content: Content): Facts {
  let found = known.get(content);
  if (!found) {
    const sent = content.facts as SentFacts;
    const cards = content.cards as Record<string, PrintedThing> as Facts["cards"];
    const listed = <T>(ids: string[]): T[] => ids.map((id) => content.cards[id] as T);
    found = { ...sent, cards, heroes: listed(sent.heroes), adventures: listed(sent.adventures) };
    known.set(content, found);
  }
  return found;
}
