/**
 * A lesson: the first turn of a game whose cards are known, as data. Each step waits for a question and says one
 * sentence about it. Whoever does something else is not held up: a step that comes later is told when its question
 * comes, and where none fits nothing is said.
 */
import type { Lang } from "./i18n";
import type { DecisionView, EventView } from "./wire";

export interface LessonStep {
  /** The key of the question. */
  key: string;
  /** How the key of the answer begins that the sentence speaks of; "" for any. */
  choose: string;
  text: Record<Lang, string>;
}

export interface Lesson {
  /** What the game is about, before anything is asked. */
  goal: Record<Lang, string>;
  steps: readonly LessonStep[];
  /** It leaves off when so many events of a kind have happened. */
  until: { kind: string; times: number };
  /** What is said then. */
  end: Record<Lang, string>;
}

type Question = Pick<DecisionView, "key" | "options">;

/** The option that a step speaks of; -1 if the question is another one. */
export function optionOf(step: LessonStep, question: Question): number {
  return step.key === question.key ? question.options.findIndex((option) => option.key.startsWith(step.choose)) : -1;
}

/** The step for a question: the next one that fits, after a step back the last one that did; -1 if none does. */
export function stepFor(lesson: Lesson, next: number, question: Question | null): number {
  if (!question) return -1;
  const fitting = lesson.steps.flatMap((step, at) => (optionOf(step, question) >= 0 ? [at] : []));
  return fitting.find((at) => at >= next) ?? fitting.at(-1) ?? -1;
}

/** Whether the first turn is over. */
export function isOver(lesson: Lesson, log: readonly EventView[]): boolean {
  return log.filter((line) => line.kind === lesson.until.kind).length >= lesson.until.times;
}
