### Feste Begriffe und Aufzählungen.

list-and = { $head } und { $last }
list-or = { $head } oder { $last }
list-comma = { $head }, { $last }

attribute-aggression = Aggression
attribute-courage = Mut
attribute-practicality = Pragmatik
attribute-empathy = Mitgefühl
attribute-caution = Vorsicht
attribute-spirituality = Spiritualität

resource-food = Nahrung
resource-wealth = Reichtum
resource-reputation = Ansehen
resource-exp = EP
resource-magic = Magie
track-energy = Energie
track-health = Gesundheit
track-fear = Furcht

art-combat = Kampf
art-diplomacy = Diplomatie

# Stämme: „eine graue Begegnung“, „vom grauen Stapel“
colour-gray = grau
colour-green = grün
colour-violet = violett
colour-blue = blau

tray-blue = blau
tray-green = grün
tray-gray = grau
tray-brown = braun

keyword-weapon = Waffe
keyword-armour = Rüstung
keyword-shield = Schild
keyword-companion = Begleiter
keyword-relic = Relikt

trait-alert = Aufmerksam
trait-defensive = Defensiv
trait-haste = Eile
trait-feint = Finte
trait-ambush = Hinterhalt
trait-horde = Horde
trait-slow = Langsam
trait-frenzy = Raserei
trait-robber = Räuber
trait-fast = Schnell
trait-guardian = Wächter
trait-shatter = Zerschmettern

# Nach „zeigt“ und als Liste auf einer Ortskarte
symbol-menhir = Menhir
symbol-dream = Traum
symbol-hostile-settlement = feindselige Siedlung
symbol-friendly-settlement = freundliche Siedlung

direction-north = Norden
direction-east = Osten
direction-south = Süden
direction-west = Westen

phase-dawn = Tagesanbruch
phase-daytime = Während des Tages
phase-day-end = Ende des Tages
phase-night = Nacht

side-grail = Gral
side-skull = Schädel
dialside-grail = Gral
dialside-skull = Schädel

area-red = rot
area-gray = grau
area-green = grün

deed-explore = Erkunden
deed-travel = Reisen
deed-location-action = Ortsaktion
deed-character-action = Charakteraktion
deed-inspect-menhir = Menhir untersuchen
deed-pass = Passen
deed-card-action = Karte einsetzen
deed-tend = Sterbende versorgen

row-magic = Magie
row-free = kostenlos

dial-mill = Die Mühle
dial-falfuar = Falfuars Stein
dial-spill = Überlauf
dial-tide = Niedrigwasser

who-usual = wer handelt,
who-owner = der Besitzer
who-each = jedes Gruppenmitglied
who-all = jeder Charakter
who-starter = wer die Aktion begonnen hat,
