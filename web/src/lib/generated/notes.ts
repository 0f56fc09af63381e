/** Made by tools/web_types.py from what the server sends; not to be edited. */
import type { EventView } from "./wire";

/** The host has changed the position by words; the last `dropped` answers no longer count. */
export interface PositionRepaired extends EventView {
  kind: "PositionRepaired";
  fields: {
    by: string;
    words: string[];
    dropped: number;
  };
}

/** A repair no longer counts: it was taken back with the last answers. */
export interface RepairTakenBack extends EventView {
  kind: "RepairTakenBack";
  fields: {
    by: string;
    words: string[];
  };
}

/** The host has taken the table back to an earlier step, and with it the last `lines` of the log. */
export interface HostWentBack extends EventView {
  kind: "HostWentBack";
  fields: {
    by: string;
    step: number;
    lines: number;
  };
}

/** The rule behind an answer failed; the answer does not count. */
export interface RuleFailed extends EventView {
  kind: "RuleFailed";
}

/** A seat of the table has changed hands; `was` is who held it before, if that was another. */
export interface SeatPassed extends EventView {
  kind: "SeatPassed";
  fields: {
    by: string;
    how: string;
    /** Whose seat it is, in German and English. */
    hero: [string, string];
    was: string;
    /** The number of the wish to which others agreed. */
    wish: number;
  };
}

/** The evening is over; the campaign goes on at another table. */
export interface EveningEnded extends EventView {
  kind: "EveningEnded";
}

/** For the log: steps were taken back, and with them so many of its last lines. */
export interface Undone extends EventView {
  kind: "Undone";
  fields: {
    steps: number;
    lines: number;
    by: string;
  };
}

export type Note =
  | PositionRepaired
  | RepairTakenBack
  | HostWentBack
  | RuleFailed
  | SeatPassed
  | EveningEnded
  | Undone;
