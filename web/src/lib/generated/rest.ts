/** Made by tools/web_types.py from what the server sends; not to be edited. */
import type { DecisionView, EventView, Outcome, SeatView, TableView } from "./wire";

/** A value that words can set: where it stands, and what it is now. */
export interface ValueOffer {
  place: string;
  value: boolean | number | string;
  /** The words that fit; of numbers none. */
  choices?: string[];
}

/** A chapter with its rules. */
export interface ChapterText {
  key: string;
  number: number;
  name: string;
  rules: RuleText[];
}

/** Everything printed, for drawing. */
export interface Content {
  game: string;
  lang: "de" | "en";
  title: string;
  /** The field of the set-up whose choice names what is played. */
  subject: string;
  /** By its id. */
  cards: Record<string, PrintedThing>;
  facts: PrintedFacts;
}

/** What else is printed, for the board of a game: every game has its own fields. */
export type PrintedFacts = object;

/** A printed thing; every game adds the figures of its kinds. */
export interface PrintedThing {
  id: string;
  kind: string;
  name: string;
  /** What is written on it. */
  lines: string[];
}

/** The rules of a game. */
export interface Rulebook {
  game: string;
  lang: "de" | "en";
  title: string;
  chapters: ChapterText[];
}

/** One rule of the catalogue. */
export interface RuleText {
  id: string;
  kind: string;
  text: string;
  see: string[];
}

/** Something that can be chosen before a game. */
export interface Choice {
  id: string;
  name: Record<string, string>;
  title?: Record<string, string>;
  about?: Record<string, string>;
  /** The rule behind it. */
  why?: string;
  /** A choice of a "list" or "one" without which this one is not to be had. */
  needs?: string;
}

/** One question of the set-up; the answer goes into the set-up under `id`. "one": the id of a choice. "each": a list with the id of a choice for each seat. "some": an object with `true` for every chosen id. "list": a list of the chosen ids, usually all. "flag": `true` if the choice "yes" is taken. "seats": a list with who sits on each seat. The first choice of "one", "each" and "flag" is the usual one. */
export interface Field {
  id: string;
  kind: "each" | "flag" | "list" | "one" | "seats" | "some";
  name: Record<string, string>;
  choices: Choice[];
  /** Seldom changed: the lobby need not show it at once. */
  more?: boolean;
  /** A choice of a "list" or "one" without which nobody need be asked. */
  needs?: string;
}

/** What somebody plays who has never played: alone on every seat that no bot takes. */
export interface FirstGame {
  setup: Record<string, string | boolean | string[] | Record<string, boolean>>;
  bots?: number[];
  /** With which the first turn is known, for a game that teaches it. */
  seed?: number | null;
}

/** A kind of window: its name, and what it means to be asked there only for oneself. */
export interface Window {
  id: string;
  name: Record<string, string>;
  own: Record<string, string>;
}

/** A game in the list of games: what can be chosen to open a table. */
export interface GameSummary {
  id: string;
  name: Record<string, string>;
  about: Record<string, string>;
  /** How many seats there may be. */
  players: number[];
  seats: Field;
  fields: Field[];
  first: FirstGame;
  windows: Window[];
  /** How well bots can play; the first is usual. */
  bots: string[];
  /** What the table can agree on about taking back; the first is usual. */
  undo: string[];
}

/** The table as a seat saw it once, and what the last answer before did. */
export interface Past {
  view: TableView;
  events: EventView[];
  decisions: DecisionView[];
  outcome: Outcome | null;
}

/** The table as a seat saw it after so many answers. */
export interface Replay {
  view: TableView;
  events: EventView[];
  decisions: DecisionView[];
  outcome: Outcome | null;
  code: string;
  game: string;
  step: number;
  steps: number;
  seats: SeatView[];
}

/** Play on from this step at a table of one's own. */
export interface Fork {
  step: number;
}

/** The host takes the table back to this step. */
export interface GoBack {
  step: number;
}

/** The host repairs the position as it stands at this step, each change in one line. */
export interface RepairWish {
  words: string[];
  step: number;
}

/** What words can change as the table stands. */
export interface RepairOffers {
  values: ValueOffer[];
  /** Or "top from …" for the top card of a face-down pile. */
  cards: string[];
  piles: string[];
  /** "lunge#12" in "heroes.fengray.hand". */
  lies: Record<string, string>;
  step: number;
  /** So many answers, given since the last free choice, count no more after a repair. */
  dropped: number;
}

/** The evening ends; the next one begins without those who leave and with those who join. */
export interface NextEvening {
  leaving: string[];
  joining: string[];
}

/** An evening of a campaign: where and when it was played, by whom, and how far it came. */
export interface EveningView {
  number: number;
  code: string;
  /** Seconds since 1970. */
  began: number;
  players: string[];
  /** Of the people, by seat. */
  names: string[];
  answers: number;
  stands: string;
  is_over: boolean;
}

/** Something that happened, after so many answers. */
export interface ChronicleLine {
  kind: string;
  text: string;
  step: number;
}

/** An evening with everything that happened. */
export interface ChronicleView {
  number: number;
  code: string;
  /** Seconds since 1970. */
  began: number;
  players: string[];
  /** Of the people, by seat. */
  names: string[];
  answers: number;
  stands: string;
  is_over: boolean;
  lines: ChronicleLine[];
}

/** After how many answers the table stands now; the number of the wish if others are `asked`. */
export interface Stands {
  step: number;
  asked?: number;
}

/** The chances of winning after so many answers, in percent: of each seat, or of all at once where everybody plays together. */
export interface ChancePoint {
  step: number;
  chances: number[];
}

/** An answer that made a difference, and what a bot that looks ahead thinks of it. */
export interface TurningPoint {
  step: number;
  seat: number;
  prompt: Record<string, string>;
  given: Record<string, string>;
  /** The same where nothing better was found. */
  best: Record<string, string>;
  /** By how many percent the given answer was better than the best other one. */
  gain: number;
  /** The prospects after the best one, in percent. */
  stands: number;
  tries: number;
}

/** How a game that is over went: nobody has asked yet ("none"), a worker thinks ("running"), or all of it ("done"). */
export interface ReviewView {
  status: "done" | "none" | "running";
  percent: number;
  points: ChancePoint[];
  turns: TurningPoint[];
}

/** The table does not exist any more. */
export interface Deleted {
  code: string;
}

/** The server is there, and so is its store. */
export interface Health {
  status: string;
  version: string;
}
