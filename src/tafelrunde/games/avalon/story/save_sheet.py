"""What the save sheet records: statuses with their parts, and tasks (Speicherblatt).

Above each status stands what its parts mean, in their order.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.games.avalon.nouns import Status, Task

STATUSES: Final = [
    # --- Cuanacht ---
    # 1 rung for the five, 2 left silent
    Status("bell", Name("Die Glocke von Cuanacht", "The bell of Cuanacht"), parts=2),
    # 1 open to the strangers, 2 shut
    Status("gate", Name("Fremde am Tor", "Strangers at the gate"), parts=2),
    Status("counsel", Name("Rat der Alten", "Counsel of the elders")),
    Status("promise", Name("Euer Wort", "Your word")),
    # 1 dug, 2 her stores taken
    Status("grave", Name("Iorlas Grab", "Iorla's grave"), parts=2),
    # 1 Erfyr's corner, 2 Neante's, 3 Fael's, 4 Yvain's, 5 the larder
    Status("hall", Name("Halle der fünf", "Hall of the five"), parts=5),
    # 1 warmth taken, 2 the notch read instead, 3 warmth given back
    Status("warmth", Name("Wärme des Steins", "Warmth of the stone"), parts=3),
    # 1 the place at the table, 2 the face in the grove, 3 the pause in the mounds
    Status("fifth", Name("Der fünfte Platz", "The fifth place"), parts=3),
    # --- The signs and the rites ---
    # 1 the eye, 2 the flame, 3 the blade
    Status("druid_signs", Name("Zeichen der Druiden", "Signs of the druids"), parts=3),
    Status("mound_door", Name("Die Tür von innen", "The door from inside")),
    Status("watch", Name("Wache bei den Toten", "Watch with the dead")),
    Status("price", Name("Was die Steine kosten", "What the stones cost")),
    # 1 the Bent One, 2 Cuanacht, 3 the half stone
    Status("stone", Name("Ein Stein brennt", "A stone burns"), parts=3),
    # 1 the own name, 2 the fifth's, 3 a mentor's, 4 whatever the stone took
    Status("given", Name("Ein Name fehlt", "A name is missing"), parts=4),
    # --- Hunters' Grove ---
    # 1 the bark cut, 2 the sign traced
    Status("grove", Name("Rinde des Hains", "Bark of the grove"), parts=2),
    Status("fael", Name("Faels Versteck", "Fael's cache")),
    # --- Warrior Fair ---
    # 1 Siward heard, 2 Mirre heard, 3 Osk's price known
    Status("camp_talk", Name("Gerede am Feuer", "Talk by the fire"), parts=3),
    # 1 admitted, 2 denied
    Status("bridge", Name("Die Brücke von Carrow", "The bridge at Carrow"), parts=2),
    Status("forge", Name("Die Feldschmiede", "The field forge")),
    # --- Charred Conclave ---
    # 1 the row finished, 2 the ashes disturbed
    Status("conclave", Name("Die Zwölf", "The twelve"), parts=2),
    # 1 said, 2 stopped at twelve
    Status("thirteenth", Name("Der dreizehnte Name", "The thirteenth name"), parts=2),
    # --- Forlorn Swords ---
    # 1 a blade taken, 2 all left
    Status("swords", Name("Die Klingen im Feld", "The blades in the field"), parts=2),
    # 1 drawn, 2 left in
    Status("splinter", Name("Der Splitter", "The splinter"), parts=2),
    Status("tall_sword", Name("Das höchste Schwert", "The tallest sword")),
    Status("wenna", Name("Wennas Öl", "Wenna's oil")),
    # --- Whitening ---
    Status("well", Name("Am Brunnen von Weißweite", "At the well in Whitening")),
    # 1 freed quietly, 2 freed by force
    Status("brannoch", Name("Brannoch ist frei", "Brannoch is free"), parts=2),
    # 1 met, 2 her mother knows the truth, 3 her mother was lied to
    Status("nest", Name("Margeds Tochter", "Marged's daughter"), parts=3),
    # --- Grubwood ---
    # 1 fed, 2 guarded, 3 brought to Cuanacht, 4 lost
    Status("mill_folk", Name("Leute der Mühle", "Mill folk"), parts=4),
    Status("mill_bread", Name("Brot der Mühle", "Bread of the mill")),
    # 1 carried, 2 left behind
    Status("ruan", Name("Ruan", "Ruan"), parts=2),
    Status("grubs", Name("Ein weicher Stamm", "A soft trunk")),
    # --- Island Asylum ---
    # 1 taken, 2 given
    Status("gift", Name("Gaben auf der Treppe", "Gifts on the stairs"), parts=2),
    Status("herbs", Name("Drei Kessel", "Three kettles")),
]

TASKS: Final = [
    Task(
        "signs",
        Name(
            "Findet zwei der drei Zeichen der Druiden: im Hain, am Weidenmann, auf dem Feld der "
            "Schwerter. Die Tür ist in den Hügeln der Vorzeit.",
            "Find two of the druids' three signs: in the grove, at the wicker man, in the field of "
            "swords. The door is in the Fore-dweller Mounds.",
        ),
    ),
    Task(
        "captive",
        Name(
            "Sucht den, der in Weißweite unter dem Kalkhaus singt.",
            "Look for the one who sings under the lime house in Whitening.",
        ),
    ),
    Task(
        "mill",
        Name(
            "Seht nach den Leuten in der Mühle im Madenwald.",
            "See to the people in the mill in Grubwood.",
        ),
    ),
    Task(
        "asylum",
        Name(
            "Fragt im Inselasyl nach Nest, der Tochter der Vögtin von Weißweite.",
            "Ask at the Island Asylum after Nest, the daughter of the reeve of Whitening.",
        ),
    ),
]
