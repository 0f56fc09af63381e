### The board of Mists over Valskyrr.

# Kinds of cards, in the plural
valskyrr-kinds-enemy = Enemies
valskyrr-kinds-great-feat = Great feats
valskyrr-kinds-feat = Feats
valskyrr-kinds-encounter = Encounters
valskyrr-kinds-location = Locations
valskyrr-kinds-time = Time cards
valskyrr-kinds-gear = Gear
valskyrr-kinds-one-time-reward-gear = One-time rewards
valskyrr-kinds-reward-gear = Rewards
valskyrr-kinds-adventure = Adventures
valskyrr-kinds-hero-board = Heroes

v-phases = The phases of the round
v-map = Map
v-decks = Decks
v-deck = { $deck }
v-discards = { $deck }: discard pile
v-row = Enemies in the adventure zone, from left to right
v-empty-row = No enemy is in the adventure zone.
v-no-encounter = No encounter here.
v-offered = Rewards found
v-unknown-place = Unknown location
v-great-feats = great feats
v-empty = nothing here
v-empty-hand = No cards in hand.
v-engaged = Enemies here
v-engaged-of = Enemies in the hero zone of { $hero }
v-own = You
v-turn = Turn
v-acted = has acted
v-defeated = Defeated
v-normal-left = { $count ->
    [one] { $count } normal action
   *[other] { $count } normal actions
}
v-points = { $points } regeneration
v-seals = { $seals ->
    [one] { $seals } seal broken
   *[other] { $seals } seals broken
}
v-song = { $song ->
    [one] { $song } line sung
   *[other] { $song } lines sung
}
v-tokens = { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}
v-fold = Hide cards
v-unfold = Show cards ({ $hand } in hand)
v-limit = Hero zone restriction { $letter }: at most { $number } in one hero zone

## Hints for newcomers

v-hint-phase-reinforcement = Reinforcement: while an encounter is active, new enemies enter the adventure zone.
v-hint-phase-travel = Travel: the party may move one location further. An unsafe place brings an encounter.
v-hint-phase-pursuit = Pursuit: enemies leave the adventure zone, leftmost first, for the hero with the highest focus.
v-hint-phase-attack = Attack: every hero takes one turn with one normal action and any number of fast ones.
v-hint-phase-defence = Defence: every enemy in a hero zone attacks once. Damage that you do not prevent buries your cards.
v-hint-phase-recovery = Recovery: a completed encounter brings rewards; a safe and empty place lets you rest.
v-hint-phase-time = Time: a time card moves the time marker. When it reaches the skull, the game is lost.
v-hint-key-travel = You start at a safe place. Go where you can handle what waits there; the goal is the place with the crown.
v-hint-key-hero = Who acts first? Often the hero who draws enemies away from the others.
v-hint-key-action = Fast actions first, such as putting gear into your hero zone; then your normal action. At the end of the turn you refill your hand to 5 cards.
v-hint-key-target = Compare your damage with the shields on the right of the enemy: only what exceeds them wounds.
v-hint-key-reflex = A reflex answers what is happening right now. Doing nothing is fine: the card stays in your hand.
v-hint-key-discard = Discarded cards make this action stronger, but they are gone from your hand.
v-hint-key-bury = Buried cards go to the graveyard. They are your life: without any card left the hero is defeated.
v-hint-key-activate = The order matters only for you: let dangerous enemies attack while you still hold reflexes.
v-hint-key-pursued = Several heroes stand equally high: you decide who can fend it off. The focus of that hero is halved.
v-hint-key-rest = Resting costs nothing here and brings cards back.
v-hint-key-restore = 1 point moves a card from the graveyard to the discard pile, or from there under your deck.
v-hint-key-reward = Reward gear goes to the hand of a hero who can use it, or is sold for loot.
v-hint-key-embedded = This card lets you use another card of your zone in the same action.
v-hint-key-choose-effect = Take the lesser evil.

## Sentences for screen readers

v-where = { $adventure }, round { $round }, { $phase }. The party is at { $place } ({ $threat }). Loot: { $loot }.

v-card =
    { $name }. { $head }.{ $where ->
        [none] { "" }
       *[other] { " " }{ $where }.
    }{ $tokens ->
        [0] { "" }
        [one] { " " }{ $tokens } token on it.
       *[other] { " " }{ $tokens } tokens on it.
    }
v-foe =
    { $name }: { $left } of { $life } life points, attack { $physical } physical and { $magical } magical, defence { $guard } physical and { $ward } magical{ $marks ->
        [none] .
       *[other] ; { $marks }.
    }
v-hero =
    { $name }, { $title }{ $state ->
        [defeated] , defeated
        [active] , whose turn it is
       *[none] { "" }
    }: focus { $focus }, { $hand ->
        [one] { $hand } hand card
       *[other] { $hand } hand cards
    }, { $deck } in the deck, { $discard } in the discard pile, { $graveyard } in the graveyard, { $foes ->
        [0] no enemies
        [one] { $foes } enemy
       *[other] { $foes } enemies
    } here.
v-hero-zone = Hero zone of { $hero }
v-board = Hero board of { $hero }. { $text }
v-place =
    { $name }{ $land ->
        [none] { "" }
       *[other] , { $land }
    }, row { $row }, column { $column }{ $threat ->
        [none] , face down
       *[other] , { $threat }
    }{ $final ->
        [yes] , location of the final encounter
       *[no] { "" }
    }{ $letter ->
        [none] { "" }
        [hidden] , with a face-down token
       *[other] , with token { $letter }
    }{ $party ->
        [yes] . The party is here.
       *[no] .
    }
v-encounter =
    Encounter { $name }: { $needed ->
        [-1] { $progress } progress.
       *[other] { $progress } of { $needed } progress.
    } { $text }
v-time = Time track: the marker is on field { $at } of { $end }{ $next ->
    [-1] .
   *[other] ; the next symbol is on field { $next }.
}
v-reinforcement = Reinforcement track: the marker is on field { $at } of { $last }, which brings { $enemies ->
    [0] no enemies
    [one] { $enemies } enemy
   *[other] { $enemies } enemies
}.
v-focus = Focus of { $hero }: { $at } of { $end }; the next symbol is on field { $next }. At the end the marker goes back to { $back }.

# Values and piles that the host can repair
place-round = round
place-loot = loot
place-time = time
place-reinforcement = reinforcement
place-progress = progress
place-encounter-kills = enemies killed in this encounter
place-next-colour = colour of the next enemy (0 blue, 1 green, 2 red)
place-final-killed = final enemy killed
place-scouted = locations scouted in this phase
place-seals = seals
place-song = lines of the song
place-phase = phase
place-phase-reinforcement = reinforcement
place-phase-travel = travel
place-phase-pursuit = pursuit
place-phase-attack = attack
place-phase-defence = defence
place-phase-recovery = recovery
place-phase-time = time
place-active = acting hero
place-party = location of the party
place-threat = threat
place-focus = enemy focus
place-acted = turn taken
place-defeated = defeated
place-normal-left = normal actions left
place-placed-progress = has placed progress
place-points = regeneration points
place-burn = burn
place-poison = poison
place-daze = daze
place-weakness = weakness
place-wounds = wounds
place-life = life
place-enraged = enraged
place-attacked = has attacked
place-activated = activated
place-exposed = can be targeted
place-entered = round of arrival
place-wounded = round of the last wound
place-tokens = progress tokens
pile-row = adventure zone
pile-foes = enemies in the hero zone
pile-encounter = active encounter
pile-hand = hand
pile-discard-pile = discard pile
pile-graveyard = graveyard
pile-hero-zone = hero zone
pile-deck = deck (top)
pile-feats = great feats
pile-discards-blue = blue enemies, discard pile
pile-discards-green = green enemies, discard pile
pile-discards-red = red enemies, discard pile
pile-decks-blue = blue enemies, deck (top)
pile-decks-green = green enemies, deck (top)
pile-decks-red = red enemies, deck (top)
pile-encounters = encounter deck (top)
pile-encounter-discards = encounters, discard pile
pile-time-cards = time deck (top)
pile-time-discards = time cards, discard pile
pile-rewards = reward deck (top)
pile-offered = rewards on offer
pile-box = the box
v-party = The party

v-kind-physical = physical
v-kind-magical = magical
