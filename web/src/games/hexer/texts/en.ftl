### The board of The Witcher: Old World.

h-map = Map
h-status = Course of the game
h-phases = The phases of a turn
h-round = Round { $round }
h-market = Card rows
h-display = Monsters, stories and trophies
h-monsters = Monsters
h-player-board = Board of { $name }
h-level = Level { $level }
h-gold = gold
h-shield = shield value
h-energy = energy
h-hand = Hand
h-hand-of = Hand of { $name }
h-empty-hand = No cards in hand.
h-trophies = trophies
h-skill = { $skill }, level { $level }
h-specialisation = Specialisation: { $name }
h-deck = Deck { $cards }
h-deck-of = Deck of { $name }, in no order
h-discards = Discard pile { $cards }
h-discards-of = Discard pile of { $name }
h-empty = nothing here
h-found = What { $name } has found
h-rumour = Rumour: { $place }
h-trail = Trail: { $terrain }
h-weakness = Weakness { $numeral }, { $terrain }
h-destruction = { $tokens ->
    [one] { $tokens } destruction token
   *[other] { $tokens } destruction tokens
}
h-dagon-trail = Dagon’s trail
h-stories-city = City stories ({ $cards })
h-stories-wilderness = Wilderness stories ({ $cards })
h-stories-skellige = Sea stories ({ $cards })
h-tabs = Chain tabs
h-untold = What this card tells is only known when it is read out.
h-story = Story: { $name }
h-dice = Dice
h-dice-own = Yours
h-dice-other = Other side
h-die = Die: { $pips }
h-gamblers = Local gamblers

## Fights

h-fight = Fight
h-fights = { $name } against { $against }
h-combo-of = Combo of { $name }
h-no-combo = No card played yet.
h-total = Together:
h-seen = Seen in the life deck:
h-protection = protection
h-life = cards left
h-poison = potions and bombs used
h-hampered = hampered
h-last-attack = Last card
h-bet = { $who } bets on { $on }.
h-step-begin = A combat turn begins.
h-step-effects = Step I: potions, bombs and abilities.
h-step-combo = Step II: play a chain of cards; each must match a chain tab of the one before.

## Hints for newcomers

h-hint-phase-setup = Before the first turn everybody makes ready.
h-hint-phase-moves = Phase I: play a card that shows the terrain of a place to go there. Once you have moved, the place offers its action.
h-hint-phase-confrontation = Phase II: one of three: fight, explore, or meditate.
h-hint-phase-refill = Phase III: throw away what you do not need, draw up to 3 cards, then buy one card.
h-hint-key-phase-one = Choose a place on the map, or the action of the place where you are. Cards spent on travel are not there in the fight.
h-hint-key-pay = Pay with a card that you need least in a fight; its terrain must match.
h-hint-key-phase-two = A monster of rank I needs a hand of about five good cards. Otherwise explore: stories bring gold, quests and trails.
h-hint-key-story = You do not know what comes of it; neither does the one who reads it to you.
h-hint-key-effects = Potions and bombs are used before the combo; your alchemy says how many you bear.
h-hint-key-combo = Look at the coloured tabs on the right of the last card: a card of that colour may follow, and then the tab counts.
h-hint-key-announce = You control the monster of somebody else: charge or bite? Choose what hurts more.
h-hint-key-refill-discard = Cards that you keep are not drawn anew. Weak cards are better discarded.
h-hint-key-buy = The card comes into your hand at once. Cards on the left cost one less.
h-hint-key-buy-pay = As many cards of your hand as the card costs.
h-hint-key-train = A higher level costs more gold. Combat draws more cards in a fight, defence keeps you alive.
h-hint-key-bet = If you bet on the winner you get gold.
h-hint-key-reroll = Choose the dice that you want to roll again, or none.
h-hint-key-exhaustion = A trophy exhausts: your deck gets thinner, which is not always bad.

## Sentences for screen readers

h-where = Round { $round }, { $name }’s turn: { $phase }.
h-card =
    { $name }. { $text }.{ $cost ->
        [-2] { "" }
        [-1] { " " }Costs 1 trashed hand card.
       *[other] { " " }Costs { $cost } here.
    }{ $where ->
        [none] { "" }
       *[other] { " " }{ $where }.
    }
h-player =
    { $name }{ $turn ->
        [yes] , whose turn it is,
       *[no] { "" }
    } at { $place }: { $skills }; { $gold } gold, { $kind ->
        [mage] energy
       *[witcher] shield value
    } { $shield }, { $hand ->
        [one] { $hand } hand card
       *[other] { $hand } hand cards
    }, { $deck } in the deck, { $discards } in the discard pile, { $potions ->
        [one] { $potions } potion
       *[other] { $potions } potions
    }, { $trophies ->
        [one] { $trophies } trophy
       *[other] { $trophies } trophies
    }.
h-track = Victory track: { $spaces }. Whoever reaches { $last } wins.
h-dagon = Danger track: Dagon stands on { $space } of { $top }.
h-fighter =
    { $name }: { $combo ->
        [none] no card played yet
       *[other] combo of { $combo }
    }{ $protection ->
        [0] .
       *[other] , protection { $protection }.
    }
h-foe = { $name }, rank { $rank }: { $life ->
    [one] { $life } card of life left.
   *[other] { $life } cards of life left.
}
h-offer = { $name } { $cost ->
    [-1] for 1 trashed card
   *[other] for { $cost }
}
h-den = { $name }, rank { $rank }, life { $life }, { $terrain }, at { $place }.
h-monster-at = { $name }, monster at { $place }.
h-legend-at = { $name }, the Legendary Monster, at { $place }.
h-place =
    { $name }, { $terrain }{ $port ->
        [yes] , port
       *[no] { "" }
    }{ $school ->
        [yes] , witcher school
       *[no] { "" }
    }. { $action }.{ $here ->
        [none] { "" }
       *[other] { " " }Here: { $here }.
    }
h-laid-waste = destruction token
h-tavern = closed tavern
h-weakness-at = weakness token ({ $terrain })
h-ship = a ship
h-own-rumour = your rumour
h-own-quest = your quest
