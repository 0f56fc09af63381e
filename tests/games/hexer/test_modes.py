"""Chapter 32: variants and options (Varianten und Optionen)."""

from __future__ import annotations

import pytest

from tafelrunde.engine.errors import BadSetup
from tafelrunde.engine.games import SetupAnswers
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.rules.attributes import raise_attribute
from tafelrunde.games.hexer.terms import Attribute
from tests.kit.hexer import dummy_attack, dummy_card, dummy_monster, hexer, levels, player
from tests.kit.shows import shows


@shows("H32.01", "H32.03")
def test_two_to_five_players_and_nobody_alone() -> None:
    assert tuple(HEXER.trials.PLAYERS) == (2, 3, 4, 5)
    with pytest.raises(BadSetup, match="2 to 5 players"):
        HEXER.new({"characters": ["wolf"]}, 0)


@shows("H32.02")
def test_the_wild_hunt_is_not_among_the_expansions() -> None:
    with pytest.raises(BadSetup, match="wild_hunt"):
        HEXER.new({"characters": ["wolf", "bear"], "expansions": ["wild_hunt"]}, 0)


@shows("H32.04", "H3.01")
def test_mages_need_their_expansion() -> None:
    with pytest.raises(BadSetup, match="alzur needs mages"):
        HEXER.new({"characters": ["wolf", "alzur"], "expansions": ["legendary"]}, 0)


@shows("H32.06", "H6.15")
@pytest.mark.parametrize(
    ("setup", "mutagens"),
    [({}, 15), ({"mutagens": False}, 0), ({"expansions": ["legendary"]}, 0)],
)
def test_mutagens_can_be_switched_off(setup: SetupAnswers, mutagens: int) -> None:
    game = HEXER.new({"characters": ["wolf", "bear"], **setup}, 0)

    assert len(game.mutagen_deck) == mutagens


@shows("H32.06")
@pytest.mark.parametrize("mutagens", [True, False])
def test_without_mutagens_rising_brings_cards_instead(mutagens: bool) -> None:
    wolf = player(levels=levels(1, 2, 2, 2), hand=[], deck=[dummy_card("own"), dummy_card("more")])
    table = hexer(players={"wolf": wolf, "bear": {}}, mutagens=mutagens)
    table.play(lambda game: raise_attribute(game, game.player, Attribute.COMBAT, "H16.09"))

    assert table.player("wolf").level == 2
    if mutagens:
        assert table.hand("wolf") == []
        table.stops_at("mutagen")
    else:
        assert (table.hand("wolf"), table.question) == (["own"], None)


@shows("H32.07")
def test_any_mix_of_witchers_and_mages_is_allowed() -> None:
    for names in (["wolf", "cat"], ["alzur", "cat"], ["alzur", "ardea"]):
        assert len(HEXER.new({"characters": names}, 0).players) == 2


@shows("H32.08", "H26.02")
def test_the_marker_decides_instead_of_a_player() -> None:
    lost = set()
    for seed in range(12):
        hand = [dummy_card("a"), dummy_card("b")]
        wolf = player(place="vizima", deck=[dummy_card("c")] * 9, hand=hand, shield=0)
        table = hexer(
            players={"wolf": wolf, "bear": {}},
            phase="confrontation",
            marker=True,
            seed=seed,
            monsters={"forest": {"id": dummy_monster("foe"), "place": "vizima"}},
            fight={
                "against": "foe",
                "turn": 1,
                "life": [dummy_attack("claw", charge=2, bite=5)] * 3,
            },
        ).play()
        lost.add(len(table.discard_pile("wolf")))
        table.stops_at("combo")
    assert lost == {2, 5}
