"""Why not? What is in the way of a closed option as the table stands. The rule that closes it is
known already; this is asked only if somebody can read the answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from tafelrunde.engine.content import Lang, Name
from tafelrunde.games.valskyrr import vocabulary as words
from tafelrunde.games.valskyrr.keywords import Keyword, mask
from tafelrunde.games.valskyrr.state.physical import Card, Play
from tafelrunde.games.valskyrr.state.table import Game, Hero
from tafelrunde.games.valskyrr.terms import Aim, Limit, Phase, Whose

if TYPE_CHECKING:
    from tafelrunde.engine.language import Language


class Reason:
    """A message, with numbers and names as its values."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, **values: int | Sequence[Name]) -> None:
        self.key = key
        self.values = values

    def text(self, lang: Lang) -> str:
        """The sentence in this language."""
        said = {
            key: value if isinstance(value, int) else ", ".join([each.text(lang) for each in value])
            for key, value in self.values.items()
        }
        return _language(lang).say(f"reason-{self.key}", **said)


@cache
def _language(lang: Lang) -> Language:
    """The texts, which rules need for nothing else."""
    from tafelrunde.games.valskyrr.texts.words import words as language

    return language(lang)


def named(keywords: Sequence[Keyword]) -> list[Name]:
    """The names of keywords."""
    return [keyword.name for keyword in keywords]


# --- Actions and reflexes -------------------------------------------------------------------------


def of_play(game: Game, hero: Hero, play: Play, why: str, reach: int) -> Reason | None:
    """Why an action cannot be chosen now, and a reflex not in this window."""
    match why:
        case "V2.04":
            return of_printed(game, hero, play)
        case "V16.10":
            return of_target(game, hero, play, reach)
        case "V17.07":
            return of_price(hero, play)
        case "V16.17":
            return Reason("range-lost", place=[game.place.name])
        case "V16.58":
            assert play.embeds is not None, "only a triggering action lacks one to trigger"
            return Reason("nothing-to-trigger", keyword=[play.embeds.of.name])
        case "V18.04":
            assert play.prevents is not None, "only a prevention names a kind of damage"
            return Reason("only-physical" if play.prevents[0] else "only-magical")
        case "V2.11":
            assert play.when is not None
            assert play.when.having is not None, "only a reflex that names a keyword lacks it"
            return Reason("keyword-missing", keyword=[play.when.having.name])
        case _:
            return Reason(PLAIN[why]) if why in PLAIN else None


PLAIN: Final = {
    "V11.10": "normal-used",
    "V16.18": "own-hero-only",
    "V16.29": "used-turn",
    "V16.40": "used-here",
    "V18.09": "no-damage",
    "V13.29": "deck-empty",
    "V22.08": "marker-first",
    "V13.10": "no-reward",
}
"""By rule the message that needs no values."""


def of_printed(game: Game, hero: Hero, play: Play) -> Reason | None:
    """What the card itself asks for and does not find."""
    if play.action.once is Limit.DEFENCE_PHASE and game.phase is not Phase.DEFENCE:
        return Reason("defence-only")
    if play.action.once is not None and play.key in hero.used:
        return Reason("used-phase")
    missing = of_requirements(hero, play.action.only_if)
    when = play.when
    if missing is not None or when is None:
        return missing
    if when.whose is Whose.OTHER:
        return Reason("other-heroes-only")
    if when.physical:
        return Reason("deals-no-physical")
    return Reason("deals-no-damage") if when.damage else Reason("returns-elsewhere")


def of_requirements(hero: Hero, requirements: Sequence[words.Requirement]) -> Reason | None:
    """What stands after "only if" and does not hold."""
    for requirement in requirements:
        match requirement:
            case words.NoEnemyHere() if hero.foes:
                names = [foe.enemy.name for foe in hero.foes]
                return Reason("enemy-here", enemies=len(names), names=names)
            case words.FocusAtMost() if hero.focus > requirement.focus:
                return Reason("focus", focus=hero.focus, most=requirement.focus)
            case words.SealBroken():
                return Reason("no-seal")
    return None


def of_target(game: Game, hero: Hero, play: Play, reach: int) -> Reason:
    """Which target is missing."""
    if play.puts_token:
        return Reason("no-token-place")
    if play.aim is Aim.THE_ATTACKER:
        return Reason("attacker-gone")
    if play.aim in (Aim.ENEMY_HERE, Aim.EACH_ENEMY_HERE) or play.sends_away:
        return Reason("out-of-range" if hero.foes else "nobody-here", reach=reach)
    if not game.foes():
        return Reason("nobody-in-play")
    if play.aim is Aim.TWO_ENEMIES_APART:
        return Reason("two-zones", reach=reach)
    if play.spares_final and all(foe.enemy.final for foe in game.foes()):
        return Reason("only-final")
    if play.aim is Aim.ENEMY_ELSEWHERE:
        return Reason("nobody-elsewhere", reach=reach)
    if play.aim is Aim.EACH_ENEMY_IN_ONE_HERO_ZONE:
        return Reason("nobody-in-hero-zones", reach=reach)
    return Reason("out-of-range", reach=reach)


def of_price(hero: Hero, play: Play) -> Reason | None:
    """Which cards or tokens are missing to pay for an action."""
    others = [card for card in hero.hand if card is not play.card]
    for cost in play.action.cost:
        if isinstance(cost, words.SpendToken):
            held = hero.tokens.get(play.card.uid, 0)
            if held < cost.tokens:
                return Reason("tokens", held=held, needed=cost.tokens)
            continue
        assert isinstance(cost, words.DiscardCards)
        if missing := of_cards(others, cost.cards, cost.having):
            return missing
    return None


def of_cards(cards: Sequence[Card], needed: int, having: Sequence[Keyword] = ()) -> Reason | None:
    """Which of so many hand cards, with one of the keywords, are missing."""
    wanted = mask(having)
    held = sum(1 for card in cards if not wanted or card.keywords & wanted)
    if held >= needed:
        return None
    if having:
        return Reason("cards-with", held=held, needed=needed, keywords=named(having))
    return Reason("cards", held=held, needed=needed)


# --- Everything else ------------------------------------------------------------------------------


def of_loot(game: Game, cost: int) -> Reason:
    """The loot pool cannot pay."""
    return Reason("loot", cost=cost, loot=game.loot)


def of_task(hero: Hero, task: words.Task) -> Reason | None:
    """Why the task of the encounter cannot be done."""
    return of_requirements(hero, task.only_if) or of_cards(hero.hand, task.discard)


def of_reward(hero: Hero) -> Reason:
    """Why a hero cannot take a reward."""
    board = hero.board.board
    return Reason("proficiency", hero=[board.name], keywords=named(board.proficiencies))


def of_journey(game: Game, place: int, why: str, cost: int = 0) -> Reason | None:
    """Why the party cannot go to a location, or reveal it."""
    match why:
        case "V9.12":
            return of_loot(game, cost)
        case "V9.05":
            return Reason("scouted", places=game.scouted)
        case "V23.01":
            return of_requirements(game.heroes[0], game.adventure.final_needs)
        case "V9.04":
            return Reason("not-safe" if game.revealed[place] else "face-down")
        case _:
            task = game.task
            assert task is not None, "only an active encounter closes a way by these rules"
            return Reason("bound" if why == "V24.17" else "encounter", name=[task.name])
