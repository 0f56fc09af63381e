"""Chapter 3: setup (Spielaufbau), its nine steps in order."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from tafelrunde.engine.chance import Chance
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.cards import rewards
from tafelrunde.games.valskyrr.cards.encounters import ENCOUNTERS
from tafelrunde.games.valskyrr.cards.tiles import TILES
from tafelrunde.games.valskyrr.cards.times import TIME_CARDS
from tafelrunde.games.valskyrr.keywords import BORDERLANDS, DEADLANDS, HAVEN, WILDLANDS
from tafelrunde.games.valskyrr.nouns import Printed, Set
from tafelrunde.games.valskyrr.rules.basics import draw
from tafelrunde.games.valskyrr.setup.choices import SETUP
from tafelrunde.games.valskyrr.setup.setup import Setup, setup_data
from tafelrunde.games.valskyrr.state.boards import TIME_TRACKS
from tafelrunde.games.valskyrr.state.physical import Card, physical
from tafelrunde.games.valskyrr.state.table import DECK_STREAM, STREAMS, TILE_STREAM, Game, Hero
from tafelrunde.games.valskyrr.terms import START_HAND, Side

KINDS_OF_PLACE: Final = {"B": BORDERLANDS, "W": WILDLANDS, "D": DEADLANDS}


def set_up(setup: Setup, seed: int) -> Game:
    """The nine steps of the setup (V3.01): what needs no chance is laid out once for each
    choice.
    """
    box = laid_out(setup)
    game = box.game.clone()
    game.chance = Chance.from_seed(seed, STREAMS)
    shuffle_hero_decks(game)
    build_reward_deck(game, box)
    shuffle_enemies(game)
    shuffle_adventure_cards(game)
    lay_out_locations(game, box)
    set_out_supplies(game)
    draw_starting_hands(game)
    return game


class Box:
    """The table with every card sorted and nothing shuffled, and the piles of rewards and tiles
    beside it; only ever copied.
    """

    __slots__ = ("game", "hero_rewards", "one_time_rewards", "tiles")

    def __init__(self, game: Game) -> None:
        self.game = game
        rewards = game.reward_deck
        self.hero_rewards = [
            [card for card in rewards if card.hero_card.hero == hero.id] for hero in game.heroes
        ]
        self.one_time_rewards = [card for card in rewards if not card.hero_card.hero]
        self.tiles = {
            sign: [c for c in game.tiles if c.keywords & kind.bit and not c.tile.final]
            for sign, kind in KINDS_OF_PLACE.items()
        }
        self.tiles["G"] = [card for card in game.tiles if card.keywords & HAVEN.bit]
        self.tiles["F"] = [card for card in game.tiles if card.id == game.adventure.final_tile]


@lru_cache(maxsize=128)
def laid_out(setup: Setup) -> Box:
    """What needs no chance, laid out once."""
    check(setup)
    game = Game(setup, library.adventure(setup.adventure), [], Chance([0] * STREAMS))
    choose_adventure(game)
    choose_heroes(game)
    sort_hero_cards(game)
    game.reward_deck += copies(game, rewards.ONE_TIME_REWARDS)
    sort_enemies(game)
    game.encounters += copies(game, ENCOUNTERS)
    game.time_deck += copies(game, TIME_CARDS)
    game.tiles += copies(game, TILES)
    return Box(game)


def check(setup: Setup) -> None:
    """1 to 4 heroes, none twice, as each board exists only once (V1.02, V3.04)."""
    SETUP.check(setup_data(setup))


def new_card(game: Game, printed: Printed) -> Card:
    """A physical card, numbered in the order of the setup."""
    card = physical(len(game.cards), printed)
    game.cards.append(card)
    return card


def copies(game: Game, printed: Iterable[Printed]) -> list[Card]:
    """All copies of several printed cards."""
    return [new_card(game, p) for p in printed for _ in range(getattr(p, "copies", 1))]


def choose_adventure(game: Game) -> None:
    """Step 1: the adventure's final encounter and final enemy are set out (V3.02, V3.20,
    V24.04).
    """
    hard = game.setup.board is Side.HARD
    adventure = game.adventure
    game.party = game.layout.start
    enemy = adventure.final_enemy_hard if hard else adventure.final_enemy
    game.final_encounter = new_card(game, library.printed(adventure.final_encounter))
    game.final_enemy = new_card(game, library.printed(enemy))
    game.set_aside += [game.final_encounter, game.final_enemy]


def choose_heroes(game: Game) -> None:
    """Step 2: heroes, and the markers of the adventure board (V3.04-V3.10)."""
    sides = (*game.setup.hero_boards, *[Side.NORMAL] * 4)
    for index, name in enumerate(game.setup.heroes):
        board = new_card(game, library.hero_board(name))
        hard = sides[index] is Side.HARD
        game.heroes.append(Hero(index, board, hard, focus=board.board.focus_start))
    start = TIME_TRACKS[game.setup.board].starts[game.hero_count - 1]
    if game.setup.options.more_time:
        start = max(0, start - 2 * game.hero_count)
    game.time = start


def sort_hero_cards(game: Game) -> None:
    """Step 3: starting gear below the board, the rest of the base deck beside it, great feats open
    (V3.12-V3.14); rewards are sorted for step 4.
    """
    for hero in game.heroes:
        for printed in library.DECKS_OF_HEROES[hero.id]:
            cards = copies(game, [printed])
            if printed.set in (Set.GEAR, Set.FEAT):
                hero.hero_zone += cards[: printed.start]
                hero.deck += cards[printed.start :]
            elif printed.set is Set.GREAT_FEAT:
                hero.feats += cards
            else:
                game.reward_deck += cards


def shuffle_hero_decks(game: Game) -> None:
    """Step 3: the hero decks are shuffled (V3.13)."""
    for hero in game.heroes:
        game.chance.shuffle(DECK_STREAM, hero.deck)


def build_reward_deck(game: Game, box: Box) -> None:
    """Step 4: one unseen reward of each hero and some one-time rewards, as the adventure says
    (V3.15-V3.18).
    """
    game.reward_deck.clear()
    for rewards_of_hero in box.hero_rewards:
        own = rewards_of_hero[:]
        game.chance.shuffle(DECK_STREAM, own)
        game.reward_deck.append(own.pop())
        game.set_aside += own
    general = box.one_time_rewards[:]
    game.chance.shuffle(DECK_STREAM, general)
    taken = game.adventure.one_time_rewards or len(general)
    game.reward_deck += general[:taken]
    game.set_aside += general[taken:]
    game.chance.shuffle(DECK_STREAM, game.reward_deck)


def sort_enemies(game: Game) -> None:
    """Step 5: three enemy decks by their backs (V3.19), larger ones by option (V25.06)."""
    for enemy in library.ENEMIES:
        assert enemy.colour is not None, "a final enemy is in no deck"
        if game.setup.options.more_enemies or not enemy.optional:
            game.decks[enemy.colour] += copies(game, [enemy])


def shuffle_enemies(game: Game) -> None:
    """Step 5: each enemy deck is shuffled on its own (V3.19)."""
    for deck in game.decks:
        game.chance.shuffle(DECK_STREAM, deck)


def shuffle_adventure_cards(game: Game) -> None:
    """Step 6: encounter cards and time cards as two face-down decks (V3.22)."""
    game.chance.shuffle(DECK_STREAM, game.encounters)
    game.chance.shuffle(DECK_STREAM, game.time_deck)


def lay_out_locations(game: Game, box: Box) -> None:
    """Step 7: the tiles as the adventure says; only the starting location is face up, and safe
    (V3.23, V23.03).
    """
    signs = [sign for line in game.adventure.layout for sign in line if sign != "."]
    tiles = game.tiles
    piles = {sign: pile[:] for sign, pile in box.tiles.items()}
    for sign in KINDS_OF_PLACE:
        game.chance.shuffle(TILE_STREAM, piles[sign])
    game.tiles = [piles[sign].pop() for sign in signs]
    game.set_aside += [card for card in tiles if card not in game.tiles]
    game.revealed = [sign == "G" for sign in signs]
    game.threat = [0] * len(signs)
    game.letters = [""] * len(signs)
    game.letters_up = [False] * len(signs)
    lay_out_tokens(game)


def lay_out_tokens(game: Game) -> None:
    """Adventure tokens on random tiles: letters face down, anchors face up (V5.25)."""
    between = [i for i in range(len(game.tiles)) if i not in (game.layout.start, game.layout.final)]
    game.chance.shuffle(TILE_STREAM, between)
    for letter, place in zip(game.adventure.letters, between, strict=False):
        game.letters[place] = letter.letter
    for sign, kind in zip("ABCDEF", game.adventure.anchors, strict=False):
        place = next(i for i in between if game.tiles[i].keywords & kind.bit)
        game.letters[place] = sign
        game.letters_up[place] = True


def set_out_supplies(game: Game) -> None:
    """Step 8: the loot pool; tokens of the general supply are unlimited (V3.25-V3.27)."""
    game.loot = game.adventure.start_loot


def draw_starting_hands(game: Game) -> None:
    """Step 9: each player draws 5 cards (V3.28)."""
    for hero in game.heroes:
        draw(game, hero, START_HAND, "V3.28")
