/** How cards and enemies travel; without motion they are simply there. */
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { pace } from "../lib/settings.svelte";

export const [send, receive] = crossfade({
  duration: (distance) => pace() * Math.min(650, 220 + Math.sqrt(distance) * 14),
  easing: cubicOut,
  fallback: () => ({
    duration: pace() * 220,
    css: (shown) => `opacity: ${shown}; transform: scale(${0.86 + 0.14 * shown})`,
  }),
});

export function glide(): { duration: number } {
  return { duration: pace() * 260 };
}
