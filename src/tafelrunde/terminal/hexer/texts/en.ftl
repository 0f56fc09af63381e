### Sentences of the terminal that only this game says.

title = The Old World

panel-map = Board
panel-encounter = Monsters and fight
panel-row = Display
players = Players
monsters = Monsters
no-monsters = No monster has appeared yet.
round = Round { $round }
victory-track = Victory track
dagon = Dagon { $space }/{ $top }
hand = Hand
level = level { $level }
piles = Deck { $deck } · discards { $discards }
ways = Ways to { $places }
port = Port
here = Here: { $name }
quest-at = Target: { $place }
hidden-cards =
    { $cards ->
        [one] 1 face-down card
       *[other] { $cards } face-down cards
    }

tell-where = Round { $round }. It is { THE($player) }'s turn: { $phase }.
tell-fight =
    { THE($player) } fights { THE($against) }. { $player }: { $cards ->
        [one] 1 card left
       *[other] { $cards } cards left
    }. { $against }: { $left ->
        [one] 1 card left
       *[other] { $left } cards left
    }.
tell-combo = The combo so far: { $cards }.
tell-monster = { $name }, rank { $rank }, life { $life }, { AT($place) }.
tell-legendary = The Legendary Monster, { THE($name) }, stands { AT($place) }.
tell-dagon = Dagon stands on space { $space } of the danger track. Ships: { $ships }.
tell-player = { THE($player) } { $place ->
        [none] has no school yet to start from,
       *[other] stands { AT($place) }
    } with { $gold } gold, { $kind ->
        [mage] energy
       *[witcher] shield value
    } { $shield }, on space { $space } of the victory track. { $levels }. Deck { $deck }, discard pile { $discards }.
tell-hand = { THE($player) }'s hand: { $cards }.
tell-owned = { THE($player) } owns: { $cards }.
tell-row = { $row }, the cheapest card first: { $cards }.

hint-phase-moves = Phase I: every card shows a terrain. Play a matching card to go to a neighbouring location; there you may use the location action.
hint-phase-confrontation = Phase II: fight a monster at your location, explore, or meditate with an attribute at level V.
hint-phase-refill = Phase III: you refill your hand to 3 cards and buy a new one. Hand cards are the price.
hint-phase-fight = In a fight your cards are your life. Chain cards: the bar of the next one must match a chain tab of the one before.
hint-key-phase-one = Train early, gather trails and weaknesses, and attack only when your deck is strong enough.
hint-key-announce = You control the monster for your neighbour, who does not know what you announce.
hint-key-exhaustion = Every trophy makes your deck smaller. Part with your weakest cards.

help-signs =
    ♣ forest   ▲ mountain   ≈ water   ①–⑤ players   ✖II monster of rank II   ☠ Legendary Monster
    ※ destruction token   ? weakness token   ⚓ ship   ⊘ closed tavern
    Colours of cards: » blue   ◆ red   ○ green   ▲ yellow   ✶ purple   ■ grey   ▒ face down
    ●3 gold   ◈2 shield   ⚡2 energy   ♥12 cards left in a fight   † costs a trashed card
    !rumour   ~trail   →target of a quest
