"""The paper-cut pictures: everything that can be met has one of its own, and they stay small."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from tafelrunde.games.valskyrr import library
from tafelrunde.table.http.game_list import summary
from tafelrunde.terminal.clients import client_for
from tools.pictures import ROOT, backs, charts, descriptions, games, pictures
from tools.scherenschnitt.backs import PETALS
from tools.scherenschnitt.palettes import PALETTES
from tools.scherenschnitt.scene import VOCABULARY, Description, Unknown, draw

BUDGET = 1_500_000
"""Bytes of all pictures of a game as they are sent, packed."""
KINDS: dict[str, set[str]] = {
    "valskyrr": {
        "hero_board", "adventure", "enemy", "encounter", "location", "time_card", "gear", "feat",
        "great_feat", "reward_gear", "one_time_reward_gear",
    },
    "hexer": {
        "character_board", "monster", "legendary_monster", "location", "exploration_card",
        "event_card", "skellige_card", "quest", "potion", "bomb", "mutagen", "medallion",
        "attribute_trophy", "dagon_bonus", "destruction_token", "attack_card",
        "special_attack_card", "movement_card",
    },
    "avalon": {"character_board", "location", "encounter", "event", "item"},
}  # fmt: skip
"""The kinds of cards that have pictures."""
BESIDE: dict[str, set[str]] = {
    "valskyrr": {"valskyrr", "haven", "borderlands", "wildlands", "deadlands"},
    "hexer": {"hexer"},
    "avalon": {"avalon"},
}
"""What has a picture without being a card: the game itself, and what lies face down."""

drawn = cache(pictures)


@pytest.fixture(autouse=True)
def real_heroes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the dummies of the rule tests."""
    boards = {module.BOARD.id: module.BOARD for module in library.HERO_MODULES}
    decks = {hero: deck for hero, deck in library.DECKS_OF_HEROES.items() if hero in boards}
    monkeypatch.setattr(library, "HEROES", boards)
    monkeypatch.setattr(library, "DECKS_OF_HEROES", decks)


def wanted(game: str) -> set[str]:
    """Cards of these kinds, and what the lobby shows as pictures."""
    cards = {card.id for card in client_for(game).cards() if card.kind in KINDS[game]}
    return cards | BESIDE[game] | chosen(game)


def chosen(game: str) -> set[str]:
    """The game, its seats, and the choices that the lobby offers before one asks for more."""
    offer = summary(game)
    fields = [field for field in offer.fields if field.kind == "one" and not field.more]
    return {each.id for field in [offer.seats, *fields] for each in field.choices if each.id}


def test_every_game_with_pictures_is_walked() -> None:
    assert set(games()) == KINDS.keys() == BESIDE.keys()


@pytest.mark.parametrize("game", KINDS)
def test_everything_that_can_be_met_has_a_picture_and_nothing_else_has(game: str) -> None:
    assert set(descriptions(game)) == wanted(game)


@pytest.mark.parametrize("game", KINDS)
def test_no_two_pictures_are_the_same(game: str) -> None:
    """Another hour or another seed alone does not make another picture."""
    shown = Counter((one.land, one.figures) for one in descriptions(game).values())
    bare = Counter(svg for svg in drawn(game).values())

    assert [scene for scene, count in shown.items() if count > 1] == []
    assert max(bare.values()) == 1


@pytest.mark.parametrize("game", KINDS)
def test_decks_differ_from_behind(game: str) -> None:
    shown = Counter((one.petal, one.sign) for one in backs(game).values())

    assert max(shown.values()) == 1


@pytest.mark.parametrize("game", KINDS)
def test_nothing_is_drawn_under_the_same_name(game: str) -> None:
    names = [*descriptions(game), *charts(game), *backs(game)]

    assert len(names) == len(drawn(game))


@pytest.mark.parametrize("game", KINDS)
def test_the_pictures_of_a_game_stay_small(game: str) -> None:
    sizes = {name: len(gzip.compress(svg.encode())) for name, svg in drawn(game).items()}

    assert sum(sizes.values()) <= BUDGET
    assert max(sizes.values()) <= 16_000


def test_every_word_is_drawn_somewhere() -> None:
    said: set[str] = set()
    for one in [one for game in games() for one in descriptions(game).values()]:
        said.update(one.land, one.weather, *(words.split() for words in one.figures))

    assert VOCABULARY - said == set()
    assert PETALS.keys() == {back.petal for game in games() for back in backs(game).values()}


@pytest.mark.parametrize("game", KINDS)
def test_every_hour_of_a_game_comes_at_some_time(game: str) -> None:
    assert PALETTES[game].keys() == {one.hour for one in descriptions(game).values()}


@pytest.mark.parametrize("game", ["avalon", "hexer"])
def test_the_client_names_every_place_as_its_picture_is_called(game: str) -> None:
    source = (ROOT / "web" / "src" / "games" / game / "art.ts").read_text(encoding="utf-8")
    _, _, rest = source.partition("PLACES")
    listed = set(re.findall(r"[a-z_]+", rest.partition(";")[0]))
    places = {card.id for card in client_for(game).cards() if card.kind == "location"}

    assert places <= listed


def test_the_same_descriptions_give_the_same_bytes_in_another_process(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONHASHSEED": "7"}
    command = [sys.executable, "-m", "tools.pictures", str(tmp_path / "made")]
    subprocess.run(command, cwd=ROOT, env=environment, check=True)

    (folder,) = (tmp_path / "made").iterdir()
    assert sorted(path.name for path in folder.iterdir()) == games()
    for game in games():
        made = {path.stem: path.read_text(encoding="utf-8") for path in (folder / game).iterdir()}
        assert made == drawn(game)


@pytest.mark.parametrize(
    "wrong",
    [
        Description(hour="never"),
        Description(hour="dawn", land=("moon_cheese",)),
        Description(hour="dawn", figures=("man stand wings spoon",)),
        Description(hour="dawn", figures=("nobody",)),
        Description(hour="dawn", weather=("frogs",)),
    ],
)
def test_a_word_that_nobody_can_draw_is_refused_with_its_name(wrong: Description) -> None:
    with pytest.raises(Unknown, match=r"never|moon_cheese|spoon|nobody|frogs"):
        draw("valskyrr", "somewhere", wrong)
