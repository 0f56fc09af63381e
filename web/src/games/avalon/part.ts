/** What Avalon tells the shell. */
import type { Content } from "../../lib/content";
import type { TableState } from "../../lib/table.svelte";
import type { GamePart } from "../index";
import { sentences } from "./sentences";
import { Stage } from "./stage.svelte";
import type { AvalonView } from "./types";

/** What a chronicle tells besides days, pages and choices: ways, fights and how they ended, what was won, who fell. */
const LINES = [
  ...["Moved", "LocationRevealed", "LocationChanged", "LocationDiscarded", "EventRevealed", "TaskNoted", "QuestFulfilled"],
  ...["EncounterBegan", "StageWon", "Fled", "EncounterEnded", "CardGained", "AttributeRaised"],
  ...["StateBegan", "StateEnded", "Died", "ChapterBegan", "ChapterEnded", "CampaignEnded"],
];

const part: GamePart = {
  headings: { DayBegan: "round", PhaseBegan: "phase" },
  chronicle: {
    DayBegan: "day",
    VerseRead: "prose",
    ChoiceMade: "choice",
    ...Object.fromEntries(LINES.map((kind) => [kind, "line" as const])),
  },

  sentences(table: TableState, content: Content): string[] {
    const view = table.view as AvalonView | null;
    if (!view) return [];
    const own = (table.room?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
    return sentences(view, new Stage(() => ({ table, content })), own);
  },

  tells: (table) => (table.view as AvalonView | null)?.page != null,

  /** What the phase is about, then the kind of decision. */
  hints(table: TableState): string[] {
    const view = table.view as AvalonView | null;
    const key = table.mine?.key.replaceAll("_", "-");
    if (!view || !key) return [];
    const now = view.clash ? view.clash.art : view.page ? "reading" : view.phase.replace("_", "-");
    return [`a-hint-${now}`, `a-hint-key-${key}`];
  },
};

export default part;
