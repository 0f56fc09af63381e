"""Chapter 4: setup (Spielaufbau), its eleven steps in order, with what expansions add."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import Decision, Flow, all_choose, choose
from tafelrunde.games.hexer import events, library
from tafelrunde.games.hexer.fights.hunt import draw_monster
from tafelrunde.games.hexer.fights.new_monster import appear
from tafelrunde.games.hexer.nouns import Printed
from tafelrunde.games.hexer.options import School
from tafelrunde.games.hexer.rules.attributes import raise_attribute
from tafelrunde.games.hexer.rules.deck import draw, refill
from tafelrunde.games.hexer.setup.choices import SETUP
from tafelrunde.games.hexer.setup.setup import Setup, setup_data
from tafelrunde.games.hexer.state.board import SCHOOLS, tiles
from tafelrunde.games.hexer.state.physical import Card, physical
from tafelrunde.games.hexer.state.table import DECKS, MONSTERS, STREAMS, TILES, Game, Market, Player
from tafelrunde.games.hexer.terms import (
    ROW,
    SECOND_STACK,
    START,
    Attribute,
    Expansion,
    Kind,
    Terrain,
)

ASIDE: Final = 4
"""So many attack cards are set aside, and as many exchanged for the special ones (H4.36, H4.37)."""

SPECIALS: Final = 4
FREE_CARDS: Final = 3
"""So many cards of cost 0 lie in a fresh card row (H4.03)."""


def set_up(setup: Setup, seed: int) -> Game:
    """What needs no chance is laid out once for each choice; the rest follows the eleven steps
    (H4.01). What players decide is asked in `finish_setup`.
    """
    game = laid_out(setup).clone()
    game.chance = Chance.from_seed(seed, STREAMS)
    game.start = game.active = game.chance.below(DECKS, len(game.players))  # H4.43
    build_rows(game)
    shuffle_decks(game)
    choose_trophies(game)
    shuffle_tiles(game)
    shuffle_monsters(game)
    prepare_attacks(game)
    for hook in setup.hooks.shuffled:
        hook(game)
    return game


# --- What needs no chance -------------------------------------------------------------------------


@lru_cache(maxsize=256)
def laid_out(setup: Setup) -> Game:
    """The table with every card sorted and nothing shuffled; only ever copied."""
    check(setup)
    game = Game(setup, [], Chance([0] * STREAMS))
    seat_players(game)
    sort_markets(game)
    sort_alchemy(game)
    sort_stories(game)
    sort_monsters(game)
    for hook in setup.hooks.laid_out:
        hook(game)
    return game


def check(setup: Setup) -> None:
    """2 to 5 players (H32.01), no character twice (H4.44), mages only with their expansion (H3.01),
    schools only for those without one (H4.47).
    """
    SETUP.check(setup_data(setup))


def new_card(game: Game, printed: Printed) -> Card:
    """A physical card, numbered in the order of the setup."""
    card = physical(len(game.cards), printed)
    game.cards.append(card)
    return card


def copies(game: Game, printed: Iterable[Printed]) -> list[Card]:
    """All copies of several printed cards."""
    return [new_card(game, p) for p in printed for _ in range(getattr(p, "copies", 1))]


def seat_players(game: Game) -> None:
    """Step 11: boards, start decks, medallions (H4.44 to H4.53)."""
    for index, name in enumerate(game.setup.characters):
        character = library.character(name)
        player = Player(index, character)
        player.deck = copies(game, character.cards)
        if game.has(Expansion.MONSTERJAGD):
            player.deck += copies(game, [character.special])  # H5.02
        others = len(game.setup.characters) - 1
        player.medallions = [new_card(game, character.medallion) for _ in range(others)]
        if character.school:
            player.school = player.place = SCHOOLS[character.school]
        game.players.append(player)
    wanderers = [player for player in game.players if not player.character.school]
    for player, school in zip(wanderers, game.setup.schools, strict=False):
        player.school = player.place = SCHOOLS[school]


def sort_markets(game: Game) -> None:
    """Step 2: a deck for each kind of character that takes part (H4.06)."""
    kinds = {player.kind for player in game.players}
    if Kind.WITCHER in kinds:
        market = game.markets[Kind.WITCHER] = Market()
        market.deck = copies(game, library.WITCHER_MARKET)
        if game.has(Expansion.MONSTERJAGD):
            market.deck += copies(game, library.ADVANCED)
    if Kind.MAGE in kinds:
        market = game.markets[Kind.MAGE] = Market()
        market.deck = copies(game, library.MAGE_MARKET)


def sort_alchemy(game: Game) -> None:
    """Steps 3 and 4: potions, bombs, mutagens, attribute trophies."""
    game.potion_deck = copies(game, library.POTIONS)
    game.attribute_trophies = copies(game, library.ATTRIBUTE_TROPHIES)
    if game.has(Expansion.MONSTERJAGD):
        game.bomb_deck = copies(game, library.BOMBS)
        if game.setup.mutagens:
            game.mutagen_deck = copies(game, library.MUTAGENS)


def sort_stories(game: Game) -> None:
    """Step 5: events in their order (H4.10), exploration cards by kind (H4.11, H4.12)."""
    more = game.has(Expansion.ADVENTURE)
    game.city = copies(game, [c for c in library.CITY_CARDS if more or not c.adventure])
    game.wilderness = copies(game, [c for c in library.WILDERNESS_CARDS if more or not c.adventure])
    sea = game.has(Expansion.SKELLIGE)
    game.events = copies(game, [event for event in library.EVENTS if sea or not event.skellige])
    if sea:
        game.skellige = copies(game, library.SKELLIGE_CARDS)


def sort_monsters(game: Game) -> None:
    """Steps 7 and 9: tiles, monsters by rank, attack cards."""
    for terrain in Terrain:
        game.tiles[terrain] = tiles(terrain, game.has(Expansion.SKELLIGE))  # H4.15, H4.20
    for rank in (1, 2, 3):
        game.tokens[rank - 1] = copies(game, [m for m in library.MONSTERS if m.rank == rank])
    game.attack_deck = copies(game, library.MONSTER_ATTACKS)
    if game.has(Expansion.MONSTERJAGD):
        game.attack_aside = copies(game, library.SPECIAL_ATTACKS)  # until the exchange


# --- What chance decides --------------------------------------------------------------------------


def build_rows(game: Game) -> None:
    """Step 2: 3 cards of cost 0 on the cheapest spaces, random cards on the others (H4.03 to
    H4.05).
    """
    for kind in Kind:
        market = game.markets[kind]
        if market is None:
            continue
        game.shuffle(DECKS, market.deck)
        free = [c for c in reversed(market.deck) if c.cost == 0 and not c.trash_cost][:FREE_CARDS]
        market.deck = [card for card in market.deck if card not in free]
        game.shuffle(DECKS, market.deck)  # the others revealed go back (H4.04)
        market.row = [*free, *[None] * (ROW - len(free))]
        refill(game, kind, "H4.05")


def shuffle_decks(game: Game) -> None:
    """Steps 3, 5, 7: decks and tokens are shuffled (H4.07, H4.11, H4.12, H4.18, H4.23, H4.42)."""
    for pile in (
        game.potion_deck,
        game.bomb_deck,
        game.mutagen_deck,
        game.city,
        game.wilderness,
        game.skellige,
        game.destruction_pile,
        game.dagon_bonuses,
        game.movement_deck,
        game.legend_deck,
    ):
        game.shuffle(DECKS, pile)
    if game.movement_deck:
        game.draw(game.movement_deck, game.movement_discards)  # H4.42, H13.10


def choose_trophies(game: Game) -> None:
    """Step 4: with 2 or 3 players 1 attribute trophy each, else all of them (H4.08, H4.09)."""
    if len(game.players) > 3:
        return
    kept = list({card.id: card for card in game.attribute_trophies}.values())
    game.out += [card for card in game.attribute_trophies if card not in kept]
    game.attribute_trophies = kept


def shuffle_tiles(game: Game) -> None:
    """Step 7: three shuffled stacks of location tiles (H4.15)."""
    for stack in game.tiles:
        game.shuffle(TILES, stack)


def shuffle_monsters(game: Game) -> None:
    """Step 9: tokens shuffled within each rank (H4.27), a second rank I stack for 4 or 5 players
    (H4.28).
    """
    for stack in game.tokens:
        game.shuffle(MONSTERS, stack)
    game.draw(game.tokens[0], game.second_stack, SECOND_STACK[len(game.players)])


def prepare_attacks(game: Game) -> None:
    """Step 9: 4 attack cards are set aside (H4.36), and with Monsterjagd 4 are exchanged for the
    special ones and leave the game (H4.37, H4.38).
    """
    specials, game.attack_aside = game.attack_aside, []
    game.shuffle(DECKS, game.attack_deck)
    if not specials:
        return
    game.draw(game.attack_deck, game.attack_aside, ASIDE)
    game.draw(game.attack_deck, game.out, SPECIALS)
    game.shuffle(DECKS, game.attack_deck, specials)


def deal(game: Game) -> None:
    """Step 11: shuffled start decks; hand cards and gold by player order (H4.53 to H4.58)."""
    if any(player.hand for player in game.players):
        return  # a game saved before its first turn, when cards were still dealt first
    for player in game.players:
        game.shuffle(DECKS, player.deck)
        order = (player.index - game.start) % len(game.players)
        cards, player.gold = START[len(game.players)][order]
        draw(game, player, cards, "H4.54")


# --- What players decide --------------------------------------------------------------------------


def finish_setup(game: Game) -> Flow[None]:
    """The monsters appear (H4.29, H4.30), mages choose a school (H4.47), with 4 or 5 players
    everybody raises an attribute (H4.51), and the cards are dealt.
    """
    yield from place_monsters(game)
    for player in in_order(game):
        if player.school < 0:
            yield from choose_school(game, player)
    if len(game.players) > 3:
        yield from raise_first_attributes(game)
    for hook in game.hooks.seated:
        hook(game)
    deal(game)


def in_order(game: Game) -> list[Player]:
    """The players clockwise from the start player."""
    return game.players[game.start :] + game.players[: game.start]


def choose_school(game: Game, player: Player) -> Flow[None]:
    """A witcher school that no other player uses; it counts as the own one (H4.47)."""
    taken = [other.school for other in game.players]
    free = [School(place) for place in SCHOOLS.values() if place not in taken]
    chosen = yield from choose(player.seat, free, "school", "H4.47")
    player.place = player.school = chosen.number
    game.tell(events.SchoolChosen, "H4.47", player.id, player.school)


def raise_first_attributes(game: Game) -> Flow[None]:
    """Every player raises 1 attribute of own choice, all at once (H4.51)."""
    order = in_order(game)
    chosen = yield from all_choose(
        [Decision(player.seat, "raise", list(Attribute), "H4.51") for player in order]
    )
    for player, picked in zip(order, chosen, strict=True):
        yield from raise_attribute(game, player, picked[0], "H4.51")


def place_monsters(game: Game) -> Flow[None]:
    """Three rank I monsters (H4.29); with two players 2 of rank I and 1 of rank II, for which the
    start player chooses the terrain (H4.30, H4.60).
    """
    strong = -1
    if len(game.players) == 2:
        start = game.players[game.start]
        shown = tuple(stack[-1] for stack in game.tiles)  # face up since step 7 (H4.17)
        game.reveal()
        strong = yield from choose(start.seat, list(Terrain), "strong_terrain", "H4.60", shown)
    for terrain in Terrain:
        card = draw_monster(game, 2 if terrain == strong else 1)
        assert card is not None
        appear(game, card, terrain, game.tiles[terrain].pop())
