### The board of Mists over Valskyrr.

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
v-choose = Choose
v-close = Close
v-look = Look at the card
v-why-not = Why not?
v-click-chooses = Click to choose.
v-click-unpicks = Click to take it back.
v-click-opens = Click: { $options } options.
v-click-why = Click for rule { $rule }.

## Sentences for screen readers

v-is-picked = Chosen.
v-can-choose = { $options ->
    [one] Can be chosen.
   *[other] Can be chosen in { $options } ways.
}
v-closed = Not possible now: { $option }
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
v-pile = { $name }: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
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
