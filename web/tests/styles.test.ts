import { expect, test } from "vitest";
import site from "../src/app.css?raw";

const components = import.meta.glob("../src/**/*.svelte", { eager: true, query: "?raw", import: "default" }) as Record<string, string>;
/** Parts of forms and texts that a component may fit into its place. */
const FITTED: ReadonlySet<string> = new Set(["button", "field", "why"]);

const COMMENTS = /\/\*[\s\S]*?\*\//g;
const BLOCKS = /\{[^{}]*\}/g;
const CLASS = /\.([a-z][\w-]*)/g;

/** The selectors of a style sheet, one by one. */
const selectors = (css: string): string[] =>
  css.replace(COMMENTS, "").replace(BLOCKS, ",").replace(/@[^{,]*[{;]|[{}]/g, ",").split(",").map((one) => one.trim()).filter(Boolean);

/** The classes of a selector; of `.button.small` only the first, for the second means nothing without it. */
const classesOf = (selector: string): string[] =>
  selector.split(/[\s>+~]+/).flatMap((part) => [...part.matchAll(CLASS)].slice(0, 1).map((found) => found[1] ?? ""));

const everywhere = new Set(selectors(site).flatMap(classesOf));
const styleOf = (source: string): string => /<style>([\s\S]*)<\/style>/.exec(source)?.[1] ?? "";

test("the classes of the whole site are few", () => {
  expect([...everywhere].sort()).toEqual(["button", "faint", "field", "flow-row", "hidden", "night-sky", "panel", "site-page", "why"]);
});

test.each(Object.entries(components))("%s gives no name to its parts that the whole site styles", (_path, source) => {
  const own = selectors(styleOf(source)).flatMap((selector) => [...selector.matchAll(CLASS)].map((found) => found[1] ?? ""));
  expect(own.filter((name) => everywhere.has(name) && !FITTED.has(name))).toEqual([]);
});
