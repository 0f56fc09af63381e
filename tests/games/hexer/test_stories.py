"""Chapter 20: exploration and quests (Erkundung und Quests), and what the words of stories do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tafelrunde.engine.decisions import Decision, Flow
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import events
from tafelrunde.games.hexer.expansions.journey import Journey
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.nouns import ActionCard, Deck
from tafelrunde.games.hexer.rules import turn
from tafelrunde.games.hexer.rules.now import Now, carry_out
from tafelrunde.games.hexer.rules.setup import deal, finish_setup, set_up
from tafelrunde.games.hexer.setup.setup import Setup
from tafelrunde.games.hexer.state.board import BY_ID, LOCATIONS
from tafelrunde.games.hexer.state.physical import Card
from tafelrunde.games.hexer.state.table import Game, Player, Quest
from tafelrunde.games.hexer.terms import DAGON_TOP, Attribute, Opponent, Terrain
from tafelrunde.games.hexer.turn.explore import explore
from tafelrunde.games.hexer.turn.stories import complete_quest, open_quests
from tafelrunde.games.hexer.vocabulary import Draw, GainGold, LoseGold
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FightDrawn,
    FindIsland,
    FindTrail,
    GainCard,
    HearRumour,
    LandOn,
    MayTrash,
    MoveDagon,
    PayCards,
    PeekAtMovement,
    ReadEvent,
    RefillBy,
    ReturnThis,
    ShuffleDiscards,
    SwapCard,
    TurnBack,
)
from tests.kit.hexer import cards_of
from tests.kit.shows import shows

WORDS = turn.WORDS
LOC_GWEN = BY_ID["loc_gwen"]


class Road:
    """The wolf between two fights, with the cards that the test wants on top."""

    def __init__(self, seed: int = 5) -> None:
        self.game: Game = set_up(Setup(), seed)
        deal(self.game)
        run(finish_setup(self.game), [[0]])
        self.wolf: Player = self.game.players[0]
        self.game.active = 0
        self.game.log = []
        self.now = Now(self.game, self.wolf, "H20.07")

    def card(self, name: str) -> Card:
        """A physical card that is somewhere on the table."""
        return next(card for card in self.game.cards if card.id == name)

    def explore(self, name: str, answers: Sequence[Sequence[int]] = ()) -> list[Decision]:
        """Explore with this card on top of its deck."""
        deck = Deck.CITY if name.startswith("city") else Deck.WILDERNESS
        pile = self.game.city if deck is Deck.CITY else self.game.wilderness
        card = self.card(name)
        pile.remove(card)
        pile.append(card)
        return run(explore(self.game, self.wolf, deck), answers)

    def read(self) -> list[str]:
        """The cards that were read out."""
        assert isinstance(self.game.log, list)
        return [event.card for event in self.game.log if isinstance(event, events.StoryRead)]

    def do(self, *effects: Effect, answers: Sequence[Sequence[int]] = ()) -> list[Decision]:
        """Carry effects out; returns the questions that were asked."""
        return run(carry_out(effects, self.now), answers)

    def sail(self, *effects: Effect) -> Journey:
        """Carry effects out on the way to Ard Skellig."""
        card = self.game.skellige[-1]
        journey = Journey(self.game, self.wolf, BY_ID["ard_skellig"], card)
        run(carry_out(effects, journey))
        return journey


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
def road() -> Road:
    """The wolf on the road."""
    return Road()


# --- Options --------------------------------------------------------------------------------------


@shows("H20.04", "H20.06", "H20.07", "H20.08")
def test_one_option_is_chosen_and_only_its_result_is_read_out(road: Road) -> None:
    road.wolf.gold = 0
    (asked,) = road.explore("city_child_in_the_well", answers=[[1]])

    assert len(asked.options) == 2
    assert road.wolf.gold == 1
    assert road.card("city_child_in_the_well") in road.game.city_discards
    assert isinstance(road.game.log, list)
    read = [event.part for event in road.game.log if isinstance(event, events.StoryRead)]
    assert read == ["intro", "2"]


@shows("H20.05")
def test_an_option_that_demands_more_gold_than_there_is_is_not_read_out(road: Road) -> None:
    road.wolf.gold = 1
    assert road.explore("city_indebted_innkeeper") == []
    assert road.wolf.gold == 2

    rich = Road()
    rich.wolf.gold = 2
    (asked,) = rich.explore("city_indebted_innkeeper", answers=[[0]])
    assert len(asked.options) == 2
    assert [quest.quest for quest in rich.wolf.quests] == ["q1"]


def test_an_option_that_demands_a_potion_is_read_out_to_who_has_one(road: Road) -> None:
    road.wolf.potions = [road.game.potion_deck.pop()]

    (asked, *_) = road.explore("wild_old_crone", answers=[[0], [0]])

    assert len(asked.options) == 2
    assert road.wolf.potions == []
    assert sorted(road.wolf.levels) == [1, 1, 1, 2]
    assert Road().explore("wild_old_crone") == []


# --- Quests ---------------------------------------------------------------------------------------


@shows("H20.10", "H20.17", "H8.11")
def test_a_quest_keeps_the_card_and_a_tile_of_its_terrain_marks_the_target(road: Road) -> None:
    tile = road.game.tiles[Terrain.MOUNTAIN][-1]

    road.explore("city_pawnbroker", answers=[[0]])

    (quest,) = road.wolf.quests
    assert (quest.quest, quest.place, quest.tile) == ("q11", tile, True)
    assert quest.card is road.card("city_pawnbroker")
    assert quest.card not in road.game.city_discards
    assert tile not in road.game.tiles[Terrain.MOUNTAIN]
    HEXER.check_cards(road.game)


@shows("H8.13")
def test_without_a_tile_of_the_terrain_another_stack_is_used(road: Road) -> None:
    road.game.tiles[Terrain.MOUNTAIN] = []
    tile = road.game.tiles[Terrain.WATER][-1]
    road.explore("city_pawnbroker", answers=[[0]])
    assert road.wolf.quests[0].place == tile

    road.game.tiles = [[], [], []]
    road.explore("city_mining_company", answers=[[0]])
    assert len(road.wolf.quests) == 1  # no target, no quest


def test_a_quest_may_lead_to_a_named_location_to_the_own_school_or_anywhere(road: Road) -> None:
    road.now.card = road.card("city_witness")
    road.do(BeginQuest("q15"))
    road.now.card = road.card("wild_hermit")
    road.do(BeginQuest("q6"))
    road.now.card = road.card("city_library")
    road.do(BeginQuest("q2"))

    places = [(quest.place, quest.tile) for quest in road.wolf.quests]
    assert places[:2] == [(BY_ID["vizima"], False), (BY_ID["kaer_morhen"], False)]
    assert places[2][1]


@shows("H16.08", "H20.11", "H2.12")
def test_a_quest_is_completed_at_its_target_if_its_cost_can_be_paid(road: Road) -> None:
    wolf = road.wolf
    wolf.quests = [Quest(road.card("city_library"), "q2", wolf.place, False)]
    road.game.city.remove(road.card("city_library"))
    assert open_quests(road.game, wolf) == wolf.quests

    wolf.deck += wolf.hand
    wolf.hand = []
    assert open_quests(road.game, wolf) == []  # 1 hand card

    wolf.hand = [wolf.deck.pop()]
    wolf.place = (wolf.place + 1) % 18
    assert open_quests(road.game, wolf) == []


@shows("H20.11", "H20.15")
def test_a_completed_quest_pays_and_its_tile_goes_back_and_its_card_out(road: Road) -> None:
    wolf, card = road.wolf, road.card("city_law_of_surprise")
    road.game.city.remove(card)
    tile = road.game.tiles[Terrain.FOREST].pop()
    wolf.quests = [Quest(card, "q19", tile, True)]
    wolf.gold, hand = 0, len(wolf.hand)

    run(complete_quest(road.game, wolf, wolf.quests[0]), [[0, 1], [0]])

    assert (wolf.quests, wolf.gold, len(wolf.hand)) == ([], 1, hand - 2)
    assert wolf.levels[Attribute.COMBAT] == 2
    assert tile in road.game.tiles[Terrain.FOREST]
    assert card in road.game.out
    HEXER.check_cards(road.game)


# --- Events ---------------------------------------------------------------------------------------


@shows("H20.16")
def test_an_item_stays_with_its_owner_until_it_is_returned(road: Road) -> None:
    road.do(ReadEvent(13))
    assert [item.id for item in road.wolf.items] == ["event_steed"]
    assert road.do(ReadEvent(13)) == []  # somebody owns it: nothing is left to read

    order = [card.id for card in road.game.events]
    road.now.card = road.wolf.items[0]
    road.do(ReturnThis(), ReturnThis())
    assert road.wolf.items == []
    assert [card.id for card in road.game.events][12] == "event_steed"
    assert len(road.game.events) == len(order) + 1


@shows("H20.16", "H4.10")
def test_other_events_go_back_to_their_place_and_may_have_options(road: Road) -> None:
    before, road.wolf.gold = road.game.events[:], 0

    road.do(ReadEvent(8))
    assert (road.wolf.gold, road.game.events) == (3, before)
    (asked,) = road.do(ReadEvent(18), answers=[[1]])
    assert asked.about is road.card("event_last_will")
    assert (road.wolf.gold, road.game.events) == (7, before)


def test_a_sealed_notice_pays_once_at_the_start_of_a_turn(road: Road) -> None:
    wolf, game = road.wolf, road.game
    road.do(ReadEvent(21))
    wolf.gold = 0

    run(turn.begin_turn(game))
    assert (wolf.gold, len(wolf.items)) == (0, 1)  # without a trophy

    wolf.trophies = [game.tokens[0].pop()]
    run(turn.begin_turn(game))
    run(turn.begin_turn(game))
    assert (wolf.gold, wolf.items) == (4, [])


# --- Cards ----------------------------------------------------------------------------------------


def test_cards_are_gained_paid_trashed_and_shuffled_back(road: Road) -> None:
    wolf = road.wolf
    road.do(GainCard(1), answers=[[0]] if row_offers(road, 1) > 1 else ())
    gained = wolf.discard_pile[-1].printed
    assert isinstance(gained, ActionCard)
    assert gained.cost == 1

    hand = wolf.hand[:]
    road.do(PayCards(1), answers=[[0]])
    assert hand[0] in wolf.discard_pile

    road.do(MayTrash(1, discard_pile_too=True), answers=[[len(wolf.hand)]])
    assert wolf.discard_pile == [hand[0]]
    road.do(MayTrash(1), answers=[[]])
    assert len(wolf.hand) == len(hand) - 1

    road.do(ShuffleDiscards())
    assert wolf.discard_pile == []
    assert hand[0] in wolf.deck
    HEXER.check_cards(road.game)


def row_offers(road: Road, cost: int) -> int:
    """How many cards of that cost lie in the own row."""
    row = road.game.own_market(road.wolf).row
    return sum(card is not None and card.cost == cost and not card.trash_cost for card in row)


def test_nobody_trashes_the_last_card(road: Road) -> None:
    wolf = road.wolf
    road.game.out += wolf.deck + wolf.hand[1:]
    wolf.deck, wolf.hand = [], wolf.hand[:1]

    assert road.do(MayTrash(1)) == []
    assert len(wolf.hand) == 1


@pytest.mark.parametrize("discard_pile_too", [False, True])
def test_who_owns_no_card_is_not_asked_to_trash_one(road: Road, discard_pile_too: bool) -> None:
    wolf = road.wolf
    road.game.out += wolf.deck + wolf.hand + wolf.discard_pile
    wolf.deck, wolf.hand, wolf.discard_pile = [], [], []

    assert road.do(MayTrash(1, discard_pile_too=discard_pile_too)) == []


def test_the_smith_swaps_a_hand_card_for_one_that_costs_at_most_one_more(road: Road) -> None:
    given = road.wolf.hand[0]

    *_, asked = road.do(SwapCard(), answers=[[0], [0]])

    assert asked.options[0] in road.wolf.hand
    assert given in road.game.out
    assert all(card.cost <= given.cost + 1 for card in cards_of(asked))


@shows("H28.23")
def test_more_and_fewer_cards_in_phase_three_add_up(road: Road) -> None:
    road.do(RefillBy(2), RefillBy(-1))

    assert road.wolf.fewer == -1


# --- Chance ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", [1, 3, 5])
def test_an_attempt_adds_the_level_to_the_die(road: Road, level: int) -> None:
    road.wolf.levels[Attribute.COMBAT] = level
    road.wolf.gold = 3
    for _ in range(30):
        assert isinstance(road.game.log, list)
        before = road.wolf.gold = 3
        road.do(Attempt(Attribute.COMBAT, at_least=6, then=[GainGold(1)], otherwise=[LoseGold(1)]))
        rolled = [e for e in road.game.log if isinstance(e, events.DiceRolled)][-1]
        good = rolled.dice[0] + level >= 6
        assert road.wolf.gold == before + (1 if good else -1)


# --- Monsters -------------------------------------------------------------------------------------


@shows("H16.28", "H16.29", "H8.09")
def test_rumours_and_trails_are_chosen_among_what_can_be_had(road: Road) -> None:
    road.game.tiles[Terrain.FOREST] = []
    (asked,) = road.do(HearRumour(), answers=[[1]])
    assert list(asked.options) == [Terrain.MOUNTAIN, Terrain.WATER]
    assert LOCATIONS[road.wolf.rumours[0]].terrain is Terrain.WATER

    road.do(HearRumour(Terrain.FOREST), FindTrail(Terrain.MOUNTAIN))
    assert len(road.wolf.rumours) == 1
    assert LOCATIONS[road.wolf.trails[0]].terrain is Terrain.MOUNTAIN

    assert road.do(FindTrail(), FindTrail()) == []  # only water is left, then nothing
    assert len(road.wolf.trails) == 2


def test_a_trail_of_the_own_terrain_depends_on_the_location(road: Road) -> None:
    road.wolf.place = BY_ID["novigrad"]
    road.do(FindTrail(here=True), FindTrail(here=True))
    assert [LOCATIONS[tile].terrain for tile in road.wolf.trails] == [Terrain.FOREST]

    road.wolf.place = BY_ID["behelt_nar"]
    (asked,) = road.do(FindTrail(here=True), answers=[[0]])
    assert list(asked.options) == [Terrain.MOUNTAIN, Terrain.WATER]


def test_the_top_movement_card_may_be_put_under_the_stack(road: Road) -> None:
    deck = road.game.movement_deck
    *rest, below, top = deck

    (asked,) = road.do(PeekAtMovement(), answers=[[0]])
    assert asked.about is top
    assert deck[-1] is top
    road.do(PeekAtMovement(), answers=[[1]])
    assert deck == [top, *rest, below]

    road.game.movement_deck = []
    assert road.do(PeekAtMovement()) == []


@shows("H17.08", "H17.12")
def test_a_monster_drawn_for_a_story_is_fought_at_once_for_extra_gold(road: Road) -> None:
    monster = road.game.tokens[0][-1]

    road.do(FightDrawn(1, gold=2))

    fight = road.game.fight
    assert fight is not None
    assert (fight.opponent, fight.monster, fight.rewards) == (Opponent.DRAWN, monster, [2])
    assert fight.turn == 1
    HEXER.check_cards(road.game)


def test_without_a_monster_of_that_rank_there_is_no_fight(road: Road) -> None:
    road.game.tokens[1], road.game.token_discards[1] = [], []

    road.do(FightDrawn(2, gold=2))

    assert road.game.fight is None


# --- The sea --------------------------------------------------------------------------------------


@shows("H17.22", "H17.23", "H15.29")
def test_a_story_brings_an_island_into_play_and_may_lead_there(road: Road) -> None:
    journey = road.sail(FindIsland(LOC_GWEN))
    assert (road.game.islands, journey.destination) == ([LOC_GWEN], BY_ID["ard_skellig"])
    assert road.read() == ["event_loc_gwen"]
    assert road.sail(LandOn(LOC_GWEN)).destination == LOC_GWEN
    assert road.game.islands == [LOC_GWEN]
    assert road.read() == ["event_loc_gwen"]  # only once

    road.game.ships.append(LOC_GWEN)
    assert road.sail(LandOn(LOC_GWEN)).destination == BY_ID["ard_skellig"]


@shows("H15.14")
def test_a_journey_may_not_arrive(road: Road) -> None:
    assert road.sail(Draw(1)).arrives
    assert not road.sail(TurnBack()).arrives


def test_dagon_is_not_driven_below_his_bounds_and_not_at_all_once_risen(road: Road) -> None:
    game = road.game
    start = game.dagon
    road.do(MoveDagon(-1, not_below_start=True))
    assert game.dagon == start
    road.do(MoveDagon(-9))
    assert game.dagon == 1
    road.do(MoveDagon(-1, not_below_start=True))
    assert game.dagon == 1  # below his start space already: he is not moved up
    road.do(MoveDagon(1))
    assert game.dagon == 2

    game.dagon = DAGON_TOP
    road.do(MoveDagon(-1))
    assert game.dagon == DAGON_TOP
