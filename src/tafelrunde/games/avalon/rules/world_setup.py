"""Chapter 4: world setup (Aufbau der Welt), its steps in order."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tafelrunde.engine.chance import Chance
from tafelrunde.engine.decisions import PARTY, Flow, choose
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.events import CardGained
from tafelrunde.games.avalon.nouns import (
    CombatEncounter,
    DiplomacyEncounter,
    Event,
    Item,
    Secret,
    SkillCard,
)
from tafelrunde.games.avalon.rules.chapters import (
    remember_chapter,
    shuffle_chapter,
    sort_encounters,
    stack_events,
)
from tafelrunde.games.avalon.rules.character_setup import (
    deal_cards,
    new_card,
    start_character,
)
from tafelrunde.games.avalon.rules.locations import reveal_around
from tafelrunde.games.avalon.rules.modes import players
from tafelrunde.games.avalon.setup.choices import SETUP
from tafelrunde.games.avalon.setup.setup import Setup, setup_data
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import DECKS, MIDDLE, STREAMS, Game
from tafelrunde.games.avalon.terms import (
    START_DIAL,
    Art,
    ChallengeOption,
    Phase,
)

SECRET_42: Final = ChallengeOption.SECRET_42
SUSPICION: Final = 42
"""The number of the secret that makes every talk harder (A31.11)."""


def set_up(setup: Setup, chance: Chance) -> Game:
    """A new campaign: what needs no chance is laid out once for each choice, the rest follows the
    steps (A4.02 to A4.12).
    """
    game = laid_out(setup).clone()
    game.chance = chance
    for character in game.characters:
        for art in Art:
            game.chance.shuffle(DECKS, character.decks[art])
            game.chance.shuffle(DECKS, character.upgrades[art])
    game.chance.shuffle(DECKS, game.items)  # A4.07
    shuffle_chapter(game)
    remember_chapter(game)
    return game


@lru_cache(maxsize=256)
def laid_out(setup: Setup) -> Game:
    """The table with every card sorted and nothing shuffled; only ever copied."""
    SETUP.check(setup_data(setup))
    game = Game(setup, [], Chance([0] * STREAMS))
    for index, name in enumerate(setup.characters):
        character = start_character(setup, index, name)
        deal_cards(game, character, setup.decks[index] if setup.decks else character.colour)
        game.characters.append(character)
    game.played = list(setup.characters)
    place_start(game)
    sort_cards(game)
    first = library.campaign(setup.campaign)
    stack_events(game, first.events)  # A4.13
    sort_encounters(game, first.difficulties)  # A4.15
    game.phase = Phase.SETUP
    return game


def place_start(game: Game) -> None:
    """Steps I to III: the start location of the campaign with everybody on it (A4.02, A4.03), a
    menhir whose dial goes by the number of players (A4.04), and the locations at its arrows
    (A4.05).
    """
    start = library.campaign(game.setup.campaign).start
    game.map[start] = MIDDLE
    for character in game.characters:
        character.place = character.woke_at = start
    game.menhirs[start] = START_DIAL[players(game)]
    reveal_around(game, start, "A4.05")


def sort_cards(game: Game) -> None:
    """Steps IV, V and IX: encounters by colour (A4.06), items (A4.07), secrets by their numbers
    apart from them (A4.08), skills and events.
    """
    game.box = copies(game, (CombatEncounter, DiplomacyEncounter))
    game.items = copies(game, (Item,))
    secrets = sorted(library.of_kind(Secret), key=lambda secret: secret.number)
    game.secrets = [new_card(game, secret) for secret in secrets]
    game.skills = copies(game, (SkillCard,))
    events = copies(game, (Event,))
    game.random_events = [card for card in events if _is_random(card)]
    game.event_box = [card for card in events if not _is_random(card)]


def _is_random(card: Card) -> bool:
    return isinstance(card.printed, Event) and card.printed.random


def copies(game: Game, kinds: tuple[type, ...]) -> list[Card]:
    """All copies of everything printed of some kinds."""
    found = [each for each in library.PRINTED.values() if isinstance(each, kinds)]
    return [new_card(game, each) for each in found for _ in range(getattr(each, "copies", 1))]


def give_secret_42(game: Game) -> Flow[None]:
    """With the aggravation a character of the players' choice receives secret 42 (A31.11)."""
    if not game.setup.has(SECRET_42):
        return
    found = [card for card in game.secrets if card.secret == SUSPICION]
    for card in found:
        bearer = yield from choose(
            PARTY, game.characters, "bearer", "A31.11", about=card, checkpoint=True
        )
        game.move(card, game.secrets, bearer.equipped, CardGained, "A31.11", bearer.id, card.id)
