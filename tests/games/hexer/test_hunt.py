"""Chapter 25: monster fights, preparation (Monsterkämpfe: Vorbereitung)."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.events import AnyEvent
from tafelrunde.games.hexer.events import (
    CardsDrawn,
    CombatTurnBegan,
    DeckRenewed,
    Event,
    FightBegan,
    FightEnded,
)
from tafelrunde.games.hexer.fights.fight import fight_on
from tafelrunde.games.hexer.fights.hunt import begin_hunt, draw_monster, terrain_of_den
from tafelrunde.games.hexer.nouns import Moment, Occasion, When
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.state.views import view
from tafelrunde.games.hexer.terms import Opponent, Terrain
from tafelrunde.games.hexer.vocabulary import Draw, GainGold, LoseShield
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn
from tests.kit.hexer import (
    Table,
    dummy_attack,
    dummy_monster,
    dummy_mutagen,
    dummy_token,
    hexer,
)
from tests.kit.hexer_fights import cards, claws, combo_card, fight_in, hunt, plain
from tests.kit.shows import shows


def attack(monster: str = "", wolf: dict[str, Any] | None = None, **position: Any) -> Table:
    """The wolf attacks a monster of the forest at Vizima."""
    monster = monster or dummy_monster("foe")
    there = {"place": "vizima", "hand": cards("x", "y"), "deck": plain(6)}
    players = {"wolf": there | (wolf or {})} | position.pop("others", {"bear": {}})
    den = {"forest": {"id": monster, "place": "vizima"}}
    table = hexer(players=players, phase="confrontation", monsters=den, **position).play()
    return table.answer("wolf", monster)


def attack_legend(wolf: dict[str, Any] | None = None, **position: Any) -> Table:
    """The wolf attacks the Golem at Vizima."""
    there = {"place": "vizima", "hand": cards("x", "y"), "deck": plain(6)}
    players = {"wolf": there | (wolf or {}), "bear": {}}
    values = {"legendary": "golem", "legendary_place": "vizima"} | position
    table = hexer(players=players, phase="confrontation", **values).play()
    return table.answer("wolf", "golem")


# --- The monster ----------------------------------------------------------------------------------


@shows("H25.01")
@pytest.mark.parametrize(
    ("active", "right"), [("wolf", "viper"), ("bear", "wolf"), ("viper", "bear")]
)
def test_the_player_to_the_right_of_the_active_one_controls_the_monster(
    active: str, right: str
) -> None:
    there = {"place": "vizima", "hand": cards("x", "y")}
    players = dict.fromkeys(("wolf", "bear", "viper"), there)
    table = hexer(
        players=players,
        phase="confrontation",
        active=active,
        monsters={"forest": {"id": dummy_monster("foe"), "place": "vizima"}},
    ).play()
    table.answer(active, "foe")

    assert table.asks(right, "announce") == ["charge", "bite"]
    table.stops_at("announce")


@shows("H25.02")
def test_the_special_ability_of_the_monster_applies_to_this_fight() -> None:
    ability = [
        When(Occasion.FIGHT_BEGINS, [LoseShield(1)]),
        When(Occasion.EVERY_TURN, [NextTurn(damage_at_most=0)]),
    ]
    foe = dummy_monster("foe", ability=ability)
    wolf = {"hand": [combo_card("strike"), combo_card("blow")], "trails": ["novigrad"]}
    table = attack(foe, wolf)
    assert [(event.player, event.against) for event in table.events(FightBegan)] == [
        ("wolf", "foe")
    ]
    assert table.player("wolf").shield == 0
    table.answer("wolf", "strike")

    assert len(table.life) == 3  # no damage
    table.stops_at("announce")


@shows("H25.03")
def test_the_life_deck_has_as_many_attack_cards_as_the_monster_has_life() -> None:
    table = attack(dummy_monster("foe", life=5), attack_deck=claws(9))

    assert table.life == ["claw"] * 5
    assert len(table.game.attack_deck) == 4
    table.stops_at("announce")


@shows("H25.04")
def test_the_stack_is_shuffled_before_every_fight() -> None:
    stack = [dummy_attack(f"attack{number}") for number in range(9)]
    foe = dummy_monster("foe", life=5)
    lives = []
    for seed in range(4):
        table = attack(foe, attack_deck=stack, seed=seed)
        assert sorted([*table.life, *table.ids(table.game.attack_deck)]) == stack
        lives.append(tuple(table.life))
        table.stops_at("announce")

    assert len(set(lives)) > 1
    assert any("attack8" in life for life in lives)  # not just the top of the stack


@shows("H25.04")
def test_a_stack_that_is_too_small_is_used_up() -> None:
    table = attack(dummy_monster("foe", life=12), attack_deck=claws(7))

    assert len(table.life) == 7
    assert table.game.attack_deck == []
    table.stops_at("announce")


@shows("H25.04")
def test_after_the_fight_all_attack_cards_return_to_the_stack() -> None:
    foe = dummy_monster("foe", life=4)
    table = attack(foe, {"hand": [], "deck": plain(2), "shield": 0}, attack_deck=claws(6))
    table.answer("bear", "charge")

    (ended,) = table.events(FightEnded)
    assert ended.result == "lost"
    assert table.ids(table.game.attack_deck) == ["claw"] * 6  # so it has all its life again
    den = table.game.dens[Terrain.FOREST]
    assert den is not None
    assert den.card.id == "foe"
    table.stops_at(table.question or "")


# --- The Legendary Monster ------------------------------------------------------------------------


@shows("H25.05")
def test_the_legendary_monster_has_its_own_attack_cards_for_a_life_deck() -> None:
    own = [dummy_attack("own", legendary=True)] * 8
    table = attack_legend(legend_deck=own, attack_deck=claws(5))

    assert table.life == ["own"] * 8
    assert len(table.game.attack_deck) == 5
    table.stops_at("announce")


@shows("H25.05", "H4.40")
def test_the_cards_of_the_legendary_monster_are_shuffled_before_every_fight() -> None:
    names = [dummy_attack(f"own{number}", legendary=True) for number in range(6)]
    lives = set[tuple[str, ...]]()
    for seed in range(6):
        table = attack_legend(legend_deck=names, seed=seed)
        assert sorted(table.life) == names
        lives.add(tuple(table.life))
        table.stops_at("announce")

    assert len(lives) > 3


@shows("H25.06", "H25.07")
def test_destruction_tokens_shorten_its_life_deck_and_are_kept() -> None:
    own = [dummy_attack("own", legendary=True)] * 8
    wolf = {"destruction": [dummy_token("ruin", [])] * 3}
    table = attack_legend(wolf, legend_deck=own)

    assert table.life == ["own"] * 5
    assert table.ids(table.player("wolf").destruction) == ["ruin"] * 3
    table.stops_at("combo")


@shows("H25.08")
def test_the_cards_lost_to_tokens_are_not_seen_trigger_nothing_and_one_card_is_left() -> None:
    names = [dummy_attack(f"own{number}", legendary=True) for number in range(4)]
    wolf = {"destruction": [dummy_token("ruin", [])] * 6}
    table = attack_legend(wolf, legend_deck=names)

    assert len(table.life) == 1
    assert table.fight.discards == []
    assert sorted(table.ids(table.game.legend_deck) + table.life) == names
    seen = view(table.game, table.player("wolf").seat)
    assert [card.id for card in seen.legend_deck] == ["hidden"] * 3
    assert [type(event) for event in said(table)] == [FightBegan]
    table.stops_at("combo")


def said(table: Table) -> list[AnyEvent]:
    """What happened before the first combat turn, besides the shuffled deck."""
    log = table._playing().log
    first = next(n for n, event in enumerate(log) if isinstance(event, CombatTurnBegan))
    return [event for event in log[:first] if type(event).__name__ != "DeckRenewed"]


@shows("H25.09")
def test_the_special_ability_of_the_legendary_monster_holds_besides() -> None:
    strike = combo_card("strike", damage=5)
    wolf = {"hand": [strike, *cards("x")], "destruction": [dummy_token("ruin", [])], "space": 3}
    table = attack_legend(wolf, legend_deck=["legend_relentless"] * 9)
    table.answer("wolf", "strike")

    assert len(table.life) == 8 - 4  # the first point of damage is lost on a golem
    table.stops_at("announce")


@shows("H25.10", "H25.11")
@pytest.mark.parametrize(("side", "values"), [("a", (3, 2, 1, 0, 0)), ("b", (4, 3, 2, 1, 0))])
@pytest.mark.parametrize("space", range(5))
def test_the_legendary_monster_is_protected_by_the_players_space_on_the_victory_track(
    side: str, values: tuple[int, ...], space: int
) -> None:
    strike = combo_card("strike", damage=6)
    wolf = {"hand": [strike, *cards("x")], "deck": plain(4), "space": space}
    position = {"legendary": "toad", "side": side}
    table = hunt(wolf, "toad", life=["legend_relentless"] * 9, position=position).play()
    table.answer("wolf", "strike")

    assert len(table.life) == 9 - (6 - values[space])
    table.stops_at("announce")


@shows("H25.11")
def test_the_protection_of_the_legendary_monster_renews_before_every_combat_turn() -> None:
    strike = combo_card("strike", damage=4)
    wolf = {"hand": [strike, strike, *cards("x")], "deck": plain(9), "space": 0}
    table = hunt(
        wolf, "toad", life=["legend_relentless"] * 9, position={"legendary": "toad"}
    ).play()
    table.answer("wolf", "strike")
    assert len(table.life) == 9 - 1  # 3 of 4 damage are prevented
    table.answer("bear", "bite").answer("wolf", "strike")

    assert len(table.life) == 9 - 1 - 1 - 1
    table.stops_at("announce")


@shows("H25.11")
def test_the_protection_of_one_combat_turn_is_used_up_by_whatever_hits_first() -> None:
    strike = combo_card("strike", damage=4)
    wolf = {"hand": [strike, *cards("x")], "deck": plain(9), "space": 0}
    table = hunt(
        wolf,
        "toad",
        life=["legend_relentless"] * 9,
        attacker={"wounds": [2]},
        position={"legendary": "toad"},
    ).play()
    table.answer("wolf", "strike")

    assert len(table.life) == 9 - 3  # 2 + 4 damage, 3 prevented
    table.stops_at("announce")


# --- Who begins -----------------------------------------------------------------------------------


@shows("H25.12")
def test_player_and_monster_take_combat_turns_alternately() -> None:
    wolf = {"hand": cards("a", "b", "c"), "deck": plain(9)}
    table = hunt(wolf, turn=1, life=claws(6)).play()
    table.answer("bear", "charge").answer("wolf", "a").answer("bear", "charge").answer("wolf", "b")

    sides = [event.side for event in table.events(CombatTurnBegan)]
    assert sides == ["foe", "wolf", "foe", "wolf", "foe"]
    table.stops_at("announce")


@shows("H25.13", "H8.06")
@pytest.mark.parametrize(
    ("trails", "begins"), [([], "foe"), (["novigrad"], "wolf"), (["cintra"], "foe")]
)
def test_the_monster_begins_unless_the_player_has_a_trail_of_its_terrain(
    trails: list[str], begins: str
) -> None:
    table = attack(wolf={"trails": trails})

    assert table.events(CombatTurnBegan)[0].side == begins
    table.stops_at(table.question or "")


@shows("H25.13")
@pytest.mark.parametrize(("tokens", "begins"), [(0, "golem"), (1, "wolf")])
def test_the_legendary_monster_begins_unless_the_player_has_a_destruction_token(
    tokens: int, begins: str
) -> None:
    wolf = {"destruction": [dummy_token("ruin", [])] * tokens, "trails": ["novigrad"]}
    table = attack_legend(wolf)

    assert table.events(CombatTurnBegan)[0].side == begins
    table.stops_at(table.question or "")


# --- The order ------------------------------------------------------------------------------------


def prepared() -> Table:
    """A fight in which every step of the preparation shows, up to the first question."""
    ability = [
        When(Occasion.FIGHT_BEGINS, [GainGold(1)]),
        When(Occasion.DECKS_FORMED, [GainGold(10)]),
    ]
    early = dummy_mutagen("early", [GainGold(100)], Moment.FIGHT_BEGINS)
    late = dummy_mutagen("late", [Draw(1)], Moment.DECKS_FORMED)
    tokens = [{"terrain": "forest", "numeral": number} for number in (1, 6)]
    wolf = {"mutagens": [early, late], "weaknesses": tokens, "discard_pile": cards("gone")}
    return attack(dummy_monster("foe", ability=ability), wolf)


@shows("H25.14", "H12.11")
def test_after_the_ability_is_read_weaknesses_are_announced_before_the_life_decks() -> None:
    table = prepared()
    assert len(table.events(FightBegan)) == 1

    assert table.asks("wolf", "weaknesses") == ["1", "6"]  # before any effect
    assert (table.gold("wolf"), table.fight.life) == (0, [])
    table.answer("wolf", "1", "6")

    assert table.asks("wolf", "fight_begins") == ["early", "pass"]
    assert (table.gold("wolf"), table.fight.life) == (1, [])
    assert table.discard_pile("wolf") == ["gone"]
    table.stops_at("fight_begins")


@shows("H25.14", "H12.11")
def test_after_the_life_decks_the_other_effects_follow_and_then_it_is_known_who_begins() -> None:
    table = prepared()
    table.answer("wolf", "1", "6").answer("wolf", "early")

    assert table.asks("wolf", "decks_formed") == ["late", "pass"]
    assert table.gold("wolf") == 111
    assert len(table.fight.life) == 3
    assert len(table.hand("wolf") + table.deck("wolf")) == 2 + 6 + 1
    assert len(table.hand("wolf")) == 3  # by weakness VI
    moved = [each for each in table.events(Event) if isinstance(each, DeckRenewed | CardsDrawn)]
    assert [event.why for event in moved] == ["H23.02", "H12.11"]
    table.answer("wolf", "pass")

    assert table.events(CombatTurnBegan)[0].side == "wolf"  # by weakness I
    table.stops_at("combo")


# --- Dagon, and monsters drawn for one fight ------------------------------------------------------


@shows("H25.13", "H14.12")
@pytest.mark.parametrize(("trail", "begins"), [(False, "dagon"), (True, "wolf")])
def test_dagon_begins_unless_the_player_has_his_trail(trail: bool, begins: str) -> None:
    wolf = {"place": "dagon_place", "hand": cards("x", "y"), "deck": plain(6)}
    players: dict[str, Any] = {"wolf": wolf | {"dagon_trail": trail}, "bear": {}}
    table = hexer(players=players, phase="confrontation", dagon=6).play()  # no other option

    assert table.events(CombatTurnBegan)[0].side == begins
    table.stops_at(table.question or "")


def drawn(game: Game, rank: int) -> Flow[None]:
    """A fight against a monster that is drawn for it."""
    monster = draw_monster(game, rank)
    assert monster is not None
    yield from begin_hunt(game, game.player, Opponent.DRAWN, monster)
    yield from fight_on(game, fight_in(game))


@shows("H25.13", "H17.12")
def test_a_monster_drawn_for_one_fight_always_begins() -> None:
    foe = dummy_monster("foe")
    wolf = {"trails": ["novigrad", "cintra", "cidaris"], "hand": cards("x", "y")}
    players: dict[str, Any] = {"wolf": wolf, "bear": {}}
    table = hexer(players=players, phase="confrontation", tokens={"1": [foe]})
    table.play(lambda game: drawn(game, 1))

    assert table.events(CombatTurnBegan)[0].side == "foe"
    assert table.fight.opponent is Opponent.DRAWN
    table.stops_at("announce")


@shows("H29.05", "H29.06")
def test_an_empty_stack_is_renewed_and_rank_three_brings_the_cards_set_aside() -> None:
    foes = [dummy_monster("foe", rank=3, life=7)]
    aside = [dummy_attack(f"aside{number}") for number in range(4)]
    table = hexer(
        phase="confrontation",
        tokens={"3": []},
        token_discards={"3": foes},
        attack_deck=claws(3),
        attack_aside=aside,
    )
    table.play(lambda game: drawn(game, 3))

    assert sorted(table.life) == sorted([*aside, *claws(3)])
    assert table.game.token_discards[2] == []
    assert table.game.attack_aside == []
    table.stops_at("announce")

    later = hexer(phase="confrontation", tokens={"3": foes}, attack_deck=claws(3), attack_aside=[])
    later.play(lambda game: drawn(game, 3))
    assert later.life == claws(3)
    later.stops_at("announce")


def test_without_any_token_of_a_rank_nothing_is_drawn() -> None:
    table = hexer(tokens={"1": []}, token_discards={"1": []})
    assert draw_monster(table.game, 1) is None
    stray = dummy_monster("stray")
    table = hexer(tokens={"1": [stray]}, monsters={"forest": dummy_monster("foe")})
    assert terrain_of_den(table.game, table.game.tokens[0][0]) == -1
