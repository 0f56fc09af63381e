question-play-card = Welche Karte spielst du?
option-pass = Passen
event-card-played = { $player } spielt { $card }.
event-card-drawn = { $player } zieht { $secret ->
    [none] eine Karte
   *[other] { $secret }
  }.
event-points-changed = { $player } hat { $after } Punkte.
event-game-won = { $player } gewinnt!
term-round = Runde
term-points = Punkte
term-hand = Hand
term-deck = Stapel
