/** What takes the stage in Valskyrr. */
import type { Tone } from "../../board/director.svelte";
import type { Opening, Side } from "../../board/scenes";
import type { GameEvent } from "./generated/events";

const HURT: ReadonlySet<string> = new Set<GameEvent["kind"]>(["DamagePrevented", "CardMoved", "AbilityTriggered", "AbilityIgnored", "ConditionPlaced"]);
const REWARDS: ReadonlySet<string> = new Set<GameEvent["kind"]>(["LootChanged", "RewardTaken", "RewardGivenUp", "ThreatChanged", "CardRestored", "TimeMoved"]);
const nothing = (): boolean => false;

/** An attack that somebody may still answer is no scene yet: what it comes to stands beside the question. */
export function openingOf(event: GameEvent, isLast: boolean, name: (card: string) => string): Opening | null {
  const side = (id: string, tone: Tone = "plain"): Side => ({ name: name(id), picture: id, tone });
  const plain = { title: event.text, tale: "", picture: "", sides: [] };
  switch (event.kind) {
    case "EnemyAttacked":
      if (isLast) return null;
      return { scene: { ...plain, kind: "fight", tone: "bad", picture: event.fields.enemy, sides: [side(event.fields.enemy), side(event.fields.hero)] }, takes: (next) => HURT.has(next.kind) };
    case "HeroDefeated":
      return { scene: { ...plain, kind: "fight", tone: "bad", sides: [side(event.fields.hero, "bad")] }, takes: nothing };
    case "EncounterCompleted":
      return { scene: { ...plain, kind: "reward", tone: "good", picture: event.fields.encounter }, takes: (next) => REWARDS.has(next.kind) };
    case "FeatAcquired":
      return { scene: { ...plain, kind: "reward", tone: "good", picture: event.fields.card, sides: [side(event.fields.hero, "good")] }, takes: (next) => REWARDS.has(next.kind) };
    case "PartyMoved":
      return { scene: { ...plain, kind: "travel", tone: "plain", picture: event.fields.location }, takes: nothing };
    default:
      return null;
  }
}
