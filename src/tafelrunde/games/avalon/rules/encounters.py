"""Chapter 19: encounters (Begegnungen)."""

from __future__ import annotations

from tafelrunde.engine.decisions import Flow, choose
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.clash.encounter_start import begin
from tafelrunde.games.avalon.nouns import CombatEncounter, DiplomacyEncounter
from tafelrunde.games.avalon.rules.groups import is_busy
from tafelrunde.games.avalon.rules.now import Now, asks, by_number, resolves, speaker
from tafelrunde.games.avalon.state.physical import Card
from tafelrunde.games.avalon.state.table import DECKS, Game, Guardian
from tafelrunde.games.avalon.terms import Colour
from tafelrunde.games.avalon.vocabulary.world import Encounter, PlaceGuardian


def colour_of(card: Card) -> Colour:
    """The deck of an encounter card."""
    assert isinstance(card.printed, CombatEncounter | DiplomacyEncounter)
    return card.printed.colour


def draw_encounter(game: Game, colour: Colour, cards: int, group: int) -> Flow[Card | None]:
    """The top card of a deck is revealed (A19.07); of several only one is resolved, the others are
    discarded (A19.08).
    """
    deck = game.encounters[colour]
    if not deck:
        return None
    shown = deck[-cards:][::-1]
    game.reveal()
    chosen = yield from choose(speaker(game, group), shown, "encounter", "A19.08")
    for card in shown:
        deck.remove(card)
        deck.insert(0, card)
    deck.remove(chosen)
    return chosen


def find_encounter(game: Game, name: str) -> tuple[Card | None, bool]:
    """A named encounter is searched out of its deck, which is then shuffled, or out of the box
    (A19.09); the second value tells whether it came from there.
    """
    printed = library.printed(name)
    assert isinstance(printed, CombatEncounter | DiplomacyEncounter)
    deck = game.encounters[printed.colour]
    for card in deck:
        if card.id == name:
            deck.remove(card)
            game.shuffle(DECKS, deck)
            game.reveal()
            return card, False
    for card in game.box:
        if card.id == name:
            game.box.remove(card)
            game.reveal()
            return card, True
    return None, False


@asks(Encounter)
def meet(effect: Encounter, now: Now) -> Flow[None]:
    """The group resolves the encounter; who is dying takes no part in one."""
    game = now.game
    group = now.group
    if effect.at_lowest:
        first = min(game.characters, key=by_number)
        group = sum(each.bit for each in game.at(first.place))  # A14.07
    fit = [each for each in game.members(group) if not each.dying and not is_busy(game, each)]
    if not fit:
        return
    boxed = False
    if effect.colour is not None:
        card = yield from draw_encounter(game, effect.colour, effect.draw, group)
    else:
        card, boxed = find_encounter(game, effect.named)
    if card is not None:
        begin(game, card, sum(each.bit for each in fit), fit[0].place, boxed)


@resolves(PlaceGuardian)
def place_guardian(effect: PlaceGuardian, now: Now) -> None:
    """A guardian is searched out and put on a location in play (A19.09)."""
    game = now.game
    if effect.number in game.map:
        card, _ = find_encounter(game, effect.encounter)
        if card is not None:
            game.guardians.append(Guardian(card, effect.number))
