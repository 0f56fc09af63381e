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
  most_shield: number;
  /** The hand cards; only of an own seat. */
  cards: string[];
  /** Without their order; only of an own seat. */
  deck_cards: string[];
  trophy_count: number;
  /** Event cards that stay. */
  items: ItemView[];
  quests: QuestView[];
  /** Terrains of face-down tiles. */
  trails: number[];
  levels: number[];
  /** The witcher level. */
  level: number;
  /** Shield value, or energy of a mage. */
  shield: number;
  gold: number;
  place: number;
  school: number;
  /** On the victory track. */
  space: number;
  hand: number;
  /** Which cards, not their order (H5.19). */
  deck: number;
  discard_pile: string[];
  potions: string[];
  bombs: string[];
  mutagens: string[];
  trophies: string[];
  destruction: number;
  /** Face-up tiles, 1 gold on each. */
  rumours: number[];
  /** Terrain and numeral. */
  weaknesses: [number, number][];
  dagon_trail: boolean;
  moved: boolean;
}

/** A card row. */
export interface MarketView {
  /** After the modifier of the space; -1: trash a hand card. */
  costs: (number | null)[];
  discards: number;
  row: (string | null)[];
  deck: number;
}

/** A monster of the display. */
export interface DenView {
  card: string;
  place: number;
}

/** A card of a combo. */
export interface PlayedView {
  card: string;
  tab: number;
  boosted: boolean;
}

/** One side of a fight. */
export interface FighterView {
  player: number;
  /** Damage to the opponent at the start of the next own combat turns. */
  wounds: number;
  /** In sentences. */
  hampers: (Partial<Record<"de" | "en", string>>)[];
  /** Of the opposing life deck; only of an own seat. */
  seen: string[];
  /** Combat turns begun. */
  turns: number;
  /** Potions and bombs counted in this fight. */
  poison: number;
  /** Abilities used in this fight, once for each use. */
  used: string[];
  /** Numerals announced. */
  weaknesses: number[];
  /** Until the end of the opponent's next combat turn. */
  protection: number;
  /** Levels lost for this fight only. */
  lowered: number[];
  combo: PlayedView[];
  /** More damage of the combo. */
  damage: number;
}

/** A fight. */
export interface FightView {
  /** Revealed, or lost by damage. */
  attacks: string[];
  /** Gold promised for defeating the monster. */
  rewards: number;
  fighters: FighterView[];
  opponent: "dagon" | "drawn" | "legendary" | "monster" | "player";
  monster: string;
  /** The monster's life deck. */
  life: number;
  /** Whose combat turn: 0 the attacker's, 1 the other side's. */
  turn: number;
  step: "begin" | "combo" | "effects";
  /** Combat turns of the monster. */
  turns: number;
  /** Charge or bite beforehand, or 2: after the reveal. */
  announced: number;
  /** Damage less with the monster's next attack. */
  weaker: number;
  /** Protection of the Legendary Monster in this combat turn (H25.11). */
  guard: number;
  /** Dice on the monster's card. */
  dice: number;
  /** Who bet on whom. */
  bets: [number, number][];
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
  players: PlayerView[];
  fight: FightView | null;
  legend: LegendView | null;
  destruction: number[];
  weakness: [number, number][];
  trophies: string[];
  ships: number[];
  /** Island cards in play, by location. */
  islands: number[];
  /** Space on the danger track; DAGON_TOP means risen. */
  dagon: DagonView | null;
  decks: Record<string, number>;
  /** The start player. */
  start: number;
  active: number;
  round: number;
  phase: "confrontation" | "moves" | "refill" | "setup";
  winner: number;
  markets: (MarketView | null)[];
  dens: (DenView | null)[];
  tavern: number;
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
  /** What is written on it. */
  lines: string[];
  /** Of an action card. */
  colour?: number;
  terrains?: number[];
  base?: Partial<Record<"back" | "damage" | "draw" | "protection" | "seek" | "shield" | "top", number>>;
  tabs?: TabFacts[];
  boost?: BoostFacts | null;
  effect?: string;
  cost?: number | "trash";
  /** 0 witchers, 1 mages. */
  market?: number;
  origin?: string;
  /** Of a monster. */
  rank?: number;
  life?: number;
  weakness?: number;
  abilities?: string[];
  specials?: string[];
  /** The line that only tells a story. */
  tale?: string;
  /** Of a special attack. */
  number?: number;
  /** Of a movement card. */
  main?: number;
  secondary?: number;
  /** Of a character. */
  school?: string;
  specialisation?: string;
  /** The rule that says more. */
  why?: string;
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
