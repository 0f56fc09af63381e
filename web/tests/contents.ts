/** Content for tests: of a printed thing only what matters. */
import { type Content, readContent } from "../src/lib/content";
import type { PrintedThing, Content as SentContent } from "../src/lib/generated/rest";

export function printed(cards: Record<string, Partial<PrintedThing> & Record<string, unknown>>, more: Partial<SentContent> = {}): Content {
  const pages = Object.entries(cards).map(([id, card]) => [id, { id, kind: "", name: id, lines: [], ...card }]);
  return readContent({ game: "toy", lang: "en", title: "", subject: "", facts: {}, ...more, cards: Object.fromEntries(pages) });
}
