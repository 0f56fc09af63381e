"""Scherenschnitt: layered paper-cut pictures, drawn from short descriptions."""
