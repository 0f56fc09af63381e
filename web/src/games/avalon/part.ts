/** What Avalon tells the shell. */
import type { Content } from "../../lib/content";
import type { TableState } from "../../lib/table.svelte";
import type { GamePart } from "../index";
import { sentences } from "./sentences";
import { Stage } from "./stage.svelte";
import type { AvalonView } from "./types";

const part: GamePart = {
  headings: { DayBegan: "round", PhaseBegan: "phase" },
  chronicle: {
    DayBegan: "day",
    VerseRead: "prose",
    ...Object.fromEntries(
      ["EventRevealed", "LocationRevealed", "Moved", "EncounterBegan", "EncounterEnded", "StageWon", "TaskNoted", "QuestFulfilled"].map((kind) => [kind, "line" as const]),
    ),
    ...Object.fromEntries(["CardGained", "AttributeRaised", "Died", "ChapterEnded", "CampaignEnded"].map((kind) => [kind, "line" as const])),
  },

  sentences(table: TableState, content: Content): string[] {
    const view = table.view as unknown as AvalonView | null;
    if (!view) return [];
    const own = (table.room?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
    return sentences(view, new Stage(() => ({ table, content })), own);
  },

  /** What the phase is about, then the kind of decision. */
  hints(table: TableState): string[] {
    const view = table.view as unknown as AvalonView | null;
    const key = table.mine?.key.replaceAll("_", "-");
    if (!view || !key) return [];
    const now = view.clash ? view.clash.art : view.page ? "reading" : view.phase.replace("_", "-");
    return [`a-hint-${now}`, `a-hint-key-${key}`];
  },
};

export default part;
