/** The icons that stand for things. */
import type { IconName } from "./icons";

/** The kinds of land, and the haven. */
export const LANDS: Record<string, IconName> = {
  haven: "game:tavern-sign",
  borderlands: "game:castle-ruins",
  wildlands: "game:pine-tree",
  deadlands: "game:death-skull",
};

/** The enemy decks by a symbol each, so that nobody needs their colours. */
export const DECKS: Record<string, IconName> = {
  blue: "game:death-skull",
  green: "game:paw-print",
  red: "game:hood",
  final: "game:crown",
  encounter: "game:treasure-map",
  time: "game:hourglass",
  reward: "game:open-treasure-chest",
};

export const CONDITIONS: readonly { id: string; icon: IconName }[] = [
  { id: "burn", icon: "game:flame" },
  { id: "poison", icon: "game:poison-bottle" },
  { id: "daze", icon: "game:knockout" },
  { id: "weakness", icon: "game:broken-shield" },
];

export const SYMBOLS: Record<string, IconName> = {
  reinforcement: "game:backup",
  furious: "game:enrage",
  time: "game:hourglass",
};

export const ACTIONS: Record<string, IconName> = {
  normal: "lucide:circle-dot",
  fast: "lucide:chevrons-right",
  reflex: "lucide:zap",
};

export const PLACES: Record<string, IconName> = {
  hand: "game:hand",
  hero_zone: "game:card-play",
  board: "lucide:square-user-round",
};

export const PHASES: readonly { id: string; icon: IconName }[] = [
  { id: "reinforcement", icon: "game:backup" },
  { id: "travel", icon: "game:footsteps" },
  { id: "pursuit", icon: "game:wolf-howl" },
  { id: "attack", icon: "game:crossed-swords" },
  { id: "defence", icon: "game:bordered-shield" },
  { id: "recovery", icon: "game:campfire" },
  { id: "time", icon: "game:hourglass" },
];
