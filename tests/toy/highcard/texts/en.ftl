question-play-card = Which card do you play?
option-pass = Pass
event-card-played = { $player } plays { $card }.
event-card-drawn = { $player } draws { $secret ->
    [none] a card
   *[other] { $secret }
  }.
event-points-changed = { $player } has { $after } points.
event-game-won = { $player } wins!
term-round = Round
term-points = Points
term-hand = Hand
term-deck = Deck
