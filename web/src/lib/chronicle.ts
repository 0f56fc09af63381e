/** A chronicle as it is read: what belongs into it, set as its game says. */
import type { ChronicleLine } from "./generated/rest";

export type Setting = "day" | "prose" | "choice" | "line";

/** The lines that belong into a chronicle; a page that is turned to again is not told again. */
export function keptLines(lines: readonly ChronicleLine[], settings: Readonly<Record<string, Setting>> | undefined): (ChronicleLine & { how: Setting })[] {
  const told = new Set<string>();
  return lines.flatMap((line) => {
    const how = settings ? settings[line.kind] : "line";
    if (!how || (how === "prose" && told.has(line.text))) return [];
    told.add(line.text);
    return [{ ...line, how }];
  });
}

/** Who reads which verse is said before a colon; the page begins behind it. */
export function pageOf(text: string): string[] {
  return text.slice(text.indexOf(": ") + 1).replaceAll("*", "").trim().split(/\n{2,}/);
}
