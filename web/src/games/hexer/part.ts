/** What Hexer tells the shell. */
import type { Content } from "../../lib/content";
import { t } from "../../lib/settings.svelte";
import type { TableState } from "../../lib/table.svelte";
import type { EventView, RoomView } from "../../lib/wire";
import type { GamePart } from "../index";
import type { GameEvent } from "./generated/events";
import { sentences } from "./sentences";
import { Stage } from "./stage.svelte";
import { type HexerView, factsOf } from "./types";

const part: GamePart = {
  headings: { RoundBegan: "round", TurnBegan: "phase" },

  turn(event: EventView, room: RoomView): number {
    const begun = event as GameEvent;
    if (begun.kind !== "TurnBegan") return -1;
    return room.seats.findIndex((seat) => seat.hero === begun.fields.player);
  },

  sentences(table: TableState, content: Content): string[] {
    const view = table.view as HexerView | null;
    if (!view) return [];
    const own = (table.room?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
    return sentences(view, new Stage(() => ({ table, content })), own);
  },

  /** Places, terrains, attributes, phases, and the sides of a fight. */
  names(content: Content): Record<string, string> {
    const facts = factsOf(content);
    const words = ["terrain", "skill", "phase"].flatMap((kind) =>
      Object.entries(facts.words)
        .filter(([key]) => key.startsWith(`${kind}-`))
        .map(([key, word]) => [key.slice(kind.length + 1), word]),
    );
    const own = ["fight", "attacker", "defender", "effects", "combo", "none", "witcher", "mage"];
    return Object.fromEntries([
      ...facts.places.map((place) => [place.id, place.name]),
      ...words,
      ...own.map((key) => [key, t(`h-repair-${key}`)]),
    ]);
  },

  /** What the phase is about, then the kind of decision. */
  hints(table: TableState): string[] {
    const view = table.view as HexerView | null;
    const key = table.mine?.key.replaceAll("_", "-");
    if (!view || !key) return [];
    return [`h-hint-phase-${view.phase}`, `h-hint-key-${key}`];
  },
};

export default part;
