/** Made by tools/web_types.py from what the server sends; not to be edited. */
import type { EventView } from "../../../lib/wire";

export interface RoundBegan extends EventView {
  kind: "RoundBegan";
  fields: {
    round: number;
  };
}

export interface TurnBegan extends EventView {
  kind: "TurnBegan";
  fields: {
    player: string;
  };
}

export interface PhaseBegan extends EventView {
  kind: "PhaseBegan";
  fields: {
    player: string;
    phase: string;
  };
}

export interface GameWon extends EventView {
  kind: "GameWon";
  fields: {
    player: string;
  };
}

export interface SchoolChosen extends EventView {
  kind: "SchoolChosen";
  fields: {
    player: string;
    place: number;
  };
}

/** Cards from the own deck into the hand; which ones, only the player knows. */
export interface CardsDrawn extends EventView {
  kind: "CardsDrawn";
  fields: {
    player: string;
    cards: number;
    secret: string[];
  };
}

/** The discard pile was shuffled into the deck. */
export interface DeckRenewed extends EventView {
  kind: "DeckRenewed";
  fields: {
    player: string;
    cards: number;
  };
}

/** An open card changes its place: hand, deck, discard_pile, row, combo, out. */
export interface CardMoved extends EventView {
  kind: "CardMoved";
  fields: {
    player: string;
    card: string;
    uid: number;
    source: string;
    destination: string;
  };
}

export interface CardsTrashed extends EventView {
  kind: "CardsTrashed";
  fields: {
    player: string;
    cards: string[];
  };
}

/** A card from a card row (or its deck): bought, swapped or received. */
export interface CardGained extends EventView {
  kind: "CardGained";
  fields: {
    player: string;
    card: string;
    uid: number;
    destination: string;
  };
}

export interface RowRefilled extends EventView {
  kind: "RowRefilled";
  fields: {
    /** Witcher or mage. */
    row: string;
    cards: string[];
  };
}

/** The card facing the one that was bought (H22.07). */
export interface RowCardDiscarded extends EventView {
  kind: "RowCardDiscarded";
  fields: {
    row: string;
    card: string;
  };
}

export interface GoldChanged extends EventView {
  kind: "GoldChanged";
  fields: {
    player: string;
    before: number;
    after: number;
  };
}

/** Shield value of a witcher, energy of a mage. */
export interface ShieldChanged extends EventView {
  kind: "ShieldChanged";
  fields: {
    player: string;
    before: number;
    after: number;
  };
}

export interface AttributeChanged extends EventView {
  kind: "AttributeChanged";
  fields: {
    player: string;
    attribute: string;
    before: number;
    after: number;
  };
}

export interface LevelReached extends EventView {
  kind: "LevelReached";
  fields: {
    player: string;
    level: number;
  };
}

/** A potion, bomb or mutagen comes to a player. */
export interface AlchemyGained extends EventView {
  kind: "AlchemyGained";
  fields: {
    player: string;
    card: string;
  };
}

/** A potion or bomb goes to its discard pile unused. */
export interface AlchemyLost extends EventView {
  kind: "AlchemyLost";
  fields: {
    player: string;
    card: string;
  };
}

export interface Travelled extends EventView {
  kind: "Travelled";
  fields: {
    player: string;
    source: number;
    place: number;
    by_ship: boolean;
  };
}

export interface RumourHeard extends EventView {
  kind: "RumourHeard";
  fields: {
    player: string;
    place: number;
  };
}

/** A trail of the monster of a terrain. */
export interface TrailFound extends EventView {
  kind: "TrailFound";
  fields: {
    player: string;
    terrain: string;
  };
}

export interface WeaknessTaken extends EventView {
  kind: "WeaknessTaken";
  fields: {
    player: string;
    terrain: string;
    numeral: number;
  };
}

export interface WeaknessPlaced extends EventView {
  kind: "WeaknessPlaced";
  fields: {
    place: number;
    terrain: string;
  };
}

export interface DestructionTaken extends EventView {
  kind: "DestructionTaken";
  fields: {
    player: string;
    token: string;
  };
}

export interface DestructionPlaced extends EventView {
  kind: "DestructionPlaced";
  fields: {
    place: number;
  };
}

export interface LegendaryMoved extends EventView {
  kind: "LegendaryMoved";
  fields: {
    monster: string;
    source: number;
    place: number;
  };
}

export interface MovementCardRevealed extends EventView {
  kind: "MovementCardRevealed";
  fields: {
    card: string;
    main: number;
    secondary: number;
  };
}

export interface TrophyGained extends EventView {
  kind: "TrophyGained";
  fields: {
    player: string;
    card: string;
  };
}

export interface VictoryAdvanced extends EventView {
  kind: "VictoryAdvanced";
  fields: {
    player: string;
    before: number;
    after: number;
  };
}

export interface MonsterAppeared extends EventView {
  kind: "MonsterAppeared";
  fields: {
    monster: string;
    place: number;
  };
}

export interface TavernClosed extends EventView {
  kind: "TavernClosed";
  fields: {
    place: number;
  };
}

export interface IslandFound extends EventView {
  kind: "IslandFound";
  fields: {
    place: number;
  };
}

export interface DagonMoved extends EventView {
  kind: "DagonMoved";
  fields: {
    before: number;
    after: number;
  };
}

export interface DagonRose extends EventView {
  kind: "DagonRose";
  fields: {
    player: string;
  };
}

export interface DiceRolled extends EventView {
  kind: "DiceRolled";
  fields: {
    player: string;
    dice: number[];
    /** Journey, poker, gamblers, attack. */
    purpose: string;
  };
}

/** The pot goes to a player; an empty name means the local gamblers. */
export interface PokerWon extends EventView {
  kind: "PokerWon";
  fields: {
    player: string;
    loser: string;
    rank: string;
    gold: number;
  };
}

/** The player to the right reads a card out: its introduction, or the result of an option. */
export interface StoryRead extends EventView {
  kind: "StoryRead";
  fields: {
    reader: string;
    player: string;
    card: string;
    /** Intro, 1, 2, safe, dangerous, safe1 …, event. */
    part: string;
  };
}

export interface QuestBegun extends EventView {
  kind: "QuestBegun";
  fields: {
    player: string;
    quest: string;
    place: number;
  };
}

export interface QuestDone extends EventView {
  kind: "QuestDone";
  fields: {
    player: string;
    quest: string;
  };
}

export interface FightBegan extends EventView {
  kind: "FightBegan";
  fields: {
    player: string;
    /** A monster or a character. */
    against: string;
  };
}

export interface BetMade extends EventView {
  kind: "BetMade";
  fields: {
    player: string;
    /** A character; empty for no bet. */
    on: string;
  };
}

export interface BetWon extends EventView {
  kind: "BetWon";
  fields: {
    player: string;
    gold: number;
  };
}

export interface CombatTurnBegan extends EventView {
  kind: "CombatTurnBegan";
  fields: {
    /** A character or monster. */
    side: string;
  };
}

export interface AbilityUsed extends EventView {
  kind: "AbilityUsed";
  fields: {
    player: string;
    /** Potion, bomb, mutagen, trophy, item, weakness, or the character: specialisation. */
    card: string;
  };
}

/** A player looks at the top cards of the opposing life deck; which ones, nobody else knows. */
export interface LifeSeen extends EventView {
  kind: "LifeSeen";
  fields: {
    player: string;
    cards: number;
    secret: string[];
  };
}

export interface CardPlayed extends EventView {
  kind: "CardPlayed";
  fields: {
    player: string;
    card: string;
    uid: number;
    boosted: boolean;
  };
}

export interface ComboResolved extends EventView {
  kind: "ComboResolved";
  fields: {
    player: string;
    cards: number;
    damage: number;
  };
}

export interface AttackRevealed extends EventView {
  kind: "AttackRevealed";
  fields: {
    monster: string;
    card: string;
    /** Charge, bite, special. */
    attack: string;
  };
}

export interface MonsterDamaged extends EventView {
  kind: "MonsterDamaged";
  fields: {
    monster: string;
    cards: string[];
    left: number;
  };
}

export interface PassiveTriggered extends EventView {
  kind: "PassiveTriggered";
  fields: {
    monster: string;
  };
}

/** What damage did: how much shield, deck and hand lost. */
export interface DamageSuffered extends EventView {
  kind: "DamageSuffered";
  fields: {
    player: string;
    damage: number;
    prevented: number;
    shield: number;
    deck: number;
    hand: number;
  };
}

/** How a fight ended for a player: defeated (the monster), driven_off, lost, won, beaten. */
export interface FightEnded extends EventView {
  kind: "FightEnded";
  fields: {
    player: string;
    against: string;
    result: string;
  };
}

export type GameEvent =
  | RoundBegan
  | TurnBegan
  | PhaseBegan
  | GameWon
  | SchoolChosen
  | CardsDrawn
  | DeckRenewed
  | CardMoved
  | CardsTrashed
  | CardGained
  | RowRefilled
  | RowCardDiscarded
  | GoldChanged
  | ShieldChanged
  | AttributeChanged
  | LevelReached
  | AlchemyGained
  | AlchemyLost
  | Travelled
  | RumourHeard
  | TrailFound
  | WeaknessTaken
  | WeaknessPlaced
  | DestructionTaken
  | DestructionPlaced
  | LegendaryMoved
  | MovementCardRevealed
  | TrophyGained
  | VictoryAdvanced
  | MonsterAppeared
  | TavernClosed
  | IslandFound
  | DagonMoved
  | DagonRose
  | DiceRolled
  | PokerWon
  | StoryRead
  | QuestBegun
  | QuestDone
  | FightBegan
  | BetMade
  | BetWon
  | CombatTurnBegan
  | AbilityUsed
  | LifeSeen
  | CardPlayed
  | ComboResolved
  | AttackRevealed
  | MonsterDamaged
  | PassiveTriggered
  | DamageSuffered
  | FightEnded;
