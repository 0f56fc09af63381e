/** Made by scripts/game-icons.mjs: who drew the icons. Icons of game-icons.net, CC BY 3.0; Lucide, ISC. */
export interface Credit {
  artist: string;
  icons: string[];
}

export const credits: Credit[] = [
  { artist: "Badges", icons: ["crown","sun"] },
  { artist: "Carl Olsen", icons: ["crossbow","flame"] },
  { artist: "Cathelineau", icons: ["swordman","witch-face"] },
  { artist: "Darkzaitzev", icons: ["hooded-assassin"] },
  { artist: "Delapouite", icons: ["bandit","bat","berries-bowl","bone-knife","bow-arrow","brute","camping-tent","castle-ruins","cave-entrance","checklist","church","cross-shield","crypt-entrance","deer-track","desert","diamond-ring","enrage","evil-tower","family-house","fire-spell-cast","flanged-mace","fog","forest","goblin-camp","graveyard","greek-temple","healing","health-potion","heart-shield","inspiration","menhir","misdirection","old-wagon","position-marker","prisoner","robber","scroll-quill","shambling-zombie","shield-bash","skull-staff","slingshot","sniffing-dog","soul-vessel","spell-book","star-altar","stone-bridge","stone-wall","sun-cloud","sunrise","swamp","tavern-sign","thor-hammer","throne-king","toolbox","totem","trail","vampire-dracula","village","watchtower","water-fountain","windmill"] },
  { artist: "Faithtoken", icons: ["card-draw"] },
  { artist: "Lorc", icons: ["angel-wings","ankh","arrow-cluster","backstab","backup","battle-axe","beast-eye","bleeding-wound","bone-knife","bordered-shield","bottle-vapors","breastplate","broadsword","broken-shield","bull","burning-dot","burning-tree","campfire","crossed-bones","crossed-slashes","crossed-swords","crown","crown-coin","crowned-skull","crystal-ball","cultist","cursed-star","daemon-skull","daggers","dodging","domino-mask","double-face-mask","duality-mask","evil-book","evil-minion","evil-moon","fire-shield","fireball","flame-claws","gem-necklace","gem-pendant","glowing-hands","hammer-drop","hand","holy-symbol","hood","hound","hourglass","hunting-horn","ice-bolt","iron-mask","juggler","knapsack","laurel-crown","lightning-arc","lightning-shout","magic-gate","magic-portal","magic-shield","magic-swirl","magnifying-glass","manacles","minotaur","mirror-mirror","molotov","mountains","muscle-up","paw-print","pine-tree","plain-dagger","poison-bottle","raven","robe","sacrificial-dagger","scroll-unfurled","shadow-follower","shield-echoes","shield-reflect","skull-bolt","snowflake-1","snowing","sonic-shout","spartan","spectre","spiked-tentacle","spinning-sword","square-bottle","stiletto","sun","sun-radiations","sunrise","sword-clash","sword-smithing","teleport","thrown-daggers","time-trap","totem-mask","treasure-map","tribal-mask","werewolf","whirlwind","wizard-staff","wolf-head","wolf-howl"] },
  { artist: "Lucasms", icons: ["belt"] },
  { artist: "Quoting", icons: ["card-play"] },
  { artist: "SBED", icons: ["death-skull","hand"] },
  { artist: "Skoll", icons: ["bat","cultist","footsteps","goat","hearts","knockout","open-treasure-chest","raise-zombie","skeleton","stiletto"] },
  { artist: "Starseeker", icons: ["potion-of-madness"] },
  { artist: "Willdabeast", icons: ["chain-lightning","chain-mail","orb-wand"] },
  { artist: "Zeromancer", icons: ["heart-plus"] },
];
