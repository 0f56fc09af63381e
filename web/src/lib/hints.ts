/**
 * Hints for newcomers: first how to act at all, then what the game says about this decision, then the rest
 * of the table. Each is told once; one that was only waiting behind another comes again.
 */

/** Hints about the table itself, each with the part of the table that it means. */
export const TOUR: readonly { key: string; part: string }[] = [
  { key: "hint-choose", part: "options" },
  { key: "hint-look", part: "board" },
  { key: "hint-why", part: "why" },
  { key: "hint-undo", part: "undo" },
  { key: "hint-log", part: "log" },
  { key: "hint-more", part: "more" },
];

/** What could be told now, in order. */
export function hintsFor(game: readonly string[], told: readonly string[], known: (key: string) => boolean): string[] {
  const [first, ...later] = TOUR.map((one) => one.key);
  return [first ?? "", ...game, ...later].filter((key) => known(key) && !told.includes(key));
}

/** The part of the table that a hint means; "" for one of the game. */
export function partOf(hint: string): string {
  return TOUR.find((one) => one.key === hint)?.part ?? "";
}
