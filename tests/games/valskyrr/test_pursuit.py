"""Chapter 10: the pursuit phase."""

from __future__ import annotations

from tests.kit.shows import shows
from tests.kit.valskyrr import dummy_enemy, hero, valskyrr


@shows("V10.02", "V10.03", "V10.07", "V10.08", "V10.09", "V10.10", "V10.11")
def test_enemies_pursue_the_most_noticed_hero_until_all_focus_is_spent() -> None:
    pack = [dummy_enemy(name) for name in ("hound", "pup", "warrior", "bear")]
    table = valskyrr(
        phase="pursuit",
        heroes={"anna": hero(focus=2), "bert": hero(focus=1), "cleo": hero(focus=0)},
        row=pack,
    )
    table.play()

    assert table.asks("party", "pursued") == ["anna", "bert"]  # the pup: both stand at 1
    table.answer("party", "bert")

    assert table.foes("anna") == ["hound", "warrior"]
    assert table.foes("bert") == ["pup"]
    assert table.row == ["bear"]
    assert [table.focus(name) for name in ("anna", "bert", "cleo")] == [0, 0, 0]
