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

/** An enemy that runs away or is avoided is neither won nor lost. */
const TONES: Partial<Record<string, Tone>> = { won: "good", ran_away: "plain", avoided: "plain" };

const BOUNDARIES: ReadonlySet<string> = new Set(["DayBegan", "PhaseBegan", "EventRevealed", "ActionBegan"]);

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
  for (const { fields = {}, why } of events.slice(since + 1)) {
    const [who, what] = [fields["character"], fields["resource"] ?? fields["track"] ?? fields["card"]].map((id) => String(id ?? ""));
    if (!SPOILS.has(why) || !who || !what) continue;
    const own = won.get(who) ?? new Map<string, number>();
    const by = "after" in fields ? Number(fields["after"]) - Number(fields["before"]) : 0;
    won.set(who, own.set(what, (own.get(what) ?? 0) + by));
  }
  const told = (what: string, by: number): string => (by ? `${name(what)} ${by > 0 ? "+" : "−"}${Math.abs(by)}` : name(what));
  return [...won].map(([who, own]) => `${name(who)}: ${[...own].map(([what, by]) => told(what, by)).join(", ")}`);
}

export function openingOf(event: EventView, before: readonly EventView[], name: (id: string) => string): Opening | null {
  const fields = event.fields ?? {};
  const field = (key: string): string => String(fields[key] ?? "");
  const side = (id: string, tone: Tone = "plain"): Side => ({ name: name(id), picture: id, tone });
  const plain = { title: event.text, tale: "", picture: "", sides: [] };
  switch (event.kind) {
    case "EncounterEnded": {
      const tone = TONES[field("outcome")] ?? "bad";
      return { scene: { ...plain, kind: "fight", tone, picture: field("encounter") }, lines: spoilsOf(before, name), takes: isOutcome };
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
