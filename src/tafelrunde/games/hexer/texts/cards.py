"""Card texts: all that is printed on a card, token or board besides its name, rendered from what is
played.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from tafelrunde.engine.book import Verse
from tafelrunde.engine.content import Lang
from tafelrunde.engine.effects import Effect
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.library import BOOK
from tafelrunde.games.hexer.nouns import (
    ActionCard,
    AttributeTrophy,
    Bomb,
    Character,
    DagonBonus,
    DestructionToken,
    EventCard,
    ExplorationCard,
    LegendaryMonster,
    Medallion,
    Monster,
    MonsterAttack,
    MovementCard,
    Mutagen,
    Occasion,
    Option,
    Potion,
    Printed,
    Quest,
    SkelligeCard,
    SpecialAttack,
    Weakness,
    When,
)
from tafelrunde.games.hexer.state.board import LOCATIONS
from tafelrunde.games.hexer.terms import Kind
from tafelrunde.games.hexer.texts import monster_effects, story_effects
from tafelrunde.games.hexer.texts.ability_effects import (
    ability_head,
    ability_text,
    level_texts,
)
from tafelrunde.games.hexer.texts.action_cards import action_card_lines
from tafelrunde.games.hexer.texts.effects import (
    after_colon,
    condition_text,
    effect_text,
    term,
)
from tafelrunde.games.hexer.texts.monster_effects import hampers
from tafelrunde.games.hexer.texts.words import ROMAN, as_mages_say, join, words
from tafelrunde.games.hexer.vocabulary.abilities import WeakenNext
from tafelrunde.games.hexer.vocabulary.monsters import NextTurn, Strengthen

WORDS: Final = (story_effects, monster_effects)
"""Importing these modules makes the words of their kind of card readable."""


TURNS: Final = (Occasion.FIRST_TURN, Occasion.EVERY_TURN)
CLAUSES: Final = (Occasion.DAMAGE, Occasion.KILLED)
"""Occasions that begin with "when": a condition follows with "and"."""


def card_text(card: str, lang: Lang) -> str:
    """What stands on a card, token or character board besides its name, one paragraph per line."""
    if card in library.CHARACTERS:
        return board_text(library.CHARACTERS[card], lang)
    if card in library.WEAKNESSES:
        return weakness_text(library.WEAKNESSES[card], lang)
    if card in library.QUESTS:
        return quest_text(library.QUESTS[card], lang)
    return printed_text(library.printed(card), lang)


def printed_text(printed: Printed, lang: Lang) -> str:
    """The text of a printed thing."""
    return "\n".join(lines_of(printed, lang))


def lines_of(printed: Printed, lang: Lang) -> list[str]:
    """What is written on a printed thing, line by line."""
    return [line for line in _lines(printed, lang) if line]


def _lines(printed: Printed, lang: Lang) -> list[str]:
    match printed:
        case ActionCard():
            return action_card_lines(printed, lang)
        case Potion():
            return _potion(printed, lang)
        case Bomb():
            return _bomb(printed, lang)
        case Mutagen() | AttributeTrophy() | DagonBonus():
            return [ability_text(printed.ability, lang)]
        case Medallion():
            ability = ability_text(printed.ability, lang)
            if library.CHARACTERS[printed.owner].kind is Kind.MAGE:
                ability = as_mages_say(ability, lang)
            return [ability, printed.tale.text(lang)]
        case DestructionToken():
            return [effect_text(printed.bonus, lang)]
        case MovementCard():
            return [_movement(printed, lang)]
        case Monster() | LegendaryMonster() | MonsterAttack() | SpecialAttack():
            return _monster_things(printed, lang)
        case ExplorationCard() | SkelligeCard() | EventCard():
            return _story(printed, lang)
        case _:
            assert_never(printed)


# --- Potions, bombs, boards -----------------------------------------------------------------------


def _potion(potion: Potion, lang: Lang) -> list[str]:
    note = "" if potion.counted else words(lang).say("potion-not-counted")
    return [effect_text(potion.do, lang), note]


def _bomb(bomb: Bomb, lang: Lang) -> list[str]:
    lines = [effect_text(bomb.do, lang)]
    if bomb.against_player is not None:
        text = after_colon(effect_text(bomb.against_player, lang), lang)
        lines.append(words(lang).say("bomb-against-player", text=text))
    return lines


def board_text(character: Character, lang: Lang) -> str:
    """A character board: what kind of fighter, and the specialisation at all five levels."""
    say = words(lang).say
    kind = "mage" if character.kind is Kind.MAGE else "witcher"
    school = "no" if character.school else "yes"
    ability = character.specialisation.ability
    name = character.specialisation.name.text(lang)
    levels = level_texts(ability, lang)
    text = say("board-by-level", head=ability_head(ability, lang))
    if not levels:
        text = ability_text(ability, lang)
    if character.kind is Kind.MAGE:
        text = as_mages_say(text, lang)
    gender = "f" if character.name.kind == "she" else "m"
    lines = [
        say("board-head", kind=kind, gender=gender, chooses_school=school),
        say("board-specialisation", name=name, text=text),
        *levels,
        say("board-special", name=character.special.name.text(lang)),
    ]
    return "\n".join(lines)


def weakness_text(weakness: Weakness, lang: Lang) -> str:
    """What a weakness token of a numeral is good for."""
    say = words(lang).say
    lines = [say(f"weakness-{weakness.when.value.replace('_', '-')}")]
    if weakness.first_strike:
        lines.append(say("weakness-first-strike"))
    if weakness.fewer_life:
        lines.append(say("weakness-fewer-life", cards=weakness.fewer_life))
    lines.append(effect_text(weakness.do, lang))
    if weakness.ability is not None:
        lines.append(ability_text(weakness.ability, lang))
    return " ".join(line for line in lines if line)


# --- Monsters -------------------------------------------------------------------------------------


def _movement(card: MovementCard, lang: Lang) -> str:
    return words(lang).say(
        "movement",
        main=LOCATIONS[card.main].name.text(lang),
        secondary=LOCATIONS[card.secondary].name.text(lang),
        moves="/".join(str(moves) for moves in card.moves),
    )


def _monster_things(
    printed: Monster | LegendaryMonster | MonsterAttack | SpecialAttack, lang: Lang
) -> list[str]:
    say = words(lang).say
    match printed:
        case Monster():
            return _monster(printed, lang)
        case LegendaryMonster():
            start = LOCATIONS[printed.start].name.text(lang)
            return [
                say("legendary-head", start=start),
                *monster_abilities(printed, lang),
                *_specials(printed.specials, lang),
                printed.tale.text(lang),
            ]
        case MonsterAttack():
            return [
                say("attack-charge", text=effect_text(printed.charge, lang)),
                say("attack-bite", text=effect_text(printed.bite, lang)),
            ]
        case SpecialAttack():
            return [say("attack-special", number=printed.number)]
        case _:
            assert_never(printed)


def _monster(monster: Monster, lang: Lang) -> list[str]:
    say = words(lang).say
    head = say("monster-head", rank=ROMAN[monster.rank], life=monster.life)
    lines = [head, *monster_abilities(monster, lang), *_specials(monster.specials, lang)]
    lines.append(say("monster-weakness", colour=term(monster.weakness, lang)))
    if monster.trophy is not None:
        lines.append(say("monster-trophy", text=ability_text(monster.trophy, lang)))
    return [*lines, monster.tale.text(lang)]


def monster_abilities(monster: Monster | LegendaryMonster, lang: Lang) -> list[str]:
    """What holds in every fight against a monster: its special ability, then its passive one."""
    lines = _ability(monster.ability, lang)
    if isinstance(monster, Monster) and monster.passive:
        passive = effect_text(monster.passive, lang)
        lines.append(words(lang).say("monster-passive", text=passive))
    return lines


def _ability(ability: Sequence[When], lang: Lang) -> list[str]:
    return [words(lang).say("monster-ability", text=when_text(when, lang)) for when in ability]


def when_text(when: When, lang: Lang) -> str:
    """A sentence of a monster's special ability: occasion, condition, effects."""
    say = words(lang).say
    occasion = say(f"occasion-{when.occasion.value.replace('_', '-')}")
    if when.only_if is not None:
        condition = condition_text(when.only_if, lang)
        clause = "yes" if when.occasion in CLAUSES else "no"
        occasion = say("occasion-if", occasion=occasion, condition=condition, clause=clause)
    elif when.occasion in TURNS and all(isinstance(effect, NextTurn) for effect in when.do):
        told = [hampers(effect, lang) for effect in when.do if isinstance(effect, NextTurn)]
        return say("occasion-hampers", occasion=occasion, hampers=join(told, "list-and", lang))
    text = after_colon(effect_text(_present(when), lang), lang)
    return say("occasion", occasion=occasion, text=text)


def _present(when: When) -> list[Effect]:
    """The effects of a sentence as a monster has them: what is said as a combat turn begins hampers
    that very turn, and the attack that it weakens is its own.
    """
    return [_of_monster(effect, now=when.occasion in TURNS) for effect in when.do]


def _of_monster(effect: Effect, *, now: bool) -> Effect:
    if isinstance(effect, NextTurn) and now:
        return replace(effect, at_once=True)
    if isinstance(effect, WeakenNext):
        return Strengthen(-effect.damage)
    return effect


def hamper_text(hamper: NextTurn, lang: Lang, *, now: bool) -> str:
    """What hampers a fighter in the present combat turn, or in the next one."""
    return effect_text([replace(hamper, at_once=now)], lang)


def _specials(specials: Sequence[Sequence[Effect]], lang: Lang) -> list[str]:
    return [
        words(lang).say("monster-special", number=number, text=effect_text(special, lang))
        for number, special in enumerate(specials, 1)
    ]


# --- Stories --------------------------------------------------------------------------------------


def _story(card: ExplorationCard | SkelligeCard | EventCard, lang: Lang) -> list[str]:
    match card:
        case ExplorationCard():
            return [BOOK.text(card.id, lang), *_options(card, lang)]
        case SkelligeCard():
            return [
                *_section("safe", card.safe, lang),
                *_section("dangerous", card.dangerous, lang),
            ]
        case EventCard():
            keep = [ability_text(card.keep, lang)] if card.keep is not None else []
            text = effect_text(card.do, lang)
            return [BOOK.text(card.id, lang), text, *_options(card, lang), *keep]
        case _:
            assert_never(card)


def _section(section: str, verse: Verse, lang: Lang) -> list[str]:
    head = words(lang).say(f"passage-{section}", tale=BOOK.text(verse.id, lang))
    return [head, effect_text(verse.do, lang), *_options(verse, lang)]


def story_text(done: Sequence[Effect], lang: Lang) -> str:
    """What words of stories do."""
    return effect_text(done, lang)


def _options(verse: Verse, lang: Lang) -> list[str]:
    return [
        words(lang).say(
            "story-option",
            label=BOOK.sentence(verse.id, option.key, lang),
            gold=option.gold,
            potions=option.potions,
            text=effect_text(option.do, lang) or words(lang).say("story-no-effect"),
        )
        for option in verse.choices
        if isinstance(option, Option)
    ]


def quest_text(quest: Quest, lang: Lang) -> str:
    """Where a quest leads, what it costs there and what it brings."""
    say = words(lang).say
    target = (
        say(f"target-{quest.target.value.replace('_', '-')}")
        if not isinstance(quest.target, int)
        else LOCATIONS[quest.target].name.text(lang)
    )
    cost = effect_text(quest.cost, lang)
    lines = [
        say("quest-target", target=target),
        BOOK.text(quest.id, lang),
        say("quest-cost", text=cost) if cost else "",
        say("quest-reward", text=effect_text(quest.do, lang)),
    ]
    return "\n".join(line for line in lines if line)
