/** The cards of a game as they are sorted for reading. */
import type { CardContent } from "./content";
import { type Lang, hasText, translate } from "./i18n";

export interface Kind {
  id: string;
  name: string;
  count: number;
}

/** The kinds of cards that there are, by their names; a game that has no word for one is taken at its id. */
export function kindsOf(game: string, cards: readonly CardContent[], lang: Lang): Kind[] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card.kind, (counts.get(card.kind) ?? 0) + 1);
  return [...counts]
    .map(([id, count]) => ({ id, name: nameOf(game, id, lang), count }))
    .sort((a, b) => a.name.localeCompare(b.name, lang));
}

function nameOf(game: string, kind: string, lang: Lang): string {
  const key = `${game}-kinds-${kind.replaceAll("_", "-")}`;
  if (hasText(lang, key)) return translate(lang, key);
  const words = kind.replaceAll("_", " ");
  return words.charAt(0).toLocaleUpperCase(lang) + words.slice(1);
}
