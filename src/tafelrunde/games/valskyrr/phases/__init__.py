"""The seven phases of a round, one module each (Rundenstruktur)."""
