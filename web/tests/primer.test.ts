import { expect, test } from "vitest";
import type { Primer } from "../src/lib/primer";

const primers = import.meta.glob("../src/games/*/primer.ts", { eager: true, import: "default" }) as Record<string, Primer>;

test.each(Object.entries(primers))("%s tells the goal first, short and in both languages", (_, pages) => {
  expect(pages.length).toBeGreaterThanOrEqual(5);
  expect(pages[0]?.title).toEqual({ de: "Worum es geht", en: "What it is about" });
  expect(new Set(pages.map((page) => page.card)).size).toBe(pages.length);
  const words = (lang: "de" | "en"): number => pages.reduce((sum, page) => sum + page.text[lang].split(/\s+/).length, 0);
  for (const lang of ["de", "en"] as const) {
    expect(words(lang)).toBeGreaterThan(200);
    expect(words(lang)).toBeLessThan(600); // five minutes
  }
});
