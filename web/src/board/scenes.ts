/** Scenes: what takes the stage for a moment and says plainly what came of it. A game says what to show. */
import type { EventView } from "../lib/wire";
import type { Beat, Shot, Tone } from "./director.svelte";

/** Who takes part: a picture, a name, and what became of them. */
export interface Side {
  name: string;
  /** The id of a picture of the game. */
  picture: string;
  note?: string;
  dice?: readonly number[];
  tone?: Tone;
}

export interface Scene {
  kind: "fight" | "dice" | "travel" | "reward" | "story";
  title: string;
  tone: Tone;
  /** What is seen behind it all. */
  picture: string;
  sides: readonly Side[];
  /** What is read out. */
  tale: string;
  /** What came of it. */
  lines: readonly string[];
}

/** A scene that begins with an event, and the events after it that tell what came of it. */
export interface Opening {
  scene: Omit<Scene, "lines">;
  /** What came of it before it was told. */
  lines?: readonly string[];
  takes(event: EventView): boolean;
  /** Whether such an event goes without saying. */
  skips?(event: EventView): boolean;
}

const MOST_LINES = 6;

/** The beats of some events, in their order: scenes with what came of them, and a shot for whatever else is seen. */
export function staged<Event extends EventView>(
  events: readonly Event[],
  open: (event: Event, at: number) => Opening | null,
  shot: (event: Event) => Shot | null,
): Beat[] {
  const beats: Beat[] = [];
  for (let at = 0; at < events.length; at += 1) {
    const event = events[at] as Event;
    const opening = open(event, at);
    const found = shot(event);
    // Who arrives somewhere has gone there before.
    if (found && (!opening || found.kind === "travel")) beats.push({ ...found, text: event.text });
    if (!opening) continue;
    const lines: string[] = [...(opening.lines ?? [])];
    for (let next = events[at + 1]; next && opening.takes(next); next = events[at + 1]) {
      if (next.text && !opening.skips?.(next)) lines.push(next.text);
      at += 1;
    }
    beats.push({ kind: "scene", scene: { ...opening.scene, lines: lines.slice(0, MOST_LINES) }, text: event.text });
  }
  return beats;
}

/** How long it takes to read a scene. */
export function milliseconds(scene: Scene): number {
  if (scene.kind === "travel") return 1400;
  return 1700 + 500 * scene.lines.length + 14 * Math.min(scene.tale.length, 260);
}
