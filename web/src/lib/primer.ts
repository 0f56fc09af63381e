/** A game in five minutes: a few pages, each with a card to look at. */
import type { Lang } from "./i18n";

export interface PrimerPage {
  /** The card that is shown beside it, by its id. */
  card: string;
  title: Record<Lang, string>;
  text: Record<Lang, string>;
}

export type Primer = readonly PrimerPage[];
