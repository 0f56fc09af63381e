"""Chapter 9, phase III: End of Day (Ende des Tages), its five steps in order."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import PARTY, PASS, Decision, Flow, all_choose, choose
from tafelrunde.engine.options import Word
from tafelrunde.games.avalon import events, library
from tafelrunde.games.avalon.nouns import Moment
from tafelrunde.games.avalon.rules import tracks
from tafelrunde.games.avalon.rules.advancement import improve, purchases
from tafelrunde.games.avalon.rules.attributes import standing
from tafelrunde.games.avalon.rules.death import die
from tafelrunde.games.avalon.rules.events import discard_random_events
from tafelrunde.games.avalon.rules.groups import hand_over
from tafelrunde.games.avalon.rules.moments import use_all
from tafelrunde.games.avalon.rules.now import Now
from tafelrunde.games.avalon.rules.reading import read, section
from tafelrunde.games.avalon.rules.resources import lose_resource
from tafelrunde.games.avalon.rules.timing import toss
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import DECKS, Character, Game
from tafelrunde.games.avalon.terms import (
    EXHAUSTED_RECOVERY,
    LEAST_DECK,
    Art,
    DialSide,
    Phase,
    Resource,
    Symbol,
    Track,
)
from tafelrunde.games.avalon.vocabulary.effects import Gain
from tafelrunde.games.avalon.vocabulary.standing import (
    NoFearReliefAtHome,
    NoHealthFromRest,
    RestBrings,
)

BEFORE_REST: Final = Moment.BEFORE_REST
DAWN: Final = Phase.DAWN
DREAMT: Final = Moment.DREAM
FOOD: Final = Resource.FOOD
SKULL: Final = DialSide.SKULL
LOCATIONS: Final = library.LOCATIONS
BEFORE: Final = 0
SHARE: Final = 1
REST: Final = 2
RECOVERY: Final = 3
IMPROVE: Final = 4
ADJUST: Final = 5
DREAMS: Final = 6
DREAM: Final = Symbol.DREAM
READ: Final = 7
ARTS: Final = tuple(Art)
EAT: Final = Word("eat")
FAST: Final = Word("fast")
FED: Final = (EAT, FAST)
HUNGRY: Final = (FAST,)
KEEP: Final = Word("keep")
CHANGE: Final = Word("change")


def day_end(game: Game) -> Flow[None]:
    """The next of the steps; all characters carry out each of them at the same time (A5.03). One in
    which nothing happens leads straight on to the next.
    """
    if game.step == BEFORE:
        game.step = SHARE
        bearers = [each for each in game.characters if each.equipped or each.skills]
        if bearers:
            yield from before_resting(game, bearers)
            return
    if game.step == SHARE:
        yield from share_food(game)
        if game.step == SHARE:
            return
    match game.step:
        case 2:
            game.step = RECOVERY
            yield from rest(game)
        case 3:
            game.step, game.asked = IMPROVE, 0
            recover(game)
        case 4:
            done = yield from improve_all(game)
            if done:
                yield from adjust_decks(game)
        case 5:
            yield from adjust_decks(game)
        case 6:
            game.step = READ
            game.todo = dreams(game)
            yield from dream(game)
        case _:
            yield from dream(game)


# --- Step 1: rest ---------------------------------------------------------------------------------


def before_resting(game: Game, bearers: list[Character]) -> Flow[None]:
    """What happens before resting, before anybody eats (A9.06)."""
    for each in bearers:
        yield from use_all(game, each, BEFORE_REST, "A9.06")


def share_food(game: Game) -> Flow[None]:
    """Before eating, characters at the same location may hand Food to each other (A9.05); asked as
    long as somebody there has none.
    """
    givers = []
    for each in game.characters:
        if can_share(game, each):
            givers.append(each)
    if not givers:
        game.step = REST
        return
    offered: list[Character | Word] = [PASS, *givers]
    giver = yield from choose(PARTY, offered, "share_food", "A9.05", checkpoint=True)
    if isinstance(giver, Character):
        others = [each for each in game.at(giver.place) if each is not giver]
        yield from hand_over(game, giver, others)
    else:
        game.step = REST


def can_share(game: Game, character: Character) -> bool:
    """Whether a character has Food, and somebody at its location has none."""
    if not character.resources[FOOD]:
        return False
    for each in game.characters:
        if each.place == character.place and not each.resources[FOOD]:
            return True
    return False


def rest(game: Game) -> Flow[None]:
    """Each character may eat exactly 1 Food (A9.01, A9.04); who does not bears the consequences
    (A9.02, A9.03).
    """
    answers = yield from all_choose(
        [
            Decision(each.seat, "rest", FED if has_food(each) else HUNGRY, "A9.01")
            for each in game.characters
        ]
    )
    people = list(game.characters)
    ate = [each for each, answer in zip(people, answers, strict=True) if answer[0] is EAT]
    for each in people:
        if each in ate:
            yield from eat(game, each)
        else:
            yield from go_hungry(game, each)
    for each in ate:
        comfort_others(game, each)


def has_food(character: Character) -> bool:
    """Whether there is something to eat."""
    return character.resources[FOOD] > 0


def eat(game: Game, character: Character) -> Flow[None]:
    """1 Food for 1 Health and 1 Fear (A9.01), more or less as cards and events say."""
    lose_resource(game, character, FOOD, 1, "A9.01")
    health, fear = 1, 1
    for word in standing(game, character, RestBrings):
        health += word.health
        fear += word.fear
    if standing(game, character, NoHealthFromRest):
        health = 0
    at_home = character.place == character.woke_at
    if at_home and standing(game, character, NoFearReliefAtHome):
        fear = 0
    tracks.gain_health(game, character, health, "A9.01")
    tracks.lose_fear(game, character, fear, "A9.01")
    if character.equipped or character.skills:
        yield from use_all(game, character, Moment.REST, "A9.01")


def comfort_others(game: Game, character: Character) -> None:
    """Some skills help whoever rests at the same location."""
    for word in standing(game, character, RestBrings):
        if word.others_too:
            for other in game.at(character.place):
                if other is not character:
                    tracks.lose_fear(game, other, word.fear, "A9.01")


def go_hungry(game: Game, character: Character) -> Flow[None]:
    """Energy is set to 0 (A9.02), or 1 Health is lost if there was none (A9.03). Who is dying
    tosses a dial instead, or dies if it can never recover alone (A-GAP-24, A-GAP-25, A21.14).
    """
    if character.dying:
        yield from starve(game, character)
    elif character.energy:
        tracks.lose_energy(game, character, character.energy, "A9.02")
    else:
        yield from tracks.lose_health(game, character, 1, "A9.03")


def starve(game: Game, character: Character) -> Flow[None]:
    """Without food the dying may die."""
    if len(game.characters) > 1:
        side = yield from toss(Now(game, character.bit, "A21.01", character))
        if side is SKULL:
            die(game, character, "A21.01")
    elif not has_food(character) and not can_help_itself(character):
        die(game, character, "A21.14")


def can_help_itself(character: Character) -> bool:
    """Whether the Character Action can give Health or Food (A21.14)."""
    gains = [word.what for word in character.board.action.do if isinstance(word, Gain)]
    return Track.HEALTH in gains or FOOD in gains


# --- Steps 2 to 4 ---------------------------------------------------------------------------------


def recover(game: Game) -> None:
    """Energy is set to its starting value (A9.07, A9.10), or rises by 4 for who is exhausted
    (A9.08, A9.09), as high as the health indicator allows.
    """
    for each in game.characters:
        if tracks.is_exhausted(each):
            tracks.gain_energy(game, each, EXHAUSTED_RECOVERY, "A9.08")
        else:
            tracks.set_energy(game, each, each.tray.energy, "A9.07")


def improve_all(game: Game) -> Flow[bool]:
    """Only now may EXP be spent; each character decides for itself (A9.11). Returns whether all are
    done.
    """
    for each in game.characters:
        if not game.asked & each.bit and purchases(game, each):
            yield from improve(game, each)
            return False
    game.step, game.asked = ADJUST, 0
    return True


def adjust_decks(game: Game) -> Flow[None]:
    """Each character may freely swap, add and take out cards (A9.12, A9.14), at least 15 must be
    left (A9.13); a deck that could be adjusted is shuffled then (A9.15), any other lies as it
    was shuffled after the last encounter.
    """
    game.step = DREAMS
    for each in game.characters[:]:
        for art in ARTS:
            if each.available[art] or len(each.decks[art]) > LEAST_DECK:
                yield from adjust_deck(game, each, art)
                game.shuffle(DECKS, each.decks[art])


def adjust_deck(game: Game, character: Character, art: Art) -> Flow[None]:
    """Which of the own cards form a deck."""
    deck, available = character.decks[art], character.available[art]
    way = yield from choose(character.seat, [KEEP, CHANGE], "adjust", "A9.12", about=art)
    if way is KEEP:
        return
    cards = sorted([*deck, *available], key=by_uid)
    decision = Decision(
        character.seat, "deck", cards, "A9.13", min(LEAST_DECK, len(cards)), len(cards), art
    )
    (chosen,) = yield from all_choose([decision])
    character.decks[art] = list(chosen)
    character.available[art] = [card for card in cards if card not in chosen]


def by_uid(card: Card) -> int:
    """The number of a card, which tells nothing about where it lies."""
    return card.uid


# --- Step 5: dreams -------------------------------------------------------------------------------


def dreams(game: Game) -> list[int]:
    """Where somebody ends the day at a dream symbol (A9.16): twice the location number, plus 1 for
    a nightmare (A9.17).
    """
    found: list[int] = []
    for each in game.characters:
        key = 2 * each.place + each.insane
        if key not in found and DREAM in LOCATIONS[each.place].symbols:
            found.append(key)
    return found


def dream(game: Game) -> Flow[None]:
    """All who have the same dream or nightmare at the same location form a group for it (A9.18,
    A14.08). What their cards do after it comes when it was read.
    """
    if game.asked:
        dreamers, game.asked = game.members(game.asked), 0
        for each in dreamers:
            yield from use_all(game, each, DREAMT, "A9.16")
        return
    if not game.todo:
        end_day(game)
        return
    place, nightmare = divmod(game.todo.pop(0), 2)
    group = sum(each.bit for each in game.at(place) if each.insane == nightmare)
    if group:
        game.asked = group
        page = section(place, "N" if nightmare else "D", game.chapter)
        read(game, page, group, place)


def end_day(game: Game) -> None:
    """A random event is over (A9.19, A9.21); the next day begins with phase I (A9.20)."""
    discard_random_events(game)
    game.phase, game.step = DAWN, 0
    game.tell(events.PhaseBegan, "A9.20", "night")
