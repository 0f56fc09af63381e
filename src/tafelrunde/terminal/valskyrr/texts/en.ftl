### Sentences of the terminal that only this game says.

title = Valskyrr
won = Victory! The adventure is won.
lost = Defeat. The mist has won this time.
from-hand = hand
from-hero-zone = zone
from-board = board
time = Each round a time card moves the marker right. At ✖ the game is lost. A crossed ! enrages a furious enemy in every hero zone, a crossed + moves reinforcement.
reinforcement = At the start of a round with an encounter the marker moves right by the encounter's reinforcement value; the field says how many enemies come. On the last field time moves too.
focus = Actions draw attention. In the pursuit phase enemies go to the hero with the highest focus, which is then halved. A crossed + moves reinforcement, a crossed ! enrages a furious enemy, the end leads 7 fields back.
face-down = Face-down location
    .about = Nobody knows yet what lies there. Travel there, or reveal it for loot in the travel phase.
progress-now = Progress tokens: { $tokens }
foe-now = Life left: { $left } of { $life }
time-number = time number { $number }
arriving =
    { $enemies ->
        [0] no enemies come
        [one] 1 enemy comes
       *[other] { $enemies } enemies come
    }
no-encounter = No active encounter.
empty-row = No enemies in the enemy row.
defence = Can be attacked: defence { $physical } physical, { $magical } magical
values =
    { $magical ->
        [0] A{ $physical }p
       *[other]
            { $physical ->
                [0] A{ $magical }m
               *[other] A{ $physical }p+{ $magical }m
            }
    } D{ $defence_physical }p{ $defence_magical }m
defeated = defeated
focus-short = Focus
zone-short = Zone
piles = Deck { $deck } · Discard { $discard } · Graveyard { $graveyard }
piles-short = Hand { $hand } Deck { $deck } Disc { $discard } Grave { $graveyard }
tell-where = { $adventure }, round { $round }, { $phase }. The party is at the location “{ $place }” ({ $threat }). Loot: { $loot }.
tell-tracks =
    { $enemies ->
        [one] Time stands at { $time } of { $end }. Reinforcement stands at { $reinforcement } of { $last } and brings 1 enemy.
       *[other] Time stands at { $time } of { $end }. Reinforcement stands at { $reinforcement } of { $last } and brings { $enemies } enemies.
    }
tell-encounter = Encounter “{ $encounter }”, progress { $progress }.
tell-row = Enemy row, from left to right: { $foes }
tell-foe =
    { $marks ->
        [none] { $name }: life { $left } of { $life }, attack { $damage }, defence { $defence }.
       *[other] { $name }: life { $left } of { $life }, attack { $damage }, defence { $defence }, { $marks }.
    }
tell-hero =
    { $marks ->
        [none] { $hero }: focus { $focus }, deck { $deck }, discard pile { $discard }, graveyard { $graveyard }.
       *[other] { $hero }: focus { $focus }, deck { $deck }, discard pile { $discard }, graveyard { $graveyard }, { $marks }.
    }
tell-defeated = { $hero } is defeated.
tell-foes = Enemies at { $hero }: { $foes }
tell-places =
    { $hidden ->
        [0] Locations: { $known }.
        [one] Locations: { $known }; 1 is face down.
       *[other] Locations: { $known }; { $hidden } are face down.
    }

hint-phase-reinforcement = Reinforcement: while an encounter is active, new enemies enter the enemy row.
hint-phase-travel = Travel: the party may move one location further. An unsafe place brings an encounter.
hint-phase-pursuit = Pursuit: enemies leave the row, leftmost first, for the hero with the highest focus.
hint-phase-attack = Attack: every hero takes one turn with 1 normal action (▶) and any number of fast ones (»).
hint-phase-defence = Defence: every enemy in a hero zone attacks once. Damage that you do not prevent buries your cards.
hint-phase-recovery = Recovery: a completed encounter brings rewards; a safe and empty place lets you rest.
hint-phase-time = Time: a time card moves the time marker. When it reaches the end, the game is lost.
hint-key-travel = You start at a safe place. Go where you can handle what waits there; the goal is the place marked ☠.
hint-key-hero = Who acts first? Often the hero who draws enemies away from the others.
hint-key-action = Fast actions (») first, such as putting gear into your zone; then your normal action (▶). At the end of the turn you refill your hand to 5 cards.
hint-key-target = Compare your damage with the defence of the enemy (D): only what exceeds it wounds.
hint-key-reflex = A reflex (↩) answers what is happening right now. Doing nothing is fine: the card stays in your hand.
hint-key-discard = Discarded cards make this action stronger, but they are gone from your hand.
hint-key-bury = Buried cards go to the graveyard. They are your life: without any card left the hero is defeated.
hint-key-activate = The order matters only for you: let dangerous enemies attack while you still hold reflexes.
hint-key-pursued = Several heroes stand equally high: you decide who can fend it off. The focus of that hero is halved.
hint-key-rest = Resting costs nothing here and brings cards back.
hint-key-restore = 1 point moves a card from the graveyard to the discard pile, or from there under your deck.
hint-key-reward = Reward gear goes to the hand of a hero who can use it, or is sold for loot.
hint-key-embedded = This card lets you use another card of your zone in the same action.
hint-key-choose-effect = Take the lesser evil.

help-signs =
    ♥3/5 life left   A3p attack physical, A2m magical   D1p0m defence
    ■ ● ◆ enemy of the blue, green, red deck   ☠ final enemy
    ! furious   ‼ enraged   ~ condition   ● token
    ▶ normal action   » fast action   ↩ reflex
    Tracks: ● marker   + reinforcement symbol   ! furious symbol   ↺ end   ✖ lost   ◔ time moves
    Map: @ party   ○ safe   ▲ dangerous   ▲▲ overrun   ? face down   ☠ final location   ◇ token
