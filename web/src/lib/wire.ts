/** What travels between server and client. */
import type { DecisionView, RoomView } from "./generated/wire";

export type * from "./generated/wire";
export type { Note } from "./generated/notes";
export type { Stands } from "./generated/rest";

/** The answers to the questions of a set-up, by their ids. */
export type SetupAnswers = RoomView["setup"];

/** How many options a decision takes; one if the message leaves it out. */
export function least(decision: DecisionView): number {
  return decision.min ?? 1;
}

export function most(decision: DecisionView): number {
  return decision.max ?? 1;
}
