### Why not? What is in the way of an option just now, as one sentence.

## Phase I

reason-not-moved = You have not moved yet this turn.
reason-action-used = You have already used the action { AT($place) } this turn.
reason-legend-here = { THE($legend) } { VERB($legend, "stands", "stand") } here.
reason-attribute-at-top = { $attribute } is already at level V.
reason-all-at-top = Everything that you could raise here is already at level V.
reason-above-level = { $attribute } stands at level { $stands }, and your witcher level is only { $level }.
reason-training-too-dear = The cheapest training costs { $price } gold, and you have { $gold }.
reason-attribute-too-dear = Training { $attribute } costs { $price } gold, and you have { $gold }.
reason-other-school = Your specialisation is taught only { AT($place) }.
reason-no-cheap-card = No card in your card row costs at most 1 more than one of your hand cards.
reason-no-hand-card = You have no hand card.
reason-no-gold = You have no gold.
reason-no-tile = The stack of this terrain has no location tile left.
reason-quest-begun-now = You only began this quest this turn.
reason-quest-not-paid = It demands more than you have: { $cost }.
reason-no-way-to-pay = Your only hand card does not show { $terrain }, and you have no gold.

## Legendary Monster, Skellige

reason-not-entered = You did not move here this turn.
reason-already-displaced = You have displaced it since you arrived here, or you have not arrived anew.
reason-acted-first = You have already done something else here.
reason-weak-trophies =
    { $number ->
        [one] You already have 1 rank I trophy.
       *[other] You already have { $number } rank I trophies.
    }
reason-no-monster-left = No stack has a monster left.
reason-no-ship = No ship lies here.
reason-sailed = You have already sailed to an island this turn.
reason-ship-there = There is already a ship { AT($place) }.
reason-dagon-sleeps = Dagon has not risen yet.
reason-only-to-ports = From here a ship sails only to a port.

## Phase II

reason-story-read = You have already resolved a Skellige card this turn.
reason-price-not-paid = You cannot pay what the fight costs: { $cost }.
reason-gambled = You have already played dice with { THE($player) } this turn.
reason-school-here = { THE($place) } is a witcher school.
reason-tavern-closed = The tavern { AT($place) } is closed after a fight.

## Fights

reason-must-play = You have not played a card of this combo yet.
reason-no-tab = { $last } has no chain tab of this colour.
reason-too-little-energy = The boost costs { $energy } energy, and you have { $held }.
reason-hampered = Your opponent forbids you this card in this combat turn.
reason-used-up =
    { $uses ->
        [one] You have already used this in this fight.
       *[other] You have already used this { $uses } times in this fight.
    }
reason-needs = This works only if { $condition }.
reason-drink-limit = Your opponent allows no more than { $number ->
        [one] 1 potion or bomb
       *[other] { $number } potions and bombs
    } in this fight.
reason-poisoned = Your poison tolerance is reached: { $poison } of { $tolerance }.

## What the next level brings

next-combat =
    { $number ->
        [one] Level { $level }: draw 1 card at the end of each combat turn.
       *[other] Level { $level }: draw { $number } cards at the end of each combat turn.
    }
next-defence = Level { $level }: shield value up to { $number }, and 1 more at once.
next-wisdom = Level { $level }: energy up to { $number }, and 1 more at once.
next-alchemy =
    { $number ->
        [one] Level { $level }: 1 potion or bomb in each fight, and 1 potion at once.
       *[other] Level { $level }: { $number } potions and bombs in each fight, and 1 potion at once.
    }
next-specialisation = Level { $level }, { $name }: { $text }
next-level = With it you reach witcher level { $level }.
