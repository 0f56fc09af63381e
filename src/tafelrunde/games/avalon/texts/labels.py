"""What a player reads for a decision: the question with what it is about, and every option."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import singledispatch
from typing import Final, NamedTuple

from tafelrunde.engine.content import Lang
from tafelrunde.engine.labels import Label, Labels
from tafelrunde.engine.options import AnyOption, Asked, Effects, Number, Word
from tafelrunde.engine.phrases import NONE, capital
from tafelrunde.games.avalon import library
from tafelrunde.games.avalon.clash.options import Lay, LayTop, Use
from tafelrunde.games.avalon.clash.preview import Preview, preview
from tafelrunde.games.avalon.day.actions import Act, energy_cost
from tafelrunde.games.avalon.nouns import (
    CharacterBoard,
    Choice,
    DiplomacyEncounter,
    Moment,
    Verse,
)
from tafelrunde.games.avalon.rules.advancement import (
    Buy,
    Raise,
    attribute_cost,
    card_cost,
)
from tafelrunde.games.avalon.rules.groups import Gift, HandOver
from tafelrunde.games.avalon.rules.timing import WayOption, bonus_of, faces_for
from tafelrunde.games.avalon.state.physical import Card, Side
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.story import BOOK
from tafelrunde.games.avalon.terms import ROWS, Art, Deed, FreeDeed, Resource, Track
from tafelrunde.games.avalon.texts.cards import (
    ability_text,
    approach_lines,
    approach_name,
    front,
    location_action_text,
    menhir_lines,
    row_name,
    text_of,
)
from tafelrunde.games.avalon.texts.effects import (
    clauses,
    condition_text,
    cost_text,
    effect_text,
    says,
    way_text,
)
from tafelrunde.games.avalon.texts.words import dial_name, join, name, place_name, term, words
from tafelrunde.games.avalon.vocabulary.effects import MayPay, Roll

LABELS: Final = Labels[Game]()
SILENT: Final = ("lay_first", "lay_more", "choice", "one_of")
"""Questions whose options say what they are about."""


def prompt(asked: Asked[Game], lang: Lang) -> str:
    """The question, with what it is about."""
    say, decision = words(lang).say, asked.decision
    number = decision.min if decision.min == decision.max else 0
    question = say(f"question-{_dashed(decision.key)}", number=number)
    about = "" if decision.key in SILENT else _about(decision.about, asked, lang)
    return say("question-about", about=about, question=question) if about else question


def label(option: AnyOption, asked: Asked[Game], lang: Lang) -> Label:
    """One option: its name, and what it means."""
    return LABELS.label(option, asked, lang)


# --- What a question is about ---------------------------------------------------------------------


@singledispatch
def _about(about: object, asked: Asked[Game], lang: Lang) -> str:
    """What the question is about, in few words; empty if it explains itself."""
    return ""


@_about.register
def _(card: Card, asked: Asked[Game], lang: Lang) -> str:
    return card_name(card, lang)


@_about.register
def _(character: Character, asked: Asked[Game], lang: Lang) -> str:
    return character.board.name.noun(lang)


@_about.register
def _(board: CharacterBoard, asked: Asked[Game], lang: Lang) -> str:
    return board.name.noun(lang)


@_about.register
def _(effect: MayPay, asked: Asked[Game], lang: Lang) -> str:
    return capital(says(effect, lang))


@_about.register
def _(gift: Gift, asked: Asked[Game], lang: Lang) -> str:
    return _gift_name(gift, lang)


@_about.register(Art)
@_about.register(Resource)
@_about.register(Track)
def _(known: Art | Resource | Track, asked: Asked[Game], lang: Lang) -> str:
    return capital(term(known, lang))


@_about.register
def _(number: int, asked: Asked[Game], lang: Lang) -> str:
    return place_name(number, lang) if asked.decision.key == "inspect" else ""


def card_name(card: Card, lang: Lang) -> str:
    """The name of any card; one that lies face down has none."""
    if card.printed is None:
        return words(lang).say("label-face-down-card")
    return card.printed.name.noun(lang)


def _dashed(key: str) -> str:
    return key.replace("_", "-")


# --- The day --------------------------------------------------------------------------------------


class Said(NamedTuple):
    """What is said of an act: the thing that it is done with, and what comes of it."""

    thing: str = NONE
    text: str = ""


@LABELS.of(Act)
def _act(act: Act, asked: Asked[Game], lang: Lang) -> Label:
    who, say = asked.view.characters[act.who], words(lang).say
    said = SAID.get(act.deed, _said_of_card)(act, asked.view, lang)
    return Label(
        say(
            "label-act",
            character=who.board.name.noun(lang),
            what=say(f"act-{_dashed(act.deed.name.lower())}", thing=said.thing),
            energy=_energy_of(act, asked.view) or NONE,
        ),
        said.text,
    )


def _said_of_card(act: Act, game: Game, lang: Lang) -> Said:
    return Said(card_name(act.card, lang), _usage(act, lang)) if act.card is not None else Said()


def _said_of_travel(act: Act, game: Game, lang: Lang) -> Said:
    return Said(place_name(act.target, lang), front(act.target, lang))


def _said_of_location(act: Act, game: Game, lang: Lang) -> Said:
    action = library.location(game.characters[act.who].place).action
    assert action is not None
    return Said(action.name.text(lang), location_action_text(action, lang))


def _said_of_character(act: Act, game: Game, lang: Lang) -> Said:
    board = game.characters[act.who].board
    return Said(board.action_name.text(lang), ability_text(board.action, lang))


def _said_of_menhir(act: Act, game: Game, lang: Lang) -> Said:
    return Said(text=_menhir(game.characters[act.who].place, lang))


def _said_of_tending(act: Act, game: Game, lang: Lang) -> Said:
    return Said(game.characters[act.target].board.name.noun(lang))


SAID: Final[dict[Deed | FreeDeed, Callable[[Act, Game, Lang], Said]]] = {
    Deed.TRAVEL: _said_of_travel,
    Deed.LOCATION_ACTION: _said_of_location,
    Deed.CHARACTER_ACTION: _said_of_character,
    Deed.INSPECT_MENHIR: _said_of_menhir,
    Deed.TEND: _said_of_tending,
}


def _menhir(place: int, lang: Lang) -> str:
    menhir = library.location(place).menhir
    return "\n".join(menhir_lines(menhir, lang)) if menhir is not None else ""


def _usage(act: Act, lang: Lang) -> str:
    """What using a card does."""
    assert act.card is not None
    when = Moment.ACTION if act.deed is Deed.CARD_ACTION else Moment.ANY_TIME
    own = [each for source in _sources(act.card) for each in source.abilities if each.when is when]
    return "\n".join(ability_text(each, lang) for each in own)


def _energy_of(act: Act, game: Game) -> int:
    """What it costs; a card's own action what is printed there (A8.31)."""
    if isinstance(act.deed, FreeDeed):
        return 0
    if act.card is None:
        return energy_cost(game, game.characters[act.who], act.deed)
    abilities = [each for source in _sources(act.card) for each in source.abilities]
    return next((each.energy for each in abilities if each.when is Moment.ACTION), 0)


def _sources(card: Card) -> list[Card | Side]:
    return [card, *card.sides]


@LABELS.of(Choice)
def _choice(choice: Choice, asked: Asked[Game], lang: Lang) -> Label:
    """A choice of the verse that is read."""
    label = verse_choice(asked.decision.about, choice, lang)
    return Label(label.name, "\n".join(filter(None, [label.text, *chances(choice, asked, lang)])))


def chances(choice: Choice, asked: Asked[Game], lang: Lang) -> Iterator[str]:
    """How likely a roll reaches its bands, for those who would roll it."""
    game = asked.view
    for effect in choice.do:
        if isinstance(effect, Roll) and game.course:
            bonus = bonus_of(effect, game.members(game.here.group))
            for band in effect.bands[1:]:
                least, faces = band.at_least, faces_for(band, bonus)
                yield words(lang).say("choice-chance", least=least, faces=faces)


def verse_choice(verse: object, choice: Choice, lang: Lang) -> Label:
    """The sentence of the prose, and what is seen before deciding (A18.15)."""
    say, lines = words(lang).say, list[str]()
    if choice.needs is not None:
        lines.append(say("choice-needs", condition=condition_text(choice.needs, lang)))
    if choice.cost:
        lines.append(say("choice-cost", cost=cost_text(choice.cost, lang)))
    if choice.do:
        lines.append(effect_text(choice.do, lang))
    return Label(sentence(verse, choice, lang), "\n".join(lines))


def sentence(verse: object, choice: Choice, lang: Lang) -> str:
    """What one does or says; verses of tests have no prose."""
    return BOOK.sentence(verse.id, choice.key, lang) if isinstance(verse, Verse) else choice.key


@LABELS.of(HandOver)
def _hand_over(option: HandOver, asked: Asked[Game], lang: Lang) -> str:
    giver = asked.view.characters[option.giver].board.name.noun(lang)
    what = words(lang).say("act-hand-over", thing=NONE)
    return words(lang).say("label-act", character=giver, what=what, energy=NONE)


@LABELS.of(Gift)
def _gift(gift: Gift, asked: Asked[Game], lang: Lang) -> str:
    return _gift_name(gift, lang)


def _gift_name(gift: Gift, lang: Lang) -> str:
    if gift.card is not None:
        return card_name(gift.card, lang)
    assert gift.resource is not None
    return f"1 {term(gift.resource, lang)}"


@LABELS.of(Buy)
def _buy(buy: Buy, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say("label-buy", art=buy.art.name.lower(), cost=card_cost(asked.view))


@LABELS.of(Raise)
def _raise(option: Raise, asked: Asked[Game], lang: Lang) -> str:
    character = asked.view.characters[asked.decision.seat]
    cost = attribute_cost(asked.view, character, option.attribute)
    attribute = term(option.attribute, lang)
    return words(lang).say("label-raise", attribute=attribute, cost=cost)


@LABELS.of(WayOption)
def _way(option: WayOption, asked: Asked[Game], lang: Lang) -> str:
    return way_text(option.way, lang)


@LABELS.of(Effects)
def _effects(option: Effects, asked: Asked[Game], lang: Lang) -> str:
    return capital(clauses(option.do, lang))


# --- Cards and encounters -------------------------------------------------------------------------


@LABELS.of(Card)
def _card(card: Card, asked: Asked[Game], lang: Lang) -> Label:
    text = text_of(card.printed, lang) if card.printed is not None else ""
    return Label(card_name(card, lang), text)


@LABELS.of(Side)
def _side(side: Side, asked: Asked[Game], lang: Lang) -> Label:
    return Label(name(side.id, lang), "\n".join(ability_text(e, lang) for e in side.abilities))


@LABELS.of(Use)
def _use(use: Use, asked: Asked[Game], lang: Lang) -> Label:
    source = use.source
    named = name(source.id, lang) if isinstance(source, Side) else card_name(use.card, lang)
    return Label(named, ability_text(use.ability, lang))


@LABELS.of(LayTop)
def _lay_top(option: LayTop, asked: Asked[Game], lang: Lang) -> str:
    return words(lang).say("label-lay-top")


@LABELS.of(Lay)
def _lay(option: Lay, asked: Asked[Game], lang: Lang) -> Label:
    """What the card would connect and bring, then its abilities."""
    game, card = asked.view, option.card
    named = words(lang).say(
        "label-lay", card=card_name(card, lang), magic="yes" if option.magic else "no"
    )
    clash = game.clash
    if clash is None or card.printed is None:
        return Label(named)
    seen = preview(game, clash, game.characters[clash.active], card, option.magic)
    lines = [preview_text(game, seen, clash.art, lang)]
    lines += [ability_text(each, lang) for each in card.abilities]
    return Label(named, "\n".join(lines))


def preview_text(game: Game, seen: Preview, art: Art, lang: Lang) -> str:
    """What laying a card would do, in one line."""
    say = words(lang).say
    parts = [say("preview-connected", rows=_rows(seen.connected, art, lang))]
    if seen.connected:
        parts.append(say("preview-activated", rows=_rows(seen.activated, art, lang)))
    brings = [
        say(f"preview-{key}", amount=abs(amount), change="up" if amount > 0 else "down")
        for key in ("markers", "steps", "cards")
        if (amount := getattr(seen, key))
    ]
    brings += [say("preview-extra")] if seen.extra else []
    brings += [says(effect, lang) for effect in seen.others]
    if brings:
        parts.append(say("preview-brings", brings=join(brings, "list-and", lang)))
    if seen.payers:
        people = [game.characters[seat].board.name.noun(lang) for seat in seen.payers]
        parts.append(say("preview-costs", people=join(people, "list-or", lang)))
    return " ".join(parts)


def _rows(rows: int, art: Art, lang: Lang) -> str:
    return join(
        [row_name(row, art, lang) for row in range(ROWS) if rows >> row & 1], "list-and", lang
    )


# --- People, numbers and words --------------------------------------------------------------------


@LABELS.of(Character)
def _character(character: Character, asked: Asked[Game], lang: Lang) -> str:
    return character.board.name.noun(lang)


@LABELS.of(Number)
def _number(option: Number, asked: Asked[Game], lang: Lang) -> Label:
    number, about = option.number, asked.decision.about
    match asked.decision.key:
        case "approach":
            assert isinstance(about, Card)
            partner = about.printed
            assert isinstance(partner, DiplomacyEncounter)
            lines = approach_lines(partner, number, lang)[1:]
            return Label(approach_name(partner, number, lang), "\n".join(lines))
        case "menhir" | "move_to":
            return Label(place_name(number, lang))
        case "status_part":
            return Label(words(lang).say("label-part", number=number))
        case _ if isinstance(about, Resource | Track):
            return Label(f"{number} {term(about, lang)}")
        case _:
            return Label(str(number))


@LABELS.of(Word)
def _word(word: Word, asked: Asked[Game], lang: Lang) -> str:
    """A fixed word; some mean something else in some questions."""
    key = asked.decision.key
    if key == "new_character":
        return name(word.id, lang)
    if key == "expired_dials":
        return dial_name(word.id, lang)
    special = f"option-{_dashed(key)}-{_dashed(word.id)}"
    return words(lang).say(special if special in words(lang) else f"option-{_dashed(word.id)}")
