/** What Valskyrr tells the shell. */
import type { Content } from "../../lib/content";
import type { TableState } from "../../lib/table.svelte";
import type { EventView, RoomView } from "../../lib/wire";
import type { GamePart } from "../index";
import type { GameEvent } from "./generated/events";
import { sentences } from "./sentences";
import { Stage } from "./stage.svelte";
import type { ValskyrrView } from "./types";

const part: GamePart = {
  headings: { RoundBegan: "round", PhaseBegan: "phase", TurnBegan: "phase" },

  turn(event: EventView, room: RoomView): number {
    const begun = event as GameEvent;
    if (begun.kind !== "TurnBegan") return -1;
    return room.seats.findIndex((seat) => seat.hero === begun.fields.hero);
  },

  sentences(table: TableState, content: Content): string[] {
    const view = table.view as ValskyrrView | null;
    if (!view) return [];
    const own = (table.room?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat);
    return sentences(view, new Stage(() => ({ table, content })), own);
  },

  /** The phases of the first round, then every kind of decision, as the terminal does. */
  hints(table: TableState): string[] {
    const view = table.view as ValskyrrView | null;
    const key = table.mine?.key.replaceAll("_", "-");
    if (!view || !key) return [];
    return [...(view.round === 1 ? [`v-hint-phase-${view.phase}`] : []), `v-hint-key-${key}`];
  },
};

export default part;
