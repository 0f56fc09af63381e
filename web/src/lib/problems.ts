/** What went wrong, as one sentence in the person's language. */
import { Refusal } from "./api";
import { hasText } from "./i18n";
import { settings, t } from "./settings.svelte";

export function sentence(slug: string, message: string): string {
  const key = `error-${slug}`;
  if (hasText(settings.lang, key)) return t(key);
  return message || t("error-server-error");
}

export function sentenceOf(error: unknown): string {
  if (error instanceof Refusal) return sentence(error.slug, error.message);
  return t("error-server-error");
}
