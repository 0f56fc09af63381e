### Why an option is closed just now.

reason-needs = This is possible only if { $condition }.
reason-cost = For this you would have to { $cost }.
reason-turn = First it is the turn of: { $people }.
reason-energy = { $character } would need { $needed } Energy; here there is { $have ->
    [0] none
   *[other] only { $have }
  }.
reason-own-energy = { $character } would need { $needed } Energy of their own and has { $have }.
reason-covered = The Location Action was already used { AT($place) } today.
reason-used-today = “{ $action }” was already used today.
reason-everybody = Everybody would have to be in the group; missing: { $people }.
reason-panic = { $character } is in panic: instead of a hand card one is laid blindly from the deck.
reason-fast = A fast enemy: you lay no more cards in this round.
reason-tried-to-flee = { $character } has already tried to flee in this turn.
reason-bad-trait = { $character } does not flee: “{ $trait }”.
reason-no-extra = There is no extra-card symbol on the card.
reason-not-connected = Its extra-card symbol is not connected with “{ $card }”.
reason-no-magic = Nobody has the Magic for the magic symbol with the extra card.
reason-attribute = For the extra card { $character } would need { $attribute } { $needed }; the value is { $have }.
