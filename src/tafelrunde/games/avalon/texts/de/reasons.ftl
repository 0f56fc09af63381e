### Warum eine Möglichkeit gerade verschlossen ist.

reason-needs = Das geht nur, wenn { $condition }.
reason-cost = Dafür müsstet ihr { $cost }.
reason-turn = Erst handelt: { $people }.
reason-energy = { $character } bräuchte { $needed } Energie; hier { $have ->
    [0] ist keine
    [one] ist nur 1
   *[other] sind nur { $have }
  } da.
reason-own-energy = { $character } bräuchte { $needed } eigene Energie und hat { $have }.
reason-covered = Die Ortsaktion wurde heute { AT($place) } schon genutzt.
reason-used-today = „{ $action }“ wurde heute schon genutzt.
reason-everybody = Dazu müssten alle in der Gruppe sein; es fehlt: { $people }.
reason-panic = { $character } ist in Panik: Statt einer Handkarte wird blind vom Stapel gelegt.
reason-fast = Schneller Gegner: In dieser Runde legst du keine weitere Karte.
reason-tried-to-flee = { $character } hat in diesem Zug schon zu fliehen versucht.
reason-bad-trait = { $character } flieht nicht: „{ $trait }“.
reason-no-extra = Auf der Karte ist kein Zusatzkarten-Symbol.
reason-not-connected = Ihr Zusatzkarten-Symbol ist mit „{ $card }“ nicht verbunden.
reason-no-magic = Für das Magiesymbol mit der Zusatzkarte hat niemand Magie.
reason-attribute = Für die Zusatzkarte bräuchte { $character } { $attribute } { $needed }; der Wert ist { $have }.
