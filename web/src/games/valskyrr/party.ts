/** How the party's token travels over the map. */
import { cubicInOut } from "svelte/easing";
import { crossfade } from "svelte/transition";
import { pace } from "../../lib/settings.svelte";

const [send, receive] = crossfade({
  duration: () => pace() * 700,
  easing: cubicInOut,
});

export const crossParty = { send, receive };
