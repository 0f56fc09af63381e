/** What a game consists of, in one language: cards, heroes, adventures, tracks. Fetched once per language. */

export interface CardContent {
  id: string;
  kind: string;
  deck: string;
  name: string;
  text: string;
  copies?: number;
  [field: string]: unknown;
}

export interface Choice {
  id: string;
  name: string;
  text: string;
  [field: string]: unknown;
}

export interface Content {
  game: string;
  lang: string;
  /** Every printed thing by its id. */
  cards: Record<string, CardContent>;
  heroes: Choice[];
  adventures: Choice[];
  options: Choice[];
  /** Everything else the server sends, for the board of the game. */
  raw: Record<string, unknown>;
}

/** The content as the client uses it, from what the server sends. */
export function readContent(game: string, lang: string, raw: Record<string, unknown>): Content {
  const listed = rows(raw["cards"], lang).map((row) => ({
    kind: "",
    deck: "",
    ...row,
  })) as CardContent[];
  const cards: Record<string, CardContent> = {};
  for (const card of listed) cards[card.id] = card;
  return {
    game,
    lang,
    cards,
    heroes: chosen(raw["heroes"], lang, listed, "hero_board"),
    adventures: chosen(raw["adventures"], lang, listed, "adventure"),
    options: rows(raw["options"], lang) as Choice[],
    raw,
  };
}

function chosen(given: unknown, lang: string, cards: CardContent[], kind: string): Choice[] {
  const found = rows(given, lang) as Choice[];
  if (found.length > 0) return found;
  return cards.filter((card) => card.kind === kind);
}

/** Rows with id, name and text, from a list or from a mapping by id; names in the wanted language. */
function rows(given: unknown, lang: string): Record<string, unknown>[] {
  if (given === null || typeof given !== "object") return [];
  const pairs: [string, unknown][] = Array.isArray(given)
    ? given.map((row, at) => [String(at), row])
    : Object.entries(given);
  return pairs.map(([key, row]) => {
    if (typeof row === "string") return { id: Array.isArray(given) ? row : key, name: row, text: "" };
    const object = row as Record<string, unknown>;
    return {
      ...object,
      id: String(object["id"] ?? key),
      name: inLanguage(object["name"] ?? object["title"] ?? key, lang),
      text: inLanguage(object["text"] ?? object["about"] ?? "", lang),
    };
  });
}

function inLanguage(value: unknown, lang: string): string {
  if (value !== null && typeof value === "object") {
    const names = value as Record<string, string>;
    return names[lang] ?? names["en"] ?? "";
  }
  return String(value ?? "");
}

/** "war_sword#12" is a copy of the card "war_sword". */
export function cardId(thing: string): string {
  const at = thing.indexOf("#");
  const name = at < 0 ? thing : thing.slice(0, at);
  return name.startsWith("board:") ? name.slice("board:".length) : name;
}
