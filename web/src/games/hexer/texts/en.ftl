### The board of The Witcher: Old World.

# Kinds of cards, in the plural
hexer-kinds-action = Action cards
hexer-kinds-story = Stories
hexer-kinds-attack = Monster attacks
hexer-kinds-monster = Monsters
hexer-kinds-quest = Quests
hexer-kinds-place = Places
hexer-kinds-trophy = Trophies
hexer-kinds-told = Told stories
hexer-kinds-mutagen = Mutagens
hexer-kinds-character = Witchers and mages
hexer-kinds-movement = Movement cards
hexer-kinds-potion = Potions
hexer-kinds-bomb = Bombs
hexer-kinds-legendary = Legendary Monsters
hexer-kinds-destruction = Destruction
hexer-kinds-weakness = Weaknesses

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
h-offered = To choose from
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
h-stories-city = City stories ({ $cards })
h-stories-wilderness = Wilderness stories ({ $cards })
h-stories-skellige = Sea stories ({ $cards })
h-tabs = Chain tabs
h-untold = What this card tells is only known when it is read out.
h-here = Here now
h-port = Port
h-home = Home of { $name }
h-spent = Used in this fight.
h-kind-potion = Potion
h-kind-bomb = Bomb
h-kind-mutagen = Mutagen
h-kind-trophy = Trophy
h-kind-monster = Monster
h-kind-legendary = Legendary Monster
h-kind-attack = Attack card
h-kind-movement = Movement card
h-kind-destruction = Destruction token
h-kind-weakness = Weakness token
h-kind-quest = Quest
h-kind-place = Location
h-kind-item = Item or companion
h-track-trash = Cards to trash on spaces 0 to 4
h-track-shield = Protection of { $name } against you on spaces 0 to 4
h-life-deck = { $life ->
    [one] { $life } card in its life deck.
   *[other] { $life } cards in its life deck.
}
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
h-next = Open tabs:
h-seen = Seen in the life deck:
h-protection = protection
h-life = cards left in deck and hand
h-poison = potions and bombs used, and how many are tolerated
h-hampered = What applies in this fight
h-lowered = In this fight: { $skills }.
h-wounds = As your next combat turns begin, your opponent suffers { $damage } damage in all.
h-guard = protection { $guard }
h-weaker = next attack: { $damage } less damage
h-reward = { $gold } gold for defeating it
h-last-attack = Last card
h-attacks = all { $cards } open cards
h-bet = { $who } bets on { $on }.
h-step-forming = The fight is being prepared.
h-step-begin = A combat turn begins.
h-step-effects = Step I: potions, bombs and abilities.
h-step-combo = Step II: play a chain of cards; each must match a chain tab of the one before.

## The end of the game

h-result = Result
h-won = { $name } wins in round { $round }{ $legend ->
    [none] .
   *[other] : { $legend } is defeated.
}
h-result-player = Player
h-result-space = Victory track
h-result-trophies = Trophies
h-result-level = Level
h-result-cards = Cards
h-result-gold = Gold

## Hints for newcomers

h-hint-phase-setup = Before the first turn everybody gets ready.
h-hint-phase-moves = Phase I: play a card that shows the terrain of a place to go there. Once you have moved, the place offers its action.
h-hint-phase-confrontation = Phase II: choose one of three – fight, explore, or meditate.
h-hint-phase-refill = Phase III: discard what you do not need, refill your hand to 3 cards, then buy one card.
h-hint-key-strong-terrain = You will need a good deck before you fight it. If you like it quiet, send it to a place far from your school.
h-hint-key-phase-one = Choose a place on the map, or the action of the place where you are. Cards spent on travel are not there in the fight.
h-hint-key-pay = Pay with a card that you need least in a fight; its terrain must match.
h-hint-key-phase-two = A monster of rank I needs a hand of about five good cards. Otherwise explore: stories bring gold, quests and trails.
h-hint-key-story = You do not know what comes of it; neither does the one who reads it to you.
h-hint-key-effects = Potions and bombs are used before the combo; your alchemy says how many you can take.
h-hint-key-combo = Look at the coloured tabs on the right of the last card: a card of that colour may follow, and then the tab counts.
h-hint-key-announce = You control somebody else’s monster: charge or bite? Choose what hurts more.
h-hint-key-refill-discard = Cards that you keep are not drawn anew. Weak cards are better discarded.
h-hint-key-buy = The card comes into your hand at once. Cards on the far left cost one hand card less.
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
       *[other] { " " }Costs { $cost } hand cards here.
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
h-has = { $name } has { $things }.
h-track = Victory track: { $spaces }. { $legend ->
    [none] Whoever reaches { $last } wins.
   *[other] Whoever defeats the Legendary Monster wins: { $legend }.
}
h-dagon = Danger track: Dagon stands on { $space } of { $top }.
h-fighter =
    { $name }: { $kind ->
        [mage] energy
       *[witcher] shield value
    } { $shield }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left, { $hand } of them in hand{ $protection ->
        [0] { "" }
       *[other] , protection { $protection }
    }{ $poison ->
        [0] { "" }
       *[other] , potions and bombs used: { $poison }
    }; { $combo ->
        [none] no card played yet.
       *[other] combo of { $combo }.
    }
h-foe = { $name }{ $rank ->
    [none] { "" }
   *[other] , rank { $rank }
}: { $life ->
    [one] { $life } card of life left.
   *[other] { $life } cards of life left.
}
h-offer = { $name } { $cost ->
    [-1] for 1 trashed card
    [0] for free
    [one] for { $cost } hand card
   *[other] for { $cost } hand cards
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
h-tavern = tavern closed
h-weakness-at = weakness token ({ $terrain })
h-ship = a ship
h-own-rumour = your rumour
h-own-quest = your quest

# Values and piles that the host can repair
hexer-place-round = round
hexer-place-phase = phase
hexer-place-active = whose turn
hexer-place-start = start player
hexer-place-tavern = closed tavern
hexer-place-legendary-place = location of the Legendary Monster
hexer-place-monsters-place = location of the monster
hexer-place-monsters-second = monster of the second stack
hexer-place-weakness-on = face-down weakness token
hexer-place-dagon = Dagon on the danger track
hexer-place-ships = ship
hexer-place-islands = island in play
hexer-place-gold = gold
hexer-place-shield = shield value or energy
hexer-place-level = witcher level
hexer-place-levels = level
hexer-place-space = space on the victory track
hexer-place-place = location
hexer-place-school = witcher school
hexer-place-dagon-trail = trail of Dagon
hexer-place-moved = has moved
hexer-place-fewer = fewer cards in phase III
hexer-place-entered = has entered this location
hexer-place-sailed = has sailed to an island
hexer-place-read = has read a Skellige card
hexer-place-done = location action used
hexer-place-gambled = has gambled with
hexer-place-trails = trail
hexer-place-rumours = rumour
hexer-place-weaknesses = weakness token
hexer-place-turn = combat turn (0 attacker, 1 the other side)
hexer-place-step = step of the combat turn
hexer-place-announced = announced attack (-1 none, 0 charge, 1 bite, 2 after the reveal)
hexer-place-moon-dust = Moon Dust works
hexer-place-weaker = less damage of the next attack
hexer-place-dice = dice on the monster
hexer-place-guard = protection of the Legendary Monster
hexer-place-poison = potions and bombs used
hexer-place-protection = protection
hexer-place-hand-first = damage costs hand cards first
hexer-place-damage = more damage of the combo
hexer-place-draw = more cards in step IV
hexer-place-any-tab = chain tabs take any colour
hexer-place-any-bar = cards with a bar of any colour
hexer-place-echo = the first card of the combo returns
hexer-place-ignored = the monster’s ability does not work
hexer-place-lowered = levels lost in this fight
hexer-pile-rows = card row
hexer-pile-row-discards = discards of the card row
hexer-pile-row-decks = deck of the card row
hexer-pile-potion-deck = potion deck
hexer-pile-potion-discards = potion discards
hexer-pile-bomb-deck = bomb deck
hexer-pile-bomb-discards = bomb discards
hexer-pile-mutagen-deck = mutagen deck
hexer-pile-attribute-trophies = attribute trophies
hexer-pile-city = city deck
hexer-pile-city-discards = city discards
hexer-pile-wilderness = wilderness deck
hexer-pile-wilderness-discards = wilderness discards
hexer-pile-skellige = Skellige deck
hexer-pile-skellige-discards = Skellige discards
hexer-pile-events = event cards
hexer-pile-second-stack = second monster stack
hexer-pile-attack-deck = attack deck
hexer-pile-attack-aside = attack cards set aside
hexer-pile-legend-deck = attack cards of the Legendary Monster
hexer-pile-movement-deck = movement deck
hexer-pile-movement-discards = movement discards
hexer-pile-destruction-pile = supply of destruction tokens
hexer-pile-destruction-on = destruction token
hexer-pile-dagon-bonuses = Dagon’s bonus cards
hexer-pile-token-discards = discarded monster tokens
hexer-pile-tokens = monster tokens
hexer-pile-monsters = monster of the display
hexer-pile-out = out of the game
hexer-pile-life = life deck of the monster
hexer-pile-discards = discards of the monster
hexer-pile-hand = hand
hexer-pile-deck = deck
hexer-pile-discard-pile = discard pile
hexer-pile-potions = potions
hexer-pile-bombs = bombs
hexer-pile-mutagens = mutagens
hexer-pile-trophies = trophies
hexer-pile-medallions = own medallions
hexer-pile-items = items and companions
hexer-pile-destruction = destruction tokens
h-repair-fight = fight
h-repair-attacker = attacker
h-repair-defender = defender
h-repair-effects = step I
h-repair-combo = combo
h-repair-none = nowhere
h-repair-witcher = witchers
h-repair-mage = mages
h-cost =
    { $cost ->
        [-1] Costs 1 hand card, which is trashed.
        [one] Costs 1 hand card.
       *[other] Costs { $cost } hand cards.
    }
