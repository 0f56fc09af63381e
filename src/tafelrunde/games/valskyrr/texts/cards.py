"""Card texts: all that is printed on a card, tile or board, rendered from what is played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, assert_never

from tafelrunde.engine.content import Lang
from tafelrunde.engine.phrases import NONE, capital
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.keywords import GEAR
from tafelrunde.games.valskyrr.nouns import (
    Action,
    Adventure,
    Definition,
    Encounter,
    Enemy,
    HeroBoard,
    HeroCard,
    Letter,
    Printed,
    Set,
    Tile,
    TimeCard,
)
from tafelrunde.games.valskyrr.texts.abilities import (
    ability_text,
    alternatives,
    conditions,
    enemy_ability_text,
    enrage_lines,
    narrowed,
    reaction_text,
    requirement_text,
    standing_text,
    task_text,
    when_text,
)
from tafelrunde.games.valskyrr.texts.effects import Telling, damage, effect_text, effects_text
from tafelrunde.games.valskyrr.texts.names import name
from tafelrunde.games.valskyrr.texts.words import after_colon, join, keyword_list, number, words
from tafelrunde.games.valskyrr.vocabulary import Task, When

__all__ = [
    "ability_text",
    "action_parts",
    "action_text",
    "adventure_text",
    "board_text",
    "card_text",
    "effect_text",
    "keyword_list",
    "lines_of",
    "requirement_text",
    "standing_text",
]


def lines_of(printed: Printed, lang: Lang) -> list[str]:
    """What is written on a card, tile or board, line by line."""
    match printed:
        case HeroBoard():
            return _board(printed, lang)
        case HeroCard():
            return _hero_card(printed, lang)
        case Enemy():
            return _enemy(printed, Telling(lang, voice="hero"))
        case Encounter():
            return _encounter(printed, Telling(lang, voice="each"))
        case TimeCard():
            return _time_card(printed, Telling(lang, voice="each"))
        case Tile():
            return _tile(printed, Telling(lang, voice="each"))
        case _:
            assert_never(printed)


def card_text(definition: Definition, lang: Lang) -> str:
    """What stands on a card or tile besides its name, one paragraph per line."""
    return "\n".join(lines_of(definition, lang))


def _head(parts: Iterable[str]) -> str:
    return capital(" · ".join(part for part in parts if part))


# --- Heroes ---------------------------------------------------------------------------------------


def action_text(action: Action, lang: Lang) -> str:
    """One printed action: where and when it can be resolved, what it costs, what it does."""
    telling = Telling(lang)
    head = telling.say(
        "action-head",
        place=telling.say(f"place-of-{action.place.name.lower()}"),
        kind=telling.say(f"kind-{action.kind.name.lower()}"),
        reach=action.reach,
    )
    once, when, does = action_parts(action, lang)
    if once:
        head = telling.say("action-once", head=head, once=once)
    if when:
        head = telling.say("action-when", head=head, when=when)
    return telling.say("action", head=head, text=does)


class ActionParts(NamedTuple):
    """What symbols do not show of an action: how often, when, and what it does."""

    once: str
    when: str
    does: str


def action_parts(action: Action, lang: Lang) -> ActionParts:
    """An action without what its symbols show."""
    telling = Telling(lang, aim=action.at)
    say, does = telling.say, effects_text(action.do, telling)
    if action.cost:
        cost = effects_text(action.cost, Telling(lang))
        does = say("action-cost", cost=cost, text=after_colon(does, lang))
    when = [reaction_text(action.when, lang)] if action.when else []
    if action.only_if:
        when.append(say("action-only-if", only_if=conditions(action.only_if, telling)))
    once = say(f"limit-{action.once.value}") if action.once else ""
    return ActionParts(once, ", ".join(when), does)


def _hero_card(card: HeroCard, lang: Lang) -> list[str]:
    say = words(lang).say
    limit, loot = card.zone_limit, card.loot
    plain_gear = card.set is Set.GEAR and GEAR in card.keywords
    return [
        _head(
            [
                "" if plain_gear else say(f"set-{card.set.value}"),
                keyword_list(card.keywords, lang),
                say("card-limit", letter=limit.letter, number=limit.number) if limit else "",
                say("card-loot", loot=loot) if loot else "",
            ]
        ),
        *(action_text(action, lang) for action in card.actions),
        *(standing_text(standing, lang) for standing in card.standing),
        *(when_text(ability, Telling(lang)) for ability in card.abilities),
    ]


def board_text(board: HeroBoard, lang: Lang) -> str:
    """What stands on a hero board besides the name of the hero."""
    return "\n".join(_board(board, lang))


def _board(board: HeroBoard, lang: Lang) -> list[str]:
    telling = Telling(lang)
    head = telling.say(
        "board-head",
        title=board.title.text(lang),
        focus=board.focus_start,
        regeneration=board.regeneration,
    )
    texts = [action_text(action, lang) for action in board.actions]
    texts += [standing_text(standing, lang) for standing in board.standing]
    titles = [title.text(lang) for title in board.ability_names]
    named = [
        telling.headed("board-ability", name=title, text=text)
        for title, text in zip(titles, texts, strict=False)
    ]
    skills = telling.headed("board-proficiencies", keywords=keyword_list(board.proficiencies, lang))
    plan = [board.plan.text(lang)] if board.plan else []
    return [head, skills, *named, *texts[len(named) :], *plan]


# --- Enemies --------------------------------------------------------------------------------------


def _enemy(enemy: Enemy, telling: Telling) -> list[str]:
    lang, say = telling.lang, telling.say
    telling.abilities = {ability.id: ability.name.text(lang) for ability in enemy.abilities}
    colour = NONE if enemy.colour is None else enemy.colour.name.lower()
    kind = [say("enemy-head", colour=colour), keyword_list(enemy.keywords, lang)]
    weak = [
        telling.headed(
            "enemy-vulnerable",
            wounds=item.wounds,
            keywords=join([keyword.name.text(lang) for keyword in item.to], "list-or", lang),
        )
        for item in enemy.vulnerable
    ]
    return [
        _head([*kind, say("enemy-furious") if enemy.furious else ""]),
        _head(_values(enemy, telling)),
        *weak,
        *(enemy_ability_text(ability, telling) for ability in enemy.abilities),
        *(enrage_lines(enemy.enrage, telling) if enemy.enrage else []),
    ]


def _values(enemy: Enemy, telling: Telling) -> list[str]:
    lang, say = telling.lang, telling.say
    defence = say("defence", physical=enemy.defence_physical, magical=enemy.defence_magical)
    return [
        say(
            "enemy-life",
            life=number(enemy.life, lang),
            per_seal=number(enemy.life_lost_per_seal, lang),
        ),
        say("enemy-attack", damage=damage(enemy.physical, enemy.magical, telling, "")),
        say("enemy-defence", defence=defence),
        say("enemy-loot", loot=enemy.loot) if enemy.loot else "",
    ]


# --- Encounters, time cards, tiles ----------------------------------------------------------------


def _encounter(encounter: Encounter, telling: Telling) -> list[str]:
    lang, say = telling.lang, telling.say
    final = "yes" if encounter.final else "no"
    value = encounter.reinforcement
    lines = [
        capital(say("encounter-head", final=final, places=keyword_list(encounter.places, lang))),
        _start(encounter, telling),
        telling.headed(
            "encounter-reinforcement", value=NONE if value is None else number(value, lang)
        ),
    ]
    if encounter.defence:
        physical, magical = encounter.defence
        defence = say("defence", physical=physical, magical=magical)
        lines.append(say("encounter-defence", defence=defence))
    lines += [
        telling.headed("encounter-progress", text=_answer(item, telling))
        for item in encounter.progress
    ]
    lines.append(telling.headed("encounter-victory", text=alternatives(encounter.victory, telling)))
    if encounter.forbids_travel:
        lines.append(telling.headed("encounter-no-retreat"))
    if encounter.retreat:
        lines.append(
            telling.headed("encounter-retreat", text=effects_text(encounter.retreat, telling))
        )
    special = [_answer(item, telling) for item in encounter.special]
    return lines + [telling.headed("encounter-special", text=text) for text in special]


def _start(encounter: Encounter, telling: Telling) -> str:
    lang, say = telling.lang, telling.say
    decks = [say(f"colour-{colour.name.lower()}.dat") for colour in encounter.colours]
    several = "yes" if len(decks) > 1 else "no"
    having = [keyword.name.text(lang) for keyword in encounter.having]
    return telling.headed(
        "encounter-start",
        start=number(encounter.start, lang),
        decks=say("encounter-decks", several=several, decks=join(decks, "list-and", lang)),
        having=join(having, "list-or", lang),
        final_enemy="yes" if encounter.final_enemy_first else "no",
    )


def _answer(item: When | Task, telling: Telling) -> str:
    if isinstance(item, Task):
        return task_text(item, Telling(telling.lang))
    return when_text(item, Telling(telling.lang, voice="each"), "encounter")


def _time_card(card: TimeCard, telling: Telling) -> list[str]:
    say = telling.say
    left, telling = narrowed(card.only_if, telling)
    text = effects_text(card.do, telling) if card.do else say("no-effect")
    if left:
        only_if = conditions(left, telling)
        text = say("time-if", only_if=only_if, text=after_colon(text, telling.lang))
    lines = [say("time-value", value=card.value), text]
    if card.otherwise:
        other = effects_text(card.otherwise, telling)
        lines.append(telling.headed("time-otherwise", text=after_colon(other, telling.lang)))
    return lines


def _tile(tile: Tile, telling: Telling) -> list[str]:
    lang, say = telling.lang, telling.say
    head = say(
        "tile-head", keywords=keyword_list(tile.keywords, lang), regeneration=tile.regeneration
    )
    return [
        _head([head, say("tile-final") if tile.final else ""]),
        *(when_text(item, Telling(lang, voice="each"), "tile") for item in tile.abilities),
        *(standing_text(standing, lang) for standing in tile.standing),
    ]


# --- Adventures -----------------------------------------------------------------------------------


def adventure_text(adventure: Adventure, lang: Lang) -> str:
    """The story of an adventure, its goal, and everything that differs from the usual rules."""
    say = words(lang).say
    goal = say(
        "adventure-goal",
        encounter=name(adventure.final_encounter, lang),
        tile=name(adventure.final_tile, lang),
        enemy=name(adventure.final_enemy, lang),
        life=_life(adventure.final_enemy, lang),
        hard=_life(adventure.final_enemy_hard, lang),
    )
    lines = [
        adventure.story.text(lang),
        goal,
        say("adventure-rewards", cards=adventure.one_time_rewards),
        say("adventure-loot", loot=adventure.start_loot),
    ]
    return "\n".join([*lines, *_own_rules(adventure, lang)])


def _life(enemy: str, lang: Lang) -> str:
    """The life of a final enemy, which the adventure's reference card gives (V5.10)."""
    printed = library.printed(enemy)
    return str(number(printed.life, lang)) if isinstance(printed, Enemy) else ""


def _own_rules(adventure: Adventure, lang: Lang) -> list[str]:
    """The adventure's own rules, rendered from what they do."""
    telling = Telling(lang, voice="each")
    lines = [_letter(letter, telling) for letter in adventure.letters]
    if adventure.anchors:
        places = join([place.name.text(lang) for place in adventure.anchors], "list-and", lang)
        lines.append(telling.say("adventure-anchors", places=places))
    lines += [when_text(item, Telling(lang, voice="each")) for item in adventure.rules]
    if adventure.final_needs:
        needs = conditions(adventure.final_needs, telling)
        lines.append(telling.say("adventure-needs", only_if=needs))
    return lines


def _letter(letter: Letter, telling: Telling) -> str:
    return telling.say(
        "adventure-letter",
        letter=letter.letter,
        name=letter.name.text(telling.lang),
        text=effects_text(letter.do, telling),
    )
