// Writes licences.txt beside the built client: the licences of all that ended up in it.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";

const HEAD = "This client contains the work of others, under these licences.\n";
const TEXTS = join(import.meta.dirname, "..", "licences");
/** Helpers that the bundler writes into the client itself; their names have no path. */
const VIRTUAL = { "\0vite/": "vite", "\0rolldown/": "rolldown", "rolldown:runtime": "rolldown" };

/** The folder of the package that a file belongs to, or nothing if it is our own. */
function folderOf(file) {
  const path = file.split("?")[0] ?? "";
  const helper = Object.keys(VIRTUAL).find((start) => path.startsWith(start));
  if (helper) return join(import.meta.dirname, "..", "node_modules", VIRTUAL[helper]);
  if (!path.includes("node_modules/")) return null;
  for (let folder = dirname(path); folder.includes("node_modules/"); folder = dirname(folder)) {
    const made = join(folder, "package.json");
    if (existsSync(made) && JSON.parse(readFileSync(made, "utf-8")).version) return folder;
  }
  throw new Error(`${path} belongs to no package.`);
}

/** The text of a package's licence: its own file, else ours of the same licence. */
function licenceOf(folder, { name, license }) {
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  const file = own ? join(folder, own) : join(TEXTS, `${license}.txt`);
  if (!existsSync(file)) throw new Error(`The licence of ${name} (${license}) has no text: put it into web/licences.`);
  return readFileSync(file, "utf-8").trim();
}

/** The first part of a licence file; bundlers list there what only they themselves contain. */
const ownPart = (text) => text.split(/\n#* ?(?:Licenses of bundled|Bundled) dependencies/i)[0]?.trim() ?? "";

function notice(folder) {
  const made = JSON.parse(readFileSync(join(folder, "package.json"), "utf-8"));
  return { title: `${made.name} ${made.version} (${made.license})`, text: ownPart(licenceOf(folder, made)) };
}

function pictures(artists) {
  const text = (name) => readFileSync(join(TEXTS, `${name}.txt`), "utf-8").trim();
  return [
    { title: "game-icons (CC-BY-3.0)", text: `${text("game-icons")}\n${artists.join(", ")}.` },
    { title: "Lucide (ISC)", text: text("lucide") },
  ];
}

/** The text for all files of a client, and for the icons that were copied into its sources. */
export function noticesOf(files, artists) {
  const folders = [...new Set(files.map(folderOf).filter((folder) => folder !== null))];
  const found = [...folders.map(notice), ...pictures(artists)].sort((a, b) => (a.title < b.title ? -1 : 1));
  const line = "-".repeat(80);
  return [HEAD, ...found.map(({ title, text }) => `${line}\n${title}\n${line}\n\n${text}\n`)].join("\n");
}

/** The plugin for Vite. */
export function notices(artists) {
  return {
    name: "notices",
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === "chunk" ? part.moduleIds : part.originalFileNames.map((name) => join(import.meta.dirname, "..", name)),
      );
      this.emitFile({ type: "asset", fileName: "licences.txt", source: noticesOf(files, artists) });
    },
  };
}
