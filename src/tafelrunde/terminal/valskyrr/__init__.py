"""Valskyrr at the terminal: its pages, its panels, its sentences."""
