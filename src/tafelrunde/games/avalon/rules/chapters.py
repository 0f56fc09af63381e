"""Chapter 4, step IX: the setup card of a chapter (Aufbaukarte), and the way back to its beginning.

A chapter begins with its events in their order, with all random events shuffled, and with encounter
decks of its difficulties. What the world was like then is kept for the Allmother's Mercy.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Final

from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.nouns import Chapter, Event
from tafelrunde.games.avalon.rules.locations import discard_location, reveal_around
from tafelrunde.games.avalon.rules.modes import players
from tafelrunde.games.avalon.rules.now import Now, resolves
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import (
    DECKS,
    ENCOUNTERS,
    MIDDLE,
    NO_BEGINNING,
    TABLE,
    Beginning,
    Character,
    Game,
)
from tafelrunde.games.avalon.terms import START_DIAL, Colour, Resource
from tafelrunde.games.avalon.vocabulary.world import BeginAt

EXP: Final = Resource.EXP
REPUTATION: Final = Resource.REPUTATION
FIRST: Final = 0
"""The difficulty of the first encounter of a colour, which lies on top (A-GAP-16)."""


def prepare_chapter(game: Game, chapter: Chapter) -> None:
    """The setup card of a chapter: its events from the top (A4.13), all random events shuffled
    (A4.14), encounter decks composed anew (A4.15).
    """
    game.chapter = chapter.number
    stack_events(game, chapter.events)
    sort_encounters(game, chapter.difficulties)
    shuffle_chapter(game)


def stack_events(game: Game, wanted: Sequence[str]) -> None:
    """The significant events of the chapter face down in their order, not shuffled (A4.13); those
    of the chapter before leave, but for active quests.
    """
    game.event_box += game.event_deck + game.event_discards
    game.random_events += [card for card in game.event_box if _event(card).random]
    game.event_box = [card for card in game.event_box if not _event(card).random]
    game.event_discards = []
    by_id = {card.id: card for card in game.event_box}
    game.event_deck = [by_id[name] for name in reversed(wanted)]
    game.event_box = [card for card in game.event_box if card not in game.event_deck]


def _event(card: Card) -> Event:
    assert isinstance(card.printed, Event)
    return card.printed


def sort_encounters(game: Game, difficulties: Sequence[int]) -> None:
    """The decks hold the difficulties of the chapter; all others lie in the box (A4.06, A19.06).
    The first encounter of a colour lies on top.
    """
    stock = game.box + [card for deck in game.encounters for card in deck]
    stock.sort(key=_by_uid)
    game.box = []
    first: list[list[Card]] = [[] for _ in Colour]
    rest: list[list[Card]] = [[] for _ in Colour]
    for card in stock:
        printed = card.printed
        assert isinstance(printed, ENCOUNTERS)
        if printed.boxed or printed.difficulty not in difficulties:
            game.box.append(card)
        elif printed.difficulty == FIRST:
            first[printed.colour].append(card)
        else:
            rest[printed.colour].append(card)
    for colour in Colour:
        game.encounters[colour] = rest[colour] + first[colour]


def shuffle_chapter(game: Game) -> None:
    """Random events are shuffled (A4.14), and the encounter decks but for what lies on top."""
    game.shuffle(DECKS, game.random_events)
    for colour, deck in enumerate(game.encounters):
        below = len(deck)
        while below and _is_first(deck[below - 1]):
            below -= 1
        rest = deck[:below]
        game.shuffle(DECKS, rest)
        game.encounters[colour] = rest + deck[below:]


def _is_first(card: Card) -> bool:
    printed = card.printed
    assert isinstance(printed, ENCOUNTERS)
    return printed.difficulty == FIRST


def _by_uid(card: Card) -> int:
    return card.uid


# --- Where a chapter begins -----------------------------------------------------------------------


@resolves(BeginAt)
def begin_at(effect: BeginAt, now: Now) -> None:
    """Everything that lies on the map goes back, then the world is set up around another location
    (A4.02 to A4.05), and whatever lies in the light of its menhir is in play.
    """
    game = now.game
    for place in list(game.map):
        discard_location(game, place, "A4.02")
    game.map[effect.number] = MIDDLE
    game.menhirs[effect.number] = START_DIAL[players(game)]
    for character in game.characters:
        character.place = character.woke_at = effect.number
        game.tell(events.Moved, "A4.03", character.id, effect.number)
    for course in game.course:
        course.place = effect.number
    for clash in game.encounters_begun():
        clash.place = effect.number
    seen: list[int] = []
    while len(seen) < len(game.map):
        for place in [each for each in game.map if each not in seen]:
            seen.append(place)
            reveal_around(game, place, "A4.05")


# --- The way back ---------------------------------------------------------------------------------


def remember_chapter(game: Game) -> None:
    """Keep what the table was like when the chapter began."""
    keep_beginning(game, game)


def tell_chapter(game: Game, why: str, again: bool = False) -> None:
    """Who begins it, and whether it is for another time."""
    people = tuple(each.id for each in game.characters)
    game.tell(events.ChapterBegan, why, game.chapter, people, again)


def keep_beginning(game: Game, began: Game) -> None:
    """Keep a table as the one with which the chapter began."""
    game.chapter_start = began.chapter_start = NO_BEGINNING
    game.chapter_start = Beginning("", began.clone())


def beginning(game: Game) -> Game | None:
    """The table with which the chapter began; None if nobody has kept it."""
    return game.chapter_start.table(game.cards)


def restart_chapter(game: Game, kept_items: list[Card]) -> None:
    """The Allmother's Mercy: the world is as at the beginning of the chapter, and the characters
    begin it anew with what they have learned and a few items (A21.04, A-GAP-30).
    """
    began = beginning(game)
    assert began is not None
    if game.out:
        began.out += left_since(game, began)
    for character in game.characters:
        before = began.characters[character.index]
        gather(game, character)
        keep_learning(began, before, character, kept_items)
        renew(character, before)
        began.characters[character.index] = character
    for name in RESTORED:
        setattr(game, name, getattr(began, name))
    game.course, game.clash, game.aside = [], None, None


def left_since(game: Game, began: Game) -> list[Card]:
    """The cards of those who came after the chapter began, and have died since."""
    began_with = 0  # so many cards, whose numbers are the lowest
    for cards, _, is_there in TABLE.places(began):
        if is_there:
            began_with += len(cards)
    return [card for card in game.out if card.uid >= began_with]


def gather(game: Game, character: Character) -> None:
    """Cards of a running encounter go back to their deck (A30.01)."""
    for clash in game.encounters_begun():
        if clash.fighters & character.bit:
            own = [laid.card for laid in clash.sequence if laid.owner == character.index]
            character.decks[clash.art] += own + character.hand + character.discard_pile
            character.hand, character.discard_pile = [], []
    character.equipped += character.packed
    character.packed, character.turned = [], []


def keep_learning(
    began: Game, before: Character, character: Character, kept_items: list[Card]
) -> None:
    """Attributes, skills, bought cards and the kept items stay; all else is as it was."""
    began.skills = [*began.skills, *(each.card for each in before.skills)]
    if before.id != character.id:  # it has died since: its cards are out of the campaign
        for piles in (before.decks, before.upgrades, before.available):
            began.out += [card for pile in piles for card in pile]
    own = [card for card in character.belongings() if card in kept_items]
    learned = [each.card for each in character.skills]
    parts: list[Game | Character] = [began, *began.characters, *began.absent]
    for part in parts if own or learned else ():
        for pile in belongings_of(part):
            pile[:] = [card for card in pile if card not in own and card not in learned]
    began.left = [left for left in began.left if left.card not in own]
    held = [card for card in before.belongings() if card not in own]
    for card in held:
        if card.is_item:
            began.items.insert(0, card)
    secrets = [card for card in held if not card.is_item]
    character.equipped = [card for card in (*own, *secrets) if card.keyword is None]
    character.flipped = [card for card in (*own, *secrets) if card.keyword is not None]


def belongings_of(part: Game | Character) -> list[list[Card]]:
    """Where items, secrets and skill cards lie."""
    if isinstance(part, Game):
        return [part.items, part.secrets, part.skills]
    return [part.equipped, part.flipped, part.packed]


def renew(character: Character, before: Character) -> None:
    """Tracks at their start values, and the prescribed stocks."""
    tray = character.tray
    character.energy, character.health, character.fear = tray.energy, tray.health, tray.fear
    character.dying = character.insane = character.passed = False
    character.waits_for, character.used = 0, []
    character.place, character.woke_at = before.place, before.woke_at
    old = before.resources
    character.resources = [2, 1, old[REPUTATION], min(3, old[EXP]), 1]


RESTORED: Final = tuple(
    each.name
    for each in fields(Game)
    if each.name not in ("setup", "cards", "chance", "reveals", "played", "log", "explains")
    and each.name != "chapter_start"
)
"""What is as it was; chance, and who has played in this campaign, go on."""
