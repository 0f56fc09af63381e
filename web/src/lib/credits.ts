/** Made by scripts/game-icons.mjs: who drew the icons. Icons of game-icons.net, CC BY 3.0; Lucide, ISC. */
export interface Credit {
  artist: string;
  icons: string[];
}

export const credits: Credit[] = [
  { artist: "Badges", icons: ["crown","fire"] },
  { artist: "Carl Olsen", icons: ["flame"] },
  { artist: "Cathelineau", icons: ["witch-face"] },
  { artist: "Darkzaitzev", icons: ["cauldron"] },
  { artist: "Delapouite", icons: ["bat","bear-head","card-exchange","carnivorous-plant","castle","castle-ruins","charging-bull","claws","enrage","female-vampire","fish-monster","floating-ghost","fog","forest","graveyard","griffin-shield","griffin-symbol","half-dead","ice-golem","kraken-tentacle","position-marker","rock-golem","rolling-dices","saber-toothed-cat-head","shambling-zombie","snake-tongue","sword-brandish","tavern-sign","two-coins","vampire-dracula","village","wizard-face","woman-elf-face"] },
  { artist: "Faithtoken", icons: ["card-discard","card-draw","card-pick","dragon-head"] },
  { artist: "Lorc", icons: ["anchor","backup","beer-stein","bleeding-wound","bordered-shield","brain","breastplate","broadsword","broken-shield","campfire","castle","cauldron","centipede","cracked-shield","crossed-chains","crossed-swords","crown","crown-coin","crystal-ball","cursed-star","cyclops","daemon-skull","dna2","dodging","dragon-head","drowning","earth-crack","eclipse-saw","fireball","frog","galleon","ghost","grenade","hammer-drop","hand","harpy","hood","horned-skull","hound","hourglass","imp","laurel-crown","lightning-arc","magic-shield","magic-swirl","magnifying-glass","masked-spider","medal","monster-grasp","mountains","open-book","paw-print","pine-tree","poison-bottle","quick-slash","raven","return-arrow","round-bottom-flask","scorpion-tail","scroll-unfurled","sea-serpent","shield-echoes","sonic-shout","spectre","spider-web","strong","swap-bag","sword-clash","tornado","treasure-map","trophy","waves","werewolf","witch-flight","wizard-staff","wolf-head","wolf-howl","wyvern"] },
  { artist: "Quoting", icons: ["card-play"] },
  { artist: "SBED", icons: ["death-skull","fire","grenade","hand","water-drop"] },
  { artist: "Skoll", icons: ["bat","fangs","footsteps","hasty-grave","hearts","knockout","open-treasure-chest","talk","troll"] },
  { artist: "Zeromancer", icons: ["heart-plus"] },
];
