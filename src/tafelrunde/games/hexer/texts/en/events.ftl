### The log: every event as one sentence.

event-round-began = Round { $round } begins.
event-turn-began = It is { $player }'s turn.
event-phase-began = { $player }: { $phase }.
event-game-won = { $player } wins the game.
event-school-chosen = { $player } chooses the witcher school { $place }.

event-cards-drawn =
    { $names ->
        [none] { $player } draws { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        }.
       *[other] { $player } draws { $names }.
    }
event-deck-renewed = { $player } shuffles a new deck ({ $cards } cards).
event-card-moved =
    { $destination ->
        [hand] { $player } takes { $card } into the hand.
        [deck] { $player } puts { $card } back into the deck.
       *[other] { $player } discards { $card }.
    }
event-cards-trashed = { $player } trashes { $cards }.
event-card-gained = { $player } gains { $card } { $destination }.
event-row-refilled = New in the { $row }: { $cards }.
event-row-card-discarded = { $card } leaves the { $row }.

event-gold-changed =
    { $change ->
        [up] { $player } now has { $after } gold instead of { $before }.
       *[down] { $player } has only { $after } gold left of { $before }.
    }
event-shield-changed =
    { $change ->
        [up] { $player }'s shield value or energy rises to { $after }.
       *[down] { $player }'s shield value or energy falls to { $after }.
    }
event-attribute-changed =
    { $change ->
        [up] { $player }: { $attribute } rises to { $after }.
       *[down] { $player }: { $attribute } falls to { $after }.
    }
event-level-reached = { $player } reaches witcher level { $level }.
event-alchemy-gained = { $player } gains { $card }.
event-alchemy-lost = { $player } discards { $card } unused.
event-travelled =
    { $by_ship ->
        [yes] { $player } sails from { $source } to { $place }.
       *[no] { $player } travels from { $source } to { $place }.
    }
event-rumour-heard = { $player } hears a rumour about { $place }.
event-trail-found = { $player } finds a trail: { $terrain }.
event-weakness-taken = { $player } finds weakness { $numeral } ({ $terrain }).
event-weakness-placed = A weakness token now lies at { $place } ({ $terrain }).
event-destruction-taken = { $player } takes a destruction token: { $token }.
event-destruction-placed = { $place } is laid waste.
event-legendary-moved = { $monster } moves from { $source } to { $place }.
event-movement-card-revealed = The Legendary Monster heads for { $main }, else for { $secondary }.
event-trophy-gained = { $player } wins the trophy { $card }.
event-victory-advanced = { $player } advances to space { $after } of the victory track.
event-monster-appeared = { $monster } appears at { $place }.
event-tavern-closed = At { $place } the tavern is closed.
event-island-found = An island is found: { $place }.
event-dagon-moved = Dagon stands on space { $after } of the danger track.
event-dagon-rose = Dagon rises from the sea before { $player }.
event-dice-rolled = { $player } rolls { $dice }.
event-poker-won = { $player } wins the pot ({ $gold } gold) with { $rank } against { $loser }.

event-story-read = { $reader } reads to { $player }: “{ $card }”. { $tale }
event-quest-begun = { $player } takes up the quest “{ $quest }”; it leads to { $place }.
event-quest-done = { $player } completes the quest “{ $quest }”.

event-fight-began = { $player } fights { $against }.
event-bet-made =
    { $on ->
        [none] { $player } does not bet.
       *[other] { $player } bets 1 gold on { $on }.
    }
event-bet-won = { $player } wins { $gold } gold with the bet.
event-combat-turn-began = Combat turn: { $side }.
event-ability-used = { $player } uses { $card }.
event-card-played =
    { $boosted ->
        [yes] { $player } plays { $card } with energy boost.
       *[no] { $player } plays { $card }.
    }
event-combo-resolved =
    { $player } strikes with { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }: { $damage } damage.
event-attack-revealed = { $monster }: { $attack } with { $card }.
event-monster-damaged = { $monster } loses { $cards }; { $left } cards are left.
event-passive-triggered = The passive ability of { $monster } works.
event-damage-suffered = { $player } suffers { $damage } damage: { $prevented } prevented, { $shield } by the shield, { $deck } from the deck, { $hand } from the hand.
event-fight-ended = Fight of { $player } against { $against }: { $result }.
event-life-seen =
    { $names ->
        [none] { $player } looks at { $cards ->
            [one] 1 card
           *[other] { $cards } cards
        } of the opposing life deck.
       *[other] { $player } sees { $names } in the opposing life deck.
    }
