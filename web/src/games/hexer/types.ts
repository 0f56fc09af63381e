/** The table and the printed content of Hexer, as the server sends them. */
import type { Content } from "../../lib/content";
import type { Lang } from "../../lib/i18n";

// --- The view ------------------------------------------------------------------------------------

/** A card on the table: "push#12". */
export type CardRef = string;
export type Words = Partial<Record<Lang, string>>;

export interface QuestView {
  id: string;
  place: number;
  task: Words;
}

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
  /** The hand cards, and those of the deck without their order; only of an own seat. */
  cards: CardRef[];
  deck: number;
  deck_cards: CardRef[];
  discard_pile: CardRef[];
  potions: CardRef[];
  bombs: CardRef[];
  mutagens: CardRef[];
  trophies: CardRef[];
  trophy_count: number;
  items: { card: CardRef; text: Words }[];
  quests: QuestView[];
  rumours: number[];
  trails: number[];
  /** Terrain and numeral. */
  weaknesses: [number, number][];
  destruction: number;
  dagon_trail: boolean;
}

export interface MarketView {
  row: (CardRef | null)[];
  /** After the modifier of the space; -1: trash a hand card. */
  costs: (number | null)[];
  deck: number;
  discards: number;
}

export interface PlayedView {
  card: CardRef;
  /** The chain tab that the next card hangs on. */
  tab: number;
  boosted: boolean;
}

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
  hampers: Words[];
  /** Levels of the attributes that are lost for this fight. */
  lowered: number[];
  /** What was used in this fight, by number or name, once for each use. */
  used: string[];
  weaknesses: number[];
  /** Cards of the opposing life deck that this player has seen; only of an own seat. */
  seen: CardRef[];
}

export interface FightView {
  opponent: string;
  monster: CardRef;
  life: number;
  attacks: CardRef[];
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
  dens: ({ card: CardRef; place: number } | null)[];
  fight: FightView | null;
  legend: { card: CardRef; place: number; life: number; way: string[] } | null;
  destruction: number[];
  weakness: [number, number][];
  tavern: number;
  trophies: CardRef[];
  ships: number[];
  islands: number[];
  dagon: { space: number; top: number; card: CardRef; trails: number } | null;
  decks: Record<string, number>;
}

// --- The content ---------------------------------------------------------------------------------

export type Symbols = Partial<Record<SymbolName, number>>;
export type SymbolName = "damage" | "shield" | "draw" | "top" | "seek" | "back" | "protection";

export interface TabFacts {
  colour: number;
  symbols: Symbols;
  text: string;
}

export interface CardFacts {
  id: string;
  kind: string;
  name: string;
  lines: string[];
  // Action cards
  colour?: number;
  terrains?: number[];
  base?: Symbols;
  tabs?: TabFacts[];
  boost?: { energy: number; symbols: Symbols } | null;
  effect?: string;
  cost?: number | "trash";
  /** 0 witchers, 1 mages. */
  market?: number;
  origin?: string;
  // Monsters
  rank?: number;
  life?: number;
  weakness?: number;
  abilities?: string[];
  /** The line that only tells a story. */
  tale?: string;
  specials?: string[];
  // Special attacks
  number?: number;
  // Movement cards
  main?: number;
  secondary?: number;
  // Characters
  school?: string;
  specialisation?: string;
}

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

export interface Facts {
  cards: Record<string, CardFacts>;
  characters: string[];
  places: PlaceFacts[];
  modifiers: number[];
  /** By the space of the victory track: cards to trash, and by the side of the track the Legendary Monster's shield. */
  exhaustion: number[];
  protection: Record<string, number[]>;
  words: Record<string, string>;
}

const known = new WeakMap<Content, Facts>();

/** The printed things of this game in their own shape. */
export function factsOf(content: Content): Facts {
  let found = known.get(content);
  if (!found) {
    found = { ...(content.facts as unknown as Omit<Facts, "cards">), cards: content.cards as unknown as Facts["cards"] };
    known.set(content, found);
  }
  return found;
}
