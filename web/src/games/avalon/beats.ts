/** How Avalon is told: what happened, as beats for the director. */
import type { Beat, Shot, Tone } from "../../board/director.svelte";
import { staged } from "../../board/scenes";
import type { EventView } from "../../lib/wire";
import type { GameEvent, TrackChanged } from "./generated/events";
import { openingOf } from "./scenes";
import type { AvalonView } from "./types";

const BANNERS: Partial<Record<GameEvent["kind"], { rank: "round" | "phase" | "moment"; tone?: Tone }>> = {
  DayBegan: { rank: "round" },
  PhaseBegan: { rank: "phase" },
  StageWon: { rank: "moment", tone: "good" },
};
const ICONS: Record<string, string> = { energy: "sparkles", health: "skull", fear: "moon" };

/** How things are called, and what was told before. */
export interface Cast {
  name(id: string): string;
  log: readonly EventView[];
}

/** The beats of some events, in their order. */
export function beatsOf(events: readonly EventView[], view: AvalonView, cast: Cast): Beat[] {
  return staged(
    events as readonly GameEvent[],
    (event, at) => openingOf(event, [...cast.log, ...events.slice(0, at)], cast.name),
    (event) => shotOf(event, view),
  );
}

function shotOf(event: GameEvent, view: AvalonView): Shot | null {
  const banner = BANNERS[event.kind];
  if (banner) return { kind: "banner", title: event.text, rank: banner.rank, tone: banner.tone ?? "plain" };
  switch (event.kind) {
    case "EventRevealed":
      return { kind: "card", card: event.fields.card };
    case "EncounterBegan":
      return { kind: "card", card: event.fields.encounter };
    case "LocationRevealed":
      return { kind: "card", card: String(event.fields.place) };
    case "EnemyActed":
      return view.clash
        ? { kind: "attack", from: view.clash.enemy, to: spot(event.fields.character, view), sign: { text: "", icon: "swords", tone: "bad" } }
        : null;
    case "TrackChanged":
      return track(event, view);
    case "PoolChanged":
      return view.clash ? rising(view.clash.enemy, event.fields.after - event.fields.before, "swords", 1) : null;
    case "RelationChanged":
      return view.clash ? rising(view.clash.enemy, event.fields.after - event.fields.before, "message-circle", 1) : null;
    default:
      return null;
  }
}

function track({ fields: { track: name, character, before, after } }: TrackChanged, view: AvalonView): Shot | null {
  // Energy is spent all day: only the loss of it hurts nobody.
  if (name === "energy") return null;
  return rising(spot(character, view), after - before, ICONS[name] ?? "sparkles", name === "fear" ? -1 : 1);
}

function rising(at: string, change: number, icon: string, good: 1 | -1): Shot | null {
  if (!change || !at) return null;
  const text = change > 0 ? `+${change}` : `−${-change}`;
  return { kind: "sign", at, sign: { text, icon, tone: Math.sign(change) === good ? "good" : "bad" } };
}

function spot(id: string, view: AvalonView): string {
  const index = view.characters.findIndex((one) => one.id === id);
  return index < 0 ? "" : `character:${index}`;
}
