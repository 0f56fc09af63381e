/** What takes the stage in Avalon. */
import type { Tone } from "../../board/director.svelte";
import type { Opening, Side } from "../../board/scenes";
import type { EventView } from "../../lib/wire";
import { pictureOfPlace } from "./art";
import type { GameEvent } from "./generated/events";

const OUTCOMES: ReadonlySet<string> = new Set<GameEvent["kind"]>([
  "TrackChanged", "ResourceChanged", "AttributeRaised", "CardGained", "CardLost", "StateBegan", "StateEnded",
  "StatusMarked", "TaskNoted", "DialChanged", "MenhirChanged", "LocationRevealed", "LocationChanged", "QuestFulfilled",
]);
const isOutcome = (event: EventView): boolean => OUTCOMES.has(event.kind);
const nothing = (): boolean => false;

/** An enemy that runs away or is avoided is neither won nor lost. */
const TONES: Partial<Record<string, Tone>> = { won: "good", ran_away: "plain", avoided: "plain" };

const BOUNDARIES: ReadonlySet<string> = new Set<GameEvent["kind"]>(["DayBegan", "PhaseBegan", "EventRevealed", "ActionBegan"]);

/** What came of the last choice in the book, before anything else happened. */
export function cameOf(events: readonly EventView[]): string[] {
  const end = events.findIndex((event) => BOUNDARIES.has(event.kind));
  const own = end < 0 ? events : events.slice(0, end);
  return own.filter(isOutcome).flatMap((event) => (event.text ? [event.text] : []));
}

/** What the rules give for a victory: the reward of each fighter, and the loot that they divide. */
const SPOILS: ReadonlySet<string> = new Set(["A28.03", "A28.04"]);

/** What everybody won in the encounter that these events end with, a line for each. */
export function spoilsOf(events: readonly EventView[], name: (id: string) => string): string[] {
  const since = events.findLastIndex((event) => event.kind === "EncounterBegan");
  const won = new Map<string, Map<string, number>>();
  for (const event of (events as readonly GameEvent[]).slice(since + 1)) {
    const [who, what, by] = SPOILS.has(event.why) ? gainOf(event) : ["", "", 0];
    if (!who || !what) continue;
    const own = won.get(who) ?? new Map<string, number>();
    won.set(who, own.set(what, (own.get(what) ?? 0) + by));
  }
  const told = (what: string, by: number): string => (by ? `${name(what)} ${by > 0 ? "+" : "−"}${Math.abs(by)}` : name(what));
  return [...won].map(([who, own]) => `${name(who)}: ${[...own].map(([what, by]) => told(what, by)).join(", ")}`);
}

/** Who won or lost what, and how much of it; a card counts as none. */
function gainOf(event: GameEvent): [who: string, what: string, by: number] {
  switch (event.kind) {
    case "ResourceChanged":
      return [event.fields.character, event.fields.resource, event.fields.after - event.fields.before];
    case "TrackChanged":
      return [event.fields.character, event.fields.track, event.fields.after - event.fields.before];
    case "CardGained":
    case "CardLost":
      return [event.fields.character, event.fields.card, 0];
    default:
      return ["", "", 0];
  }
}

export function openingOf(event: GameEvent, before: readonly EventView[], name: (id: string) => string): Opening | null {
  const side = (id: string, tone: Tone = "plain"): Side => ({ name: name(id), picture: id, tone });
  const plain = { title: event.text, tale: "", picture: "", sides: [] };
  switch (event.kind) {
    case "EncounterEnded": {
      const tone = TONES[event.fields.outcome] ?? "bad";
      return { scene: { ...plain, kind: "fight", tone, picture: event.fields.encounter }, lines: spoilsOf(before, name), takes: isOutcome };
    }
    case "QuestFulfilled":
      return { scene: { ...plain, kind: "reward", tone: "good", picture: event.fields.card }, takes: isOutcome };
    case "ChapterEnded":
      return { scene: { ...plain, kind: "reward", tone: "good" }, takes: isOutcome };
    case "Died":
      return { scene: { ...plain, kind: "fight", tone: "bad", sides: [side(event.fields.character, "bad")] }, takes: nothing };
    case "Moved":
      return { scene: { ...plain, kind: "travel", tone: "plain", picture: pictureOfPlace(event.fields.place) }, takes: (next) => next.kind === "Moved" };
    default:
      return null;
  }
}
