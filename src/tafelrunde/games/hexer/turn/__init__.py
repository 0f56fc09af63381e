"""Phase I to III of a turn (Spielzug), one module per chapter of the catalogue."""
