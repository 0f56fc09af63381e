/** What somebody asks of the others, as one sentence. */
import type { Args } from "./i18n";
import type { ConsentAsked } from "./wire";

type Say = (key: string, args?: Args) => string;

/** The sentence of a wish; `hero` says whose seat it is. */
export function wishSentence(asked: ConsentAsked, t: Say, hero: (seat: number) => string): string {
  const name = asked.name || t("somebody");
  switch (asked.kind ?? "undo") {
    case "return":
      return t("wish-return", { name, step: asked.step ?? 0 });
    case "repair":
      return t("wish-repair", { name, words: (asked.words ?? []).join("; ") });
    case "seat":
      return t(`wish-seat-${asked.how ?? "person"}`, { name, hero: hero(asked.seat ?? 0) });
    default:
      return t("consent-asked", { name, steps: asked.steps });
  }
}

/** For how many whole minutes somebody has been away, some time after the server said so many seconds. */
export function minutesAway(said: number, since: number): number {
  return Math.floor((said + Math.max(0, since)) / 60);
}
