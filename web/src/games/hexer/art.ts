/** The icons that stand for things. */
import type { IconName } from "./icons";
import { COLOURS } from "./reading";
import type { CardFacts, SymbolName } from "./types";

export const TERRAIN_ICONS: IconName[] = ["game:pine-tree", "game:mountains", "game:waves"];

const WITCHER: IconName[] = [
  "game:quick-slash",
  "game:hammer-drop",
  "game:dodging",
  "game:magic-shield",
  "game:fireball",
  "game:hood",
];
const MAGE: IconName[] = [
  "game:water-drop",
  "game:fire",
  "game:earth-crack",
  "game:tornado",
  "game:brain",
  "game:hood",
];

/** The symbol beside a colour; mages have their own. */
export function colourIcon(colour: number, market = 0): IconName {
  return (market === 1 ? MAGE : WITCHER)[colour] ?? "game:hood";
}

export function colourClass(colour: number | undefined): string {
  return `bar-${COLOURS[colour ?? 5] ?? "grey"}`;
}

/** The symbols of a card; what is a shield for witchers is energy for mages. */
export function symbolIcon(symbol: SymbolName, market = 0): IconName {
  if (symbol === "shield" && market === 1) return "game:lightning-arc";
  return SYMBOL_ICONS[symbol];
}

const SYMBOL_ICONS: Record<SymbolName, IconName> = {
  damage: "game:broadsword",
  shield: "game:bordered-shield",
  draw: "game:card-draw",
  top: "game:card-pick",
  seek: "game:magnifying-glass",
  back: "game:return-arrow",
  protection: "game:shield-echoes",
};

export const SKILL_ICONS: IconName[] = ["game:sword-brandish", "game:breastplate", "game:round-bottom-flask", "game:medal"];

export const CHARACTER_ICONS: Record<string, IconName> = {
  wolf: "game:wolf-head",
  bear: "game:bear-head",
  cat: "game:saber-toothed-cat-head",
  griffin: "game:griffin-symbol",
  viper: "game:snake-tongue",
  manticore: "game:scorpion-tail",
  ciri: "game:woman-elf-face",
  alzur: "game:wizard-face",
  ardea: "game:witch-face",
  gekhira: "game:crystal-ball",
  othar: "game:wizard-staff",
  philippa: "game:raven",
};

export const ACTION_ICONS: Record<string, IconName> = {
  train: "game:strong",
  raise_combat: "game:sword-brandish",
  raise_defence: "game:breastplate",
  raise_alchemy: "game:round-bottom-flask",
  raise_specialisation: "game:medal",
  rumour: "game:talk",
  potion: "game:round-bottom-flask",
  dice_poker: "game:rolling-dices",
  swap_card: "game:card-exchange",
  trash_display: "game:card-discard",
};

const KINDS: Record<string, IconName> = {
  potion: "game:round-bottom-flask",
  bomb: "game:grenade",
  mutagen: "game:dna2",
  trophy: "game:laurel-crown",
  monster: "game:fangs",
  legendary: "game:dragon-head",
  attack: "game:sword-clash",
  movement: "game:paw-print",
  destruction: "game:fire",
  weakness: "game:cracked-shield",
  quest: "game:scroll-unfurled",
  story: "game:open-book",
  place: "game:castle",
};

const OWN: Record<string, IconName> = {
  werewolf: "game:werewolf",
  wyvern: "game:wyvern",
  royal_griffin: "game:griffin-shield",
  wild_manticore: "game:scorpion-tail",
  nightwraith: "game:spectre",
  noonwraith: "game:ghost",
  penitent: "game:spectre",
  ekimmara: "game:vampire-dracula",
  bruxa: "game:vampire-dracula",
  leshen: "game:horned-skull",
  fiend: "game:daemon-skull",
  troll: "game:minotaur",
  glustyworp: "game:sea-serpent",
  water_hag: "game:drowning",
  dagon: "game:kraken-tentacle",
  toad: "game:fish-monster",
  gaunter_odimm: "game:eclipse-saw",
};

/** The picture of a card. */
export function artOf(card: CardFacts | undefined, id: string): IconName {
  if (CHARACTER_ICONS[id]) return CHARACTER_ICONS[id];
  if (OWN[id]) return OWN[id];
  if (card?.kind === "action") return colourIcon(card.colour ?? 5, card.market);
  return KINDS[card?.kind ?? ""] ?? "game:card-pick";
}
