### The log: every event as one sentence. What is missing is "none".

event-round-began = Round { $round } begins.
event-turn-began = It is { THE($player) }'s turn.
event-phase-began = { $player }: { $phase }.
event-game-won = { THE($player) } wins the game.
event-school-chosen = { THE($player) } chooses the witcher school { $place }.

count-of-cards =
    { $cards ->
        [0] no cards
        [one] 1 card
       *[other] { $cards } cards
    }
event-cards-drawn =
    { $names ->
        [none] { THE($player) } draws { count-of-cards }.
       *[other] { THE($player) } draws { count-of-cards }: { $names }.
    }
event-deck-renewed = { THE($player) } shuffles a new deck ({ count-of-cards }).
event-card-moved =
    { $destination ->
        [hand] { THE($player) } takes { $card } into the hand.
        [deck] { THE($player) } puts { $card } back into the deck.
       *[other] { THE($player) } discards { $card }.
    }
event-cards-trashed = { THE($player) } trashes { $cards }.
event-card-gained =
    { $destination ->
        [hand] { THE($player) } adds { $card } to the hand.
       *[other] { THE($player) } adds { $card } to the discard pile.
    }
event-row-refilled = New in the { $row }: { $cards }.
event-row-card-discarded = { $card } leaves the { $row }.

event-gold-changed =
    { $change ->
        [up] { THE($player) } now has { $after } gold instead of { $before }.
       *[down] { THE($player) } has only { $after } gold left of { $before }.
    }
event-shield-changed =
    { THE($player) }'s { $kind ->
        [mage] energy
       *[witcher] shield value
    } { $change ->
        [up] rises
       *[down] falls
    } to { $after }.
event-attribute-changed =
    { $change ->
        [up] { $player }: { $attribute } rises to level { $after }.
       *[down] { $player }: { $attribute } falls to level { $after }.
    }
event-level-reached = { THE($player) } reaches witcher level { $level }.
event-alchemy-gained = { THE($player) } gains { $card }.
event-alchemy-lost = { THE($player) } discards { $card } unused.
event-travelled =
    { $by_ship ->
        [yes] { THE($player) } sails from { THE($source) } to { THE($place) }.
       *[no] { THE($player) } travels from { THE($source) } to { THE($place) }.
    }
event-rumour-heard = { THE($player) } hears a rumour about { THE($place) }.
event-trail-found = { THE($player) } finds a trail: { $terrain }.
event-weakness-taken = { THE($player) } finds weakness { $numeral } ({ $terrain }).
event-weakness-placed = { AT($place) } there now lies a weakness token ({ $terrain }).
event-destruction-taken = { THE($player) } takes a destruction token: { $token }.
event-destruction-placed = { THE($place) } is laid waste.
event-legendary-moved = { THE($monster) } { VERB($monster, "moves", "move") } from { THE($source) } to { THE($place) }.
event-movement-card-revealed = The Legendary Monster heads for { THE($main) }, else for { THE($secondary) }.
event-trophy-gained = { THE($player) } wins the trophy “{ $card }”.
event-victory-advanced = { THE($player) } advances to space { $after } of the victory track.
event-monster-appeared = { A($monster) } { VERB($monster, "appears", "appear") } { AT($place) }.
event-tavern-closed = { AT($place) } the tavern is closed.
event-island-found = An island is found: { $place }.
event-dagon-moved = Dagon stands on space { $after } of the danger track.
event-dagon-rose = Dagon rises from the sea before { THE($player) }.
event-dice-rolled = { THE($player) } rolls { $dice }.
event-poker-won = { THE($player) } { VERB($player, "wins", "win") } the pot ({ $gold } gold) with { $rank } against { THE($loser) }.
poker-nothing = nothing but single dice
poker-pair = a pair
poker-two-pairs = two pairs
poker-three = three of a kind
poker-low-straight = a low straight
poker-high-straight = a high straight
poker-full-house = a full house
poker-four = four of a kind
poker-five = five of a kind

event-story-read = { THE($reader) } reads to { THE($player) }: “{ $card }”. { $tale }
event-quest-begun = { THE($player) } takes up the quest “{ $quest }”; it leads to { THE($place) }.
event-quest-done = { THE($player) } completes the quest “{ $quest }”. { $tale }

event-fight-began = { THE($player) } fights { THE($against) }.
event-bet-made =
    { $on ->
        [none] { THE($player) } does not bet.
       *[other] { THE($player) } bets 1 gold on { THE($on) }.
    }
event-bet-won = { THE($player) } wins { $gold } gold with the bet.
event-combat-turn-began = Combat turn of { THE($side) }.
event-ability-used = { THE($player) } uses { $card }.
event-card-played =
    { $boosted ->
        [yes] { THE($player) } plays { $card } with an energy boost.
       *[no] { THE($player) } plays { $card }.
    }
event-combo-resolved = { THE($player) } strikes with { count-of-cards }: { $damage } damage.
event-attack-revealed =
    { $special ->
        [yes] { THE($monster) } { VERB($monster, "makes", "make") } { $card }.
       *[no] { THE($monster) } { VERB($monster, "makes", "make") } a { $attack } attack: { $card }.
    }
cards-left =
    { $left ->
        [0] no card is left
        [one] 1 card is left
       *[other] { $left } cards are left
    }
event-monster-damaged =
    { $count ->
        [one] { THE($monster) } { VERB($monster, "loses", "lose") } 1 card ({ $cards }); { cards-left }.
       *[other] { THE($monster) } { VERB($monster, "loses", "lose") } { $count } cards ({ $cards }); { cards-left }.
    }
event-passive-triggered = The passive ability of { THE($monster) } takes effect.
event-damage-suffered =
    { $parts ->
        [none] { THE($player) } suffers { $damage } damage.
       *[other] { THE($player) } suffers { $damage } damage: { $parts }.
    }
suffered-prevented = { $number } prevented
suffered-shield =
    { $kind ->
        [mage] { $number } absorbed by energy
       *[witcher] { $number } absorbed by the shield
    }
suffered-deck =
    { $number ->
        [one] 1 card from the deck
       *[other] { $number } cards from the deck
    }
suffered-hand =
    { $number ->
        [one] 1 card from the hand
       *[other] { $number } cards from the hand
    }
event-fight-ended =
    { $result ->
        [defeated] { THE($player) } defeats { THE($against) }.
        [driven_off] { THE($player) } drives { THE($against) } off.
        [lost] { THE($player) } loses the fight against { THE($against) }.
       *[won] { THE($player) } wins the fight against { THE($against) }.
    }
event-life-seen =
    { $names ->
        [none] { THE($player) } looks at { count-of-cards } of the opposing life deck.
       *[other] { THE($player) } looks at { count-of-cards } of the opposing life deck: { $names }.
    }
