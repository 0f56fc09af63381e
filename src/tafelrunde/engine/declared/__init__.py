"""A game of which only the table, the set-up, the rules and the texts are written: all that
clients, bots, lab and files ask of it follows from these. A game replaces what it does otherwise.
"""

from tafelrunde.engine.declared.cards import HIDDEN, AnyNamed, Card, Printed
from tafelrunde.engine.declared.game import DeclaredGame, DeclaredRoot

__all__ = ["HIDDEN", "AnyNamed", "Card", "DeclaredGame", "DeclaredRoot", "Printed"]
