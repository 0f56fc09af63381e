"""The Witcher: Die Alte Welt, the competitive variant with its expansions, by its complete
rules.
"""
