"""The games, each by its complete rules.

Every package in this folder is one, and so is every package in a folder that the environment
variable `TAFELRUNDE_GAMES` names.
"""

import os

__path__ += [each for each in os.environ.get("TAFELRUNDE_GAMES", "").split(os.pathsep) if each]
