/** What a bot would answer, in words. */
import { type Content, fullLabel } from "./content";
import { t } from "./settings.svelte";
import type { AdviceView, DecisionView } from "./wire";

export interface AdviceLine {
  advice: AdviceView;
  /** The options that it would choose. */
  label: string;
  /** How sure it is, and what speaks for it. */
  why: string;
  /** Where they lie on the table. */
  things: string[];
}

export function adviceLines(decision: DecisionView, advice: readonly AdviceView[], content: Content | null): AdviceLine[] {
  return advice.map((one) => {
    const chosen = one.answer.flatMap((index) => decision.options[index] ?? []);
    return {
      advice: one,
      label: chosen.map((option) => fullLabel(option, content)).join("; ") || t("pick-none"),
      why: reasonOf(one),
      things: chosen.flatMap((option) => option.things ?? []),
    };
  });
}

/** How sure the bot is of an answer, and why, in a sentence. */
export function reasonOf({ reason, sure, stands, lead, tries }: AdviceView): string {
  return t(`advice-${reason}`, { sure, stands, points: Math.abs(lead), tries });
}
