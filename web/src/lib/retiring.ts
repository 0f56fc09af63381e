/** When a table at which nobody plays will be deleted. */
import type { RoomView } from "./wire";

/** The day on which the table will be deleted, as people read it; empty while that is not announced. */
export function retiring(room: Pick<RoomView, "retires"> | null | undefined, lang: string): string {
  if (!room?.retires) return "";
  const day = { weekday: "long", day: "numeric", month: "long" } as const;
  return new Date(room.retires * 1000).toLocaleDateString(lang, day);
}
