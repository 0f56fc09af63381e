"""The words that cards, locations, events and verses are written in.

`conditions` and `costs` say when and for what, `effects` what happens to characters, `world` what
happens to the map and the story, `clash` what happens in an encounter, `standing` what always
holds.
"""
