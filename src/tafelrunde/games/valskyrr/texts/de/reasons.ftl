### Warum nicht? Was einer geschlossenen Option gerade im Weg steht.

reason-normal-used = Deine Normale Aktion dieses Heldenzugs ist verbraucht.
reason-used-turn = Du hast sie in diesem Heldenzug schon eingesetzt.
reason-used-phase = In dieser Phase ist das schon geschehen.
reason-used-here = Dieser Reflex wurde hier schon eingesetzt.
reason-defence-only = Das hilft nur in der Verteidigungsphase.

reason-out-of-range = Mit Reichweite { $reach } ist kein passender Gegner zu erreichen.
reason-nobody-here = In deiner Heldenzone ist kein Gegner.
reason-nobody-in-play = Es ist kein Gegner im Spiel.
reason-nobody-elsewhere = Außerhalb deiner Heldenzone ist mit Reichweite { $reach } kein Gegner zu erreichen.
reason-nobody-in-hero-zones = In den Heldenzonen ist mit Reichweite { $reach } kein Gegner zu erreichen.
reason-two-zones = Mit Reichweite { $reach } sind keine Gegner in zwei verschiedenen Zonen zu erreichen.
reason-only-final = Nur der Endgegner ist im Spiel, und gegen ihn wirkt das nicht.
reason-attacker-gone = Der Angreifer ist nicht mehr im Spiel.
reason-no-token-place = Keine deiner Karten und keine Begegnung kann den Marker aufnehmen.
reason-range-lost = An diesem Ort reicht die Reichweite nicht mehr: { $place }.
reason-nothing-to-trigger = Keine Karte in deiner Heldenzone mit diesem Schlüsselwort hat jetzt eine mögliche Aktion: { $keyword }.

reason-enemy-here =
    { $enemies ->
        [one] In deiner Heldenzone ist ein Gegner: { $names }.
       *[other] In deiner Heldenzone sind Gegner: { $names }.
    }
reason-focus = Dein Fokus steht auf { $focus }, erlaubt ist höchstens { $most }.
reason-no-seal = Noch ist kein Siegel gebrochen.

reason-cards =
    { $needed ->
        [one] Dafür wird 1 Handkarte gebraucht, du hast { $held }.
       *[other] Dafür werden { $needed } Handkarten gebraucht, du hast { $held }.
    }
reason-cards-with = Du hast { $held } von { $needed } nötigen Handkarten mit diesem Schlüsselwort: { $keywords }.
reason-tokens = Auf der Karte liegen zu wenige Marker: { $held } von { $needed }.
reason-loot = Das kostet { $cost } Beute, ihr habt { $loot }.
reason-deck-empty = Dein Heldendeck ist leer.
reason-marker-first = Der Verstärkungsanzeiger steht schon auf seinem ersten Feld.

reason-own-hero-only = Das hilft nur dem eigenen Helden.
reason-other-heroes-only = Das hilft nur anderen Helden.
reason-only-physical = Das verhindert nur körperlichen Schaden, und davon droht keiner.
reason-only-magical = Das verhindert nur magischen Schaden, und davon droht keiner.
reason-no-damage = Es droht kein Schaden mehr.
reason-keyword-missing = Der Aktion fehlt ein Schlüsselwort: { $keyword }.
reason-deals-no-damage = Die Aktion verursacht keinen Schaden.
reason-deals-no-physical = Die Aktion verursacht keinen körperlichen Schaden.

reason-no-reward = Es liegt keine Belohnung mehr bereit, gegen die getauscht werden könnte.
reason-returns-elsewhere = Diese Belohnung kommt nicht aus deiner Heldenzone, oder sie wird schon begraben.
reason-proficiency = { $hero } beherrscht nur: { $keywords }.

reason-bound = Von dieser Begegnung darf niemand fortreisen: { $name }.
reason-encounter = Eine Begegnung ist aktiv: { $name }.
reason-face-down = Eine Begegnung ist aktiv, und der Ort ist noch verdeckt.
reason-not-safe = Eine Begegnung ist aktiv, und der Ort ist nicht sicher.
reason-scouted =
    { $places ->
        [one] Ihr habt in dieser Phase schon 1 Ort aufgedeckt.
       *[other] Ihr habt in dieser Phase schon { $places } Orte aufgedeckt.
    }
