/** What takes the stage in Avalon. */
import type { Tone } from "../../board/director.svelte";
import type { Opening, Side } from "../../board/scenes";
import type { EventView } from "../../lib/wire";
import { pictureOfPlace } from "./art";

const OUTCOMES: ReadonlySet<string> = new Set([
  ...["TrackChanged", "ResourceChanged", "AttributeRaised", "CardGained", "CardLost", "StateBegan", "StateEnded"],
  ...["StatusMarked", "TaskNoted", "DialChanged", "MenhirChanged", "LocationRevealed", "LocationChanged", "QuestFulfilled"],
]);
const isOutcome = (event: EventView): boolean => OUTCOMES.has(event.kind);
const nothing = (): boolean => false;

const BOUNDARIES: ReadonlySet<string> = new Set(["DayBegan", "PhaseBegan", "EventRevealed", "ActionBegan"]);

/** What came of the last choice in the book, before anything else happened. */
export function cameOf(events: readonly EventView[]): string[] {
  const end = events.findIndex((event) => BOUNDARIES.has(event.kind));
  const own = end < 0 ? events : events.slice(0, end);
  return own.filter(isOutcome).flatMap((event) => (event.text ? [event.text] : []));
}

export function openingOf(event: EventView, name: (card: string) => string): Opening | null {
  const fields = event.fields ?? {};
  const field = (key: string): string => String(fields[key] ?? "");
  const side = (id: string, tone: Tone = "plain"): Side => ({ name: name(id), picture: id, tone });
  const plain = { title: event.text, tale: "", picture: "", sides: [] };
  switch (event.kind) {
    case "EncounterEnded": {
      const tone: Tone = field("outcome") === "won" ? "good" : "bad";
      return { scene: { ...plain, kind: "fight", tone, picture: field("encounter") }, takes: isOutcome };
    }
    case "QuestFulfilled":
      return { scene: { ...plain, kind: "reward", tone: "good", picture: field("card") }, takes: isOutcome };
    case "ChapterEnded":
      return { scene: { ...plain, kind: "reward", tone: "good" }, takes: isOutcome };
    case "Died":
      return { scene: { ...plain, kind: "fight", tone: "bad", sides: [side(field("character"), "bad")] }, takes: nothing };
    case "Moved":
      return { scene: { ...plain, kind: "travel", tone: "plain", picture: pictureOfPlace(Number(fields["place"])) }, takes: (next) => next.kind === "Moved" };
    default:
      return null;
  }
}
