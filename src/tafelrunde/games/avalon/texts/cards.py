"""The texts of printed things: all that stands on a card or board besides its name, in lines,
rendered from what is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from typing import Final

from tafelrunde.engine.content import Lang
from tafelrunde.engine.effects import Effect
from tafelrunde.engine.errors import ContentError
from tafelrunde.engine.phrases import NONE, capital
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.nouns import (
    Ability,
    CharacterBoard,
    ClashCard,
    CombatEncounter,
    DiplomacyEncounter,
    Event,
    Item,
    Key,
    Location,
    LocationAction,
    MenhirSection,
    Moment,
    Once,
    Quest,
    Right,
    Secret,
    Skill,
    SkillCard,
    Stage,
)
from tafelrunde.games.avalon.state.physical import Keys, bonuses, keys
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import FREE_ROW, MAGIC_ROW, TOP_OF_DIAL, Art, Direction
from tafelrunde.games.avalon.texts.effects import (
    clauses,
    condition_text,
    cost_text,
    effect_text,
)
from tafelrunde.games.avalon.texts.words import after_colon, term, words

VARIABLE: Final = ("empathy", "caution", "spirituality", "anything")


def text_of(printed: object, lang: Lang) -> str:
    """The text of a printed thing; empty if it has none."""
    return "\n".join(lines_of(printed, lang))


def location_text(number: int, lang: Lang) -> str:
    """The front of a location card: its description, symbols, action, instant effects, menhir."""
    return text_of(library.location(number), lang)


@singledispatch
def lines_of(printed: object, lang: Lang) -> list[str]:
    """The lines of a printed thing."""
    raise TypeError(f"{type(printed).__name__} has no text.")


def _line(key: str, text: str, lang: Lang, **args: str | int) -> list[str]:
    """A line with a heading before a colon, if there is something to say."""
    head = words(lang).say(f"line-{key}", **args)
    return [f"{capital(head)}: {text}"] if text else []


def _done(key: str, done: Sequence[Effect], lang: Lang, **args: str | int) -> list[str]:
    """A line about effects, if there are any."""
    return _line(key, effect_text(done, lang), lang, **args)


# --- Abilities ------------------------------------------------------------------------------------


def ability_text(ability: Ability, lang: Lang) -> str:
    """When it works, what it needs and costs, and what it does."""
    text = effect_text(ability.do, lang)
    heads = _heads(ability, lang)
    return f"{capital(', '.join(heads))}: {text}" if heads else text


def _heads(ability: Ability, lang: Lang) -> list[str]:
    say, heads = words(lang).say, list[str]()
    if ability.when is Moment.ACTION:
        heads.append(say("moment-action", energy=ability.energy))
    elif ability.when is not Moment.STANDING:
        key = ability.when.name.lower().replace("_", "-")
        heads.append(say(f"moment-{key}", delay=ability.delay))
    if ability.art is not None:
        heads.append(say("ability-art", art=ability.art.name.lower()))
    if ability.once is not Once.NEVER_ENDS:
        heads.append(say(f"once-{ability.once.value}"))
    if ability.needs is not None:
        heads.append(say("ability-needs", condition=condition_text(ability.needs, lang)))
    if ability.cost:
        heads.append(cost_text(ability.cost, lang))
    elif ability.may:
        heads.append(say("ability-may"))
    return heads


def _abilities(abilities: Sequence[Ability], lang: Lang) -> list[str]:
    return [ability_text(each, lang) for each in abilities]


# --- Edges of cards -------------------------------------------------------------------------------


def row_name(row: int, art: Art, lang: Lang) -> str:
    """A row at the edge of a card."""
    if row == MAGIC_ROW:
        return words(lang).say("row-magic")
    if row == FREE_ROW:
        return words(lang).say("row-free")
    return term(art.attributes[row], lang)


def left_edge(card: ClashCard, lang: Lang) -> str:
    """What each row brings."""
    rows = [
        f"{capital(row_name(row, card.art, lang))}: {after_colon(clauses(bonus, lang), lang)}"
        for row, bonus in enumerate(bonuses(card.left, card.art))
        if bonus is not None
    ]
    return "; ".join(rows)


def right_edge(right: Right, art: Art, lang: Lang) -> str:
    """What each row needs."""
    found: Keys = keys(right, art)
    return ", ".join(
        _key_text(row, key, art, lang) for row, key in enumerate(found) if key is not None
    )


def _key_text(row: int, key: Key, art: Art, lang: Lang) -> str:
    if key.blocked:
        return words(lang).say("key-blocked", row=row_name(row, art, lang))
    needs = f" {key.needs}" if row < MAGIC_ROW else ""
    times = f" ×{key.times}" if key.times > 1 else ""
    return f"{row_name(row, art, lang)}{needs}{times}"


# --- Cards of characters --------------------------------------------------------------------------


@lines_of.register
def _clash_card(card: ClashCard, lang: Lang) -> list[str]:
    say, left = words(lang).say, left_edge(card, lang)
    lines = [say("card-kind", art=card.art.name.lower(), tray=term(card.tray, lang))]
    lines += _line("left", left, lang)
    lines += _line("right", right_edge(card.right, card.art, lang), lang)
    return lines + beside_edges(card, lang)


def beside_edges(card: ClashCard, lang: Lang) -> list[str]:
    """What a card says apart from the symbols at its edges."""
    lasts = [words(lang).say("card-persistent")] if card.persistent else []
    return lasts + _abilities(card.abilities, lang)


@lines_of.register
def _item(item: Item, lang: Lang) -> list[str]:
    keyword = term(item.keyword, lang) if item.keyword is not None else NONE
    craftable = "yes" if item.craftable else "no"
    head = words(lang).say("card-item", keyword=keyword, craftable=craftable)
    return [head, *_abilities(item.abilities, lang)]


@lines_of.register
def _secret(secret: Secret, lang: Lang) -> list[str]:
    keyword = term(secret.keyword, lang) if secret.keyword is not None else NONE
    personal = "yes" if secret.personal else "no"
    head = words(lang).say("card-secret", number=secret.number, keyword=keyword, personal=personal)
    return [head, *_abilities(secret.abilities, lang), *_quest(secret.quest, lang)]


@lines_of.register
def _skill(skill: Skill, lang: Lang) -> list[str]:
    return _abilities(skill.abilities, lang)


@lines_of.register
def _skill_card(card: SkillCard, lang: Lang) -> list[str]:
    lines = [words(lang).say("card-skill", attribute=term(card.attribute, lang))]
    for side in card.sides:
        text = " ".join(_abilities(side.abilities, lang))
        lines.append(f"{side.name.text(lang)}: {text}")
    return lines


@lines_of.register
def _board(board: CharacterBoard, lang: Lang) -> list[str]:
    attributes = [f"{term(each, lang)} {value}" for each, value in board.attributes.items()]
    resources = [f"{term(each, lang)} {value}" for each, value in board.resources.items()]
    return [
        *_line("attributes", ", ".join(attributes), lang),
        *_line("resources", ", ".join(resources), lang),
        f"{board.action_name.text(lang)} – {ability_text(board.action, lang)}",
        *(f"{board.trait_name.text(lang)} – {ability_text(each, lang)}" for each in board.trait),
    ]


# --- Encounters -----------------------------------------------------------------------------------


@lines_of.register
def _combat(enemy: CombatEncounter, lang: Lang) -> list[str]:
    lines = [
        words(lang).say(
            "card-combat",
            colour=term(enemy.colour, lang),
            difficulty=enemy.difficulty,
            value=enemy.value,
        )
    ]
    lines += _line("traits", ", ".join(term(each, lang) for each in enemy.traits), lang)
    for row in enemy.table:
        span = f"{row.least}" if row.least == row.most else f"{row.least}–{row.most}"
        text = effect_text(row.do, lang) or capital(clauses((), lang)) + "."
        lines += _line("row", text, lang, span=span)
    lines += _done("opportunity", enemy.opportunity, lang)
    lines += _done("reward", enemy.reward, lang)
    lines += _done("loot", enemy.loot, lang)
    return lines + _line("right", right_edge(enemy.right, Art.COMBAT, lang), lang)


@lines_of.register
def _diplomacy(partner: DiplomacyEncounter, lang: Lang) -> list[str]:
    lines = [words(lang).say("card-diplomacy", difficulty=partner.difficulty)]
    for number in range(len(partner.approaches)):
        lines += approach_lines(partner, number, lang)
    lines += _done("reward", partner.reward, lang)
    lines += _done("loot", partner.loot, lang)
    lines += _done("failure", partner.failure, lang)
    if partner.avoid is not None:
        lines += _line("avoid", avoid_text(partner, lang), lang)
    return lines + _line("right", right_edge(partner.right, Art.DIPLOMACY, lang), lang)


def avoid_text(partner: DiplomacyEncounter, lang: Lang) -> str:
    """What avoiding an encounter takes."""
    assert partner.avoid is not None
    parts = [cost_text(partner.avoid.cost, lang)] if partner.avoid.cost else []
    if partner.avoid.needs is not None:
        condition = condition_text(partner.avoid.needs, lang)
        parts.append(words(lang).say("ability-needs", condition=condition))
    return ", ".join(parts)


def approach_lines(partner: DiplomacyEncounter, number: int, lang: Lang) -> list[str]:
    """One way through a diplomacy encounter, with a heading if there are several."""
    approach, lines = partner.approaches[number], list[str]()
    if len(partner.approaches) > 1:
        lines.append(approach_name(partner, number, lang))
    for place, stage in enumerate(approach.stages, start=1):
        lines += _stage(place, stage, lang)
    return lines


def approach_name(partner: DiplomacyEncounter, number: int, lang: Lang) -> str:
    """The name of an approach; one without a name is numbered."""
    named = partner.approaches[number].name.text(lang)
    return words(lang).say("approach", number=number + 1, name=named or NONE)


def _stage(number: int, stage: Stage, lang: Lang) -> list[str]:
    say, lines = words(lang).say, list[str]()
    for each in VARIABLE:
        done = getattr(stage.variable, each)
        attribute = say(f"attribute-{each}") if each != "anything" else NONE
        lines += _done("variable", done, lang, stage=number, attribute=attribute)
    for reaction in stage.reaction:
        area = term(reaction.area, lang) if reaction.area is not None else NONE
        lines += _done("reaction", reaction.do, lang, stage=number, area=area)
    return lines


# --- Events and locations -------------------------------------------------------------------------


@lines_of.register
def _event(event: Event, lang: Lang) -> list[str]:
    lines = []
    if event.chapter:
        lines.append(BOOK.prose.passage(f"chapter_{event.chapter}", event.id, lang).text)
    lines += [effect_text(event.do, lang)] if event.do else []
    lines += _done("in-force", event.standing, lang)
    lines += _quest(event.quest, lang)
    return lines


def _quest(quest: Quest | None, lang: Lang) -> list[str]:
    if quest is None:
        return []
    condition = condition_text(quest.condition, lang)
    return _done("quest", quest.success, lang, condition=condition)


@lines_of.register
def _location(location: Location, lang: Lang) -> list[str]:
    described = front(location.number, lang)
    lines = [described] if described else []
    lines += _line("symbols", ", ".join(term(each, lang) for each in location.symbols), lang)
    lines += _line("arrows", arrows_text(location, lang), lang)
    lines += [location_action_text(location.action, lang)] if location.action else []
    for instant in location.instants:
        once = "yes" if instant.once_per_day else "no"
        lines += _done("instant", instant.do, lang, once=once)
    lines += menhir_lines(location.menhir, lang) if location.menhir else []
    return lines


def front(number: int, lang: Lang) -> str:
    """The one-line description; neutral locations of tests have none."""
    try:
        return BOOK.prose.passage(library.location(number).id, str(number), lang).text
    except ContentError:
        return ""


def arrows_text(location: Location, lang: Lang) -> str:
    """Where the arrows lead."""
    found = [
        f"{term(way, lang)} {number}"
        for way, number in zip(Direction, location.arrows.numbers, strict=True)
        if number
    ]
    return ", ".join(found)


def location_action_text(action: LocationAction, lang: Lang) -> str:
    """The Location Action: what it costs and does."""
    say = words(lang).say
    heads = [say("moment-action", energy=action.energy)]
    heads += [say("once-day")] if action.once_per_day else []
    heads += [cost_text(action.cost, lang)] if action.cost else []
    return f"{action.name.text(lang)} – {', '.join(heads)}: {effect_text(action.do, lang)}"


def menhir_lines(menhir: MenhirSection, lang: Lang) -> list[str]:
    """What charging takes, and what it gives."""
    needs = condition_text(menhir.needs, lang) if menhir.needs is not None else NONE
    head = words(lang).say(
        "menhir-charge",
        cost=cost_text(menhir.cost, lang) if menhir.cost else NONE,
        needs=needs,
        value=menhir.value,
        most=menhir.most if menhir.most < TOP_OF_DIAL else NONE,
    )
    everybody = [words(lang).say("menhir-everybody")] if menhir.everybody else []
    return [head, *everybody, *_done("menhir-done", menhir.do, lang)]
