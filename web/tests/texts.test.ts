import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";
import de from "../src/texts/de.ftl?raw";
import en from "../src/texts/en.ftl?raw";
import { translate } from "../src/lib/i18n";

interface Game {
  name: string;
  de: string;
  en: string;
}
const files = import.meta.glob("../src/games/*/texts/*.ftl", { eager: true, query: "?raw", import: "default" }) as Record<
  string,
  string
>;
const games: Game[] = [...new Set(Object.keys(files).map((path) => path.split("/")[3] ?? ""))].map((name) => ({
  name,
  de: files[`../src/games/${name}/texts/de.ftl`] ?? "",
  en: files[`../src/games/${name}/texts/en.ftl`] ?? "",
}));

/** Key → the variables it uses, for messages and their attributes. */
function variables(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of new FluentResource(text).body) {
    const parts: [string, unknown][] = [["", entry.value], ...Object.entries(entry.attributes)];
    for (const [attribute, value] of parts) {
      const key = attribute ? `${entry.id}.${attribute}` : entry.id;
      const names = new Set(
        [...JSON.stringify(value ?? "").matchAll(/"type":"var","name":"(\w+)"/g)].map((hit) => hit[1] ?? ""),
      );
      found.set(key, [...names].sort());
    }
  }
  return found;
}

describe.each([{ name: "shell", de, en }, ...games])("the texts of $name", ({ de, en }) => {
  test("have the same keys and variables in both languages", () => {
    expect(Object.fromEntries(variables(de))).toEqual(Object.fromEntries(variables(en)));
  });

  test("have no key twice and no line that is no message", () => {
    for (const text of [de, en]) {
      const heads = [...text.matchAll(/^([a-z][\w-]*) *=/gim)].map((hit) => hit[1]);
      expect(new Set(heads).size).toBe(heads.length);
      expect(new FluentResource(text).body.length).toBe(heads.length);
    }
  });

  test.each(["de", "en"])("can all be said in %s", (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const text = lang === "de" ? de : en;
    bundle.addResource(new FluentResource(text));
    const errors: Error[] = [];
    for (const [key, names] of variables(text)) {
      const [id = "", attribute] = key.split(".");
      const message = bundle.getMessage(id);
      const pattern = attribute ? message?.attributes[attribute] : message?.value;
      if (pattern) bundle.formatPattern(pattern, Object.fromEntries(names.map((name) => [name, 2])), errors);
    }
    expect(errors).toEqual([]);
  });
});

test("every key that the shell says by name is there", () => {
  const sources = import.meta.glob(["../src/{lib,shell,pages}/**/*.{ts,svelte}", "../src/App.svelte"], {
    eager: true,
    query: "?raw",
    import: "default",
  }) as Record<string, string>;
  const known = variables(en);
  const missing: string[] = [];
  for (const [path, text] of Object.entries(sources)) {
    for (const hit of text.matchAll(/\bt\("([\w.-]+)"/g)) {
      if (!known.has(hit[1] ?? "")) missing.push(`${path}: ${hit[1]}`);
    }
  }
  expect(missing).toEqual([]);
});

test("numbers choose the form", () => {
  expect(translate("de", "spectators", { count: 1 })).toBe("1 Person schaut zu");
  expect(translate("en", "spectators", { count: 3 })).toBe("3 people watch");
  expect(translate("en", "no-such-key")).toBe("no-such-key");
});
