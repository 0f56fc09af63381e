// Writes the few interface icons we use into a module of their own: node scripts/icons.mjs
import { readFileSync, writeFileSync } from "node:fs";

const NAMES = `undo-2 redo-2 history message-circle settings circle-help bot user user-plus copy check x
chevron-left chevron-right chevrons-left chevrons-right chevron-down play pause send volume-2 volume-x bell languages book-open scroll-text
download link moon sun eye crown wifi wifi-off search triangle-alert info swords log-out keyboard users armchair house flag git-branch upload ban monitor-smartphone trophy skull hourglass graduation-cap rotate-ccw rewind bell-off lightbulb sparkles text map dices layers webhook
clapperboard fast-forward list panel-right-open`;

const set = JSON.parse(readFileSync("node_modules/@iconify-json/lucide/icons.json", "utf-8"));
const lines = NAMES.split(/\s+/)
  .sort()
  .map((name) => {
    const body = set.icons[name]?.body ?? set.icons[set.aliases?.[name]?.parent]?.body;
    if (!body) throw new Error(`There is no icon ${name}.`);
    return `  ${JSON.stringify(name)}: ${JSON.stringify(body)},`;
  });
const head = "/** Interface icons from Lucide (ISC licence); written by scripts/icons.mjs. */\n";
writeFileSync("src/lib/icons.ts", `${head}export const ICONS = {\n${lines.join("\n")}\n} as const;\n\nexport type IconName = keyof typeof ICONS;\n`);
