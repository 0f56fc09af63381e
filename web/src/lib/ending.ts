/** How a game ended for the people at this screen. */
import type { Outcome, SeatView } from "./wire";

export interface Ending {
  tone: "won" | "lost" | "over";
  /** The seats that won, where people play against each other. */
  winners: number[];
}

/**
 * A game that people win or lose together says so by `won`; one in which they compete names its `winner`. Who only
 * watches sees neither victory nor defeat of an own seat.
 */
export function endingOf({ won, winner }: Outcome, seats: readonly SeatView[]): Ending {
  if (winner === undefined || winner === null) return { tone: won ? "won" : "lost", winners: [] };
  const own = seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (own.length === 0) return { tone: "over", winners: [winner] };
  return { tone: own.includes(winner) ? "won" : "lost", winners: [winner] };
}
