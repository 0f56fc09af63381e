/** Made by tools/web_types.py from what the server sends; not to be edited. */

/** A location on the map. */
export interface PlaceView {
  row: number;
  column: number;
  /** Empty while it lies face down. */
  tile: string;
  revealed: boolean;
  threat: number;
  letter: string;
  final: boolean;
}

/** An enemy in play. */
export interface FoeView {
  physical: number;
  magical: number;
  defence: [number, number];
  /** Stolen cards, and whose they are. */
  attached: string[];
  card: string;
  life: number;
  wounds: number;
  conditions: number[];
  enraged: boolean;
  /** Progress tokens it has stolen. */
  tokens: number;
}

/** A hero with everything in the own zone. */
export interface HeroView {
  id: string;
  hard: boolean;
  focus: number;
  hand: string[];
  deck: number;
  discard_pile: string[];
  graveyard: string[];
  hero_zone: string[];
  /** Until the action is over (V17.09). */
  playing: string[];
  feats: string[];
  foes: FoeView[];
  conditions: number[];
  defeated: boolean;
  acted: boolean;
  normal_left: number;
  /** Regeneration points left to use. */
  points: number;
  /** On own cards. */
  tokens: Record<string, number>;
}

/** A deck and its discard pile. */
export interface PileView {
  deck: number;
  discard_pile: string[];
}

/** The active encounter. */
export interface EncounterView {
  card: string;
  progress: number;
  needed: number | null;
}

/** The whole table. */
export interface ValskyrrView {
  adventure: string;
  board: "normal" | "hard";
  locations: PlaceView[];
  heroes: HeroView[];
  encounter: EncounterView | null;
  decks: Record<string, PileView>;
  round: number;
  phase: "attack" | "defence" | "pursuit" | "recovery" | "reinforcement" | "time" | "travel";
  /** The hero whose turn it is. */
  active: number;
  row: FoeView[];
  /** Rewards not yet given to anybody. */
  offered: string[];
  party: number;
  loot: number;
  time: number;
  reinforcement: number;
  seals: number;
  song: number;
  won: boolean | null;
  cause: string;
}

/** One action of a card. */
export interface ActionFacts {
  kind: "fast" | "normal" | "reflex";
  place: "board" | "hand" | "hero_zone";
  reach: number;
  at: string;
  text: string;
  /** How often and when it can be resolved, beside what symbols show. */
  when: string;
  does: string;
}

/** How many cards of a letter a hero zone holds. */
export interface ZoneLimitFacts {
  letter: string;
  number: number;
}

/** What wounds an enemy more. */
export interface VulnerableFacts {
  wounds: number;
  to: string[];
}

/** An ability of an enemy. */
export interface AbilityFacts {
  id: string;
  name: string;
  zones: string[];
}

/** A card or tile; what its kind does not have is left out. Its first line says what it is, the others are its texts. */
export interface CardFacts {
  id: string;
  kind: string;
  name: string;
  /** What is written on it. */
  lines: string[];
  /** How each of these lines begins, if that is set off from the rest. */
  heads: string[];
  keywords?: string[];
  copies?: number;
  loot?: number;
  final?: boolean;
  hero?: string;
  /** Of a hero card, whether it is in the first deck. */
  start?: number | string | boolean;
  limit?: ZoneLimitFacts | null;
  actions?: ActionFacts[];
  flavour?: string;
  /** Of an enemy. */
  colour?: string;
  physical?: number;
  magical?: number;
  defence?: [number, number] | null;
  life?: number | string;
  furious?: boolean;
  vulnerable?: VulnerableFacts[];
  abilities?: AbilityFacts[];
  enrage?: boolean;
  /** Of an encounter. */
  colours?: string[];
  having?: string[];
  reinforcement?: number | string | null;
  forbids_travel?: boolean;
  /** Of a time card. */
  value?: number;
  /** Of a location. */
  regeneration?: number;
}

/** An ability of a hero. */
export interface NamedText {
  name: string;
  text: string;
}

/** A hero board. */
export interface HeroFacts {
  id: string;
  kind: string;
  name: string;
  /** What is written on it. */
  lines: string[];
  title: string;
  focus: number;
  regeneration: number;
  proficiencies: string[];
  abilities: NamedText[];
  plan: string;
  heads: string[];
  deck: string[];
}

/** An adventure. */
export interface AdventureFacts {
  id: string;
  kind: string;
  name: string;
  /** What is written on it. */
  lines: string[];
  number: number;
  story: string;
  /** From top to bottom: G inn, F final location, B, W, D land, "." nothing. */
  layout: string[];
  final_tile: string;
  final_encounter: string;
  final_enemy: string;
  letters: Record<string, string>;
  one_time_rewards: number;
}

/** The track of a hero. */
export interface FocusTrack {
  symbols: Record<string, string>;
  end: number;
  back: number;
}

/** The time track. */
export interface TimeTrack {
  numbers: number[];
  symbols: Record<string, string>;
  starts: number[];
  leftmost: number;
  end: number;
}

/** How many enemies come. */
export interface ReinforcementTrack {
  enemies: number[];
  last: number;
}

/** The tracks of one side of the board. */
export interface Tracks {
  focus: FocusTrack;
  time: TimeTrack;
  reinforcement: ReinforcementTrack;
}

/** What a board needs beside the cards. */
export interface SentFacts {
  heroes: string[];
  adventures: string[];
  tracks: Record<"normal" | "hard", Tracks>;
  keywords: Record<string, string>;
  words: Record<string, string>;
}
