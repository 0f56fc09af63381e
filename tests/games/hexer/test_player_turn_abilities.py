"""Chapter 27, step I: when abilities work, how often, and what hampers a combo."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.engine.decisions import Flow
from tafelrunde.games.hexer.events import CardPlayed, DamageSuffered, MonsterDamaged
from tafelrunde.games.hexer.fights.abilities import AT_MOST
from tafelrunde.games.hexer.fights.combo import chains_of, is_allowed
from tafelrunde.games.hexer.fights.hunt import begin_hunt, can_attack
from tafelrunde.games.hexer.nouns import NO_SYMBOLS, Moment, Occasion, When
from tafelrunde.games.hexer.rules.deck import draw
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.state.table import Game
from tafelrunde.games.hexer.terms import Colour, Kind, Opponent, Terrain
from tafelrunde.games.hexer.vocabulary import DiscardCards, Draw, GainGold, LoseGold, Strike, Suffer
from tafelrunde.games.hexer.vocabulary.abilities import Echo, LookAtLife
from tafelrunde.games.hexer.vocabulary.monsters import (
    AnnounceWorse,
    DiscardChosenFromDeck,
    DiscardTerrainOr,
    LostCards,
    NextTurn,
    PlayChainOr,
    SufferHandCard,
    TakeLifeBack,
)
from tests.kit.hexer import (
    Table,
    boost,
    dummy_attack,
    dummy_bomb,
    dummy_card,
    dummy_monster,
    dummy_mutagen,
    dummy_potion,
    hexer,
    levels,
)
from tests.kit.hexer_fights import (
    Trial,
    cards,
    claws,
    combo_card,
    duel,
    fight_begins,
    fight_in,
    hunt,
    plain,
    struck,
    tab,
    until,
)
from tests.kit.shows import shows


def does(table: Table, *effects: Any, who: int = 0, card: bool = False) -> Table:
    """Something has these effects for a player."""

    def rule(game: Game) -> Flow[None]:
        source = fight_in(game).monster if card else None
        yield from carry_out(effects, Now(game, game.players[who], "H26.13", source))

    return table.play(rule)


# --- Abilities that work by themselves ------------------------------------------------------------


@shows("H27.05")
def test_a_companion_that_pays_after_a_victory_does_so_unasked() -> None:
    slash = dummy_card("slash", damage=9)
    wolf = {"hand": [slash], "deck": plain(3), "items": ["event_minstrel"], "gold": 0}
    table = hunt(wolf, life=claws(1)).play()
    until(table, "wolf", "exhaustion").stops_at("exhaustion")
    table.answer("wolf", table.asks("wolf")[0])

    assert table.gold("wolf") == 2 + 1


@shows("H27.05")
def test_what_works_by_itself_is_not_offered_too() -> None:
    gift = dummy_mutagen("gift", [GainGold(1)], forced=True)
    chosen = dummy_mutagen("chosen", [Draw(1)])
    wolf = {"hand": plain(2), "deck": plain(5), "gold": 0, "mutagens": [gift, chosen]}
    table = hunt(wolf).play()

    assert table.gold("wolf") == 1
    assert table.asks("wolf", "effects") == ["chosen", "pass"]
    table.stops_at("effects")


@shows("H12.11", "H27.05")
def test_a_weakness_for_the_whole_fight_is_offered_in_step_one_only() -> None:
    swallow = dummy_potion("swallow", [])
    wolf = {"hand": plain(2), "deck": plain(5), "potions": [swallow], "levels": {"alchemy": 1}}
    table = hunt(wolf, attacker={"weaknesses": [2]}).play()
    asked: list[str] = []
    assert "weakness_2" in table.asks("wolf", "effects")
    table.passes("wolf")
    until(table, "bear", "announce", asked).stops_at("announce")

    assert asked in ([], ["wolf combo"])


# --- How often ------------------------------------------------------------------------------------


@shows("H25.02")
def test_a_monster_that_allows_one_potion_counts_bombs_and_spent_potions_too() -> None:
    bang, swallow = dummy_bomb("bang", []), dummy_potion("gulp", [])
    wolf = {"hand": plain(2), "deck": plain(5), "levels": {"alchemy": 4}}
    limit = {"used": [f"{AT_MOST}1"], "weaknesses": [2]}
    for used, gone in (("bang", 0), ("weakness_2", 1)):
        owned = {"potions": [swallow, swallow], "bombs": [bang]}
        table = hunt(wolf | owned, attacker=limit).play().answer("wolf", used)
        if gone:
            table.answer("wolf", "gulp")
        assert len(table.player("wolf").potions) == 2 - gone
        table.stops_at("announce")  # equal cards are no choice, and nothing is left to drink


@shows("H26.03")
def test_a_card_goes_back_only_as_often_as_the_monster_says() -> None:
    foe = dummy_monster("foe", ability=[When(Occasion.AFTER_BITE, [TakeLifeBack(1, times=1)])])
    trial = Trial(foe, life=claws(4), turn=1).bites()
    assert len(trial.table.fight.life) == 4  # one used up, one taken back
    assert trial.table.fight.taken_back == 1

    trial = Trial(foe, life=claws(4), turn=1, taken_back=1).bites()
    assert len(trial.table.fight.life) == 3


# --- Combos ---------------------------------------------------------------------------------------


@shows("H26.13")
def test_a_card_must_be_allowed_by_every_hamper() -> None:
    hampers = [{"without": [int(Colour.BLUE)]}, {"without": [int(Colour.RED)]}]
    wolf = {"hand": cards("blue", "red", "green"), "deck": plain(5)}
    table = hunt(wolf, attacker={"coming": hampers}).play()
    table.stops_at("announce")

    assert table.hand("wolf")[:2] == ["blue", "red"]
    assert not any(
        is_allowed(table.fighter("wolf"), card.plays[0][0])
        for card in table.player("wolf").hand[:2]
        if table.fighter("wolf").hampers
    )


@shows("H27.09")
def test_a_chain_uses_every_card_once() -> None:
    ring = dummy_card("ring", tabs={Colour.BLUE: tab(damage=1)})
    table = hunt({"hand": [ring], "deck": plain(3)})

    assert chains_of(table.player("wolf").hand, 2) == []


@shows("H27.09", "H27.10")
def test_each_card_of_a_chain_hangs_on_the_one_before() -> None:
    first = dummy_card("first", Colour.BLUE, shield=1, tabs={Colour.RED: tab(shield=1)})
    second = dummy_card("second", Colour.RED, tabs={Colour.GREEN: NO_SYMBOLS})
    third = dummy_card("third", Colour.GREEN, shield=1)
    wolf = {"hand": [third, second, first], "shield": 0, "levels": levels(1, 5, 1, 1)}
    table = struck([PlayChainOr(3, otherwise=[Suffer(4)])], wolf).table
    chain, *others = table.asks("wolf", "play_chain")
    assert others == ["pass"]
    table.answer("wolf", chain)

    assert [told.card for told in table.events(CardPlayed)] == ["first", "second", "third"]
    assert (table.player("wolf").shield, table.hand("wolf")) == (3, [])


@shows("H27.07", "H27.15")
def test_without_a_combo_nothing_of_it_is_resolved() -> None:
    eager = dummy_mutagen("eager", [GainGold(1)], Moment.COMBO)
    foe = dummy_monster("foe", ability=[When(Occasion.COMBO_PLAYED, [GainGold(5)])])
    hamper = {"coming": [{"only": [int(Colour.RED)]}]}
    wolf = {"hand": cards("blue"), "deck": plain(5), "gold": 0, "mutagens": [eager]}
    table = hunt(wolf, foe, attacker=hamper).play()
    table.stops_at("announce")

    assert table.gold("wolf") == 0


@shows("H27.27")
def test_an_echo_without_a_combo_returns_nothing() -> None:
    echo = dummy_mutagen("echo", [Echo()])
    hamper = {"coming": [{"only": [int(Colour.RED)]}]}
    wolf = {"hand": cards("blue"), "deck": [], "mutagens": [echo]}
    table = hunt(wolf, attacker=hamper).play().answer("wolf", "echo")
    table.stops_at("announce")

    assert table.hand("wolf") == ["blue"]


# --- What the opponent does -----------------------------------------------------------------------


@shows("H26.06", "H26.13")
@pytest.mark.parametrize(("card", "why"), [("claw", "H26.06"), ("special_attack_1", "H26.13")])
def test_damage_names_the_rule_of_the_attack(card: str, why: str) -> None:
    foe = dummy_monster("foe", specials=([Suffer(1)], (), (), ()))
    claw = dummy_attack("claw", charge=1)
    top = claw if card == "claw" else card
    trial = Trial(foe, life=[top, *claws(2)], turn=1).charges()
    (hurt,) = trial.table.events(DamageSuffered)

    assert hurt.why == why


@shows("H26.06")
@pytest.mark.parametrize(("deck", "damage"), [(3, 1), (0, 1), (1, 3)])
def test_cards_lost_from_the_hand_count_as_lost(deck: int, damage: int) -> None:
    trophy = dummy_mutagen("revenge", [Strike(1)], needs=LostCards())
    wolf = {"hand": plain(4), "deck": plain(deck), "shield": 0, "mutagens": [trophy]}
    answers = ["plain"] if deck == 0 else ["plain,plain#2"] if deck == 1 else []
    trial = struck(damage, wolf, *answers)

    assert trial.table.fighter("wolf").lost == damage


@shows("H26.06", "H27.05")
def test_in_a_duel_one_lost_card_is_enough_for_revenge_and_none_is_not() -> None:
    revenge = dummy_mutagen("revenge", [Strike(1)], needs=LostCards())
    for damage, offered in ((1, True), (0, False)):
        wolf = {"hand": [combo_card("hit", damage=damage)], "deck": plain(5)}
        bear = {"hand": plain(2), "deck": plain(5), "shield": 0, "mutagens": [revenge]}
        table = until(duel(wolf, bear).play(), "bear", "effects")
        assert ("revenge" in table.asks("bear")) is offered
        table.stops_at("effects")


@shows("H27.21")
def test_a_blow_that_costs_only_hand_cards_is_a_hit_too() -> None:
    proud = dummy_mutagen("proud", [GainGold(1)], Moment.HIT)
    wolf = {"hand": [combo_card("hit", damage=1)], "deck": plain(5), "mutagens": [proud]}
    bear = {"hand": plain(3), "deck": [], "shield": 0}
    table = duel(wolf, bear).play().answer("bear", "plain")

    assert table.asks("wolf", "hit_ability") == ["proud", "pass"]
    table.stops_at("hit_ability")


@shows("H27.17")
def test_the_event_of_discarded_life_tells_what_is_left() -> None:
    table = does(hunt({"hand": plain(2), "deck": plain(5)}, life=claws(5)), LookAtLife(1, 1))
    (damaged,) = table.events(MonsterDamaged)

    assert (damaged.cards, damaged.left) == (("claw",), 4)
    assert len(table.fight.life) == 4


@shows("H26.13")
def test_a_deck_that_was_searched_by_the_monster_is_shuffled() -> None:
    table = hunt({"hand": [], "deck": cards("blue", "red", "green")})
    before = list(table.game.chance.streams)
    does(table, DiscardChosenFromDeck(1), card=True).answer("wolf", "red")

    assert table.discard_pile("wolf") == ["red"]
    assert table.game.chance.streams != before


@shows("H26.13")
def test_a_hamper_of_the_opponent_waits_for_the_own_combat_turn() -> None:
    """Even one that works at once works on the combo of the one concerned."""
    hamper = NextTurn(draw_fewer=1, at_once=True)
    table = duel({"hand": plain(2), "deck": plain(5)}, {"hand": plain(2), "deck": plain(5)})
    does(table, hamper, who=1)

    assert table.fighter("bear").hampers == []
    assert table.fighter("bear").coming == [hamper]


# --- The preparation ------------------------------------------------------------------------------


@shows("H25.02")
def test_only_a_price_keeps_a_player_from_attacking() -> None:
    costly = dummy_monster("costly", ability=[When(Occasion.PRICE, [LoseGold(1)])])
    harsh = dummy_monster("harsh", ability=[When(Occasion.FIGHT_BEGINS, [LoseGold(1)])])
    for monster, may in ((costly, False), (harsh, True)):
        table = hunt({"gold": 0, "hand": plain(1)}, monster)
        foe = table.fight.monster
        assert foe is not None
        assert can_attack(table.game, table.player("wolf"), foe) is may


@shows("H23.02", "H27.26")
def test_in_a_fight_that_has_begun_the_deck_is_not_renewed() -> None:
    table = fight_begins(dummy_monster("foe"), wolf={"deck": plain(2), "discard_pile": plain(2)})
    wolf = table.player("wolf")
    assert len(wolf.deck) == 4  # the discard pile was shuffled in
    wolf.discard_pile += wolf.deck
    wolf.deck.clear()
    held = len(wolf.hand)
    draw(table.game, wolf, 2, "H27.23")

    assert (len(wolf.hand), len(wolf.discard_pile)) == (held, 4)


@shows("H29.06")
def test_a_fight_without_cards_set_aside_shuffles_nothing_in() -> None:
    strong = dummy_monster("strong", rank=3)
    table = hunt({"hand": plain(2)}, strong)
    game = table.game
    game.fight = None
    den = game.dens[Terrain.FOREST]
    assert den is not None
    size = len(game.attack_deck) + len(game.attack_aside)
    list(begin_hunt(game, game.player, Opponent.MONSTER, den.card, Terrain.FOREST))

    assert game.attack_aside == []
    assert len(game.attack_deck) + len(fight_in(game).life) == size
    table.stop_checking()


@shows("H31.01", "H27.05")
def test_a_companion_that_pays_after_a_victory_pays_after_a_duel_too() -> None:
    wolf = {"hand": [combo_card("hit", damage=9)], "deck": plain(3), "items": ["event_minstrel"]}
    bear = {"hand": [], "deck": plain(1), "shield": 0}
    table = duel(wolf | {"gold": 0}, bear).play()
    until(table, "wolf", "exhaustion").stops_at("exhaustion")

    assert table.gold("wolf") == 1  # the gold of the victory follows


@shows("H23.06", "H27.21")
def test_a_blow_that_ends_the_fight_brings_nothing_more() -> None:
    proud = dummy_mutagen("proud", [GainGold(1)], Moment.HIT)
    wolf = {"hand": [combo_card("hit", damage=9)], "deck": plain(3), "mutagens": [proud]}
    table = hunt(wolf, life=claws(1)).play()
    table.stops_at("exhaustion")


@shows("H26.13", "H27.13")
@pytest.mark.parametrize(("energy", "ways"), [(2, ["magic", "magic+boost"]), (1, [])])
def test_a_first_card_that_chance_chooses_is_boosted_only_with_enough_energy(
    energy: int, ways: list[str]
) -> None:
    """Another hamper beside it changes nothing about it."""
    magic = dummy_card("magic", kind=Kind.MAGE, boost=boost(2, damage=1))
    hampers = [{"first_random": True}, {"draw_fewer": 1}]
    othar = {"place": "vizima", "hand": [magic], "deck": plain(9), "shield": energy}
    foe = {"id": dummy_monster("foe"), "place": "vizima"}
    table = hexer(
        players={"othar": othar, "bear": {}},
        phase="confrontation",
        monsters={"forest": foe},
        fight={"against": "foe", "life": claws(9), "attacker": {"coming": hampers}},
    ).play()
    if ways:
        assert table.asks("othar", "combo") == ways
        table.stops_at("combo")
    else:
        table.stops_at("announce")
        assert table.discard_pile("othar") == ["magic"]


@shows("H26.13")
def test_a_first_card_from_the_deck_beside_another_hamper() -> None:
    hampers = [{"draw_fewer": 1}, {"first_from_deck": True}]
    wolf = {"hand": cards("blue"), "deck": [*cards("red"), *plain(4)], "levels": {"combat": 1}}
    table = hunt(wolf, attacker={"coming": hampers}).play()
    table.stops_at("announce")

    assert table.discard_pile("wolf") == ["red"]
    assert table.fighter("wolf").hampers == []  # they held for this combat turn


@shows("H26.13")
def test_only_cards_of_the_terrain_avert_what_threatens() -> None:
    lake, wood = dummy_card("lake", terrain=Terrain.WATER), dummy_card("wood")
    threat = DiscardTerrainOr(Terrain.WATER, otherwise=[Suffer(1)])
    table = does(hunt({"hand": [lake, wood], "deck": plain(5)}), threat)

    assert table.asks("wolf", "discard_or") == ["lake", "pass"]
    table.stops_at("discard_or")


@shows("H26.13")
@pytest.mark.parametrize(("every", "damage"), [(False, 1), (True, 9)])
def test_the_symbols_of_a_random_hand_card_hurt(every: bool, damage: int) -> None:
    mirror = dummy_card("mirror", damage=1, shield=1, draw=-1, top=2, seek=3, protection=1)
    wolf = {"hand": [mirror], "deck": plain(20), "shield": 0}
    table = does(hunt(wolf), SufferHandCard(all_symbols=every))

    assert len(table.deck("wolf")) == 20 - damage


@shows("H26.01")
@pytest.mark.parametrize(("bite", "worse"), [(3, 1), (1, 0), (2, 0)])
def test_the_attack_that_hurts_more_is_announced(bite: int, worse: int) -> None:
    """On a tie the charge; what is no damage does not count."""
    blow = dummy_attack("blow", charge=[DiscardCards(5), Suffer(2)], bite=bite)
    wolf = {"hand": plain(2), "deck": plain(5)}
    table = does(hunt(wolf, life=[blow, *claws(2)]), AnnounceWorse())

    assert table.fight.announced == worse
