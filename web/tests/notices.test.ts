import { describe, expect, test } from "vitest";
import { noticesOf } from "../scripts/notices.mjs";

const root = new URL("..", import.meta.url).pathname;
const inPackage = (path: string): string => `${root}node_modules/${path}`;

describe("the notices beside the built client", () => {
  test("hold every package once, with its own text or that of its licence", () => {
    const files = ["svelte/src/index.js", "svelte/src/store/utils.js", "@fluent/bundle/esm/index.js"].map(inPackage);
    const text = noticesOf([...files, "\0vite/preload-helper.js", `${root}src/main.ts`], ["Lorc"]);

    const titles = text.match(/^\S+ [\d.]+ \(.*\)$/gm) ?? [];
    expect(titles.map((title) => title.split(" ")[0])).toEqual(["@fluent/bundle", "svelte", "vite"]);
    expect(text).toContain("Svelte Contributors");
    expect(text).toContain("Apache License");
    expect(text).not.toContain("bundled dependencies");
  });

  test("hold the icons that were copied into the sources, and who drew them", () => {
    const text = noticesOf([], ["Delapouite", "Lorc"]);

    expect(text).toContain("creativecommons.org/licenses/by/3.0");
    expect(text).toContain("Delapouite, Lorc.");
    expect(text).toContain("Lucide Contributors");
  });

  test("are refused for a file that belongs to no package", () => {
    expect(() => noticesOf([inPackage("nobody/index.js")], [])).toThrow("belongs to no package");
  });
});
