/** Which sound belongs to a beat of the director. */
import type { Sound } from "../lib/sounds";
import type { Beat, Tone } from "./director.svelte";
import type { Scene } from "./scenes";

const SCENES: Record<Scene["kind"], Record<Tone, Sound>> = {
  fight: { good: "magic", bad: "hurt", plain: "blow" },
  dice: { good: "coin", bad: "hurt", plain: "dice" },
  travel: { good: "step", bad: "step", plain: "step" },
  reward: { good: "magic", bad: "hurt", plain: "magic" },
  story: { good: "page", bad: "page", plain: "page" },
};

export function soundOf(beat: Beat): Sound | null {
  switch (beat.kind) {
    case "banner":
      if (beat.rank === "moment") return beat.tone === "bad" ? "hurt" : beat.tone === "good" ? "magic" : "page";
      return beat.rank === "round" ? "drum" : null;
    case "card":
      return "card";
    case "scene":
      return SCENES[beat.scene.kind][beat.scene.tone];
    case "attack":
      return "blow";
    case "travel":
      return "step";
    case "sign":
      if (beat.sign.icon.includes("coin")) return "coin";
      if (beat.sign.icon.includes("shield")) return "block";
      if (beat.sign.icon.includes("card-exchange")) return "shuffle";
      return { good: "heal", bad: "hurt", plain: null }[beat.sign.tone] as Sound | null;
  }
}
