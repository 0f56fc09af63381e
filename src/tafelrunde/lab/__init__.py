"""Simulate games, measure them, report."""
