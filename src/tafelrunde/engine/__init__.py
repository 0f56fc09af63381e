"""The engine: decisions, flow, chance, effects, events, records and scenarios, for every game
alike.
"""
