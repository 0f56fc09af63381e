### Das Brett von Tainted Grail: Der Niedergang Avalons.

# Arten von Karten, im Plural
avalon-kinds-encounter = Begegnungen
avalon-kinds-combat = Kampfkarten
avalon-kinds-diplomacy = Diplomatiekarten
avalon-kinds-location = Orte
avalon-kinds-item = Gegenstände
avalon-kinds-skill = Fertigkeiten
avalon-kinds-event = Ereignisse
avalon-kinds-character-board = Charaktere
avalon-kinds-card = Besonderes
