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
  arachas: "game:masked-spider",
  archespore: "game:carnivorous-plant",
  barghest: "game:hound",
  drowners_nest: "game:fish-monster",
  ekimmara: "game:bat",
  foglet: "game:fog",
  ghouls_nest: "game:shambling-zombie",
  harpy: "game:harpy",
  nekkers_nest: "game:imp",
  rotfiend: "game:half-dead",
  fiend: "game:daemon-skull",
  grave_hag: "game:hasty-grave",
  royal_griffin: "game:griffin-shield",
  wild_manticore: "game:scorpion-tail",
  nightwraith: "game:spectre",
  noonwraith: "game:ghost",
  penitent: "game:floating-ghost",
  water_hag: "game:drowning",
  weavess: "game:spider-web",
  werewolf: "game:werewolf",
  whispess: "game:witch-flight",
  wyvern: "game:wyvern",
  brewess: "game:cauldron",
  bruxa: "game:female-vampire",
  glustyworp: "game:sea-serpent",
  leshen: "game:horned-skull",
  striga: "game:claws",
  troll: "game:troll",
  yghern: "game:centipede",
  golem: "game:rock-golem",
  cyclops: "game:cyclops",
  toad: "game:frog",
  frightener: "game:monster-grasp",
  unseen_elder: "game:vampire-dracula",
  ice_giant: "game:ice-golem",
  gaunter_odimm: "game:eclipse-saw",
  dagon: "game:kraken-tentacle",
  told_combat: "game:sword-brandish",
  told_defence: "game:breastplate",
  told_wisdom: "game:breastplate",
  told_alchemy: "game:round-bottom-flask",
  told_specialisation: "game:medal",
  told_rumour: "game:talk",
  told_trail: "game:paw-print",
  told_weakness: "game:cracked-shield",
  told_destruction: "game:fire",
  told_dagon_trail: "game:kraken-tentacle",
  told_danger: "game:waves",
  told_ship: "game:galleon",
  told_tavern: "game:beer-stein",
  told_city: "game:village",
  told_wilderness: "game:forest",
  told_skellige: "game:galleon",
  told_victory: "game:laurel-crown",
};

/** The icon of a card. */
export function artOf(card: CardFacts | undefined, id: string): IconName {
  if (CHARACTER_ICONS[id]) return CHARACTER_ICONS[id];
  if (OWN[id]) return OWN[id];
  if (card?.kind === "action") return colourIcon(card.colour ?? 5, card.market);
  return KINDS[card?.kind ?? ""] ?? "game:card-pick";
}

/** The kinds of cards that have a paper cut of their own. */
const PICTURED = new Set(
  "character monster legendary quest story potion bomb mutagen trophy attack movement destruction".split(" "),
);

/** Places by their numbers, as their pictures are called. */
const PLACES = `behelt_nar kaer_seren hengfors kaer_morhen ban_ard cidaris novigrad vizima vengerberg cintra haern_caduch
beauclair glenmore doldeth loc_ichaer gorthur_gvaed dhuwod stygga ard_modron ard_skellig isle_of_mists eyna dagon_place
hen_inis loc_gwen aenye_ard pawen_y_crevan huandre_heuangi`.split(/\s+/);

/** What the picture of a card is called; "" where it has none. */
export function pictureId(card: CardFacts | undefined, id: string): string {
  if (card?.kind === "place") return PLACES[Number(id.replace("place_", ""))] ?? "";
  return PICTURED.has(card?.kind ?? "") ? id : "";
}
