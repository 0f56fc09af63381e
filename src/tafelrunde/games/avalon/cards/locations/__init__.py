"""The location cards (Ortskarten), one module per part of the island."""
