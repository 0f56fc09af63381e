"""Repairs of Hexer by any words: refused with nothing changed, or the game goes on, no card is
lost, and nothing that lies face down decides which of the two.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.errors import BadRepair
from tafelrunde.engine.repairs import repaired
from tafelrunde.engine.sessions import Session
from tafelrunde.engine.table_repairs import Pile
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.repairs.cards import FIXED, UNSEEN, kind_of
from tafelrunde.games.hexer.state.board import BY_ID
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game
from tests.kit.random_games import Dice, answer_all
from tests.kit.repairing import repair_or_refuse

pytestmark = pytest.mark.slow

FUZZ = settings(settings.get_profile("fuzz"))
MOMENTS = (
    (32, 2, 30),  # phase I with everything
    (36, 2, 2),  # phase II
    (36, 2, 4),  # phase III
    (19, 5, 6),  # a first move is decided early
    (14, 4, 12),  # step I against a monster
    (10, 4, 29),  # a combo against a monster, whose life was looked at
    (33, 3, 180),  # a combo against a monster drawn for this fight
    (32, 2, 84),  # a combo against the Legendary Monster
    (4, 2, 284),  # a combo against Dagon
    (11, 5, 26),  # a duel, a combo of the defender
    (18, 4, 138),  # a duel, a combo of the attacker
)
ANYTHING = st.text(max_size=30)


def played(seed: int, players: int, steps: int) -> Session[Game]:
    """A random game after so many answers."""
    session: Session[Game] = Session(HEXER, HEXER.trials.mixed_setup(seed, players), seed)
    dice = Dice(seed)
    for _ in range(steps):
        answer_all(session, dice)
    return session


def values(state: Game) -> st.SearchStrategy[str]:
    """A value is set, sometimes to nonsense; more often one of those that are offered."""
    words = ["true", "false", "none", "wolf", "bear", "refill", "effects", *BY_ID]
    value = st.one_of(st.integers(-2, 9).map(str), st.sampled_from(words), ANYTHING)
    offered = [each.place for each in HEXER.repairs.offers(state).values]
    places = st.one_of(st.sampled_from(offered), st.sampled_from(list(HEXER.repairs.values(state))))
    return st.builds("set {} to {}".format, places, value)


def fitting(state: Game) -> st.SearchStrategy[str]:
    """A value is set to what its panel offers."""
    offers = [each for each in HEXER.repairs.offers(state).values if each.choices]
    lines = [f"set {each.place} to {choice}" for each in offers for choice in each.choices]
    return st.sampled_from(lines)


def puts(state: Game) -> st.SearchStrategy[str]:
    """A card is put somewhere, where it may not belong, from where it may not be."""
    offers = HEXER.repairs.offers(state)
    here = sorted({card.id for card in state.cards})
    named = st.sampled_from([*offers.cards, *here])
    other = st.sampled_from(sorted(library.PRINTED))
    piles = st.sampled_from(list(HEXER.repairs.piles(state)))
    sources = st.one_of(st.just(""), piles.map(" from {}".format))
    plain = st.builds("put {} in {}".format, st.one_of(named, named, other), piles)
    return st.one_of(
        plain, st.builds("put {}{} in {}".format, st.sampled_from(here), sources, piles)
    )


def likely_puts(state: Game) -> st.SearchStrategy[str]:
    """A card is put where its kind may lie, perhaps from where it is."""
    lines = []
    for source in HEXER.repairs.piles(state).values():
        for target in HEXER.repairs.piles(state).values():
            if source.kinds & target.kinds:
                lines.append(f"put top from {source.name} in {target.name}")
                for card in source.cards[-2:]:
                    lines.append(f"put {card.id} in {target.name}")
                    lines.append(f"put {card.id} from {source.name} in {target.name}")
    return st.sampled_from(lines)


def tokens(state: Game) -> st.SearchStrategy[str]:
    """A rumour, a trail or a weakness token comes or goes, or a monster stands elsewhere."""
    kinds = ("rumours", "trails", "weaknesses", "weakness_on")
    lines = [
        f"set {name} to {word}"
        for name in HEXER.repairs.values(state)
        for word in ("true", "false")
        if any(kind in name for kind in kinds)
    ]
    return st.sampled_from(lines)


def repairs(state: Game) -> st.SearchStrategy[list[str]]:
    """One word that may well be carried out, two of them, or some that hardly can."""
    likely = st.one_of(likely_puts(state), likely_puts(state), tokens(state), fitting(state))
    any_word = st.one_of(values(state), puts(state), likely, ANYTHING)
    return st.one_of(
        st.lists(likely, min_size=1, max_size=1),
        st.lists(likely, min_size=2, max_size=3),
        st.lists(any_word, min_size=1, max_size=5),
    )


# --- Nothing face down decides --------------------------------------------------------------------


def exchanged(state: Game, dice: Dice) -> Game:
    """The same table, but cards of one kind that lie face down have changed places."""
    game = HEXER.clone(state)
    HEXER.trials.scramble(game, dice.below(1 << 30), PARTY)
    spots: dict[str, list[tuple[Pile[Card], int, Card]]] = {}
    for pile in HEXER.repairs.piles(game).values():
        for index, card in enumerate(pile.cards):
            kind = kind_of(card.id)
            if pile.hidden and kind in pile.kinds and kind != FIXED:
                spots.setdefault(kind, []).append((pile, index, card))
    for lying in spots.values():
        cards = dice.shuffled([card for _, _, card in lying])
        for (pile, index, _), card in zip(lying, cards, strict=True):
            pile.cards[index] = card
            start, _, place = pile.name.partition(".")
            if start == "destruction_on":
                game.destruction_on[BY_ID[place]] = card
    HEXER.check_cards(game)
    return game


def verdict(state: Game, words: list[str]) -> str:
    """Why the words are refused; empty if they are not."""
    try:
        repaired(HEXER, state, words)
    except BadRepair as refused:
        return str(refused)
    return ""


class Table:
    """A game at a moment, tables that look the same to everybody, and words to say there."""

    def __init__(self, seed: int, players: int, steps: int) -> None:
        session = played(seed, players, steps)
        self.save, self.state = session.save(), session.snapshots[-1][1]
        self.others = [exchanged(self.state, Dice(number)) for number in range(3)]
        self.words = repairs(self.state)


TABLES = [Table(*moment) for moment in MOMENTS]


@FUZZ
@given(st.data())
def test_a_repair_is_refused_or_the_game_goes_on(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(TABLES))
    words = data.draw(table.words)
    said = repair_or_refuse(Session.load(HEXER, table.save), words, HEXER.check_cards)
    assert not said.startswith(("Such a position cannot be", "The game cannot go on"))


@FUZZ
@given(st.data())
def test_no_refusal_tells_what_lies_face_down(data: st.DataObject) -> None:
    table = data.draw(st.sampled_from(TABLES))
    words = data.draw(table.words)
    said = verdict(table.state, words)
    assert [verdict(other, words) for other in table.others] == [said] * len(table.others)


def probes(state: Game) -> Iterator[str]:
    """Words by which a host could try to find out what lies where."""
    piles = HEXER.repairs.piles(state)
    for name, pile in piles.items():
        if pile.hidden and pile.cards and name != UNSEEN:
            card = pile.cards[-1].id
            yield f"put {card} in {name}"
            yield from (
                f"put {card} from {name} in {other.name}"
                for other in piles.values()
                if not other.hidden and kind_of(card) in other.kinds
            )
    own = f"players.{state.players[0].id}."
    for name in HEXER.repairs.values(state):
        if name.startswith((f"{own}rumours", f"{own}weaknesses", f"{own}trails")):
            yield f"set {name} to true"


@pytest.mark.parametrize("table", TABLES[::3])
def test_asking_for_what_lies_face_down_tells_nothing(table: Table) -> None:
    said = {word: verdict(table.state, [word]) for word in probes(table.state)}
    assert list(said.values()).count("") > 20
    for other in table.others:
        assert {word: verdict(other, [word]) for word in said} == said


@pytest.mark.parametrize("table", TABLES)
def test_no_offer_tells_what_lies_face_down(table: Table) -> None:
    offers = HEXER.repairs.offers(table.state)
    piles = HEXER.repairs.piles(table.state).values()
    seen = {card.id for pile in piles if not pile.hidden for card in pile.cards}
    assert {name for name in offers.cards if not name.startswith("top ")} <= seen
    for other in table.others:
        assert HEXER.repairs.offers(other) == offers


def test_cards_do_change_places() -> None:
    """The exchange of hidden cards is a real one."""
    moved: dict[str, int] = {}
    for table in TABLES:
        after = HEXER.repairs.piles(table.others[0])
        for name, pile in HEXER.repairs.piles(table.state).items():
            moved[name] = moved.get(name, 0) + (pile.cards != after[name].cards)
    for name in ("row_decks.witcher", "attack_deck", "fight.life", "destruction_pile", "tokens.1"):
        assert moved[name]
    assert not moved["potion_discards"]
