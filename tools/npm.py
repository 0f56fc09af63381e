"""Run npm in the client's folder, as the build does: `python tools/npm.py run check`."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from hatch_build import npm

if __name__ == "__main__":
    sys.exit(0 if npm(*sys.argv[1:]) else 1)
