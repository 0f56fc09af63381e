"""Chapter 27, step I: what potions, bombs, mutagens, trophies and specialisations do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tafelrunde.engine.decisions import Decision, Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.fights import ability_effects, attack_effects
from tafelrunde.games.hexer.fights.abilities import (
    abilities,
    drinkable,
    is_open,
    usable,
    use_ability,
    use_potion,
)
from tafelrunde.games.hexer.fights.resolving import resolve_combo
from tafelrunde.games.hexer.nouns import Ability, Moment, Monster, Potion
from tafelrunde.games.hexer.rules import shared_effects
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.rules.setup import deal, set_up
from tafelrunde.games.hexer.setup.setup import Setup
from tafelrunde.games.hexer.state.physical import SPECIALISATION, Card, Use
from tafelrunde.games.hexer.state.table import Fight, Fighter, Game, Played, Player
from tafelrunde.games.hexer.terms import Attack, Attribute, Opponent
from tafelrunde.games.hexer.vocabulary import DiscardRandom, LoseShield, Lower, TakeTop
from tafelrunde.games.hexer.vocabulary.abilities import (
    AnyBar,
    CountFewer,
    DecideAttack,
    ForOpponent,
    IgnoreEffect,
    LookAtLife,
    NotCounted,
    PreventDamage,
    RefreshPotion,
    RenewSpecialisation,
    ReturnCards,
    ReturnTo,
    SeekMonsterColour,
    SpendPotion,
    StrikeLater,
    WeakenNext,
)
from tests.kit.hexer import cards_of
from tests.kit.shows import shows

WORDS = (shared_effects, attack_effects, ability_effects)


class Arena:
    """A fight of the wolf against a monster, or against the bear."""

    def __init__(self, against: str = "arachas", **setup: Any) -> None:
        self.game: Game = set_up(Setup(**setup), seed=5)
        deal(self.game)
        self.wolf: Player = self.game.players[0]
        self.bear: Player = self.game.players[1]
        fight = Fight(Opponent.MONSTER, Fighter(0))
        if against == "bear":
            fight = Fight(Opponent.PLAYER, Fighter(0))
            fight.defender = Fighter(1)
        else:
            fight.monster = self.card(against)
            fight.terrain = 0
            fight.life, self.game.attack_deck = self.game.attack_deck[:6], []
        self.fight = self.game.fight = fight
        self.now = Now(self.game, self.wolf, "H27.05")

    def card(self, name: str) -> Card:
        """A physical card that is somewhere on the table."""
        found = [card for card in self.game.cards if card.id == name]
        return found[0] if found else Card(9000, library.printed(name))

    @property
    def fighter(self) -> Fighter:
        """The wolf in this fight."""
        return self.fight.attacker

    def usable(self) -> list[Use]:
        """What may be used in step I."""
        return usable(self.now, abilities(self.wolf, self.fighter, Moment.EFFECTS))

    def do(self, *effects: Effect, answers: Sequence[Sequence[int]] = ()) -> list[Decision]:
        """Carry effects out; returns the questions that were asked."""
        return run(carry_out(effects, self.now), answers)


def run(flow: Flow[Any], answers: Sequence[Sequence[int]] = ()) -> list[Decision]:
    """Play a flow with exactly these answers; returns the questions that were asked."""
    asked, left = list[Decision](), list(answers)
    try:
        question = next(flow)
        while True:
            assert isinstance(question, Decision)
            asked.append(question)
            question = flow.send(left.pop(0))
    except StopIteration:
        assert not left
    return asked


@pytest.fixture
def arena() -> Arena:
    """The wolf against an arachas."""
    return Arena()


# --- The opposing life deck -----------------------------------------------------------------------


@shows("H27.17")
def test_the_viper_looks_at_life_discards_some_and_puts_the_rest_back_in_any_order() -> None:
    arena = Arena()
    below, (c, b, a) = arena.fight.life[:3], arena.fight.life[3:]
    special = next(card for card in arena.game.cards if card.id == "special_attack_1")
    arena.fight.life[-2] = b = special

    asked = arena.do(LookAtLife(3, discard=1), answers=[[1], [1, 0]])

    assert [question.key for question in asked] == ["discard_life", "arrange_life"]
    assert list(asked[0].options) == [a, b, c]  # the top card first
    assert arena.fight.life == [*below, a, c]  # c is the new top card
    assert arena.fight.discards == [b]  # no damage, so the passive ability stays silent
    assert arena.fighter.seen == [a, b, c]


def test_a_card_seen_by_dark_sight_may_be_put_at_the_bottom(arena: Arena) -> None:
    top = arena.fight.life[-1]

    arena.do(LookAtLife(1, may_sink=1), answers=[[0]])

    assert arena.fight.life[0] is top
    assert len(arena.fight.life) == 6


def test_against_a_player_the_opposing_life_deck_is_their_deck() -> None:
    arena = Arena("bear")
    top = arena.bear.deck[-2:]

    arena.do(LookAtLife(2, discard=1), answers=[[0]])

    assert arena.bear.discard_pile == [top[1]]
    assert arena.bear.deck[-1] is top[0]
    assert arena.fight.discards == []


# --- The own cards --------------------------------------------------------------------------------


def test_cards_return_under_the_deck_or_are_shuffled_into_it(arena: Arena) -> None:
    wolf = arena.wolf
    wolf.discard_pile = [wolf.deck.pop() for _ in range(4)]
    first, second, third, fourth = wolf.discard_pile
    above = wolf.deck[:]

    arena.do(ReturnCards(2, to=ReturnTo.BOTTOM), answers=[[3, 0]])
    assert wolf.deck == [first, fourth, *above]
    assert wolf.discard_pile == [second, third]

    arena.do(ReturnCards(3, to=ReturnTo.SHUFFLED))  # both that are left: nothing to choose
    assert wolf.discard_pile == []
    assert len(wolf.deck) == len(above) + 4
    assert {second, third} != set(wolf.deck[:2])
    assert [card for card in wolf.deck if card in above] != above  # all of it is shuffled


def test_weakness_four_fetches_a_card_of_the_monsters_colour(arena: Arena) -> None:
    printed = library.printed("arachas")
    assert isinstance(printed, Monster)
    arena.wolf.deck, arena.wolf.hand = arena.wolf.deck + arena.wolf.hand, []

    (asked,) = arena.do(SeekMonsterColour(), answers=[[0]])

    assert {card.colour for card in cards_of(asked)} == {printed.weakness}
    assert asked.options[0] in arena.wolf.hand


# --- Potions and bombs ----------------------------------------------------------------------------


@shows("H7.04", "H7.05", "H27.03")
def test_uncounted_potions_leave_room_within_the_tolerance(arena: Arena) -> None:
    arena.wolf.potions = [arena.card("blade_oil"), arena.card("white_honey")]
    arena.wolf.bombs = [arena.card("samum")]
    arena.fighter.poison = arena.wolf.levels[Attribute.ALCHEMY] = 1
    assert [use.card.id for use in drinkable(arena.now) if use.card] == ["white_honey"]

    arena.do(NotCounted(1))
    assert len(drinkable(arena.now)) == 3

    arena.fighter.poison = 1
    arena.do(CountFewer(2))
    assert arena.fighter.poison == 0
    arena.do(NotCounted(1), CountFewer(2))
    assert arena.fighter.poison == -1  # used up before the potion is drunk


def test_a_potion_spent_for_weakness_two_counts_as_drunk(arena: Arena) -> None:
    arena.wolf.potions = [arena.card("blade_oil"), arena.card("swallow")]
    arena.wolf.discard_pile = [top := arena.wolf.deck.pop()]
    arena.wolf.levels[Attribute.ALCHEMY] = 1
    arena.fighter.weaknesses = [2]
    (use,) = [use for use in arena.usable() if use.key == "weakness_2"]

    run(use_ability(arena.now, use), [[1]])

    assert top in arena.wolf.hand
    assert arena.fighter.poison == 1
    assert [card.id for card in arena.game.potion_discards] == ["swallow"]
    assert not [use for use in arena.usable() if use.key == "weakness_2"]


def test_a_fresh_breath_takes_the_last_potion_back_if_there_is_room(arena: Arena) -> None:
    arena.game.potion_discards = [arena.card("swallow"), arena.card("thunder")]
    arena.do(RefreshPotion())
    assert [card.id for card in arena.wolf.potions] == ["thunder"]

    arena.wolf.potions = [arena.card("blade_oil")] * 4
    arena.do(RefreshPotion())
    assert len(arena.wolf.potions) == 4

    arena.wolf.potions, arena.game.potion_discards = [], []
    arena.do(RefreshPotion())  # the last potion was already shuffled into the deck
    assert arena.wolf.potions == []


def test_the_manticores_specialisation_is_offered_when_a_potion_is_used() -> None:
    arena = Arena(characters=("manticore", "bear"))
    arena.wolf.levels[Attribute.SPECIALISATION] = 3
    owl = arena.card("tawny_owl")
    arena.wolf.potions = [owl]
    assert isinstance(owl.printed, Potion)
    before = len(arena.wolf.hand)

    (asked,) = run(use_potion(arena.now, owl), [[0]])

    assert asked.key == "potion_ability"
    assert len(arena.wolf.hand) == before + 4  # two by the potion, two by level III
    assert arena.fighter.poison == 0


# --- Specialisations ------------------------------------------------------------------------------


@shows("H6.08")
def test_a_specialisation_can_be_used_once_per_fight_and_again_with_its_trophy(
    arena: Arena,
) -> None:
    ability = arena.wolf.character.specialisation.ability
    trophy = arena.card("trophy_specialisation")
    arena.wolf.trophies = [trophy]
    assert not arena.usable()  # nothing to renew yet
    arena.fighter.used = [SPECIALISATION]

    (use,) = arena.usable()
    run(use_ability(arena.now, use))

    assert SPECIALISATION not in arena.fighter.used
    assert use.card is trophy
    assert not arena.usable()
    assert ability.uses == 1


def test_a_mages_specialisation_is_used_as_often_as_its_level() -> None:
    arena = Arena(characters=("ardea", "bear"))
    arena.wolf.levels[Attribute.SPECIALISATION] = 2
    ability = arena.wolf.character.specialisation.ability
    left = []
    for _ in range(3):
        left.append(is_open(arena.now, SPECIALISATION, ability))
        arena.fighter.used.append(SPECIALISATION)

    assert left == [True, True, False]


def test_renewing_what_was_not_used_changes_nothing(arena: Arena) -> None:
    arena.do(RenewSpecialisation(), AnyBar(2))
    assert arena.fighter.used == []
    assert arena.fighter.any_bar == 2


# --- The combo ------------------------------------------------------------------------------------


def resolve(arena: Arena, *cards: str, answers: Sequence[Sequence[int]] = ()) -> list[Decision]:
    """Resolve a combo of these cards, each hanging on the first tab of the one before."""
    arena.fighter.combo = [Played(arena.card(card), 0) for card in cards]
    arena.fighter.combo[-1].tab = -1
    return run(resolve_combo(arena.game, arena.fight, arena.fighter, arena.wolf), answers)


def quiet(arena: Arena) -> None:
    """A life deck without special attack cards, so that no passive ability speaks."""
    arena.fight.life = [arena.card("attack_onrush")] * 6


@shows("H23.08")
def test_the_hidden_blade_counts_an_empty_deck_before_its_damage_is_dealt() -> None:
    arena = Arena(characters=("viper", "bear"))
    quiet(arena)
    resolve(arena, "hidden_blade")
    assert len(arena.fight.life) == 4

    arena.wolf.deck, arena.fighter.damage = [], 0
    resolve(arena, "hidden_blade")
    assert len(arena.fight.life) == 1


def test_sweeping_aard_rolls_for_more_damage_only_on_its_blue_tab(arena: Arena) -> None:
    losses = []
    for _ in range(12):
        quiet(arena)
        arena.fighter.damage = 0
        arena.fighter.combo = [
            Played(arena.card("sweeping_aard"), 3),
            Played(arena.card("whirl_1")),
        ]
        run(resolve_combo(arena.game, arena.fight, arena.fighter, arena.wolf))
        losses.append(6 - len(arena.fight.life))

    assert set(losses) == {2, 4}
    quiet(arena)
    arena.fighter.damage = 0
    resolve(arena, "sweeping_aard")
    assert len(arena.fight.life) == 5


def test_the_viper_medallion_answers_a_hit_with_one_more_damage(arena: Arena) -> None:
    quiet(arena)
    arena.wolf.trophies = [arena.card("medallion_viper")]
    arena.wolf.character = library.CHARACTERS["bear"]  # no ability of the wolf asks here

    (asked,) = resolve(arena, "whirl_4", answers=[[0]])

    assert asked.key == "hit_ability"
    assert len(arena.fight.life) == 3
    assert arena.fighter.draw == -1


def test_a_combo_without_a_hit_does_not_wake_the_viper_medallion(arena: Arena) -> None:
    quiet(arena)
    arena.wolf.trophies = [arena.card("medallion_viper")]

    assert resolve(arena, "cover_1") == []


# --- What comes from the opponent -----------------------------------------------------------------


def test_damage_is_prevented_up_to_a_number(arena: Arena) -> None:
    arena.now.damage = 3
    arena.do(PreventDamage(2))
    assert arena.now.damage == 1
    arena.do(PreventDamage(2))
    assert arena.now.damage == 0


@pytest.mark.parametrize(
    ("mutagen", "threat"),
    [("thick_hide", DiscardRandom(2)), ("stubborn_mind", Lower(Attribute.COMBAT))],
)
def test_a_mutagen_ignores_one_effect_of_the_monster(mutagen: str, threat: Effect) -> None:
    arena = Arena()
    arena.wolf.levels[Attribute.COMBAT] = 3
    arena.wolf.mutagens = [arena.card(mutagen)]
    hand = arena.wolf.hand[:]

    (asked,) = arena.do(threat, answers=[[0]])
    assert (asked.key, arena.wolf.hand, arena.wolf.levels[0]) == ("avert", hand, 3)

    arena.do(threat)  # once per fight
    assert len(arena.wolf.hand) < len(hand) or arena.wolf.levels[0] == 2


def test_what_the_player_discards_for_an_own_ability_cannot_be_ignored(arena: Arena) -> None:
    arena.wolf.mutagens = [arena.card("thick_hide")]
    arena.now.card = arena.card("medallion_griffin")
    arena.wolf.trophies = [arena.now.card]

    assert arena.do(DiscardRandom(1)) == []


def test_weakening_lowers_the_monsters_attack_and_protects_from_a_player(arena: Arena) -> None:
    arena.do(WeakenNext(3))
    assert (arena.fight.weaker, arena.fighter.protection) == (3, 0)

    duel = Arena("bear")
    duel.do(WeakenNext(3))
    assert (duel.fight.weaker, duel.fighter.protection) == (0, 3)


def test_the_player_decides_what_the_monster_announces(arena: Arena) -> None:
    arena.do(DecideAttack(), answers=[[1]])
    assert arena.fight.announced == Attack.BITE


# --- The opponent ---------------------------------------------------------------------------------


def test_delayed_damage_adds_up_turn_by_turn(arena: Arena) -> None:
    arena.fighter.wounds = [2]
    arena.do(StrikeLater(1, turns=2))
    assert arena.fighter.wounds == [3, 1]


def test_a_bomb_can_concern_the_opposing_player_only() -> None:
    duel = Arena("bear")
    duel.wolf.shield = duel.bear.shield = 3
    duel.do(ForOpponent([LoseShield(2)]))
    assert (duel.wolf.shield, duel.bear.shield) == (3, 1)

    hunt = Arena()
    hunt.wolf.shield = 3
    hunt.do(ForOpponent([LoseShield(2)]))
    assert hunt.wolf.shield == 3


def test_spending_without_a_potion_does_nothing(arena: Arena) -> None:
    arena.wolf.potions = []
    arena.do(SpendPotion(), TakeTop(1), IgnoreEffect())
    assert arena.fighter.poison == 0
    assert Ability(Moment.EFFECTS, [IgnoreEffect()]).uses == 1
