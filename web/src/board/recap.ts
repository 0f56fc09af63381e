/** What has happened since a person's last turn. */
import type { LogLine } from "../lib/table.svelte";

/** How a game says where its parts begin: whose turn, or which part of the round. */
export interface Parts {
  /** The seat whose turn begins with a line; -1 if none does. */
  turn(line: LogLine): number;
  /** Whether a line begins a round or a phase. */
  isHeading(line: LogLine): boolean;
  isOwn(seat: number): boolean;
}

/** The lines after the last turn of an own seat that is over; all of them before the first one. */
export function sinceLastTurn(log: readonly LogLine[], parts: Parts): LogLine[] {
  const told = log.filter((line) => line.text);
  const begins = told.map((line) => parts.isHeading(line) || parts.turn(line) >= 0);
  const own = told.flatMap((line, at) => {
    const seat = parts.turn(line);
    return seat >= 0 && parts.isOwn(seat) ? [at] : [];
  });
  const over = (at: number): number => begins.indexOf(true, at + 1);
  const ended = own.filter((at) => over(at) >= 0).at(-1);
  const running = own.at(-1);
  if (ended === undefined) return told.slice(0, running === undefined ? undefined : running + 1);
  return told.slice(over(ended));
}
