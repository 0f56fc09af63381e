/** A table before it is opened: what the person has chosen so far. */
import type { SeatWish } from "./wire";

export type SeatChoice = "off" | "me" | "open" | "bot";

export interface Draft {
  adventure: string;
  /** Hero → how the seat starts, in table order. */
  seats: Record<string, SeatChoice>;
  hardBoard: boolean;
  hardHeroes: boolean;
  options: string[];
  name: string;
  undo: string;
  speaker: string;
}

export function draftOf(): Draft {
  return {
    adventure: "",
    seats: {},
    hardBoard: false,
    hardHeroes: false,
    options: [],
    name: "",
    undo: "consent",
    speaker: "anyone",
  };
}

export function heroesOf(draft: Draft): string[] {
  return Object.keys(draft.seats).filter((hero) => draft.seats[hero] !== "off");
}

/** What is still wrong, as the key of a text; null if the table can be opened. */
export function ready(draft: Draft, most: number): string | null {
  const heroes = heroesOf(draft).length;
  if (heroes === 0) return "new-no-hero";
  if (heroes > most) return "new-too-many";
  return null;
}

/** The choices as the server wants them. */
export function setupOf(draft: Draft): { setup: Record<string, unknown>; seats: SeatWish[] } {
  const heroes = heroesOf(draft);
  return {
    setup: {
      adventure: draft.adventure,
      heroes,
      board: draft.hardBoard ? "hard" : "normal",
      hero_boards: draft.hardHeroes ? heroes.map(() => "hard") : [],
      options: Object.fromEntries(draft.options.map((option) => [option, true])),
    },
    seats: heroes.map((hero) => {
      const choice = draft.seats[hero];
      if (choice === "me") return { kind: "person", mine: true };
      return { kind: choice === "bot" ? "bot" : "open" };
    }),
  };
}
