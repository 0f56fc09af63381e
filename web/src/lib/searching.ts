/** Finding things by what is written on them: every word must occur, umlauts and case do not matter. */

function plain(text: string): string {
  return text.toLocaleLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss");
}

export function found<T>(all: readonly T[], wanted: string, textOf: (one: T) => string): readonly T[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return all;
  return all.filter((one) => {
    const text = plain(textOf(one));
    return words.every((word) => text.includes(word));
  });
}

export interface MarkedPart {
  text: string;
  hit: boolean;
}

/** The text in parts, those that were looked for marked. */
export function marked(text: string, wanted: string): MarkedPart[] {
  const words = wanted.trim().split(/\s+/).filter((word) => word.length > 1);
  if (words.length === 0) return [{ text, hit: false }];
  const pattern = words.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|");
  return text
    .split(new RegExp(`(${pattern})`, "iu"))
    .map((part, at) => ({ text: part, hit: at % 2 === 1 }))
    .filter((part) => part.text);
}
