"""Bots that answer decisions in place of a player."""
