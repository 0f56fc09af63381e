/** What the board of Avalon reads. */
import type { CardContent, Content } from "../../lib/content";
import type { AvalonFacts, AvalonView, CardFacts } from "./generated/view";

export type * from "./generated/view";

/** What else is printed. */
export function factsOf(content: Content): AvalonFacts {
  return content.facts as AvalonFacts;
}

/** A card: one that everybody may look up, or one that was secret and lies open now. */
export function cardOf(id: string, content: Content, view: AvalonView | null): (CardContent & Partial<CardFacts>) | undefined {
  const known = content.cards[id];
  if (known) return known as CardContent & Partial<CardFacts>;
  const page = view?.pages[id]?.[content.lang];
  return page ? ({ ...page, text: page.lines.join("\n") } as CardContent & Partial<CardFacts>) : undefined;
}

export const ATTRIBUTES = ["aggression", "courage", "practicality", "empathy", "caution", "spirituality"] as const;
export const RESOURCES = ["food", "wealth", "reputation", "exp", "magic"] as const;
export const TRACKS: ReadonlySet<string> = new Set(["energy", "health", "fear"]);
