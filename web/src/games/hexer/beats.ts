/** How Hexer is told: what happened, as beats for the director. */
import type { Beat, Shot, Tone } from "../../board/director.svelte";
import { staged } from "../../board/scenes";
import type { EventView } from "../../lib/wire";
import type { GameEvent } from "./generated/events";
import type { IconName } from "./icons";
import { type Cast, openingOf } from "./scenes";
import type { HexerView } from "./types";

/** The beats of some events, in their order. Whoever acts at this screen sees no own card again. */
export function beatsOf(events: readonly EventView[], view: HexerView, cast: Cast): Beat[] {
  return staged(
    events as readonly GameEvent[],
    (event) => openingOf(event, cast),
    (event) => banner(event) ?? card(event, cast.own) ?? attack(event, view) ?? travel(event, view) ?? signAt(event, view),
  );
}

const BANNERS: Partial<Record<GameEvent["kind"], { rank: "round" | "phase" | "moment"; tone: Tone }>> = {
  RoundBegan: { rank: "round", tone: "plain" },
  TurnBegan: { rank: "phase", tone: "plain" },
  CombatTurnBegan: { rank: "phase", tone: "plain" },
  DagonRose: { rank: "moment", tone: "bad" },
};

function banner(event: GameEvent): Shot | null {
  const found = BANNERS[event.kind];
  return found ? { kind: "banner", title: event.text, ...found } : null;
}

/** Cards that are revealed or played for all to see. */
function card(event: GameEvent, own: readonly string[]): Shot | null {
  switch (event.kind) {
    case "AttackRevealed":
    case "MovementCardRevealed":
      return { kind: "card", card: event.fields.card };
    case "MonsterAppeared":
      return { kind: "card", card: event.fields.monster };
    case "CardPlayed":
    case "AbilityUsed":
      return own.includes(event.fields.player) ? null : { kind: "card", card: event.fields.card };
    default:
      return null;
  }
}

function attack(event: GameEvent, view: HexerView): Shot | null {
  if (event.kind !== "ComboResolved" && event.kind !== "DamageSuffered") return null;
  const player = playerSpot(event.fields.player, view);
  const opponent = view.fight?.monster || otherSide(event.fields.player, view);
  if (!opponent) return null;
  const text = `−${event.fields.damage}`;
  return event.kind === "ComboResolved"
    ? { kind: "attack", from: player, to: opponent, sign: { text, icon: "game:broadsword" satisfies IconName, tone: "good" } }
    : { kind: "attack", from: opponent, to: player, sign: { text, icon: "game:hearts" satisfies IconName, tone: "bad" } };
}

/** A token goes on by one place: a march is seen step by step. */
function travel(event: GameEvent, view: HexerView): Shot | null {
  switch (event.kind) {
    case "LegendaryMoved":
      return { kind: "travel", token: "legend", stops: [event.fields.source, event.fields.place], ship: false };
    case "Travelled": {
      const { player, source, place, by_ship: ship } = event.fields;
      const seat = view.players.findIndex((one) => one.id === player);
      return seat < 0 ? null : { kind: "travel", token: String(seat), stops: [source, place], ship };
    }
    default:
      return null;
  }
}

/** The small sign that rises from what has changed. */
function signAt(event: GameEvent, view: HexerView): Shot | null {
  const sign = (at: string, text: string, icon: IconName, tone: Tone): Shot | null => (text && at ? { kind: "sign", at, sign: { text, icon, tone } } : null);
  const changed = ({ player, before, after }: { player: string; before: number; after: number }, icon: IconName): Shot | null => {
    const by = after - before;
    return sign(playerSpot(player, view), by === 0 ? "" : by > 0 ? `+${by}` : `−${-by}`, icon, by > 0 ? "good" : "bad");
  };
  switch (event.kind) {
    case "GoldChanged":
      return changed(event.fields, "game:two-coins");
    case "ShieldChanged":
      return changed(event.fields, "game:bordered-shield");
    case "AttributeChanged":
      return changed(event.fields, "game:medal");
    case "DeckRenewed":
      return sign(playerSpot(event.fields.player, view), String(event.fields.cards), "game:card-exchange", "plain");
    case "CardsDrawn":
      return sign(playerSpot(event.fields.player, view), `+${event.fields.cards}`, "game:card-draw", "plain");
    case "MonsterDamaged":
      return sign(view.fight?.monster ?? "", `−${event.fields.cards.length}`, "game:hearts", "good");
    case "DestructionPlaced":
      return sign(`place:${event.fields.place}`, "!", "game:fire", "bad");
    default:
      return null;
  }
}

function playerSpot(id: string, view: HexerView): string {
  const seat = view.players.findIndex((one) => one.id === id);
  return seat < 0 ? "" : `player:${seat}`;
}

function otherSide(id: string, view: HexerView): string {
  const other = view.fight?.fighters.find((one) => view.players[one.player]?.id !== id);
  return other ? `player:${other.player}` : "";
}
