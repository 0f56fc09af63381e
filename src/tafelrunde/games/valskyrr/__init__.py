"""Nebel über Valskyrr (Mistfall): co-operative, 1 to 4 heroes against enemies, encounters
and time.
"""
