/**
 * Collects the icons that the boards use and writes them as TypeScript, so that nothing else is shipped.
 *
 *   node scripts/game-icons.mjs [AUTHORS.json]
 *
 * An icon is used where its name stands in quotes: "game:broadsword" (game-icons) or "lucide:x" (Lucide).
 * Each src/games/<game> gets an icons.ts of its own; src/lib/credits.ts names the artists of all of them.
 * The artists of the icons in use are kept in scripts/icon-authors.json; the list of all artists is only
 * needed for new icons.
 */
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "..", "src");
const known = join(here, "icon-authors.json");
const NAME = /["'`]((?:game|lucide):[a-z0-9-]+)["'`]/g;
const SETS = {
  game: require("@iconify-json/game-icons/icons.json"),
  lucide: require("@iconify-json/lucide/icons.json"),
};
const SPELLED = { "viscious-speed": "Viscious Speed", heavenlydog: "HeavenlyDog", "sbed": "SBED" };

function files(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return files(path);
    return /\.(ts|svelte)$/.test(entry.name) && !/icons\.ts$/.test(entry.name) ? [path] : [];
  });
}

function used(paths) {
  const names = paths.flatMap((path) => [...readFileSync(path, "utf8").matchAll(NAME)].map((hit) => hit[1]));
  return [...new Set(names)].sort();
}

function drawing(name) {
  const [prefix, id] = name.split(":");
  const set = SETS[prefix];
  const icon = set.icons[id] ?? set.icons[set.aliases?.[id]?.parent];
  if (!icon) throw new Error(`There is no icon ${name}.`);
  if (prefix === "lucide") return [24, icon.body];
  return [512, rounded(icon.body.replaceAll(' fill="currentColor"', ""))];
}

/** One decimal is enough on a grid of 512; a carry (.96) keeps two. Whole numbers and arc flags stay. */
function rounded(body) {
  return body.replace(/\.(\d)(\d)\d*/g, (_, first, second) => {
    const digit = Number(first) + (Number(second) >= 5 ? 1 : 0);
    return digit > 9 ? `.${first}${second}` : `.${digit}`;
  });
}

function module(names) {
  const rows = names.map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(drawing(name))},\n`);
  return `/** Made by scripts/game-icons.mjs: the icons in use, each with the size of its grid and its drawing. */
export const icons = {
${rows.join("")}} as const satisfies Record<string, readonly [number, string]>;

export type IconName = keyof typeof icons;
`;
}

function authors(names) {
  const told = process.argv[2] ? JSON.parse(readFileSync(process.argv[2], "utf8")) : {};
  const kept = existsSync(known) ? JSON.parse(readFileSync(known, "utf8")) : {};
  const found = {};
  for (const name of names) {
    const id = name.slice("game:".length);
    found[id] = told[id] ?? kept[id];
    if (!found[id]) throw new Error(`Who drew ${name}? Run again with the list of all artists.`);
  }
  writeFileSync(known, `${JSON.stringify(found, null, 1)}\n`);
  return found;
}

function spelled(artist) {
  return SPELLED[artist] ?? artist.replace(/(^|-)([a-z])/g, (_, dash, sign) => `${dash && " "}${sign.toUpperCase()}`);
}

function credits(names) {
  const drawn = {};
  for (const [icon, artists] of Object.entries(authors(names))) {
    for (const artist of artists) drawn[artist] = [...(drawn[artist] ?? []), icon];
  }
  const rows = Object.keys(drawn)
    .sort()
    .map((artist) => `  { artist: ${JSON.stringify(spelled(artist))}, icons: ${JSON.stringify(drawn[artist])} },\n`);
  return `/** Made by scripts/game-icons.mjs: who drew the icons. Icons of game-icons.net, CC BY 3.0; Lucide, ISC. */
export interface Credit {
  artist: string;
  icons: string[];
}

export const credits: Credit[] = [
${rows.join("")}];
`;
}

const games = join(source, "games");
for (const { name } of readdirSync(games, { withFileTypes: true }).filter((entry) => entry.isDirectory())) {
  writeFileSync(join(games, name, "icons.ts"), module(used(files(join(games, name)))));
}
const all = used(files(games));
writeFileSync(join(source, "lib", "credits.ts"), credits(all.filter((name) => name.startsWith("game:"))));
console.log(`${all.length} icons`);
