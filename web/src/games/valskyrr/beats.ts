/** How Valskyrr is told: what happened, as beats for the director. */
import type { Beat, Shot, Sign, Tone } from "../../board/director.svelte";
import { staged } from "../../board/scenes";
import type { EventView } from "../../lib/wire";
import { CONDITIONS } from "./art";
import { openingOf } from "./scenes";
import type { IconName } from "./icons";
import type { ValskyrrView } from "./types";

type Fields = Record<string, unknown>;

/** The beats of some events, in their order. Whoever acts at this screen (`own`) sees no own card again. */
export function beatsOf(events: readonly EventView[], view: ValskyrrView, own: readonly string[], name: (card: string) => string = (card) => card): Beat[] {
  const last = events.length - 1;
  return staged(
    events,
    (event, at) => openingOf(event, at === last, name),
    (event) => shotOf(event, view, own),
  );
}

function shotOf(event: EventView, view: ValskyrrView, own: readonly string[]): Shot | null {
  const fields = event.fields ?? {};
  return banner(event) ?? card(event.kind, fields, own) ?? attack(event.kind, fields, view) ?? signAt(event.kind, fields, view);
}

const BANNERS: Partial<Record<string, { rank: "round" | "phase" | "moment"; tone?: Tone }>> = {
  RoundBegan: { rank: "round" },
  PhaseBegan: { rank: "phase" },
  TurnBegan: { rank: "phase" },
  Retreated: { rank: "moment", tone: "bad" },
};

function banner(event: EventView): Shot | null {
  const found = BANNERS[event.kind];
  return found ? { kind: "banner", title: event.text, rank: found.rank, tone: found.tone ?? "plain" } : null;
}

/** Cards that are drawn, turned or played for all to see. */
function card(kind: string, fields: Fields, own: readonly string[]): Shot | null {
  const shown = (id: unknown): Shot => ({ kind: "card", card: String(id) });
  switch (kind) {
    case "TimeCardDrawn":
    case "RewardDrawn":
      return shown(fields["card"]);
    case "EncounterBegan":
      return shown(fields["encounter"]);
    case "LocationRevealed":
      return shown(fields["location"]);
    case "EnemyAppeared":
      return shown(fields["enemy"]);
    case "ActionTaken":
      return own.includes(String(fields["hero"])) ? null : shown(fields["card"]);
    default:
      return null;
  }
}

function attack(kind: string, fields: Fields, view: ValskyrrView): Shot | null {
  const hero = heroSpot(String(fields["hero"] ?? ""), view);
  if (kind === "EnemyAttacked") {
    const points = Number(fields["physical"]) + Number(fields["magical"]);
    const sign: Sign = { text: String(points), icon: "game:crossed-swords" satisfies IconName, tone: "bad" };
    return { kind: "attack", from: `${fields["enemy"]}#${fields["uid"]}`, to: hero, sign };
  }
  if (kind !== "AttackMade") return null;
  const target = String(fields["target"]);
  const to = view.encounter?.card === target ? "encounter" : foeSpot(target, view);
  const sign: Sign = { text: String(fields["through"]), icon: "game:crossed-swords" satisfies IconName, tone: "good" };
  return to ? { kind: "attack", from: hero, to, sign } : null;
}

/** The small sign that rises from what was hit, healed or moved. */
function signAt(kind: string, fields: Fields, view: ValskyrrView): Shot | null {
  const enemy = `${fields["enemy"]}#${fields["uid"]}`;
  const hero = heroSpot(String(fields["hero"] ?? ""), view);
  const sign = (at: string, text: string, icon: IconName, tone: Tone): Shot | null =>
    text && at ? { kind: "sign", at, sign: { text, icon, tone } } : null;
  switch (kind) {
    case "EnemyWounded":
      return sign(enemy, `−${fields["wounds"]}`, "game:bleeding-wound", "good");
    case "EnemyHealed":
      return sign(enemy, `+${fields["wounds"]}`, "game:heart-plus", "bad");
    case "EnemyKilled":
      return sign(enemy, "✕", "game:death-skull", "good");
    case "EnemyEnraged":
      return sign(enemy, "!", "game:enrage", "bad");
    case "DamagePrevented":
      return sign(hero, `−${fields["points"]}`, "game:bordered-shield", "good");
    case "FocusMoved":
      return sign(hero, change(fields), "lucide:eye", "plain");
    case "ConditionPlaced":
    case "ConditionRemoved":
      return condition(kind, fields, view);
    case "LootChanged":
      return sign("spot:loot", change(fields), "game:crown-coin", "good");
    case "TimeMoved":
      return sign("spot:time", change(fields), "game:hourglass", "bad");
    case "ReinforcementMoved":
      return sign("spot:reinforcement", change(fields), "game:backup", "bad");
    case "ProgressChanged":
      return sign("encounter", change(fields), "lucide:flag", "good");
    case "ThreatChanged":
      return threat(fields, view);
    default:
      return null;
  }
}

function heroSpot(id: string, view: ValskyrrView): string {
  return `hero:${view.heroes.findIndex((hero) => hero.id === id)}`;
}

function change(fields: Fields): string {
  const by = Number(fields["after"]) - Number(fields["before"]);
  return by === 0 ? "" : by > 0 ? `+${by}` : `−${-by}`;
}

function condition(kind: string, fields: Fields, view: ValskyrrView): Shot | null {
  const placed = kind === "ConditionPlaced";
  const on = String(fields["on"] ?? "");
  const icon = CONDITIONS.find((one) => one.id === fields["condition"])?.icon;
  const at = view.heroes.some((hero) => hero.id === on) ? heroSpot(on, view) : foeSpot(on, view);
  if (!icon || !at) return null;
  return { kind: "sign", at, sign: { text: `${placed ? "+" : "−"}${fields["tokens"]}`, icon, tone: "plain" } };
}

/** The event names the enemy without its number: it is told apart only if there is one of its kind. */
function foeSpot(id: string, view: ValskyrrView): string {
  const foes = [...view.row, ...view.heroes.flatMap((hero) => hero.foes)];
  const same = foes.filter((foe) => foe.card.startsWith(`${id}#`));
  return same.length === 1 ? (same[0]?.card ?? "") : "";
}

function threat(fields: Fields, view: ValskyrrView): Shot | null {
  const place = view.locations.findIndex((one) => one.tile === fields["location"]);
  if (place < 0) return null;
  const worse = Number(fields["after"]) > Number(fields["before"]);
  const sign: Sign = { text: worse ? "▲" : "○", icon: "game:position-marker" satisfies IconName, tone: worse ? "bad" : "good" };
  return { kind: "sign", at: `place:${place}`, sign };
}
