### The words of potions, bombs, mutagens, trophies and specialisations: parts of sentences without a
### full stop.

## Abilities

ability = { $head }: { $text }
ability-head =
    { $uses ->
        [plain] { $when }
        [once] Once per fight { $when }
        [some] Up to { $number } times per fight { $when }
        [per-level] Once per fight and level of your specialisation { $when }
        [always] Every time { $when }
       *[often] Any number of times { $when }
    }
ability-if = { $head }, if { $condition }
ability-level = { $level }: { $text }

moment-effects = in step I
moment-combo = after playing your combo
moment-draw = in step IV
moment-potion = when using a potion
moment-suffer = when suffering damage
moment-hit = after a hit that makes your opponent discard cards
moment-foe-discards = when an effect makes you discard or trash cards
moment-lowered = when one of your attributes would fall
moment-fight-begins = before the life decks are formed
moment-decks-formed = after the life decks are formed
moment-fight-won = after winning a fight
moment-turn-begins = at the start of your turn

## Conditions

condition-fights-monster = you are fighting a monster
    .not = you are fighting a player
condition-can-drink = you have a potion and your poison tolerance is not reached
    .not = you have no potion or your poison tolerance is reached
condition-specialisation-used = you have used your specialisation in this fight
    .not = you have not used your specialisation in this fight yet

## The own combat turn

effect-more-damage = deal { $damage } more damage with your combo
effect-draw-more =
    draw { $cards } { $way ->
        [fewer] fewer
       *[more] more
    } { $cards ->
        [one] card
       *[other] cards
    } in step IV
effect-any-tab = the chain tabs of your combo take cards of any colour in this combat turn
effect-any-bar =
    { $cards ->
        [one] 1 card of your combo may hang on a chain tab of any colour
       *[other] up to { $cards } cards of your combo may hang on chain tabs of any colour
    }
effect-echo = after step IV take the first card of your combo into your hand
effect-silence = the monster's passive ability does not work until the end of your combat turn
effect-return-cards =
    { $to ->
        [bottom]
            { $cards ->
                [one] put 1 card of your choice from your discard pile under your deck
               *[other] put { $cards } cards of your choice from your discard pile under your deck
            }
       *[shuffled]
            { $cards ->
                [one] shuffle 1 card of your choice from your discard pile into your deck
               *[other] shuffle { $cards } cards of your choice from your discard pile into your deck
            }
    }
effect-renew-specialisation = you may use your specialisation one more time in this fight
effect-seek-monster-colour = take 1 card of the colour that the monster is weak to from your deck or discard pile into your hand

## Potions and bombs

effect-count-fewer =
    { $uses ->
        [one] 1 of the potions and bombs you have used in this fight no longer counts
       *[other] { $uses } of the potions and bombs you have used in this fight no longer count
    } against the poison tolerance
effect-not-counted =
    { $uses ->
        [one] 1 potion or bomb does not count against the poison tolerance in this fight
       *[other] { $uses } potions or bombs do not count against the poison tolerance in this fight
    }
effect-spend-potion = discard 1 unused potion, which counts against the poison tolerance
effect-refresh-potion = take the top potion of the potions' discard pile if you have room for it
potion-not-counted = This potion does not count against the poison tolerance.
bomb-against-player = Against a player instead: { $text }

## What comes from the opponent

effect-prevent-damage =
    { $damage ->
        [one] prevent 1 damage
       *[other] prevent up to { $damage } damage
    }
effect-ignore-effect = ignore that effect
effect-protect = gain protection { $damage } until the end of the opponent's next combat turn
effect-weaken-next = the opponent's next attack deals { $damage } less damage
effect-decide-attack = decide whether the monster charges or bites in its next combat turn
effect-dull-special = if the monster reveals a special attack in its next combat turn, you suffer { $damage } damage instead

## The opponent

effect-look-at-life =
    { $cards ->
        [one] look at the top card of the opposing life deck
       *[other] look at the top { $cards } cards of the opposing life deck
    }{ $way ->
        [sink] ; you may put it at the bottom
        [discard] , discard { $discard } of them and put the rest back in any order
       *[look]
            { $cards ->
                [one] {""}
               *[other] {" "}and put them back in any order
            }
    }
effect-strike-later =
    at the start of { $turns ->
        [one] your next combat turn
       *[other] each of your next { $turns } combat turns
    } the opponent suffers { $damage } damage
effect-for-opponent = this holds for your opponent: “{ $do }”

## What always holds

effect-own-potions =
    { $potions ->
        [one] you may own only 1 potion
       *[other] you may own up to { $potions } potions
    }
effect-refill-to =
    { $cards ->
        [one] in phase III draw until you have 1 hand card
       *[other] in phase III draw until you have { $cards } hand cards
    }
effect-cheap-move =
    { $terrain ->
        [none] once per turn a move costs you only 1 hand card of your choice
       *[other] once per turn a move onto a { $terrain } location costs you only 1 hand card of your choice
    }
effect-cheap-voyage = sea journeys cost you only 1 hand card of your choice
