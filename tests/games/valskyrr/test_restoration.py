"""Chapter 19: restoring cards (Karten wiederherstellen)."""

from __future__ import annotations

import pytest

from tafelrunde.games.valskyrr.nouns import Fast
from tafelrunde.games.valskyrr.rules.restoration import regenerate
from tafelrunde.games.valskyrr.terms import Aim, Place
from tafelrunde.games.valskyrr.vocabulary import Regenerate, Unbury
from tests.kit.shows import shows
from tests.kit.valskyrr import Table, dummy_card, dummy_tile, hero, valskyrr


def cards(*names: str) -> list[str]:
    """Plain cards of these names."""
    return [dummy_card(name) for name in names]


def regenerating(points: int, table: Table) -> Table:
    """The first hero receives regeneration points."""
    return table.play(lambda game: regenerate(game, game.heroes[0], points))


@shows("V19.01")
def test_without_regeneration_no_card_returns_to_the_deck() -> None:
    pile, grave = cards("rope", "torch"), cards("bread")
    table = valskyrr(
        phase="attack", heroes={"anna": hero(deck=[], discard_pile=pile, graveyard=grave)}
    )
    table.play()  # the hero turn ends with drawing from an empty deck

    assert [table.hand("anna"), table.deck("anna")] == [[], []]
    assert table.discard_pile("anna") == pile
    assert table.graveyard("anna") == grave


@shows("V19.01")
def test_an_effect_may_say_so_explicitly() -> None:
    vigil = dummy_card("vigil", [Fast(Place.HAND, 1, [Unbury(1)])])
    table = valskyrr(
        phase="attack", heroes={"anna": hero(hand=[vigil], graveyard=cards("rope", "torch"))}
    )
    table.play().answer("anna", "vigil.0").answer("anna", "torch")

    assert table.graveyard("anna") == ["rope"]
    assert table.discard_pile("anna") == ["torch", "vigil"]


@shows("V19.02")
def test_a_hero_becomes_the_target_of_regeneration_through_an_action() -> None:
    balm = dummy_card("balm", [Fast(Place.HAND, 2, [Regenerate(1)], at=Aim.A_HERO)])
    table = valskyrr(
        phase="attack",
        heroes={
            "anna": hero(hand=[balm], graveyard=cards("rope")),
            "bert": hero(graveyard=cards("bread"), acted=True),
        },
    )
    table.play().answer("anna", "balm.0").answer("anna", "bert").answer("bert", "bread")

    assert table.discard_pile("bert") == ["bread"]
    assert table.graveyard("anna") == ["rope"]


@shows("V19.02")
def test_a_hero_becomes_the_target_of_regeneration_through_resting() -> None:
    tiles = [dummy_tile(name) for name in ("camp", "moor", "ford", "keep")]
    table = valskyrr(
        phase="recovery", tiles=tiles, heroes={"anna": hero(graveyard=cards("rope", "torch"))}
    )
    table.play().answer("anna", "yes").answer("anna", "rope").answer("anna", "torch")

    assert table.graveyard("anna") == []
    assert table.discard_pile("anna") == ["rope", "torch"]


@shows("V19.03")
def test_a_point_moves_one_card_one_step_towards_the_deck() -> None:
    table = valskyrr(
        heroes={
            "anna": hero(
                hand=cards("sword"),
                hero_zone=cards("shield"),
                graveyard=cards("rope"),
                discard_pile=cards("torch"),
                deck=cards("bread"),
            )
        }
    )
    regenerating(2, table)

    assert table.asks("anna", "restore") == ["rope", "torch", "done"]
    table.answer("anna", "rope")
    assert [table.graveyard("anna"), table.discard_pile("anna")] == [[], ["torch", "rope"]]
    table.answer("anna", "torch")
    assert table.deck("anna") == ["bread", "torch"]
    assert table.discard_pile("anna") == ["rope"]
    assert table.question is None  # two points, two cards


@pytest.mark.parametrize(
    ("chosen", "graveyard", "pile", "deck"),
    [
        (["axe", "bow"], ["cap"], ["fan", "gem", "axe", "bow"], []),
        (["gem", "fan"], ["axe", "bow", "cap"], [], ["gem", "fan"]),
        (["gem", "cap"], ["axe", "bow"], ["fan", "cap"], ["gem"]),
    ],
    ids=["graveyard alone", "discard pile alone", "one of each"],
)
@shows("V19.04")
def test_points_are_split_freely_and_cards_picked_freely(
    chosen: list[str], graveyard: list[str], pile: list[str], deck: list[str]
) -> None:
    table = valskyrr(
        heroes={
            "anna": hero(
                graveyard=cards("axe", "bow", "cap"), discard_pile=cards("fan", "gem"), deck=[]
            )
        }
    )
    regenerating(2, table)
    for card in chosen:
        table.answer("anna", card)

    assert table.graveyard("anna") == graveyard
    assert table.discard_pile("anna") == pile
    assert table.deck("anna") == deck


@pytest.mark.parametrize("used", [0, 1])
@shows("V19.05")
def test_some_or_all_points_may_be_left_unused(used: int) -> None:
    names = cards("axe", "bow", "cap")
    table = valskyrr(heroes={"anna": hero(graveyard=names)})
    regenerating(3, table)
    for card in names[:used]:
        table.answer("anna", card)
    table.answer("anna", "done")

    assert table.question is None
    assert table.graveyard("anna") == names[used:]
    assert table.hero("anna").points == 0  # nothing is kept for later


@shows("V19.06")
def test_two_points_take_the_same_card_from_the_graveyard_under_the_deck() -> None:
    table = valskyrr(heroes={"anna": hero(graveyard=cards("dagger"), deck=cards("bread"))})
    regenerating(2, table).answer("anna", "dagger").answer("anna", "dagger")

    assert table.deck("anna") == ["bread", "dagger"]
    assert table.graveyard("anna") == []
    assert table.discard_pile("anna") == []


@shows("V19.07")
def test_regeneration_brings_nothing_to_hand_and_does_not_shuffle() -> None:
    known = cards("axe", "bow", "cap", "fan", "gem", "hat")
    table = valskyrr(heroes={"anna": hero(deck=known, discard_pile=cards("rope"))})
    before = table.game.chance.streams[:]
    regenerating(1, table).answer("anna", "rope")

    assert table.deck("anna") == [*known, "rope"]
    assert table.hand("anna") == []
    assert table.game.chance.streams == before


@shows("V19.08")
def test_what_is_put_under_the_deck_first_is_drawn_first() -> None:
    pile = cards("dagger", "double_stab", "feint")
    table = valskyrr(heroes={"anna": hero(deck=cards("bread"), discard_pile=pile)})
    regenerating(3, table)
    for card in ("dagger", "feint", "double_stab"):
        table.answer("anna", card)

    assert table.deck("anna") == ["bread", "dagger", "feint", "double_stab"]
