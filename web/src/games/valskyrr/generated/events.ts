/** Made by tools/web_types.py from what the server sends; not to be edited. */
import type { EventView } from "../../../lib/wire";

export interface RoundBegan extends EventView {
  kind: "RoundBegan";
  fields: {
    round: number;
  };
}

export interface PhaseBegan extends EventView {
  kind: "PhaseBegan";
  fields: {
    phase: string;
  };
}

export interface TurnBegan extends EventView {
  kind: "TurnBegan";
  fields: {
    hero: string;
  };
}

/** A hero resolves an action of a card, or of the own board (card is then the hero's id). */
export interface ActionTaken extends EventView {
  kind: "ActionTaken";
  fields: {
    hero: string;
    card: string;
    uid: number;
    kind: string;
    /** Which action of the card, from 0. */
    number: number;
  };
}

/** A hero card changes its place: hand, deck, discard_pile, graveyard, hero_zone, reward_deck, playing. */
export interface CardMoved extends EventView {
  kind: "CardMoved";
  fields: {
    hero: string;
    card: string;
    uid: number;
    source: string;
    destination: string;
  };
}

export interface CardsDrawn extends EventView {
  kind: "CardsDrawn";
  fields: {
    hero: string;
    cards: string[];
  };
}

export interface FeatAcquired extends EventView {
  kind: "FeatAcquired";
  fields: {
    hero: string;
    card: string;
    loot: number;
  };
}

export interface FocusMoved extends EventView {
  kind: "FocusMoved";
  fields: {
    hero: string;
    before: number;
    after: number;
  };
}

export interface TimeMoved extends EventView {
  kind: "TimeMoved";
  fields: {
    before: number;
    after: number;
  };
}

export interface ReinforcementMoved extends EventView {
  kind: "ReinforcementMoved";
  fields: {
    before: number;
    after: number;
  };
}

/** A track symbol takes effect: reinforcement, furious or time; `hero` is empty if it concerns everybody. */
export interface SymbolTriggered extends EventView {
  kind: "SymbolTriggered";
  fields: {
    symbol: string;
    hero: string;
  };
}

export interface LootChanged extends EventView {
  kind: "LootChanged";
  fields: {
    before: number;
    after: number;
  };
}

/** An enemy comes into play in the row (hero empty) or in a hero zone. */
export interface EnemyAppeared extends EventView {
  kind: "EnemyAppeared";
  fields: {
    enemy: string;
    uid: number;
    hero: string;
  };
}

/** A drawn enemy without a named keyword is discarded. */
export interface EnemyRejected extends EventView {
  kind: "EnemyRejected";
  fields: {
    enemy: string;
  };
}

/** An enemy moves into a hero zone, or into the row (hero empty). */
export interface EnemyMoved extends EventView {
  kind: "EnemyMoved";
  fields: {
    enemy: string;
    uid: number;
    hero: string;
  };
}

/** An enemy is put on its discard pile (or under its deck) without being killed. */
export interface EnemyLeft extends EventView {
  kind: "EnemyLeft";
  fields: {
    enemy: string;
    uid: number;
    destination: string;
  };
}

export interface EnemyAttacked extends EventView {
  kind: "EnemyAttacked";
  fields: {
    enemy: string;
    uid: number;
    hero: string;
    physical: number;
    magical: number;
  };
}

/** Wound tokens are put on an enemy; `vulnerable` if a vulnerability did it. */
export interface EnemyWounded extends EventView {
  kind: "EnemyWounded";
  fields: {
    enemy: string;
    uid: number;
    wounds: number;
    vulnerable: boolean;
  };
}

export interface EnemyHealed extends EventView {
  kind: "EnemyHealed";
  fields: {
    enemy: string;
    uid: number;
    wounds: number;
  };
}

export interface EnemyKilled extends EventView {
  kind: "EnemyKilled";
  fields: {
    enemy: string;
    uid: number;
    loot: number;
  };
}

export interface EnemyEnraged extends EventView {
  kind: "EnemyEnraged";
  fields: {
    enemy: string;
    uid: number;
  };
}

export interface EnemyCalmed extends EventView {
  kind: "EnemyCalmed";
  fields: {
    enemy: string;
    uid: number;
  };
}

export interface AbilityTriggered extends EventView {
  kind: "AbilityTriggered";
  fields: {
    enemy: string;
    uid: number;
    ability: string;
  };
}

/** The weakness reflex: all weakness tokens are removed, and one ability is ignored. */
export interface AbilityIgnored extends EventView {
  kind: "AbilityIgnored";
  fields: {
    enemy: string;
    uid: number;
    ability: string;
  };
}

/** A hero's attack meets an enemy or the encounter: damage before and after defence. */
export interface AttackMade extends EventView {
  kind: "AttackMade";
  fields: {
    hero: string;
    target: string;
    physical: number;
    magical: number;
    through: number;
  };
}

export interface DamagePrevented extends EventView {
  kind: "DamagePrevented";
  fields: {
    hero: string;
    by: string;
    points: number;
  };
}

/** Tokens are put on a hero or an enemy. */
export interface ConditionPlaced extends EventView {
  kind: "ConditionPlaced";
  fields: {
    on: string;
    condition: string;
    tokens: number;
  };
}

export interface ConditionRemoved extends EventView {
  kind: "ConditionRemoved";
  fields: {
    on: string;
    condition: string;
    tokens: number;
  };
}

/** Burn and poison take effect. */
export interface ConditionHurt extends EventView {
  kind: "ConditionHurt";
  fields: {
    on: string;
    points: number;
  };
}

export interface HeroDefeated extends EventView {
  kind: "HeroDefeated";
  fields: {
    hero: string;
  };
}

export interface LocationRevealed extends EventView {
  kind: "LocationRevealed";
  fields: {
    location: string;
  };
}

export interface PartyMoved extends EventView {
  kind: "PartyMoved";
  fields: {
    location: string;
  };
}

export interface ThreatChanged extends EventView {
  kind: "ThreatChanged";
  fields: {
    location: string;
    before: number;
    after: number;
  };
}

export interface EncounterBegan extends EventView {
  kind: "EncounterBegan";
  fields: {
    encounter: string;
  };
}

/** A drawn encounter without a keyword of the location is discarded. */
export interface EncounterRejected extends EventView {
  kind: "EncounterRejected";
  fields: {
    encounter: string;
  };
}

export interface EncounterCompleted extends EventView {
  kind: "EncounterCompleted";
  fields: {
    encounter: string;
  };
}

export interface Retreated extends EventView {
  kind: "Retreated";
  fields: {
    encounter: string;
  };
}

export interface ProgressChanged extends EventView {
  kind: "ProgressChanged";
  fields: {
    before: number;
    after: number;
  };
}

export interface RewardDrawn extends EventView {
  kind: "RewardDrawn";
  fields: {
    card: string;
  };
}

export interface RewardTaken extends EventView {
  kind: "RewardTaken";
  fields: {
    hero: string;
    card: string;
  };
}

export interface RewardGivenUp extends EventView {
  kind: "RewardGivenUp";
  fields: {
    card: string;
    loot: number;
  };
}

export interface Rested extends EventView {
  kind: "Rested";
  fields: {
    hero: string;
    points: number;
  };
}

/** A regeneration point is used: graveyard to discard pile, or discard pile under the deck. */
export interface CardRestored extends EventView {
  kind: "CardRestored";
  fields: {
    hero: string;
    card: string;
    destination: string;
  };
}

/** A discard pile becomes the deck again: blue, green, red, encounter, time, reward. */
export interface DeckShuffled extends EventView {
  kind: "DeckShuffled";
  fields: {
    deck: string;
  };
}

export interface TimeCardDrawn extends EventView {
  kind: "TimeCardDrawn";
  fields: {
    card: string;
    value: number;
  };
}

/** An adventure token is turned, removed or placed. */
export interface TokenTurned extends EventView {
  kind: "TokenTurned";
  fields: {
    letter: string;
    location: string;
  };
}

/** The final encounter is completed. */
export interface GameWon extends EventView {
  kind: "GameWon";
}

/** `cause` is time, hero or party. */
export interface GameLost extends EventView {
  kind: "GameLost";
  fields: {
    cause: string;
  };
}

export type GameEvent =
  | RoundBegan
  | PhaseBegan
  | TurnBegan
  | ActionTaken
  | CardMoved
  | CardsDrawn
  | FeatAcquired
  | FocusMoved
  | TimeMoved
  | ReinforcementMoved
  | SymbolTriggered
  | LootChanged
  | EnemyAppeared
  | EnemyRejected
  | EnemyMoved
  | EnemyLeft
  | EnemyAttacked
  | EnemyWounded
  | EnemyHealed
  | EnemyKilled
  | EnemyEnraged
  | EnemyCalmed
  | AbilityTriggered
  | AbilityIgnored
  | AttackMade
  | DamagePrevented
  | ConditionPlaced
  | ConditionRemoved
  | ConditionHurt
  | HeroDefeated
  | LocationRevealed
  | PartyMoved
  | ThreatChanged
  | EncounterBegan
  | EncounterRejected
  | EncounterCompleted
  | Retreated
  | ProgressChanged
  | RewardDrawn
  | RewardTaken
  | RewardGivenUp
  | Rested
  | CardRestored
  | DeckShuffled
  | TimeCardDrawn
  | TokenTurned
  | GameWon
  | GameLost;
