### Fragen an die Spieler, und die festen Antworten.

question-about = { $about }: { $question }

## Heldenzug

question-hero = Welcher Held ist als Nächstes am Zug?
question-action = Was tust du in deinem Heldenzug?
question-target = Welcher Gegner ist das Ziel?
question-target_hero = Welcher Held ist das Ziel?
question-targets = Welche Gegner sind die Ziele?
question-target_heroes = Welche Helden sind die Ziele?
question-zone = Welche Zone ist betroffen?
question-discard = Welche Karten legst du für diese Aktion ab?
question-discard_cards = Welche Handkarten legst du ab?
question-mode = Welche der beiden Möglichkeiten nimmst du?
question-reflex = Spielst du einen Reflex?
question-prevent_type = Welche Art Schaden verhinderst du?
question-card = Welche Karte wählst du?
question-embedded = Welche Aktion handelst du mit ab?
question-destination = Wohin legst du die Karte?
question-order = In welcher Reihenfolge kommen die Karten auf den Ablagestapel?
question-zone_limit = Zu viele Karten dieses Buchstabens: Welche legst du ab?
question-take_from_top = Welche Karte nimmst du auf die Hand?
question-put_back = In welcher Reihenfolge legst du die Karten zurück?
question-recall = Welche Karte legst du vom Ablagestapel oben auf dein Heldendeck?
question-unbury = Welche Karten legst du vom Friedhof auf den Ablagestapel?
question-cleanse = Welche Zustandsmarker entfernst du?
question-task = Legst du Handkarten für die aktive Begegnung ab?
question-choose_effect = Welchen Effekt nimmst du?

## Schaden und Zustände

question-bury = Welche Karte begräbst du für diese Wunde?
question-condition_target = Wessen Zustände werden als Nächstes abgehandelt?
question-condition = Welcher Zustandsmarker wird entfernt?
question-daze_part = Welcher Schaden sinkt durch die Benommenheit?
question-resisted_part = Welcher Schaden perlt am Gegner ab?
question-enrage_order = In welcher Reihenfolge geraten sie in Rage?

## Gegner

question-order_enemies = In welcher Reihenfolge kommen die Gegner in die Gegnerreihe?
question-pursued = Zu welchem Helden geht der Gegner?
question-activate = Welcher Gegner greift als Nächstes an?
question-killed = Mehrere Gegner fallen zugleich: Welcher gilt als getötet?
question-enrage = Welcher wütende Gegner wird aufgestachelt?
question-calm = Welcher Gegner wird beschwichtigt?
question-weakness = Entfernt ihr die Schwächemarker, um diese Sonderfertigkeit zu ignorieren?
question-relentless = Welcher andere Gegner bleibt ebenfalls?
question-cancel_ambush = Legst du Handkarten ab, um den Angriff abzuwenden?

## Reise, Begegnungen, Leisten

question-travel = Wohin reist die Gruppe?
question-neighbour = An welchem angrenzenden Ort steigt die Bedrohung?
question-reward = Wer nimmt die Belohnung?
question-reward_swap = Welche der beiden Belohnungen behaltet ihr?
question-rest = Ruht ihr euch aus?
question-restore = Wofür nutzt du 1 Regeneration?
question-symbols = Wessen Symbol wirkt als Nächstes?
question-next_hero = Wen betrifft es als Nächstes?
question-next_effect = Was geschieht als Nächstes?
question-effect_order = In welcher Reihenfolge wirken diese Karten?
question-halve_focus = Halbierst du deinen Fokus?

## Feste Antworten

option-pass = Nichts tun
option-end_turn = Heldenzug beenden
option-stay = Am Ort bleiben
option-reveal = Ort aufdecken
option-done = Fertig
option-give_up = Gegen Beute unter das Belohnungsdeck legen
option-physical = Körperlicher Schaden
option-magical = Magischer Schaden
option-deck = Oberste Karte des Heldendecks
option-yes = Ja
option-no = Nein
option-encounter = Die aktive Begegnung
option-adventure = Das Abenteuer
option-adventure_zone = Abenteuerzone
option-time_track = Die Zeitleiste
