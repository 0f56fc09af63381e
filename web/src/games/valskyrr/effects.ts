/** Which small signs rise from the table for what has just happened. */
import type { EventView } from "../../lib/wire";
import type { IconName } from "./icons";
import { CONDITIONS } from "./art";
import type { ValskyrrView } from "./types";

export interface Rise {
  /** The thing or spot from which the sign rises. */
  from: string;
  text: string;
  icon: IconName;
  tone: "bad" | "good" | "plain";
}

/** The signs of some events, in their order; a spot shows at most three. */
export function risesOf(events: readonly EventView[], view: ValskyrrView): Rise[] {
  const counts = new Map<string, number>();
  return events
    .flatMap((event) => rise(event.kind, event.fields ?? {}, view) ?? [])
    .filter((one) => {
      const count = (counts.get(one.from) ?? 0) + 1;
      counts.set(one.from, count);
      return one.text !== "" && count <= 3;
    });
}

type Fields = Record<string, unknown>;

function rise(kind: string, fields: Fields, view: ValskyrrView): Rise | null {
  const enemy = `${fields["enemy"]}#${fields["uid"]}`;
  const hero = heroSpot(String(fields["hero"] ?? ""), view);
  switch (kind) {
    case "EnemyWounded":
      return { from: enemy, text: `−${fields["wounds"]}`, icon: "game:bleeding-wound", tone: "good" };
    case "EnemyHealed":
      return { from: enemy, text: `+${fields["wounds"]}`, icon: "game:heart-plus", tone: "bad" };
    case "EnemyKilled":
      return { from: enemy, text: "✕", icon: "game:death-skull", tone: "good" };
    case "EnemyEnraged":
      return { from: enemy, text: "!", icon: "game:enrage", tone: "bad" };
    case "EnemyAttacked":
      return { from: hero, text: attack(fields), icon: "game:crossed-swords", tone: "bad" };
    case "DamagePrevented":
      return { from: hero, text: `−${fields["points"]}`, icon: "game:bordered-shield", tone: "good" };
    case "FocusMoved":
      return { from: hero, text: change(fields), icon: "lucide:eye", tone: "plain" };
    case "ConditionPlaced":
    case "ConditionRemoved":
      return condition(kind, fields, view);
    case "HeroDefeated":
      return { from: hero, text: "✕", icon: "game:death-skull", tone: "bad" };
    case "LootChanged":
      return { from: "spot:loot", text: change(fields), icon: "game:crown-coin", tone: "good" };
    case "TimeMoved":
      return { from: "spot:time", text: change(fields), icon: "game:hourglass", tone: "bad" };
    case "ReinforcementMoved":
      return { from: "spot:reinforcement", text: change(fields), icon: "game:backup", tone: "bad" };
    case "ProgressChanged":
      return { from: "encounter", text: change(fields), icon: "lucide:flag", tone: "good" };
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

function attack(fields: Fields): string {
  return String(Number(fields["physical"]) + Number(fields["magical"]));
}

function condition(kind: string, fields: Fields, view: ValskyrrView): Rise | null {
  const placed = kind === "ConditionPlaced";
  const on = String(fields["on"] ?? "");
  const icon = CONDITIONS.find((one) => one.id === fields["condition"])?.icon;
  const from = view.heroes.some((hero) => hero.id === on) ? heroSpot(on, view) : foeSpot(on, view);
  if (!icon || !from) return null;
  return { from, text: `${placed ? "+" : "−"}${fields["tokens"]}`, icon, tone: "plain" };
}

/** The event names the enemy without its number: it is told apart only if there is one of its kind. */
function foeSpot(id: string, view: ValskyrrView): string {
  const foes = [...view.row, ...view.heroes.flatMap((hero) => hero.foes)];
  const same = foes.filter((foe) => foe.card.startsWith(`${id}#`));
  return same.length === 1 ? (same[0]?.card ?? "") : "";
}

function threat(fields: Fields, view: ValskyrrView): Rise | null {
  const place = view.locations.findIndex((one) => one.tile === fields["location"]);
  if (place < 0) return null;
  const worse = Number(fields["after"]) > Number(fields["before"]);
  return {
    from: `place:${place}`,
    text: worse ? "▲" : "○",
    icon: "game:position-marker",
    tone: worse ? "bad" : "good",
  };
}
