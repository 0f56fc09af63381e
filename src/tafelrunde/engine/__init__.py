"""The engine: decisions, flow, chance, effects, events, sessions and scenarios, for every game
alike.
"""
