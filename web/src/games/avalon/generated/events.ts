/** Made by tools/web_types.py from what the server sends; not to be edited. */
import type { EventView } from "../../../lib/wire";

export interface DayBegan extends EventView {
  kind: "DayBegan";
  fields: {
    day: number;
  };
}

export interface PhaseBegan extends EventView {
  kind: "PhaseBegan";
  fields: {
    phase: string;
  };
}

/** A character starts an action; the others take part. */
export interface ActionBegan extends EventView {
  kind: "ActionBegan";
  fields: {
    character: string;
    deed: string;
    others: string[];
    place: number;
  };
}

export interface CampaignEnded extends EventView {
  kind: "CampaignEnded";
  fields: {
    won: boolean;
    cause: string;
  };
}

/** Energy, Health or Fear. */
export interface TrackChanged extends EventView {
  kind: "TrackChanged";
  fields: {
    character: string;
    track: string;
    before: number;
    after: number;
  };
}

export interface ResourceChanged extends EventView {
  kind: "ResourceChanged";
  fields: {
    character: string;
    resource: string;
    before: number;
    after: number;
  };
}

export interface AttributeRaised extends EventView {
  kind: "AttributeRaised";
  fields: {
    character: string;
    attribute: string;
    value: number;
  };
}

/** An item, a secret, a skill or a bought card. */
export interface CardGained extends EventView {
  kind: "CardGained";
  fields: {
    character: string;
    card: string;
  };
}

export interface CardLost extends EventView {
  kind: "CardLost";
  fields: {
    character: string;
    card: string;
  };
}

export interface HandedOver extends EventView {
  kind: "HandedOver";
  fields: {
    giver: string;
    receiver: string;
    what: string;
  };
}

/** Somebody is dying or going insane. */
export interface StateBegan extends EventView {
  kind: "StateBegan";
  fields: {
    character: string;
    state: string;
  };
}

export interface StateEnded extends EventView {
  kind: "StateEnded";
  fields: {
    character: string;
    state: string;
  };
}

export interface Died extends EventView {
  kind: "Died";
  fields: {
    character: string;
  };
}

export interface Moved extends EventView {
  kind: "Moved";
  fields: {
    character: string;
    place: number;
  };
}

export interface LocationRevealed extends EventView {
  kind: "LocationRevealed";
  fields: {
    place: number;
  };
}

export interface LocationDiscarded extends EventView {
  kind: "LocationDiscarded";
  fields: {
    place: number;
  };
}

export interface LocationChanged extends EventView {
  kind: "LocationChanged";
  fields: {
    old: number;
    new: number;
  };
}

/** A menhir is set up, charged, goes down, or goes out (-1). */
export interface MenhirChanged extends EventView {
  kind: "MenhirChanged";
  fields: {
    place: number;
    value: number;
  };
}

export interface GuardianMoved extends EventView {
  kind: "GuardianMoved";
  fields: {
    guardian: string;
    place: number;
  };
}

export interface GuardianGone extends EventView {
  kind: "GuardianGone";
  fields: {
    guardian: string;
  };
}

/** A time dial or a counting dial; 0 is expired. */
export interface DialChanged extends EventView {
  kind: "DialChanged";
  fields: {
    dial: string;
    value: number;
  };
}

export interface EventRevealed extends EventView {
  kind: "EventRevealed";
  fields: {
    card: string;
  };
}

export interface QuestFulfilled extends EventView {
  kind: "QuestFulfilled";
  fields: {
    card: string;
  };
}

export interface VerseRead extends EventView {
  kind: "VerseRead";
  fields: {
    verse: string;
    readers: string[];
  };
}

/** What a group chose of the choices below a verse. */
export interface ChoiceMade extends EventView {
  kind: "ChoiceMade";
  fields: {
    verse: string;
    choice: string;
    readers: string[];
  };
}

export interface StatusMarked extends EventView {
  kind: "StatusMarked";
  fields: {
    status: string;
    part: number;
  };
}

export interface TaskNoted extends EventView {
  kind: "TaskNoted";
  fields: {
    task: string;
  };
}

export interface ChapterEnded extends EventView {
  kind: "ChapterEnded";
  fields: {
    chapter: number;
  };
}

/** A chapter after the first one begins, or any of them once more. */
export interface ChapterBegan extends EventView {
  kind: "ChapterBegan";
  fields: {
    chapter: number;
    group: string[];
    again: boolean;
  };
}

/** A dial shows Grail or Skull. */
export interface Tossed extends EventView {
  kind: "Tossed";
  fields: {
    side: string;
    again: boolean;
  };
}

/** The ordinary die, or the guardian die. */
export interface Rolled extends EventView {
  kind: "Rolled";
  fields: {
    shows: string;
    again: boolean;
  };
}

export interface EncounterBegan extends EventView {
  kind: "EncounterBegan";
  fields: {
    encounter: string;
    group: string[];
  };
}

export interface BecameActive extends EventView {
  kind: "BecameActive";
  fields: {
    character: string;
  };
}

export interface CardLaid extends EventView {
  kind: "CardLaid";
  fields: {
    character: string;
    card: string;
    /** Rows of the left edge, as a mask. */
    activated: number;
  };
}

/** A card of the sequence, the hand or the deck of this encounter. */
export interface CardDiscarded extends EventView {
  kind: "CardDiscarded";
  fields: {
    character: string;
    card: string;
  };
}

export interface CardsDrawn extends EventView {
  kind: "CardsDrawn";
  fields: {
    character: string;
    cards: string[];
  };
}

export interface PoolChanged extends EventView {
  kind: "PoolChanged";
  fields: {
    before: number;
    after: number;
  };
}

export interface RelationChanged extends EventView {
  kind: "RelationChanged";
  fields: {
    before: number;
    after: number;
  };
}

export interface StageWon extends EventView {
  kind: "StageWon";
  fields: {
    stage: number;
  };
}

/** An attack, an opportunity attack or a reaction. */
export interface EnemyActed extends EventView {
  kind: "EnemyActed";
  fields: {
    encounter: string;
    character: string;
    what: string;
  };
}

export interface Fled extends EventView {
  kind: "Fled";
  fields: {
    character: string;
  };
}

export interface EncounterEnded extends EventView {
  kind: "EncounterEnded";
  fields: {
    encounter: string;
    outcome: string;
  };
}

export type GameEvent =
  | DayBegan
  | PhaseBegan
  | ActionBegan
  | CampaignEnded
  | TrackChanged
  | ResourceChanged
  | AttributeRaised
  | CardGained
  | CardLost
  | HandedOver
  | StateBegan
  | StateEnded
  | Died
  | Moved
  | LocationRevealed
  | LocationDiscarded
  | LocationChanged
  | MenhirChanged
  | GuardianMoved
  | GuardianGone
  | DialChanged
  | EventRevealed
  | QuestFulfilled
  | VerseRead
  | ChoiceMade
  | StatusMarked
  | TaskNoted
  | ChapterEnded
  | ChapterBegan
  | Tossed
  | Rolled
  | EncounterBegan
  | BecameActive
  | CardLaid
  | CardDiscarded
  | CardsDrawn
  | PoolChanged
  | RelationChanged
  | StageWon
  | EnemyActed
  | Fled
  | EncounterEnded;
