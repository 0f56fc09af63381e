/** The options of a question as they are offered: equal ones once, with their number, and what ends the turn last. */
import { type Content, cardId, explained } from "./content";
import type { OptionView } from "./wire";

export interface Answer {
  /** Where the options stand in the question; several if they are equal. */
  indices: number[];
  option: OptionView;
  name: string;
  /** What it means. */
  rest: string;
  /** The card that it stands on, if it is one card or several equal ones. */
  card: string;
  ends: boolean;
}

export function answersOf(options: readonly OptionView[], content: Content | null): Answer[] {
  const found = new Map<string, Answer>();
  options.forEach((option, index) => {
    const [name, rest] = explained(option, content);
    const card = cardOf(option, content);
    const ends = option.ends ?? false;
    const key = card && !ends ? JSON.stringify([name, rest, card]) : `${index}`;
    const same = found.get(key);
    if (same) same.indices.push(index);
    else found.set(key, { indices: [index], option, name, rest, card, ends });
  });
  const all = [...found.values()];
  return [...all.filter((one) => !one.ends), ...all.filter((one) => one.ends)];
}

function cardOf(option: OptionView, content: Content | null): string {
  const ids = new Set(option.things?.map(cardId));
  const id = ids.size === 1 ? ([...ids][0] ?? "") : "";
  return content?.cards[id] ? id : "";
}

/** The name under which an option itself lies on the table, such as a choice on a page. */
export function spelledOut(option: OptionView): string {
  return `option:${option.key}`;
}

/** Whether an answer stands on nothing that is on the table: it is offered beside the question. */
export function isLoose(answer: Answer, present: (thing: string) => boolean): boolean {
  if (present(spelledOut(answer.option))) return false;
  return answer.ends || !(answer.option.things ?? []).some(present);
}
