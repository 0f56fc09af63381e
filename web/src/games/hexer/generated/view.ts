/** Made by tools/web_types.py from what the server sends; not to be edited. */

/** What stays with a player from a story. */
export interface ItemView {
  card: string;
  text: Partial<Record<"de" | "en", string>>;
}

/** A quest that a player has taken up. */
export interface QuestView {
  id: string;
  place: number;
  task: Partial<Record<"de" | "en", string>>;
}

/** A player with all belongings. */
export interface PlayerView {
  id: string;
  /** 0 witcher, 1 mage. */
  kind: number;
  /** Combat, defence or wisdom, alchemy, specialisation. */
  levels: number[];
  level: number;
  shield: number;
  most_shield: number;
  gold: number;
  place: number;
  school: number;
  /** On the victory track. */
  space: number;
  moved: boolean;
  hand: number;
  /** The hand cards; only of an own seat. */
  cards: string[];
  deck: number;
  /** Without their order; only of an own seat. */
  deck_cards: string[];
  discard_pile: string[];
  potions: string[];
  bombs: string[];
  mutagens: string[];
  trophies: string[];
  trophy_count: number;
  items: ItemView[];
  quests: QuestView[];
  rumours: number[];
  trails: number[];
  /** Terrain and numeral. */
  weaknesses: [number, number][];
  destruction: number;
  dagon_trail: boolean;
}

/** A card row. */
export interface MarketView {
  row: (string | null)[];
  /** After the modifier of the space; -1: trash a hand card. */
  costs: (number | null)[];
  deck: number;
  discards: number;
}

/** A monster of the display. */
export interface DenView {
  card: string;
  place: number;
}

/** A card of a combo. */
export interface PlayedView {
  card: string;
  /** The chain tab that the next card hangs on. */
  tab: number;
  boosted: boolean;
}

/** One side of a fight. */
export interface FighterView {
  player: number;
  /** Combat turns begun. */
  turns: number;
  combo: PlayedView[];
  damage: number;
  protection: number;
  poison: number;
  /** Damage to the opponent at the start of the next own combat turns. */
  wounds: number;
  /** In sentences. */
  hampers: (Partial<Record<"de" | "en", string>>)[];
  /** Levels of the attributes that are lost for this fight. */
  lowered: number[];
  /** By number or name, once for each use. */
  used: string[];
  weaknesses: number[];
  /** Of the opposing life deck; only of an own seat. */
  seen: string[];
}

/** A fight. */
export interface FightView {
  opponent: string;
  monster: string;
  life: number;
  attacks: string[];
  /** 0 the attacker's, 1 the other side's. */
  turn: number;
  step: string;
  turns: number;
  announced: number;
  guard: number;
  weaker: number;
  dice: number;
  rewards: number;
  bets: [number, number][];
  fighters: FighterView[];
}

/** The Legendary Monster. */
export interface LegendView {
  card: string;
  place: number;
  life: number;
  way: string[];
}

/** Dagon on the danger track. */
export interface DagonView {
  space: number;
  top: number;
  card: string;
  trails: number;
}

/** The whole table. */
export interface HexerView {
  expansions: string[];
  side: string;
  round: number;
  phase: string;
  start: number;
  active: number;
  winner: number;
  players: PlayerView[];
  markets: (MarketView | null)[];
  dens: (DenView | null)[];
  fight: FightView | null;
  legend: LegendView | null;
  destruction: number[];
  weakness: [number, number][];
  tavern: number;
  trophies: string[];
  ships: number[];
  islands: number[];
  dagon: DagonView | null;
  decks: Record<string, number>;
}

/** A chain tab. */
export interface TabFacts {
  colour: number;
  symbols: Partial<Record<"back" | "damage" | "draw" | "protection" | "seek" | "shield" | "top", number>>;
  text: string;
}

/** What energy adds to a card. */
export interface BoostFacts {
  energy: number;
  symbols: Partial<Record<"back" | "damage" | "draw" | "protection" | "seek" | "shield" | "top", number>>;
}

/** A card, token, character or place; what its kind does not have is left out. */
export interface CardFacts {
  id: string;
  kind: string;
  name: string;
  lines: string[];
  /** Of an action card. */
  colour: number;
  terrains: number[];
  base: Partial<Record<"back" | "damage" | "draw" | "protection" | "seek" | "shield" | "top", number>>;
  tabs: TabFacts[];
  boost: BoostFacts | null;
  effect: string;
  cost: number | "trash";
  /** 0 witchers, 1 mages. */
  market: number;
  origin: string;
  /** Of a monster. */
  rank: number;
  life: number;
  weakness: number;
  abilities: string[];
  specials: string[];
  /** The line that only tells a story. */
  tale: string;
  /** Of a special attack. */
  number: number;
  /** Of a movement card. */
  main: number;
  secondary: number;
  /** Of a character. */
  school: string;
  specialisation: string;
  /** The rule that says more. */
  why: string;
}

/** A location. */
export interface PlaceFacts {
  id: string;
  name: string;
  terrains: number[];
  action: string;
  ways: number[];
  port: boolean;
  school: string;
  island: boolean;
  /** Among the cards. */
  card: string;
}

/** What a board needs beside the cards. */
export interface SentFacts {
  characters: string[];
  places: PlaceFacts[];
  modifiers: number[];
  /** By the space of the victory track: cards to trash. */
  exhaustion: number[];
  /** By its side: the shield of the Legendary Monster. */
  protection: Record<string, number[]>;
  words: Record<string, string>;
}
