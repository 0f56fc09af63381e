/** What a game consists of, in one language: cards, heroes, adventures, tracks. Fetched once per language. */

/** A printed thing; beside these fields it has the numbers of its kind, which the game's board knows. */
export interface CardContent {
  id: string;
  kind: string;
  name: string;
  /** What is written on it, line by line, and the same as one text. */
  lines: string[];
  text: string;
  [field: string]: unknown;
}

export type Choice = CardContent;

export interface Content {
  game: string;
  lang: string;
  title: string;
  /** Every printed thing by its id; hero boards and adventures are among them. */
  cards: Record<string, CardContent>;
  heroes: Choice[];
  adventures: Choice[];
  options: Choice[];
  keywords: Record<string, string>;
  /** The fixed terms of the rules: "hand", "phase-travel", "colour-green", "condition-weak" … */
  words: Record<string, string>;
  /** Everything as the server sends it (tracks and whatever a game has of its own). */
  raw: Record<string, unknown>;
}

/** The content as the client uses it, from what the server sends. */
export function readContent(game: string, lang: string, raw: Record<string, unknown>): Content {
  const heroes = rows(raw["heroes"], "hero_board");
  const adventures = rows(raw["adventures"], "adventure");
  const cards: Record<string, CardContent> = {};
  for (const card of [...adventures, ...heroes, ...rows(raw["cards"], "")]) cards[card.id] = card;
  return {
    game,
    lang,
    title: String(raw["title"] ?? game),
    cards,
    heroes,
    adventures,
    options: rows(raw["options"], "option"),
    keywords: (raw["keywords"] ?? {}) as Record<string, string>,
    words: (raw["words"] ?? {}) as Record<string, string>,
    raw,
  };
}

function rows(given: unknown, kind: string): CardContent[] {
  const found = (given ?? []) as Record<string, unknown>[] | Record<string, Record<string, unknown>>;
  return Object.entries(found).map(([key, row]) => {
    const lines = (row["lines"] ?? (row["text"] ? [row["text"]] : [])) as string[];
    const id = String(row["id"] ?? key);
    return { ...row, id, kind: String(row["kind"] ?? kind), name: String(row["name"] ?? id), lines, text: lines.join("\n") };
  });
}

/** "war_sword#12" is a copy of the card "war_sword"; "board:fengray" is the board "fengray". */
export function cardId(thing: string): string {
  const name = thing.split("#", 1)[0] ?? thing;
  return name.startsWith("board:") ? name.slice("board:".length) : name;
}
