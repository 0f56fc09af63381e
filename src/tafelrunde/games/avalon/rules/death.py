"""Chapter 21: death and insanity (Tod und Wahnsinn)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PARTY, Ended, Flow, choose, choose_some
from tafelrunde.engine.options import Word
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.rules.chapters import restart_chapter, tell_chapter
from tafelrunde.games.avalon.rules.character_setup import keep_colours, new_character
from tafelrunde.games.avalon.rules.course import begin_course, goes_on
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import NOWHERE, Character, Course, Doing, Game, Left
from tafelrunde.games.avalon.terms import MERCY as MERCY_VERSE

DEATH: Final = Doing.DEATH
MERCY: Final = Word("mercy")
NEW_CHARACTER: Final = Word("new_character")
GIVE_UP: Final = Word("give_up")
KEPT_ITEMS: Final = 2


# --- The Dying card -------------------------------------------------------------------------------


def begin_dying(game: Game, character: Character) -> Flow[None]:
    """The Dying card: the character leaves its group (A14.18) and discards half of its items,
    rounded up, of its choice (A10.14, A21.01, A-GAP-24).
    """
    character.dying = True
    game.tell(events.StateBegan, "A10.14", character.id, "dying")
    leave_groups(game, character)
    items = [card for card in character.belongings() if card.is_item]
    half = (len(items) + 1) // 2
    given = yield from choose_some(character.seat, items, half, half, "dying_items", "A21.01")
    for card in given:
        discard_belonging(game, character, card, "A21.01")


def end_dying(game: Game, character: Character) -> None:
    """Health has risen above 0: the Dying card is discarded (A10.16)."""
    character.dying = False
    game.tell(events.StateEnded, "A10.16", character.id, "dying")


def leave_groups(game: Game, character: Character) -> None:
    """Whoever receives the Dying card leaves its group at once, also those of an encounter and of
    whatever led to it (A14.18, A15.28, A30.05).
    """
    for course in game.course:
        course.group &= ~character.bit
        course.moved &= ~character.bit
    for clash in game.encounters_begun():
        clash.group &= ~character.bit


def take_off(character: Character, card: Card) -> None:
    """An item or secret no longer lies with a character, however it lay there."""
    for pile in (character.equipped, character.flipped, character.packed, character.turned):
        if card in pile:
            pile.remove(card)


def add_belonging(character: Character, card: Card) -> None:
    """A card with a keyword arrives flipped and can be equipped from the next Dawn on (A13.12)."""
    (character.equipped if card.keyword is None else character.flipped).append(card)


def pass_on(giver: Character, receiver: Character, card: Card) -> None:
    """An item or secret changes hands."""
    take_off(giver, card)
    add_belonging(receiver, card)


def discard_belonging(game: Game, character: Character, card: Card, why: str) -> None:
    """An item goes back under its deck, a secret under its stack (A24.13)."""
    take_off(character, card)
    (game.items if card.is_item else game.secrets).insert(0, card)
    game.tell(events.CardLost, why, character.id, card.id)


# --- Death ----------------------------------------------------------------------------------------


def die(game: Game, character: Character, why: str) -> None:
    """A character dies: it leaves its groups, and what comes of it is settled before anything else
    goes on (A21.03).
    """
    game.tell(events.Died, why, character.id)
    leave_groups(game, character)
    begin_course(game, DEATH, place=character.place, starter=character.index)


@goes_on(Doing.DEATH)
def settle_death(game: Game, course: Course) -> Flow[None]:
    """The campaign is lost, unless one of the two ways out is used (A1.06, A21.03 to A21.05)."""
    dead = game.characters[course.starter]
    ways = [] if game.setup.challenges else [MERCY]  # A31.21, A31.22
    if new_characters(game):
        ways.append(NEW_CHARACTER)
    ways.append(GIVE_UP)
    way = yield from choose(PARTY, ways, "way_out", "A21.03", about=dead, checkpoint=True)
    if way is NEW_CHARACTER:
        yield from replace_dead(game, dead)
        game.course.remove(course)
    elif way is MERCY:
        yield from show_mercy(game)
    else:
        lose_campaign(game, dead.id)


def show_mercy(game: Game) -> Flow[None]:
    """Verse 500: back to the beginning of the chapter; each character keeps at most 2 items
    (A21.04, A-GAP-30).
    """
    kept: list[Card] = []
    for each in game.characters:
        items = [card for card in each.belongings() if card.is_item]
        kept += yield from choose_some(each.seat, items, 0, KEPT_ITEMS, "kept_items", "A21.04")
    mercies = game.read.get(MERCY_VERSE, 0) + 1
    restart_chapter(game, kept)
    keep_colours(game)
    game.read[MERCY_VERSE] = mercies  # the world forgets, the players have read it
    game.tell(events.VerseRead, "A21.04", MERCY_VERSE, tuple(each.id for each in game.characters))
    tell_chapter(game, "A21.04", again=True)


def lose_campaign(game: Game, cause: str) -> None:
    """Everybody has lost together (A1.02)."""
    game.ended, game.cause = "lost", cause
    game.tell(events.CampaignEnded, "A21.03", False, cause)
    raise Ended


def new_characters(game: Game) -> list[str]:
    """Characters that have not played in this campaign; only with several players (A21.05)."""
    if len(game.characters) < 2:
        return []
    return [name for name in library.BOARDS if name not in game.played]


def replace_dead(game: Game, dead: Character) -> Flow[None]:
    """The dead character's player re-enters with a new one (A21.05 to A21.12); it acts from the
    next day on (A21.13).
    """
    leave_items(game, dead)
    yield from bequeath_secrets(game, dead)
    names = list(map(Word, new_characters(game)))
    name = (yield from choose(dead.seat, names, "new_character", "A21.05")).id
    put_away(game, dead)
    new = new_character(game, dead.index, name, instead_of=dead)
    game.characters[dead.index] = new
    keep_colours(game)
    game.played.append(name)
    new.place = new.woke_at = min(game.map, default=NOWHERE)  # A21.06
    new.passed = True


def leave_items(game: Game, dead: Character) -> None:
    """All items stay where the character died (A21.07)."""
    for card in dead.belongings():
        if card.is_item:
            game.left.append(Left(card, dead.place))
    for pile in (dead.equipped, dead.flipped, dead.packed):
        pile[:] = [card for card in pile if not card.is_item]


def bequeath_secrets(game: Game, dead: Character) -> Flow[None]:
    """Personal secrets leave the game, the player distributes the others as it likes (A21.11,
    A21.12).
    """
    others = [each for each in game.characters if each is not dead]
    for card in dead.belongings():
        if card.personal:
            take_off(dead, card)
            game.out.append(card)
            continue
        heir = yield from choose(dead.seat, others, "heir", "A21.12", about=card)
        pass_on(dead, heir, card)


def put_away(game: Game, dead: Character) -> None:
    """Everything else of a dead character is discarded: skills return, its cards leave the
    campaign (A21.10, A24.13).
    """
    game.skills = [learned.card for learned in dead.skills] + game.skills
    for piles in (dead.decks, dead.upgrades, dead.available):
        for pile in piles:
            game.out += pile
    game.out += dead.hand + dead.discard_pile
    for clash in game.encounters_begun():
        own = [laid for laid in clash.sequence if laid.owner == dead.index]
        game.out += [laid.card for laid in own]
        clash.sequence = [laid for laid in clash.sequence if laid not in own]
