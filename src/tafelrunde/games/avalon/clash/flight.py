"""Chapter 28 and 29, fleeing (Flucht)."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.decisions import Decision, Flow, all_choose
from tafelrunde.games.avalon import events
from tafelrunde.games.avalon.clash.abilities import at_moment
from tafelrunde.games.avalon.clash.combat import opportunity
from tafelrunde.games.avalon.clash.diplomacy import suffer_failure
from tafelrunde.games.avalon.clash.hands import gather
from tafelrunde.games.avalon.clash.options import AGREE, REFUSE
from tafelrunde.games.avalon.clash.turn import PHASE_TWO
from tafelrunde.games.avalon.nouns import Moment
from tafelrunde.games.avalon.rules.attributes import standing
from tafelrunde.games.avalon.rules.now import Now
from tafelrunde.games.avalon.rules.timing import toss
from tafelrunde.games.avalon.rules.tracks import lose_energy
from tafelrunde.games.avalon.state.table import Character, Clash, ClashStep, Game, Outcome
from tafelrunde.games.avalon.terms import Art, ChallengeOption, DialSide
from tafelrunde.games.avalon.vocabulary.standing import FleesFreely

FLED: Final = Outcome.FLED
FLEEING: Final = Moment.FLEEING
HARD_FLIGHT: Final = ChallengeOption.HARD_FLIGHT
OPEN: Final = Outcome.OPEN

# --- From combat ----------------------------------------------------------------------------------


def flee(game: Game, clash: Clash, character: Character, forced: bool) -> Flow[None]:
    """1 Energy is lost, the enemy gets an opportunity, hand and discard pile go back into the deck
    (A28.13). In Challenge Mode a dial decides, unless the flight is forced (A31.12, A31.14).
    """
    clash.fleeing &= ~character.bit
    if not standing(game, character, FleesFreely):
        lose_energy(game, character, 1, "A28.13")
    yield from at_moment(game, clash, character, FLEEING)
    yield from opportunity(game, clash, character, "A28.13")
    if clash.outcome is not OPEN or not clash.group & character.bit:
        return  # it ran away itself, or the character is dying (A28.40)
    if not forced and game.setup.has(HARD_FLIGHT):
        clash.tried_to_flee = True
        side = yield from toss(Now(game, clash.group, "A31.12", character))
        if side is DialSide.SKULL:
            return  # the turn goes on at the same point (A31.27)
    leave(game, clash, character)


def leave(game: Game, clash: Clash, character: Character) -> None:
    """A character leaves the group of the encounter (A14.17). Its cards in the sequence stay and
    keep working until the end (A28.17).
    """
    clash.group &= ~character.bit
    gather(game, clash, character, [])
    game.tell(events.Fled, "A28.13", character.id)
    for course in game.course:
        course.group &= ~character.bit  # A30.05


def forced_flights(game: Game, clash: Clash) -> Flow[None]:
    """Whoever must flee carries out all the steps (A28.15, A27.27); from diplomacy all flee
    (A29.20).
    """
    if clash.art is Art.DIPLOMACY:
        yield from flee_together(game, clash)
        return
    for each in game.members(clash.group & clash.fleeing):
        yield from flee(game, clash, each, forced=True)
    clash.fleeing = 0


def after_dropping_out(clash: Clash) -> None:
    """Only the active character's flight jumps to step 4 (A28.16, A28.38); without fighters the
    encounter ends, and it is not won (A28.18, A28.20, A29.21).
    """
    if not clash.group:
        if clash.outcome is OPEN:
            clash.outcome = FLED
    elif clash.active >= 0 and not clash.group >> clash.active & 1 and clash.step in PHASE_TWO:
        clash.step = ClashStep.READINESS


# --- From diplomacy -------------------------------------------------------------------------------


def propose_flight(game: Game, clash: Clash, character: Character) -> Flow[None]:
    """From diplomacy only all together can flee, if they agree (A29.13, A29.14)."""
    others = [each for each in game.members(clash.group) if each is not character]
    answers = yield from all_choose(
        [Decision(each.seat, "flee_together", [AGREE, REFUSE], "A29.14") for each in others]
    )
    if all(chosen == [AGREE] for chosen in answers):
        yield from flee_together(game, clash)


def flee_together(game: Game, clash: Clash) -> Flow[None]:
    """No Energy, no opportunity: the failure is the only consequence (A29.13, A29.15)."""
    clash.outcome = FLED
    for each in game.members(clash.group):
        game.tell(events.Fled, "A29.13", each.id)
    yield from suffer_failure(game, clash, "A29.13")
