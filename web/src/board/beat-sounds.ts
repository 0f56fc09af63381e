/** Which sound belongs to a beat of the director. */
import type { Sound } from "../lib/sounds";
import type { Beat } from "./director.svelte";

export function soundOf(beat: Beat): Sound | null {
  switch (beat.kind) {
    case "banner":
      if (beat.rank === "moment") return beat.tone === "bad" ? "hurt" : beat.tone === "good" ? "magic" : "page";
      return beat.rank === "round" ? "drum" : null;
    case "card":
      return "card";
    case "page":
      return "page";
    case "attack":
      return "blow";
    case "travel":
      return "step";
    case "sign":
      if (beat.sign.icon.includes("coin")) return "coin";
      if (beat.sign.icon.includes("shield")) return "block";
      return { good: "heal", bad: "hurt", plain: null }[beat.sign.tone] as Sound | null;
  }
}
