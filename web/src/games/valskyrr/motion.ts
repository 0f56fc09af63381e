/** How cards and enemies travel; with less motion they are simply there. */
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { lessMotion } from "../../lib/settings.svelte";

export const [send, receive] = crossfade({
  duration: (distance) => (lessMotion() ? 0 : Math.min(650, 220 + Math.sqrt(distance) * 14)),
  easing: cubicOut,
  fallback: () => ({
    duration: lessMotion() ? 0 : 220,
    css: (shown) => `opacity: ${shown}; transform: scale(${0.86 + 0.14 * shown})`,
  }),
});

export function glide(): { duration: number } {
  return { duration: lessMotion() ? 0 : 260 };
}
