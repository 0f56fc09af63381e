/** Made by scripts/game-icons.mjs: who drew the icons. Icons of game-icons.net, CC BY 3.0; Lucide, ISC. */
export interface Credit {
  artist: string;
  icons: string[];
}

export const credits: Credit[] = [
  { artist: "Badges", icons: ["crown","fire","sun"] },
  { artist: "Carl Olsen", icons: ["crossbow","flame"] },
  { artist: "Cathelineau", icons: ["swordman","witch-face"] },
  { artist: "Darkzaitzev", icons: ["cauldron","hooded-assassin"] },
  { artist: "Delapouite", icons: ["bandit","bat","bear-head","berries-bowl","bone-knife","bow-arrow","brute","camping-tent","card-exchange","carnivorous-plant","castle","castle-ruins","cave-entrance","charging-bull","checklist","church","claws","cross-shield","crypt-entrance","deer-track","desert","diamond-ring","enrage","evil-tower","family-house","female-vampire","fire-spell-cast","fish-monster","flanged-mace","floating-ghost","fog","forest","goblin-camp","graveyard","greek-temple","griffin-shield","griffin-symbol","half-dead","healing","health-potion","heart-shield","herbs-bundle","ice-golem","inspiration","kraken-tentacle","menhir","misdirection","old-wagon","position-marker","prisoner","robber","rock-golem","rolling-dices","saber-toothed-cat-head","scroll-quill","shambling-zombie","shield-bash","skull-staff","slingshot","snake-tongue","sniffing-dog","soul-vessel","spell-book","star-altar","stone-bridge","stone-wall","sun-cloud","sunrise","swamp","sword-brandish","tavern-sign","thor-hammer","throne-king","toolbox","totem","trail","two-coins","vampire-dracula","village","watchtower","water-fountain","windmill","wizard-face","woman-elf-face"] },
  { artist: "Faithtoken", icons: ["card-discard","card-draw","card-pick","dragon-head"] },
  { artist: "Lorc", icons: ["anchor","angel-wings","ankh","anvil-impact","arrow-cluster","backstab","backup","battle-axe","beast-eye","beer-stein","bleeding-wound","bone-knife","bordered-shield","bottle-vapors","brain","breastplate","broadsword","broken-shield","bull","burning-dot","burning-tree","campfire","castle","cauldron","centipede","cracked-shield","crossed-bones","crossed-chains","crossed-slashes","crossed-swords","crown","crown-coin","crowned-skull","crystal-ball","cultist","cursed-star","cyclops","daemon-skull","daggers","dna2","dodging","domino-mask","double-face-mask","dragon-head","drowning","duality-mask","earth-crack","eclipse-saw","evil-book","evil-minion","evil-moon","fire-shield","fireball","flame-claws","frog","galleon","gem-necklace","gem-pendant","ghost","glowing-hands","grenade","hammer-drop","hand","harpy","holy-symbol","hood","horned-skull","hound","hourglass","hunting-horn","ice-bolt","imp","iron-mask","juggler","knapsack","laurel-crown","lightning-arc","lightning-shout","magic-gate","magic-portal","magic-shield","magic-swirl","magnifying-glass","manacles","masked-spider","medal","minotaur","mirror-mirror","molotov","monster-grasp","mountains","muscle-up","open-book","paw-print","pine-tree","plain-dagger","poison-bottle","quick-slash","raven","return-arrow","robe","round-bottom-flask","rune-stone","sacrificial-dagger","scorpion-tail","scroll-unfurled","sea-serpent","shadow-follower","shield-echoes","shield-reflect","skull-bolt","snowflake-1","snowing","sonic-shout","spartan","spectre","spider-web","spiked-tentacle","spinning-sword","square-bottle","stiletto","strong","sun","sun-radiations","sunrise","swap-bag","sword-clash","sword-smithing","teleport","thrown-daggers","time-trap","tornado","totem-mask","treasure-map","tribal-mask","trophy","waves","werewolf","whirlwind","witch-flight","wizard-staff","wolf-head","wolf-howl","wyvern"] },
  { artist: "Lucasms", icons: ["belt"] },
  { artist: "Quoting", icons: ["card-play"] },
  { artist: "SBED", icons: ["death-skull","fire","grenade","hand","water-drop"] },
  { artist: "Skoll", icons: ["bat","cultist","fangs","footsteps","goat","hasty-grave","hearts","knockout","open-treasure-chest","raise-zombie","skeleton","stiletto","talk","troll"] },
  { artist: "Starseeker", icons: ["potion-of-madness"] },
  { artist: "Willdabeast", icons: ["chain-lightning","chain-mail","orb-wand"] },
  { artist: "Zeromancer", icons: ["heart-plus"] },
];
