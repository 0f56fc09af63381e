"""Hexer at the terminal."""
