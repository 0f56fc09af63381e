"""The words of stories that need more than their plain fields."""

from __future__ import annotations

from tafelrunde.engine.content import Lang
from tafelrunde.games.hexer.cards.quests import QUESTS
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.texts.effects import after_if, clauses, says, term
from tafelrunde.games.hexer.texts.words import ROMAN, words
from tafelrunde.games.hexer.vocabulary.story import (
    Attempt,
    BeginQuest,
    FightDrawn,
    FindIsland,
    LandOn,
    MoveDagon,
    RefillBy,
)


@says.register
def _begin_quest(effect: BeginQuest, lang: Lang) -> str:
    return words(lang).say("effect-begin-quest", quest=QUESTS[effect.quest].name.text(lang))


@says.register
def _attempt(effect: Attempt, lang: Lang) -> str:
    return words(lang).say(
        "effect-attempt-else" if effect.otherwise else "effect-attempt",
        attribute=term(effect.attribute, lang),
        at_least=effect.at_least,
        then=after_if(clauses(effect.then, lang), lang),
        otherwise=after_if(clauses(effect.otherwise, lang), lang),
    )


@says.register
def _fight_drawn(effect: FightDrawn, lang: Lang) -> str:
    return words(lang).say("effect-fight-drawn", rank=ROMAN[effect.rank], gold=effect.gold)


@says.register
def _refill_by(effect: RefillBy, lang: Lang) -> str:
    more = "more" if effect.cards > 0 else "fewer"
    return words(lang).say("effect-refill-by", cards=abs(effect.cards), more=more)


@says.register
def _move_dagon(effect: MoveDagon, lang: Lang) -> str:
    way = "up" if effect.spaces > 0 else "start" if effect.not_below_start else "down"
    return words(lang).say("effect-move-dagon", spaces=abs(effect.spaces), way=way)


@says.register
def _find_island(effect: FindIsland, lang: Lang) -> str:
    return words(lang).say("effect-find-island", place=LOCATIONS[effect.place].name.text(lang))


@says.register
def _land_on(effect: LandOn, lang: Lang) -> str:
    return words(lang).say("effect-land-on", place=LOCATIONS[effect.place].name.text(lang))
