"""Tainted Grail at the terminal."""
