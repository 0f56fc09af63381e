/** Made by tools/web_types.py from what the server sends; not to be edited. */

/** A symbol at the edge of a card: its row, and what it takes or brings. */
export interface EdgeFacts {
  /** 0 to 2: attributes, 3: magic, 4: free. */
  row: number;
  /** What it brings; of a left edge. */
  text?: string;
  /** Of a right edge. */
  needs?: number;
  times?: number;
  blocked?: boolean;
}

/** Something printed. */
export interface CardFacts {
  id: string;
  kind: string;
  name: string;
  /** What is written on it. */
  lines: string[];
  copies: number;
  /** Of a combat or diplomacy card. */
  tray?: string;
  /** Of an encounter. */
  colour?: string;
  left?: EdgeFacts[];
  right?: EdgeFacts[];
  /** What it says beside its edges. */
  abilities?: string[];
  /** Of a location. */
  number?: number;
  symbols?: string[];
}

/** What else is printed: the words for fields, and the fixed terms of the rules. */
export interface AvalonFacts {
  terms: Record<string, string>;
  attributes: string[];
  resources: string[];
  /** Names of the rows of combat and diplomacy cards. */
  rows: Record<string, string[]>;
}

/** A location card on the map. */
export interface PlaceView {
  number: number;
  /** Steps from the start location. */
  east: number;
  south: number;
  /** Numbers of the places that a way leads to. */
  roads: number[];
  /** Whether the light of a menhir reaches it. */
  lit: boolean;
  /** The dial; 0: burns for this day only; -1: none burns here. */
  menhir: number;
  /** Its action rests. */
  covered: boolean;
  guardians: string[];
  /** Items that lie here. */
  left: string[];
}

/** A skill card and the side that is used. */
export interface SkillView {
  card: string;
  side: number;
}

/** A character with its three tracks. */
export interface CharacterView {
  id: string;
  /** The colour of the player. */
  tray: string;
  /** How far the health indicator lets it rise. */
  energy_limit: number;
  most_energy: number;
  most_health: number;
  most_fear: number;
  attributes: number[];
  discards: string[];
  /** Cards left for combat and diplomacy. */
  decks: number[];
  /** "dying", "insane", "in_panic", "exhausted". */
  states: string[];
  /** What it costs in Energy to travel, and to explore. */
  travel: number;
  explore: number;
  energy: number;
  health: number;
  fear: number;
  resources: number[];
  /** A location number; NOWHERE if out of the game. */
  place: number;
  /** May be discussed (A26.56). */
  hand: string[];
  /** And what has no keyword (A13.08). */
  equipped: string[];
  /** Not equipped (A13.09). */
  flipped: string[];
  /** Away for this encounter (A25.07). */
  packed: string[];
  skills: SkillView[];
  passed: boolean;
}

/** A card of the sequence, and what lies on it. */
export interface LaidView {
  /** Rows of its left edge. */
  activated: number[];
  card: string;
  owner: number;
  time?: number;
  charges?: number;
  /** Magic tokens on its symbols (A26.09). */
  magic?: number;
}

/** A row of the encounter: when it applies, and what it does then. */
export interface ThreatView {
  when: Record<string, string>;
  does: Record<string, string>;
  /** As the encounter stands. */
  now: boolean;
}

/** A running encounter. */
export interface ClashView {
  /** The pool that wins; 0 in diplomacy. */
  value: number;
  /** Of the relation, both ways; 0 in combat. */
  top: number;
  stages: number;
  threats: ThreatView[];
  /** What waits for whoever gives it an opening. */
  opportunity: Record<string, string>;
  traits: Record<string, string>[];
  art: "combat" | "diplomacy";
  enemy: string;
  /** Participants who are still there. */
  group: number[];
  sequence: LaidView[];
  /** Time tokens on the encounter card. */
  time: number;
  /** Combat markers. */
  pool: number;
  relation: number;
  stage: number;
  round: number;
  active: number;
}

/** The page of the book that lies open. */
export interface PageView {
  verse: string;
  /** 0: nowhere. */
  place: number;
  text: Record<string, string>;
}

/** Something that is counted. */
export interface DialView {
  name: Record<string, string>;
  value: number;
  /** 0: beside the map. */
  place: number;
  /** By itself, every morning. */
  falls: boolean;
}

/** A quest, and what completes it. */
export interface QuestView {
  card: string;
  goal: Record<string, string>;
}

/** A line of the save sheet that is not empty. */
export interface StatusView {
  name: Record<string, string>;
  parts: number;
  marked: number[];
}

/** The table. */
export interface AvalonView {
  /** Of the chapter. */
  title: Record<string, string>;
  places: PlaceView[];
  characters: CharacterView[];
  clash: ClashView | null;
  page: PageView | null;
  /** The active quest pile. */
  quests: QuestView[];
  /** In force. */
  events: string[];
  events_left: number;
  tasks: Record<string, string>[];
  /** Counting dials. */
  dials: DialView[];
  sheet: StatusView[];
  /** Open cards that were secret: by card and language. */
  pages: Record<string, Record<string, CardFacts>>;
  chapter: number;
  day: number;
  phase: "dawn" | "day_end" | "daytime" | "setup";
  /** "chapter": this evening is over. */
  ended: string;
  /** How it ended. */
  cause: string;
}
