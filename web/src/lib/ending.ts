/** How a game ended for the people at this screen. */
import type { Outcome, SeatView } from "./wire";

export interface Ending {
  tone: "won" | "lost" | "over";
  /** The seats that won, where people play against each other. */
  winners: number[];
}

/**
 * A game that people win or lose together says so by `won`; one in which they compete names its `winner` or
 * `winners`. Who only watches sees neither victory nor defeat of an own seat.
 */
export function endingOf(outcome: Outcome, seats: readonly SeatView[]): Ending {
  const winners = [outcome["winners"] ?? outcome["winner"] ?? []].flat() as number[];
  if (winners.length === 0) return { tone: outcome["won"] ? "won" : "lost", winners: [] };
  const own = seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (own.length === 0) return { tone: "over", winners };
  return { tone: own.some((seat) => winners.includes(seat)) ? "won" : "lost", winners };
}
