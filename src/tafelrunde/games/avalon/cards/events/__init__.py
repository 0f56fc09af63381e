"""Significant, special and random events, and the setup cards of the chapters."""
