/**
 * The boards: each game has a folder here with `Board.svelte`, and may have `CardFace.svelte` (a card drawn
 * large, for the pop-up) and `texts/{de,en}.ftl` (its own words). Everything is loaded only when needed.
 */
import type { Component } from "svelte";
import type { CardContent, Content } from "../lib/content";
import { type Lang, addTexts } from "../lib/i18n";
import type { TableState } from "../lib/table.svelte";

export interface BoardProps {
  // Each game knows the shape of its own view.
  // biome-ignore lint/suspicious/noExplicitAny: see above
  view: any;
  content: Content;
  table: TableState;
}

export interface CardFaceProps {
  card: CardContent;
  content: Content;
  table: TableState;
}

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

const boards = import.meta.glob("./*/Board.svelte") as Record<string, Loaded<never>>;
const faces = import.meta.glob("./*/CardFace.svelte") as Record<string, Loaded<never>>;
const texts = import.meta.glob("./*/texts/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

export async function loadBoard(game: string): Promise<Component<BoardProps & Record<string, unknown>> | null> {
  await loadTexts(game);
  const load = boards[`./${game}/Board.svelte`];
  return load ? ((await load()).default as never) : null;
}

export async function loadCardFace(
  game: string,
): Promise<Component<CardFaceProps & Record<string, unknown>> | null> {
  await loadTexts(game);
  const load = faces[`./${game}/CardFace.svelte`];
  return load ? ((await load()).default as never) : null;
}

const ready = new Map<string, Promise<void>>();

function loadTexts(game: string): Promise<void> {
  const known = ready.get(game);
  if (known) return known;
  const loading = Promise.all(
    (["de", "en"] as Lang[]).map(async (lang) => {
      const load = texts[`./${game}/texts/${lang}.ftl`];
      if (load) addTexts(lang, await load());
    }),
  ).then(() => undefined);
  ready.set(game, loading);
  return loading;
}
