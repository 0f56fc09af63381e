/** The content of the game on the screen. */
import * as api from "./api";
import type { Content } from "./content";
import { patiently } from "./patience";
import { sentenceOf } from "./problems";
import { settings } from "./settings.svelte";
import { told } from "./told.svelte";

/** Follows the game that is shown and the language of the person; null until the content has come. */
export class Contents {
  now = $state.raw<Content | null>(null);

  constructor(game: () => string) {
    $effect(() => {
      const [wanted, lang] = [game(), settings.lang];
      let current = true;
      if (wanted) {
        void patiently(() => api.content(wanted, lang)).then(
          (found) => current && (this.now = found),
          (error) => told.toast(sentenceOf(error), "error"),
        );
      }
      return () => (current = false);
    });
  }
}
