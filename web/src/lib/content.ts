/** What a game consists of, in one language; fetched once per language. */
import type { PrintedThing, Content as SentContent } from "./generated/rest";
import type { SetupAnswers } from "./wire";

/** A printed thing, with what is written on it as one text; its game's board knows the figures of its kind. */
export interface CardContent extends PrintedThing {
  text: string;
  /** What some games have: the title of who plays, the story of what is played. */
  title?: string;
  story?: string;
}

export interface Content extends SentContent {
  cards: Record<string, CardContent>;
}

/** The content as the client uses it, from what the server sends. */
export function readContent(sent: SentContent): Content {
  const cards = Object.entries(sent.cards).map(([id, page]) => [id, { ...page, text: page.lines.join("\n") }]);
  return { ...sent, cards: Object.fromEntries(cards) };
}

/** What is played at a table with this set-up: an adventure, a campaign … */
export function subjectOf(setup: SetupAnswers, content: Content | null): CardContent | undefined {
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

/** An action or an ability of a card: something that can be named beside the card itself. */
interface Said {
  text?: string;
}

function printedAt(where: string, content: Content): string {
  const [id = "", action] = where.split("/");
  const card = content.cards[id];
  if (action === undefined) return card?.lines.join("\n") ?? "";
  const { actions, abilities } = (card ?? {}) as { actions?: Said[]; abilities?: Said[] };
  return (actions ?? abilities)?.[Number(action)]?.text ?? "";
}

/** The card of a thing: "war_sword#12" is a copy of "war_sword", "board:fengray" the board "fengray". */
export function cardId(thing: string): string {
  const name = thing.split("#", 1)[0] ?? thing;
  return name.slice(name.indexOf(":") + 1);
}
