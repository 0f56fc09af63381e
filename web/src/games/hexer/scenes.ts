/** What takes the stage in Hexer. */
import type { Tone } from "../../board/director.svelte";
import type { Opening, Side } from "../../board/scenes";
import type { EventView } from "../../lib/wire";
import { taleOf, throwsOf } from "./reading";

/** What a scene needs to know beside the events. */
export interface Cast {
  /** Whoever acts at this screen. */
  own: readonly string[];
  name(card: string): string;
  /** The picture of a card; empty if it has none. */
  picture(card: string): string;
  word(key: string): string;
  gamblers: string;
  /** Everything that has happened. */
  log: readonly EventView[];
}

/** What somebody gained or lost: told with what brought it about. */
const OUTCOMES: ReadonlySet<string> = new Set([
  ...["GoldChanged", "ShieldChanged", "AttributeChanged", "LevelReached", "VictoryAdvanced", "TrophyGained"],
  ...["AlchemyGained", "AlchemyLost", "CardGained", "CardsTrashed", "CardsDrawn", "TrailFound", "WeaknessTaken"],
  ...["QuestBegun", "RumourHeard", "DestructionTaken", "BetWon", "DeckRenewed"],
]);
/** What gambling looks like, and those whom one meets there. */
const GAMBLING = "city_gambling_den";
const ENDINGS: Partial<Record<string, Tone>> = { defeated: "good", won: "good", driven_off: "plain", lost: "bad", beaten: "bad" };
const REVERSED: Record<Tone, Tone> = { good: "bad", bad: "good", plain: "plain" };

export const isOutcome = (event: EventView): boolean => OUTCOMES.has(event.kind);
const nothing = (): boolean => false;

export function openingOf(event: EventView, cast: Cast): Opening | null {
  const fields = event.fields ?? {};
  const field = (key: string): string => String(fields[key] ?? "");
  const side = (id: string, tone: Tone = "plain"): Side => ({ name: cast.name(id), picture: cast.picture(id), tone });
  const plain = { title: event.text, tale: "", picture: "", sides: [] };
  switch (event.kind) {
    case "FightBegan":
      return { scene: { ...plain, kind: "fight", tone: "bad", picture: cast.picture(field("against")), sides: [side(field("player")), side(field("against"))] }, takes: nothing };
    case "FightEnded": {
      const tone = ENDINGS[field("result")] ?? "plain";
      const sides = [side(field("player"), tone), side(field("against"), REVERSED[tone])];
      return { scene: { ...plain, kind: "fight", tone, picture: cast.picture(field("against")), sides }, takes: isOutcome };
    }
    case "PokerWon":
      return { scene: { ...plain, kind: "dice", tone: cast.own.includes(field("player")) ? "good" : cast.own.includes(field("loser")) ? "bad" : "plain", picture: cast.picture(GAMBLING), sides: gamblersOf(event, cast) }, takes: isOutcome };
    case "Travelled":
      if (!cast.own.includes(field("player"))) return null;
      return { scene: { ...plain, kind: "travel", tone: "plain", picture: cast.picture(`place_${field("place")}`) }, takes: nothing };
    case "StoryRead": {
      const [title, intro] = [cast.name(field("card")), field("part") === "intro"];
      // The beginning of an own story stands on the table while it is asked about.
      if (intro && cast.own.includes(field("player"))) return null;
      return { scene: { ...plain, kind: "story", tone: "plain", title, tale: taleOf(event.text, title), picture: cast.picture(field("card")) }, takes: intro ? nothing : isOutcome };
    }
    case "QuestDone": {
      const tale = taleOf(event.text, cast.name(field("quest")));
      return { scene: { ...plain, kind: "reward", tone: "good", title: event.text.slice(0, event.text.length - tale.length).trim(), tale, picture: cast.picture(field("quest")) }, takes: isOutcome };
    }
    case "TrophyGained":
    case "LevelReached":
    case "VictoryAdvanced":
      return { scene: { ...plain, kind: "reward", tone: "good", picture: cast.picture(field("card") || field("player")), sides: [side(field("player"), "good")] }, takes: isOutcome };
    default:
      return null;
  }
}

/** Both sides of a game of dice with what they rolled last, and the winning hand. */
function gamblersOf(event: EventView, cast: Cast): Side[] {
  const [winner, loser] = [String(event.fields?.["player"] ?? ""), String(event.fields?.["loser"] ?? "")];
  const thrown = throwsOf(cast.log).filter((one) => one.purpose === "poker" || one.purpose === "gamblers");
  const side = (id: string, won: boolean): Side => {
    const own = thrown.findLast((one) => (id ? one.player === id && one.purpose === "poker" : one.purpose === "gamblers"));
    const note = won ? cast.word(`rank-${String(event.fields?.["rank"]).replaceAll("_", "-")}`) : "";
    return { name: id ? cast.name(id) : cast.gamblers, picture: cast.picture(id || GAMBLING), note, dice: own?.dice ?? [], tone: won ? "good" : "bad" };
  };
  return [side(winner, true), side(loser, false)];
}
