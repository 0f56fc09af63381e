/** What a game consists of, in one language; fetched once per language. */

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

export interface Content {
  game: string;
  lang: string;
  title: string;
  /** The field of the set-up whose choice names what is played. */
  subject: string;
  /** Every printed thing by its id. */
  cards: Record<string, CardContent>;
  /** Whatever a game has of its own, for its board. */
  facts: Record<string, unknown>;
}

/** The content as the client uses it, from what the server sends. */
export function readContent(game: string, lang: string, raw: Record<string, unknown>): Content {
  const sent = (raw["cards"] ?? {}) as Record<string, Record<string, unknown>>;
  return {
    game,
    lang,
    title: String(raw["title"] ?? game),
    subject: String(raw["subject"] ?? ""),
    cards: Object.fromEntries(Object.entries(sent).map(([id, row]) => [id, card(id, row)])),
    facts: (raw["facts"] ?? {}) as Record<string, unknown>,
  };
}

function card(id: string, row: Record<string, unknown>): CardContent {
  const lines = (row["lines"] ?? []) as string[];
  return { ...row, id, kind: String(row["kind"] ?? ""), name: String(row["name"] ?? id), lines, text: lines.join("\n") };
}

/** What is played at a table with this set-up: an adventure, a campaign … */
export function subjectOf(setup: Record<string, unknown>, content: Content | null): CardContent | undefined {
  return content?.cards[String(setup[content.subject] ?? "")];
}

/** What a person reads for an option, in parts. */
export interface Labelled {
  label: string;
  text?: string;
  printed?: string;
}

/** The name of an option, and what explains it: its own text, or what is printed on the card or action that it names. */
export function explained(option: Labelled, content: Content | null): [string, string] {
  const text = option.text ?? (option.printed && content ? printedAt(option.printed, content) : "");
  return [option.label, text.replaceAll("\n", " | ")];
}

/** The name of an option and what explains it, in one line. */
export function fullLabel(option: Labelled, content: Content | null): string {
  return explained(option, content).filter(Boolean).join(" — ");
}

/** The same on a thing of that name, which need not be said again. */
export function shortLabel(option: Labelled, name: string, content: Content | null): string {
  const [label, text] = explained(option, content);
  return text && label === name ? text : fullLabel(option, content);
}

function printedAt(where: string, content: Content): string {
  const [id = "", action] = where.split("/");
  const card = content.cards[id];
  if (action === undefined) return card?.lines.join("\n") ?? "";
  const actions = (card?.["actions"] ?? card?.["abilities"] ?? []) as { text?: string }[];
  return actions[Number(action)]?.text ?? "";
}

/** The card of a thing: "war_sword#12" is a copy of "war_sword", "board:fengray" the board "fengray". */
export function cardId(thing: string): string {
  const name = thing.split("#", 1)[0] ?? thing;
  return name.slice(name.indexOf(":") + 1);
}
