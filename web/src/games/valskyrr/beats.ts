/** How Valskyrr is told: what happened, as beats for the director. */
import type { Beat, Shot, Sign, Tone } from "../../board/director.svelte";
import { staged } from "../../board/scenes";
import type { EventView } from "../../lib/wire";
import { CONDITIONS } from "./art";
import type { ConditionPlaced, ConditionRemoved, GameEvent, ThreatChanged } from "./generated/events";
import { openingOf } from "./scenes";
import type { IconName } from "./icons";
import type { ValskyrrView } from "./types";

/** The beats of some events, in their order. Whoever acts at this screen (`own`) sees no own card again. */
export function beatsOf(events: readonly EventView[], view: ValskyrrView, own: readonly string[], name: (card: string) => string = (card) => card): Beat[] {
  const last = events.length - 1;
  return staged(
    events as readonly GameEvent[],
    (event, at) => openingOf(event, at === last, name),
    (event) => shotOf(event, view, own),
  );
}

function shotOf(event: GameEvent, view: ValskyrrView, own: readonly string[]): Shot | null {
  return banner(event) ?? card(event, own) ?? attack(event, view) ?? signAt(event, view);
}

const BANNERS: Partial<Record<GameEvent["kind"], { rank: "round" | "phase" | "moment"; tone?: Tone }>> = {
  RoundBegan: { rank: "round" },
  PhaseBegan: { rank: "phase" },
  TurnBegan: { rank: "phase" },
  Retreated: { rank: "moment", tone: "bad" },
};

function banner(event: GameEvent): Shot | null {
  const found = BANNERS[event.kind];
  return found ? { kind: "banner", title: event.text, rank: found.rank, tone: found.tone ?? "plain" } : null;
}

/** Cards that are drawn, turned or played for all to see. */
function card(event: GameEvent, own: readonly string[]): Shot | null {
  const shown = (id: string): Shot => ({ kind: "card", card: id });
  switch (event.kind) {
    case "TimeCardDrawn":
    case "RewardDrawn":
      return shown(event.fields.card);
    case "EncounterBegan":
      return shown(event.fields.encounter);
    case "LocationRevealed":
      return shown(event.fields.location);
    case "EnemyAppeared":
      return shown(event.fields.enemy);
    case "ActionTaken":
      return own.includes(event.fields.hero) ? null : shown(event.fields.card);
    default:
      return null;
  }
}

function attack(event: GameEvent, view: ValskyrrView): Shot | null {
  if (event.kind === "EnemyAttacked") {
    const { enemy, uid, hero, physical, magical } = event.fields;
    const sign: Sign = { text: String(physical + magical), icon: "game:crossed-swords" satisfies IconName, tone: "bad" };
    return { kind: "attack", from: `${enemy}#${uid}`, to: heroSpot(hero, view), sign };
  }
  if (event.kind !== "AttackMade") return null;
  const { hero, target, through } = event.fields;
  const to = view.encounter?.card === target ? "encounter" : foeSpot(target, view);
  const sign: Sign = { text: String(through), icon: "game:crossed-swords" satisfies IconName, tone: "good" };
  return to ? { kind: "attack", from: heroSpot(hero, view), to, sign } : null;
}

/** The small sign that rises from what was hit, healed or moved. */
function signAt(event: GameEvent, view: ValskyrrView): Shot | null {
  const sign = (at: string, text: string, icon: IconName, tone: Tone): Shot | null =>
    text && at ? { kind: "sign", at, sign: { text, icon, tone } } : null;
  const spot = ({ enemy, uid }: { enemy: string; uid: number }): string => `${enemy}#${uid}`;
  switch (event.kind) {
    case "EnemyWounded":
      return sign(spot(event.fields), `−${event.fields.wounds}`, "game:bleeding-wound", "good");
    case "EnemyHealed":
      return sign(spot(event.fields), `+${event.fields.wounds}`, "game:heart-plus", "bad");
    case "EnemyKilled":
      return sign(spot(event.fields), "✕", "game:death-skull", "good");
    case "EnemyEnraged":
      return sign(spot(event.fields), "!", "game:enrage", "bad");
    case "DamagePrevented":
      return sign(heroSpot(event.fields.hero, view), `−${event.fields.points}`, "game:bordered-shield", "good");
    case "FocusMoved":
      return sign(heroSpot(event.fields.hero, view), change(event.fields), "lucide:eye", "plain");
    case "ConditionPlaced":
    case "ConditionRemoved":
      return condition(event, view);
    case "LootChanged":
      return sign("spot:loot", change(event.fields), "game:crown-coin", "good");
    case "TimeMoved":
      return sign("spot:time", change(event.fields), "game:hourglass", "bad");
    case "ReinforcementMoved":
      return sign("spot:reinforcement", change(event.fields), "game:backup", "bad");
    case "ProgressChanged":
      return sign("encounter", change(event.fields), "lucide:flag", "good");
    case "ThreatChanged":
      return threat(event, view);
    default:
      return null;
  }
}

function heroSpot(id: string, view: ValskyrrView): string {
  return `hero:${view.heroes.findIndex((hero) => hero.id === id)}`;
}

function change({ before, after }: { before: number; after: number }): string {
  const by = after - before;
  return by === 0 ? "" : by > 0 ? `+${by}` : `−${-by}`;
}

function condition(event: ConditionPlaced | ConditionRemoved, view: ValskyrrView): Shot | null {
  const { on, condition: id, tokens } = event.fields;
  const icon = CONDITIONS.find((one) => one.id === id)?.icon;
  const at = view.heroes.some((hero) => hero.id === on) ? heroSpot(on, view) : foeSpot(on, view);
  if (!icon || !at) return null;
  return { kind: "sign", at, sign: { text: `${event.kind === "ConditionPlaced" ? "+" : "−"}${tokens}`, icon, tone: "plain" } };
}

/** The event names the enemy without its number: it is told apart only if there is one of its kind. */
function foeSpot(id: string, view: ValskyrrView): string {
  const foes = [...view.row, ...view.heroes.flatMap((hero) => hero.foes)];
  const same = foes.filter((foe) => foe.card.startsWith(`${id}#`));
  return same.length === 1 ? (same[0]?.card ?? "") : "";
}

function threat({ fields: { location, before, after } }: ThreatChanged, view: ValskyrrView): Shot | null {
  const place = view.locations.findIndex((one) => one.tile === location);
  if (place < 0) return null;
  const worse = after > before;
  const sign: Sign = { text: worse ? "▲" : "○", icon: "game:position-marker" satisfies IconName, tone: worse ? "bad" : "good" };
  return { kind: "sign", at: `place:${place}`, sign };
}
