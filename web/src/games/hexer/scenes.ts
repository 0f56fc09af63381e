/** What takes the stage in Hexer. */
import type { Tone } from "../../board/director.svelte";
import type { Opening, Side } from "../../board/scenes";
import type { EventView } from "../../lib/wire";
import type { GameEvent, PokerWon } from "./generated/events";
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
const OUTCOMES: ReadonlySet<string> = new Set<GameEvent["kind"]>([
  "GoldChanged", "ShieldChanged", "AttributeChanged", "LevelReached", "VictoryAdvanced", "TrophyGained",
  "AlchemyGained", "AlchemyLost", "CardGained", "CardsTrashed", "CardsDrawn", "TrailFound", "WeaknessTaken",
  "QuestBegun", "RumourHeard", "DestructionTaken", "BetWon", "DeckRenewed",
]);
/** What gambling looks like, and those whom one meets there. */
const GAMBLING = "city_gambling_den";
const ENDINGS: Partial<Record<string, Tone>> = { defeated: "good", won: "good", driven_off: "plain", lost: "bad", beaten: "bad" };
const REVERSED: Record<Tone, Tone> = { good: "bad", bad: "good", plain: "plain" };

/** After every fight the shield is whole again and the deck is shuffled. */
const AFTER_A_FIGHT: ReadonlySet<string> = new Set(["ShieldChanged", "DeckRenewed"]);

export const isOutcome = (event: EventView): boolean => OUTCOMES.has(event.kind);
const nothing = (): boolean => false;

export function openingOf(event: GameEvent, cast: Cast): Opening | null {
  const side = (id: string, tone: Tone = "plain"): Side => ({ name: cast.name(id), picture: cast.picture(id), tone });
  const plain = { title: event.text, tale: "", picture: "", sides: [] };
  switch (event.kind) {
    case "FightBegan": {
      const { player, against } = event.fields;
      return { scene: { ...plain, kind: "fight", tone: "bad", picture: cast.picture(against), sides: [side(player), side(against)] }, takes: nothing };
    }
    case "FightEnded": {
      const { player, against, result } = event.fields;
      const tone = ENDINGS[result] ?? "plain";
      const sides = [side(player, tone), side(against, REVERSED[tone])];
      return { scene: { ...plain, kind: "fight", tone, picture: cast.picture(against), sides }, takes: isOutcome, skips: (next) => AFTER_A_FIGHT.has(next.kind) };
    }
    case "PokerWon": {
      const { player, loser } = event.fields;
      const tone = cast.own.includes(player) ? "good" : cast.own.includes(loser) ? "bad" : "plain";
      return { scene: { ...plain, kind: "dice", tone, picture: cast.picture(GAMBLING), sides: gamblersOf(event, cast) }, takes: isOutcome };
    }
    case "Travelled":
      if (!cast.own.includes(event.fields.player)) return null;
      return { scene: { ...plain, kind: "travel", tone: "plain", picture: cast.picture(`place_${event.fields.place}`) }, takes: nothing };
    case "StoryRead": {
      const { player, card, part } = event.fields;
      const [title, intro] = [cast.name(card), part === "intro"];
      // The beginning of an own story stands on the table while it is asked about.
      if (intro && cast.own.includes(player)) return null;
      return { scene: { ...plain, kind: "story", tone: "plain", title, tale: taleOf(event.text, title), picture: cast.picture(card) }, takes: intro ? nothing : isOutcome };
    }
    case "QuestDone": {
      const { quest } = event.fields;
      const tale = taleOf(event.text, cast.name(quest));
      return { scene: { ...plain, kind: "reward", tone: "good", title: event.text.slice(0, event.text.length - tale.length).trim(), tale, picture: cast.picture(quest) }, takes: isOutcome };
    }
    case "TrophyGained":
    case "LevelReached":
    case "VictoryAdvanced": {
      const { player } = event.fields;
      const picture = cast.picture(event.kind === "TrophyGained" ? event.fields.card : player);
      return { scene: { ...plain, kind: "reward", tone: "good", picture, sides: [side(player, "good")] }, takes: isOutcome };
    }
    default:
      return null;
  }
}

/** Both sides of a game of dice with what they rolled last, and the winning hand. */
function gamblersOf({ fields: { player: winner, loser, rank } }: PokerWon, cast: Cast): Side[] {
  const thrown = throwsOf(cast.log).filter((one) => one.purpose === "poker" || one.purpose === "gamblers");
  const side = (id: string, won: boolean): Side => {
    const own = thrown.findLast((one) => (id ? one.player === id && one.purpose === "poker" : one.purpose === "gamblers"));
    const note = won ? cast.word(`rank-${rank.replaceAll("_", "-")}`) : "";
    return { name: id ? cast.name(id) : cast.gamblers, picture: cast.picture(id || GAMBLING), note, dice: own?.dice ?? [], tone: won ? "good" : "bad" };
  };
  return [side(winner, true), side(loser, false)];
}
