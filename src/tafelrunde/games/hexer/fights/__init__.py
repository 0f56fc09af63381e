"""Fights (Kampf), one module per chapter of the catalogue."""
