"""Action cards as text: colour, terrains, cost, symbols, chain tabs and boosts."""

from __future__ import annotations

from dataclasses import fields

from tafelrunde.engine.content import Lang
from tafelrunde.engine.phrases import capital
from tafelrunde.games.hexer.nouns import NO_SYMBOLS, TRASH, ActionCard, Origin, Symbols, Tab
from tafelrunde.games.hexer.terms import Kind
from tafelrunde.games.hexer.texts.effects import effect_text, term
from tafelrunde.games.hexer.texts.words import as_mages_say, join, words


def action_card_lines(card: ActionCard, lang: Lang) -> list[str]:
    """What stands on an action card, line by line."""
    say = words(lang).say
    lines = [
        card_head(card, lang),
        capital(symbols_text(card.base, card.kind, lang)),
        *_tabs(card, lang),
    ]
    if card.boost is not None:
        symbols = symbols_text(card.boost.symbols, card.kind, lang)
        lines.append(say("card-boost", energy=card.boost.energy, symbols=symbols))
    deeds = [effect_text(card.hit, lang), effect_text(card.do, lang)]
    if card.kind is Kind.MAGE:
        deeds = [as_mages_say(deed, lang) for deed in deeds]
    return [*lines, *deeds]


def card_head(card: ActionCard, lang: Lang) -> str:
    """Where the card comes from, its colour, its terrains and what it costs."""
    say = words(lang).say
    kind = say(f"{card.kind.name.lower()}-{card.colour.name.lower()}")
    parts = [
        say(f"origin-{card.origin.value}"),
        say("card-colour", colour=term(card.colour, lang), kind=kind),
        *(term(terrain, lang) for terrain in card.terrains),
        _cost(card, lang),
    ]
    return capital(" · ".join(part for part in parts if part))


def _cost(card: ActionCard, lang: Lang) -> str:
    if card.origin is Origin.START:
        return ""
    if card.cost == TRASH:
        return words(lang).say("card-cost-trash")
    return words(lang).say("card-cost", cost=card.cost)


def symbols_text(symbols: Symbols, kind: Kind, lang: Lang) -> str:
    """Effect symbols as a list: "2 damage, 1 card fewer"."""
    say = words(lang).say
    parts = [
        say(
            f"symbol-{item.name}",
            number=abs(value),
            way="more" if value > 0 else "fewer",
            kind=kind.name.lower(),
        )
        for item in fields(symbols)
        if (value := int(getattr(symbols, item.name)))
    ]
    return ", ".join(parts) or say("symbol-none")


def _tabs(card: ActionCard, lang: Lang) -> list[str]:
    """Chain tabs, those that do the same in one line."""
    colours: dict[str, list[str]] = {}
    for tab in card.tabs:
        colours.setdefault(_deeds(tab, card.kind, lang), []).append(term(tab.colour, lang))
    return [
        words(lang).say("card-tab", colours=join(names, "list-or", lang), text=text)
        for text, names in colours.items()
    ]


def _deeds(tab: Tab, kind: Kind, lang: Lang) -> str:
    deeds = [symbols_text(tab.symbols, kind, lang)] if tab.symbols != NO_SYMBOLS else []
    if tab.hit:
        deeds.append(effect_text(tab.hit, lang).removesuffix("."))
    return ", ".join(deeds) or words(lang).say("tab-only")
