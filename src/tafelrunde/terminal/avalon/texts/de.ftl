### Sätze des Terminals, die nur dieses Spiel sagt.

won = Das Kapitel ist erzählt. Das Licht hält, fürs Erste.
lost = Das Licht ist aus.

panel-map = Karte oder Abfolge
panel-encounter = Buch und Begegnung
panel-row = Questen und geltende Ereignisse

day = Tag { $day }
menhirs = Menhire
no-menhirs = Kein Menhir brennt. Wer in der Wyrdnis erwacht, verliert 2 Gesundheit und erhält 2 Furcht.
events-left =
    { $cards ->
        [one] noch 1 Ereigniskarte
       *[other] noch { $cards } Ereigniskarten
    }
no-tasks = Nichts ist notiert. Erkundet, wo ihr steht.
no-quests = Keine Queste ist offen, kein Ereignis gilt.
quest-goal = sobald { $condition }
passed = fertig für heute
dying = im Sterben
insane = dem Wahnsinn nahe
in-panic = in Panik
exhausted = erschöpft
belongings = trägt
flipped = nicht ausgerüstet:
skills = Fertigkeiten
hand = Hand
deck-combat = Kampfstapel
deck-diplomacy = Diplomatiestapel
tokens = Auf den Karten
clash = Begegnung
clash-round = Runde { $round }
opportunity = Gelegenheit: { $done }
attributes-now = Jetzt: { $attributes }.
menhir-now =
    { $dial ->
        [0] Der Menhir brennt den letzten Tag.
        [one] Der Menhir brennt; seine Scheibe steht auf 1.
       *[other] Der Menhir brennt; seine Scheibe steht auf { $dial }.
    }
guardian-here = Hier streift umher: { $guardian }.
characters = Charaktere
guardians = Wächter
noted = Aufzeichnungen
phases = Phasen des Tages
sheet = Speicherblatt
sheet-chapter = { $chapter }, Tag { $day }
journal = Tagebuch
phase-setup = vor dem ersten Tag
phase-dawn = Tagesanbruch
phase-daytime = Während des Tages
phase-day-end = Ende des Tages

tell-when = { $chapter }, Tag { $day }: { $phase }.
tell-menhir =
    { $dial ->
        [0] { $place }: Der Menhir brennt den letzten Tag.
        [one] { $place }: Der Menhir brennt, Scheibe 1.
       *[other] { $place }: Der Menhir brennt, Scheibe { $dial }.
    }
tell-dial =
    { $place ->
        [none] { $dial }: Zeitscheibe { $value }.
       *[other] { $dial }, { $place }: Zeitscheibe { $value }.
    }
tell-character =
    { $who } ist { $place ->
        [none] aus dem Spiel
       *[other] { AT($place) }
    }. Energie { $energy } von höchstens { $limit }, Gesundheit { $health } von { $most }, Furcht { $fear }.{ $marks ->
        [none] {""}
       *[other] {" "}Zustand: { $marks }.
    }
tell-owned = { $who } trägt { $cards }.
tell-skills = Fertigkeiten von { $who }: { $skills }.
tell-hand = Hand von { $who }: { $cards }.
tell-combat = Kampf gegen { ACC($enemy) }: { $pool } von { $value } Kampfmarkern. Der Gegner täte jetzt dies: { $attack }
tell-diplomacy = Diplomatie mit { DAT($partner) }: Das Verhältnis steht auf { $relation }. Die Reaktion wäre jetzt: { $reaction }
tell-sequence = Die Abfolge bisher: { $cards }.
tell-map = Auf der Karte: { $places }.
tell-guardian = { $guardian } streift umher, jetzt { AT($place) }.
tell-quests = Questen: { $cards }.
no-attack = nichts

hint-phase-dawn = Tagesanbruch: Menhire brennen herunter, Land außerhalb ihres Lichts verschwindet, Wächter ziehen, und eine Ereigniskarte wird aufgedeckt.
hint-phase-daytime = Während des Tages: Aktionen kosten Energie. Erkunden liest im Buch, wo ihr steht; Reisen kostet 1. Wenn niemand mehr etwas tun will, passt.
hint-phase-day-end = Ende des Tages: Alle ruhen und essen. Ohne Nahrung verliert ihr Gesundheit. Erfahrung kauft Karten und Attribute.
hint-phase-combat = Kampf: Legt Karten so an, dass Symbole an den Kanten zusammentreffen. Jedes verbundene Symbol, das ihr erfüllt, bringt seinen Bonus; der Kampfpool muss den Wert des Gegners erreichen.
hint-phase-diplomacy = Diplomatie: Verbundene Symbole bewegen das Verhältnis. Im Grünen geht das Gespräch gut, im Roten scheitert es.
hint-key-action = Seht zuerst nach den Menhiren: Wie viele Tage reicht das Licht? Dann nach der Nahrung. Erkundet früh am Tag, solange ihr Energie habt.
hint-key-lay-first = Die Karte unter dem Zeiger sagt, was sie verbände und brächte. Wer gar keine legt, gibt dem Gegner eine Gelegenheit.
hint-key-lay-more = Eine weitere Karte braucht das Zusatzkarten-Symbol (»). Behaltet Karten zurück: Euer Handlimit ist drei.
hint-key-choice = Was eine Wahl kostet und bewirkt, steht daneben. Was später daraus wird, nicht.
hint-key-join = Wer sich einer Aktion anschließt, zahlt auch dafür und teilt, was daraus wird.
hint-key-approach = Jede Vorgehensweise hat eigene Etappen; wählt die, die euren Attributen liegt.
hint-key-enemy-attack = Diese Karten können den Schlag mildern. Manche wirken nur einmal.
hint-key-exchange = Einmal dürft ihr Karten zurückgeben und neue ziehen.

help-signs =
    ⚡ Energie (╳ über der Gesundheit)   ♥ Gesundheit mit ihrem Querbalken ┤   ☾ Furcht (die letzten Felder sind rot)
    Karte: ①–④ Charaktere   ♨5 Menhir mit Scheibe   ♨– brennt den letzten Tag   ☠ Wächter   ⌛ heute benutzt   ✦ hier liegt etwas
    ── │ Wege   ★ Queste   ☐ Aufgabe   ☒ Teil eines Status   ● geltendes Ereignis
    Abfolge: ══▶ aktiviert   ─ ─ verbunden, nicht aktiviert   ─╳─ gesperrt   +2 Kampfmarker   ±1 Verhältnis   ▤1 ziehen   » Zusatzkarte   ? variabler Bonus
    An der rechten Kante: der nötige Attributwert, ✦ Magie, ○ kostenlos, ×2 doppelt
