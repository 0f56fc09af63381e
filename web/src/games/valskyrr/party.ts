/** How the party's token travels over the map. */
import { cubicInOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { lessMotion } from "../../lib/settings.svelte";

const [send, receive] = crossfade({
  duration: () => (lessMotion() ? 0 : 700),
  easing: cubicInOut,
});

export const crossParty = { send, receive };
