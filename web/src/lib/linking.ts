/** Names of cards inside a sentence, so that each can show its card. */
import type { Content } from "./content";
import type { EventView } from "./wire";

export interface Part {
  text: string;
  card: string | null;
}

/** The sentence in parts; the cards are those that the event itself names. */
export function linked(event: EventView, content: Content | null): Part[] {
  if (!content) return [{ text: event.text, card: null }];
  const names = new Map<string, string>();
  for (const value of Object.values(event.fields ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      const card = typeof one === "string" ? content.cards[one.split("#", 1)[0] ?? ""] : undefined;
      if (card?.name) names.set(card.name, card.id);
    }
  }
  return split(event.text, names);
}

/** A name keeps the quotation marks around it: no line may end or begin with one of them alone. */
export function split(text: string, names: Map<string, string>): Part[] {
  const longest = [...names.keys()].sort((one, other) => other.length - one.length);
  if (longest.length === 0) return [{ text, card: null }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])([“„]?(?:${longest.map(quoted).join("|")})[”“]?)(?![\\p{L}\\p{N}])`, "u");
  return text
    .split(pattern)
    .map((part) => ({ text: part, card: names.get(part.replace(/^[“„]|[”“]$/g, "")) ?? null }))
    .filter((part) => part.text);
}

function quoted(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
