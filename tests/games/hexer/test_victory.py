"""Chapter 9: victory track, trophies and exhaustion (Siegleiste, Trophäen und Erschöpfung)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.errors import TafelrundeError
from tafelrunde.engine.games import Outcome
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.nouns import Ability, Moment
from tafelrunde.games.hexer.rules.conditions import holds
from tafelrunde.games.hexer.rules.now import Now, number
from tafelrunde.games.hexer.rules.victory import advance
from tafelrunde.games.hexer.terms import Expansion
from tafelrunde.games.hexer.vocabulary import Count, Counted, GainGold
from tafelrunde.games.hexer.vocabulary.story import HasTrophies
from tests.kit.hexer import Table, dummy_attack, dummy_card, dummy_monster, fighting, hexer, player
from tests.kit.shows import shows

NOTHING_FOR_SALE: dict[str, Any] = {"rows": {"witcher": []}, "row_decks": {"witcher": []}}


def cards(*names: str) -> list[str]:
    """Neutral cards of these names."""
    return [dummy_card(name) for name in names]


def slaying(**wolf: Any) -> Table:
    """The wolf slays the foe with the next combo."""
    wolf = player(hand=[dummy_card("strike", damage=1)], deck=cards("a", "b", "c", "d")) | wolf
    return fighting({"wolf": wolf, "bear": player()}, life=1).play()


def meditating(**wolf: Any) -> Table:
    """The wolf, at combat V, meditates."""
    wolf = player(levels={"combat": 5}) | wolf
    players = {"wolf": wolf, "bear": player()}
    table = hexer(players=players, phase="confrontation", monsters={}).play()
    return table.answer("wolf", "trophy_combat")


def duel(wolf: dict[str, Any], bear: dict[str, Any], **fight: Any) -> Table:
    """The wolf attacks the bear and wins with the next combo; the cat looks on."""
    wolf = player(hand=[dummy_card("strike", damage=9)], deck=cards("a", "b", "c", "d")) | wolf
    bear = player(hand=[], deck=cards("last"), shield=0) | bear
    return hexer(
        players={"wolf": wolf, "bear": bear, "cat": player(gold=0)},
        phase="confrontation",
        fight={"against": "bear", "step": "combo"} | fight,
        **NOTHING_FOR_SALE,
    ).play()


# --- Trophies -------------------------------------------------------------------------------------


@shows("H9.01", "H9.03")
def test_the_card_of_a_slain_monster_is_a_trophy_and_advances_its_owner() -> None:
    table = slaying().answer("wolf", "a")

    assert table.ids(table.player("wolf").trophies) == ["foe"]
    assert table.player("wolf").space == 1
    assert [(e.before, e.after) for e in table.events(events.VictoryAdvanced)] == [(0, 1)]


@shows("H9.01", "H9.03", "H9.06")
def test_the_medallion_of_a_beaten_player_is_a_trophy_and_costs_the_loser_no_space() -> None:
    table = duel(player(), player(space=2)).answer("wolf", "a")

    (medallion,) = table.ids(table.player("wolf").trophies)
    assert medallion == table.player("bear").character.medallion.id
    assert len(table.player("bear").medallions) == 1
    assert [each.space for each in table.game.players] == [1, 2, 0]


@shows("H9.01", "H9.03")
def test_the_trophy_of_an_attribute_from_meditation_advances_its_owner() -> None:
    table = meditating(deck=cards("a", "b")).answer("wolf", "a")

    assert table.ids(table.player("wolf").trophies) == ["trophy_combat"]
    assert table.player("wolf").space == 1


@shows("H9.01")
def test_the_bonus_of_dagon_lies_with_the_trophies_but_is_none() -> None:
    foe = dummy_monster("foe")
    trophies = [foe, "trophy_combat", "pouch_of_pearls"]
    table = hexer(players={"wolf": player(trophies=trophies), "bear": player()})

    now = Now(table.game, table.player("wolf"), "H26.15")
    assert number(now, Count(Counted.TROPHIES)) == 2
    assert holds(now, HasTrophies(2))
    assert not holds(now, HasTrophies(3))


@shows("H9.02")
def test_a_trophy_stays_with_its_owner_and_everybody_sees_it() -> None:
    horn = dummy_monster("horn", trophy=Ability(Moment.EFFECTS, [GainGold(1)]))
    bear = player(trophies=[horn, "trophy_combat"])
    table = duel(player(space=4), bear)  # the bear loses everything but this

    assert table.ids(table.player("bear").trophies) == ["horn", "trophy_combat"]
    seen = table.view("wolf").players[1].trophies
    assert table.ids(seen) == ["horn", "trophy_combat"]


@shows("H9.02")
def test_the_ability_of_a_trophy_can_be_used_in_later_fights() -> None:
    horn = dummy_monster("horn", trophy=Ability(Moment.EFFECTS, [GainGold(1)]))
    wolf = player(trophies=[horn], hand=cards("x", "y"))
    table = fighting({"wolf": wolf, "bear": player()}, step="effects").play()
    table.answer("wolf", "horn")

    assert table.gold("wolf") == 1
    assert table.ids(table.player("wolf").trophies) == ["horn"]
    table.stops_at("combo")


# --- The last space -------------------------------------------------------------------------------


@shows("H9.04", "H9.16", "H1.04")
def test_a_fight_leads_to_the_last_space_which_costs_nothing_and_does_not_end_the_game() -> None:
    table = slaying(space=3)

    assert table.player("wolf").space == 4
    assert sorted(table.deck("wolf")) == ["a", "b", "c", "d", "strike"]
    assert HEXER.outcome(table.game) is None
    assert table.gold("wolf") == 2


@shows("H9.04", "H21.07")
def test_meditation_never_leads_to_the_last_space() -> None:
    table = meditating(space=3, hand=cards("held"), deck=cards("a", "b", "c", "d"))

    assert table.ids(table.player("wolf").trophies) == ["trophy_combat"]
    assert table.player("wolf").space == 3
    assert table.hand("wolf") == ["held"]
    assert len(table.deck("wolf")) == 4
    assert table.question is None


@shows("H9.05")
def test_on_the_last_space_a_trophy_brings_neither_advance_nor_exhaustion() -> None:
    table = slaying(space=4)

    assert table.ids(table.player("wolf").trophies) == ["foe"]
    assert table.player("wolf").space == 4
    assert table.events(events.VictoryAdvanced) == []
    assert sorted(table.deck("wolf")) == ["a", "b", "c", "d", "strike"]


def test_without_legendary_monsters_the_last_space_and_no_other_wins_the_game() -> None:
    base = [each.value for each in Expansion if each is not Expansion.LEGENDARY]
    table = hexer(players={"wolf": player(deck=[], space=2), "bear": player()}, expansions=base)
    table.play(lambda game: advance(game, game.player, "H28.09"))
    assert HEXER.outcome(table.game) is None

    foe, hand = dummy_monster("foe"), [dummy_card("strike", damage=1), dummy_card("other")]
    table = hexer(
        players={"wolf": player(space=3, hand=hand), "bear": player()},
        expansions=base,
        phase="confrontation",
        monsters={"forest": foe},
        fight={"against": foe, "life": [dummy_attack("claw")], "step": "combo"},
    ).play()
    table.answer("wolf", "strike")

    assert HEXER.outcome(table.game) == Outcome(True, "wolf", 1, winner=0)
    assert [event.player for event in table.events(events.GameWon)] == ["wolf"]


# --- Exhaustion -----------------------------------------------------------------------------------


@shows("H9.07", "H9.11", "H9.16")
@pytest.mark.parametrize(("space", "cards_lost"), [(0, 1), (1, 2), (2, 3)])
def test_exhaustion_trashes_as_many_cards_as_the_new_space_says(
    space: int, cards_lost: int
) -> None:
    table = slaying(space=space)
    assert table.asks("wolf", "exhaustion") == ["strike", "a", "b", "c", "d"]
    table.answer("wolf", *["a", "b", "c"][:cards_lost])

    assert table.player("wolf").space == cards_lost
    assert len(table.deck("wolf")) == 5 - cards_lost
    (trashed,) = table.events(events.CardsTrashed)
    assert trashed.cards == ("a", "b", "c")[:cards_lost]
    assert [name in table.ids(table.game.out) for name in trashed.cards] == [True] * cards_lost


@shows("H9.08", "H9.10")
def test_the_cards_are_chosen_from_deck_hand_and_discard_pile_and_the_rest_is_one_deck() -> None:
    wolf = player(space=2, hand=cards("h1", "h2"), deck=cards("d1", "d2"))
    table = meditating(**wolf, discard_pile=cards("x1", "x2"))

    assert sorted(table.asks("wolf", "exhaustion")) == ["d1", "d2", "h1", "h2", "x1", "x2"]
    table.answer("wolf", "x1", "h2", "d1")

    assert sorted(table.deck("wolf")) == ["d2", "h1", "x2"]
    assert (table.hand("wolf"), table.discard_pile("wolf")) == ([], [])


@shows("H9.09")
def test_after_exhaustion_the_deck_is_shuffled() -> None:
    deck = cards("a", "b", "c", "d", "e", "f", "g")
    orders = list[list[str]]()
    for seed in range(4):
        table = hexer(players={"wolf": player(deck=deck), "bear": player()}, seed=seed)
        table.play(lambda game: advance(game, game.player, "H28.09")).answer("wolf", "a")
        orders.append(table.deck("wolf"))

    assert [sorted(order) for order in orders] == [deck[1:]] * 4
    assert len({tuple(order) for order in orders}) > 1


@shows("H9.12")
@pytest.mark.parametrize("owned", [0, 1, 2, 3])
def test_a_player_with_too_few_cards_keeps_one(owned: int) -> None:
    deck = cards("a", "b", "c")[:owned]
    table = hexer(players={"wolf": player(deck=deck, space=2), "bear": player()})
    table.play(lambda game: advance(game, game.player, "H28.09"))
    if owned > 1:
        table.answer("wolf", *deck[1:])

    assert table.question is None
    assert table.deck("wolf") == deck[:1]
    assert table.player("wolf").space == 3


@shows("H9.13")
def test_exhaustion_cannot_be_declined_in_whole_or_in_part() -> None:
    table = slaying(space=1)

    for answer in ([], ["a"], ["a", "b", "c"]):
        with pytest.raises(TafelrundeError, match="takes 2 of its options"):
            table.answer("wolf", *answer)
    assert "pass" not in table.asks("wolf", "exhaustion")
    table.stops_at("exhaustion")


# --- What a position on the track is worth --------------------------------------------------------


@shows("H9.14", "H9.17")
@pytest.mark.parametrize(("space", "gold"), [(0, 1), (1, 2), (2, 3), (3, 3), (4, 3)])
def test_the_position_of_the_loser_sets_the_gold_of_the_winner_and_of_bets(
    space: int, gold: int
) -> None:
    table = duel(player(space=4, gold=0), player(space=space, gold=7), bets={"cat": "wolf"})

    assert table.gold("wolf") == gold
    assert table.gold("cat") == 1 + gold  # the stake comes back
    assert table.gold("bear") == 7


@shows("H9.15", "H25.11")
@pytest.mark.parametrize(("space", "left"), [(0, 4), (1, 3), (2, 2)])
def test_the_victory_marker_and_not_the_number_of_trophies_weakens_the_legendary_monster(
    space: int, left: int
) -> None:
    wolf = player(hand=[dummy_card("strike", damage=4)], deck=cards("a", "b"), space=space)
    wolf["trophies"] = [dummy_monster(name) for name in ("imp", "ghoul", "bat")]
    table = hexer(
        players={"wolf": wolf, "bear": player()},
        phase="confrontation",
        legendary="cyclops",
        fight={"against": "cyclops", "life": [dummy_attack("smash")] * 5},
    ).play()

    assert len(table.life) == left
    table.stops_at("announce")
