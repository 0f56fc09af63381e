/** The table and the printed content of Valskyrr, as the server sends them. */
import type { Content } from "../../lib/content";

// --- The view ------------------------------------------------------------------------------------

/** A card on the table: "war_sword#12". */
export type CardRef = string;

export interface PlaceView {
  row: number;
  column: number;
  /** Empty while the tile lies face down. */
  tile: string;
  revealed: boolean;
  threat: number;
  letter: string;
  final: boolean;
}

export interface FoeView {
  card: CardRef;
  life: number;
  wounds: number;
  conditions: number[];
  enraged: boolean;
  physical: number;
  magical: number;
  defence: [number, number];
  tokens: number;
  attached: CardRef[];
}

export interface HeroView {
  id: string;
  hard: boolean;
  focus: number;
  conditions: number[];
  defeated: boolean;
  acted: boolean;
  normal_left: number;
  points: number;
  hand: CardRef[];
  deck: number;
  discard_pile: CardRef[];
  graveyard: CardRef[];
  hero_zone: CardRef[];
  playing: CardRef[];
  feats: CardRef[];
  foes: FoeView[];
  tokens: Record<string, number>;
}

export interface PileView {
  deck: number;
  discard_pile: CardRef[];
}

export interface EncounterView {
  card: CardRef;
  progress: number;
  needed: number | null;
}

export interface ValskyrrView {
  adventure: string;
  board: Side;
  round: number;
  phase: string;
  active: number;
  loot: number;
  time: number;
  reinforcement: number;
  locations: PlaceView[];
  party: number;
  encounter: EncounterView | null;
  row: FoeView[];
  heroes: HeroView[];
  decks: Record<string, PileView>;
  offered: CardRef[];
  seals: number;
  song: number;
  won: boolean | null;
  cause: string;
}

export type Side = "normal" | "hard";

// --- The content ---------------------------------------------------------------------------------

export interface ActionFacts {
  kind: "normal" | "fast" | "reflex";
  place: "hand" | "hero_zone" | "board";
  reach: number;
  at: string;
  text: string;
}

export interface CardFacts {
  id: string;
  name: string;
  kind: string;
  /** The first line says what it is, the others are its texts. */
  lines: string[];
  keywords?: string[];
  // Hero cards
  hero?: string;
  copies?: number;
  loot?: number;
  limit?: { letter: string; number: number } | null;
  actions?: ActionFacts[];
  flavour?: string;
  // Enemies
  colour?: string;
  physical?: number;
  magical?: number;
  defence?: [number, number] | null;
  life?: number | string;
  furious?: boolean;
  vulnerable?: { wounds: number; to: string[] }[];
  final?: boolean;
  // Encounters
  colours?: string[];
  start?: number | string;
  reinforcement?: number | string | null;
  // Time cards, locations
  value?: number;
  regeneration?: number;
}

export interface HeroFacts {
  id: string;
  name: string;
  title: string;
  focus: number;
  regeneration: number;
  proficiencies: string[];
  abilities: { name: string; text: string }[];
  plan: string;
  lines: string[];
}

export interface AdventureFacts {
  id: string;
  name: string;
  story: string;
  lines: string[];
  /** Rows from top to bottom: G inn, F final location, B, W, D the kinds of land, "." nothing. */
  layout: string[];
  final_tile: string;
  letters: Record<string, string>;
}

export interface Tracks {
  focus: { symbols: Record<string, string>; end: number; back: number };
  time: { numbers: number[]; symbols: Record<string, string>; leftmost: number; end: number };
  reinforcement: { enemies: number[]; last: number };
}

export interface Facts {
  cards: Record<string, CardFacts>;
  heroes: HeroFacts[];
  adventures: AdventureFacts[];
  tracks: Record<Side, Tracks>;
  keywords: Record<string, string>;
  words: Record<string, string>;
}

const known = new WeakMap<Content, Facts>();

/** The printed things of this game in their own shape. */
export function factsOf(content: Content): Facts {
  let found = known.get(content);
  if (!found) {
    const sent = content.facts as unknown as Omit<Facts, "cards" | "heroes" | "adventures"> & Record<Lists, string[]>;
    const cards = content.cards as unknown as Facts["cards"];
    const listed = <T>(ids: string[]): T[] => ids.map((id) => content.cards[id] as unknown as T);
    found = { ...sent, cards, heroes: listed(sent.heroes), adventures: listed(sent.adventures) };
    known.set(content, found);
  }
  return found;
}

type Lists = "heroes" | "adventures";
