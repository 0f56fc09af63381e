/** Texts in German and English, by Fluent. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import de from "../texts/de.ftl?raw";
import en from "../texts/en.ftl?raw";

export type Lang = "de" | "en";
export type Args = Record<string, FluentVariable>;
export const LANGS: readonly Lang[] = ["de", "en"];

const bundles: Record<Lang, FluentBundle> = { de: bundle("de", de), en: bundle("en", en) };

function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

/** A game adds its own texts to those of the shell. */
export function addTexts(lang: Lang, text: string): void {
  bundles[lang].addResource(new FluentResource(text), { allowOverrides: true });
}

export function hasText(lang: Lang, key: string): boolean {
  const [id = "", attribute] = key.split(".");
  const message = bundles[lang].getMessage(id);
  return attribute ? message?.attributes[attribute] !== undefined : message?.value != null;
}

/** The text of a key ("lobby-title" or "key.attribute"); an unknown key shows itself. */
export function translate(lang: Lang, key: string, args?: Args): string {
  const [id = "", attribute] = key.split(".");
  const message = bundles[lang].getMessage(id);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (pattern == null) return key;
  return bundles[lang].formatPattern(pattern, args ?? null, []);
}
