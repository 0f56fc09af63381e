"""Tainted Grail: The Fall of Avalon (Der Niedergang Avalons)."""
