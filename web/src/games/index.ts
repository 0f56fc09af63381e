/**
 * The games: each may have a folder here with `Board.svelte` and `texts/{de,en}.ftl` (its own words), and may have
 * `CardFace.svelte` (a card drawn large, for the pop-up), `Emblem.svelte` (a small picture of a card, hero or
 * adventure, for lobby and seats) and `part.ts` (what it tells the shell) and
 * `primer.ts` (the game in five minutes) and `lesson.ts` (its first turn, step by step). Everything is loaded only when needed.
 */
import type { Component } from "svelte";
import type { Setting } from "../lib/chronicle";
import type { CardContent, Content } from "../lib/content";
import { type Lang, addTexts } from "../lib/i18n";
import type { Lesson } from "../lib/lesson";
import type { Primer } from "../lib/primer";
import { loaded } from "../lib/renew";
import type { TableState } from "../lib/table.svelte";
import type { EventView, RoomView, TableView } from "../lib/wire";

export interface BoardProps {
  /** Each game knows the fields of its own view. */
  view: TableView;
  content: Content;
  table: TableState;
}

export interface CardFaceProps {
  card: CardContent;
  content: Content;
  table: TableState;
}

/** What a game tells the shell beside its drawings. */
export interface GamePart {
  /** The lines of the log that begin a part of the game, by the kind of the event. */
  headings?: Record<string, "round" | "phase">;
  /** What of the log belongs into a chronicle, and how it is set there; without it, everything. */
  chronicle?: Record<string, Setting>;
  /** The seat whose turn begins with an event; -1 if none does. */
  turn?(event: EventView, room: RoomView): number;
  /** The position in sentences, the most important first. */
  sentences?(table: TableState, content: Content): string[];
  /** How things are called that are no cards, by their ids. */
  names?(content: Content): Record<string, string>;
  /** The texts that help a newcomer with this decision, by their keys. */
  hints?(table: TableState): string[];
  /** Whether the table itself tells a story now, as a book does. */
  tells?(table: TableState): boolean;
}

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

const boards = import.meta.glob("./*/Board.svelte") as Record<string, Loaded<never>>;
const faces = import.meta.glob("./*/CardFace.svelte") as Record<string, Loaded<never>>;
const parts = import.meta.glob("./*/part.ts", { import: "default" }) as Record<string, () => Promise<GamePart>>;
const primers = import.meta.glob("./*/primer.ts", { import: "default" }) as Record<string, () => Promise<Primer>>;
const lessons = import.meta.glob("./*/lesson.ts", { import: "default" }) as Record<string, () => Promise<Lesson>>;
const texts = import.meta.glob("./*/texts/*.ftl", {
  query: "?raw",
  import: "default",
}) as Record<string, () => Promise<string>>;

/** The board of a game; one that has none is listed fact by fact. */
export async function loadBoard(game: string): Promise<Component<BoardProps & Record<string, unknown>>> {
  await loadTexts(game);
  const load = boards[`./${game}/Board.svelte`] ?? (() => import("../board/GeneralBoard.svelte"));
  return (await loaded(load)).default as never;
}

export async function loadCardFace(
  game: string,
): Promise<Component<CardFaceProps & Record<string, unknown>> | null> {
  await loadTexts(game);
  const load = faces[`./${game}/CardFace.svelte`];
  return load ? ((await load()).default as never) : null;
}

export async function loadPart(game: string): Promise<GamePart> {
  await loadTexts(game);
  const load = parts[`./${game}/part.ts`];
  return load ? loaded(load) : {};
}

/** A game in five minutes; empty if it has no such pages. */
export async function loadPrimer(game: string): Promise<Primer> {
  const load = primers[`./${game}/primer.ts`];
  return load ? loaded(load) : [];
}

/** The first turn of a game, step by step; null if nobody has written it. */
export async function loadLesson(game: string): Promise<Lesson | null> {
  const load = lessons[`./${game}/lesson.ts`];
  return load ? loaded(load) : null;
}

const ready = new Map<string, Promise<void>>();

function loadTexts(game: string): Promise<void> {
  const known = ready.get(game);
  if (known) return known;
  const loading = Promise.all(
    (["de", "en"] as Lang[]).map(async (lang) => {
      const load = texts[`./${game}/texts/${lang}.ftl`];
      if (load) addTexts(lang, await loaded(load));
    }),
  ).then(() => undefined);
  ready.set(game, loading);
  return loading;
}
