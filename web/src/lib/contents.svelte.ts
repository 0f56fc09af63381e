/** The content of the game on the screen. */
import * as api from "./api";
import type { Content } from "./content";
import { retry } from "./retry";
import { sentenceOf } from "./problems";
import { settings } from "./settings.svelte";
import { announcer } from "./announcer.svelte";

/** Follows the game that is shown and the language of the person; null until the content has come. */
export class Contents {
  now = $state.raw<Content | null>(null);

  constructor(game: () => string) {
    $effect(() => {
      const [wanted, lang] = [game(), settings.lang];
      let current = true;
      if (wanted) {
        void retry(() => api.content(wanted, lang)).then(
          (found) => current && (this.now = found),
          (error) => announcer.toast(sentenceOf(error), "error"),
        );
      }
      return () => (current = false);
    });
  }
}
