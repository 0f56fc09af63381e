/** How Hexer is told: what happened, as beats for the director. */
import type { Beat, Shot, Tone } from "../../board/director.svelte";
import { staged } from "../../board/scenes";
import type { EventView } from "../../lib/wire";
import type { IconName } from "./icons";
import { type Cast, openingOf } from "./scenes";
import type { HexerView } from "./types";

type Fields = Record<string, unknown>;

/** The beats of some events, in their order. Whoever acts at this screen sees no own card again. */
export function beatsOf(events: readonly EventView[], view: HexerView, cast: Cast): Beat[] {
  return staged(
    events,
    (event) => openingOf(event, cast),
    (event) => {
      const fields = event.fields ?? {};
      return banner(event) ?? card(event.kind, fields, cast.own) ?? attack(event.kind, fields, view) ?? travel(event.kind, fields, view) ?? signAt(event.kind, fields, view);
    },
  );
}

const BANNERS: Partial<Record<string, { rank: "round" | "phase" | "moment"; tone: Tone }>> = {
  RoundBegan: { rank: "round", tone: "plain" },
  TurnBegan: { rank: "phase", tone: "plain" },
  CombatTurnBegan: { rank: "phase", tone: "plain" },
  DagonRose: { rank: "moment", tone: "bad" },
};

function banner(event: EventView): Shot | null {
  const found = BANNERS[event.kind];
  return found ? { kind: "banner", title: event.text, ...found } : null;
}

/** Cards that are revealed or played for all to see. */
function card(kind: string, fields: Fields, own: readonly string[]): Shot | null {
  switch (kind) {
    case "AttackRevealed":
    case "MovementCardRevealed":
      return { kind: "card", card: String(fields["card"]) };
    case "MonsterAppeared":
      return { kind: "card", card: String(fields["monster"]) };
    case "CardPlayed":
    case "AbilityUsed":
      return own.includes(String(fields["player"])) ? null : { kind: "card", card: String(fields["card"]) };
    default:
      return null;
  }
}

function attack(kind: string, fields: Fields, view: HexerView): Shot | null {
  const player = playerSpot(fields["player"], view);
  const monster = view.fight?.monster ?? "";
  const opponent = monster || otherSide(fields["player"], view);
  if (!opponent) return null;
  if (kind === "ComboResolved") {
    return { kind: "attack", from: player, to: opponent, sign: { text: `−${fields["damage"]}`, icon: "game:broadsword" satisfies IconName, tone: "good" } };
  }
  if (kind === "DamageSuffered") {
    return { kind: "attack", from: opponent, to: player, sign: { text: `−${fields["damage"]}`, icon: "game:hearts" satisfies IconName, tone: "bad" } };
  }
  return null;
}

/** A token goes on by one place: a march is seen step by step. */
function travel(kind: string, fields: Fields, view: HexerView): Shot | null {
  if (kind !== "Travelled" && kind !== "LegendaryMoved") return null;
  const seat = view.players.findIndex((one) => one.id === fields["player"]);
  const token = kind === "LegendaryMoved" ? "legend" : String(seat);
  if (token === "-1") return null;
  return { kind: "travel", token, stops: [Number(fields["source"]), Number(fields["place"])], ship: fields["by_ship"] === true };
}

/** The small sign that rises from what has changed. */
function signAt(kind: string, fields: Fields, view: HexerView): Shot | null {
  const player = playerSpot(fields["player"], view);
  const sign = (at: string, text: string, icon: IconName, tone: Tone): Shot | null => (text && at ? { kind: "sign", at, sign: { text, icon, tone } } : null);
  const by = Number(fields["after"]) - Number(fields["before"]);
  const change = by === 0 || Number.isNaN(by) ? "" : by > 0 ? `+${by}` : `−${-by}`;
  const tone: Tone = by > 0 ? "good" : "bad";
  switch (kind) {
    case "GoldChanged":
      return sign(player, change, "game:two-coins", tone);
    case "ShieldChanged":
      return sign(player, change, "game:bordered-shield", tone);
    case "AttributeChanged":
      return sign(player, change, "game:medal", tone);
    case "DeckRenewed":
      return sign(player, String(fields["cards"]), "game:card-exchange", "plain");
    case "CardsDrawn":
      return sign(player, `+${fields["cards"]}`, "game:card-draw", "plain");
    case "MonsterDamaged":
      return sign(view.fight?.monster ?? "", `−${(fields["cards"] as unknown[]).length}`, "game:hearts", "good");
    case "DestructionPlaced":
      return sign(`place:${fields["place"]}`, "!", "game:fire", "bad");
    default:
      return null;
  }
}

function playerSpot(id: unknown, view: HexerView): string {
  const seat = view.players.findIndex((one) => one.id === id);
  return seat < 0 ? "" : `player:${seat}`;
}

function otherSide(id: unknown, view: HexerView): string {
  const other = view.fight?.fighters.find((one) => view.players[one.player]?.id !== id);
  return other ? `player:${other.player}` : "";
}
