"""The games, each by its complete rules."""
