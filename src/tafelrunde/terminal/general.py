"""Any game at the terminal that has no screens of its own: the table as a list of its facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from itertools import groupby
from typing import TYPE_CHECKING, Generic, TypeVar

import msgspec

from tafelrunde.engine.content import LANGUAGES, Lang
from tafelrunde.engine.decisions import PARTY, Decision
from tafelrunde.engine.errors import UnknownName
from tafelrunde.engine.games import Data, Game
from tafelrunde.engine.labels import Label
from tafelrunde.engine.options import AnyOption
from tafelrunde.engine.shown_content import ChapterText, RuleText
from tafelrunde.terminal.clients import ListedCard, ListedRule, Page, Rule, Scene, Thing
from tafelrunde.terminal.words import say

if TYPE_CHECKING:
    from rich.text import Text

S = TypeVar("S")


class GeneralClient(Generic[S]):
    """A game told in sentences."""

    large_map = False
    own = say

    def __init__(self, game: Game[S]) -> None:
        self.rules = game

    def title(self, lang: Lang) -> str:
        """The name of the game."""
        return self.rules.setup.title.text(lang)

    # --- At the table -----------------------------------------------------------------------------

    def seat_name(self, state: S, seat: int, lang: Lang) -> str:
        """Who sits there, as the set-up calls them."""
        if seat == PARTY:
            return say(lang, "seat-party")
        name = self.rules.scenarios.seats(state)[seat]
        return self.rules.setup.seats.by_id[name].name.text(lang)

    def phase(self, state: S) -> str:
        """No phase has hints of its own."""
        return ""

    def round(self, state: S) -> int:
        """Nor has any round."""
        return 0

    def concerns(self, state: S, decision: Decision) -> bool:
        """As at a web table."""
        return self.rules.shown.concerns(state, decision)

    def scene(self, view: S) -> Scene:
        """Always the table."""
        return Scene.TABLE

    def brief(self, state: S, decision: Decision, option: AnyOption, lang: Lang) -> Label:
        """An option as it is labelled."""
        return self.rules.label(state, decision, option, lang)

    def page_of(self, state: S, decision: Decision, option: AnyOption, lang: Lang) -> Page:
        """The option, its question and the rule behind it."""
        label = self.rules.label(state, decision, option, lang)
        lines = (label.text, self.rules.prompt(state, decision, lang))
        return Page(label.name, tuple(line for line in lines if line), decision.why)

    def things(self, view: S, lang: Lang) -> list[Thing]:
        """Nothing can be looked at beside options."""
        return []

    def page(self, view: S, key: str, lang: Lang) -> Page:
        """Nothing can be looked at beside options."""
        raise UnknownName(f"There is no {key!r} on the table.")

    def sentences(self, view: S, lang: Lang) -> list[str]:
        """Every fact in a line of its own."""
        content = self.rules.shown.content(lang)
        names = {key: card.name for key, card in content.cards.items()}
        words: dict[str, str] = getattr(content.facts, "terms", {}) | names
        facts = self.rules.scenarios.facts(view)
        return [f"{key}: {value}" for key, value in _lines(facts, words) if value]

    def panels(self, view: S, seat: int, lang: Lang, width: int) -> dict[str, Text]:
        """One panel with all facts."""
        from rich.text import Text

        lines = Text("\n".join(self.sentences(view, lang)))
        return {"header": Text(self.title(lang)), "map": lines, "compact": lines}

    def whole_map(self, view: S, lang: Lang, width: int) -> Text:
        """All facts."""
        return self.panels(view, PARTY, lang, width)["map"]

    def seat_panels(self, view: S, seat: int, lang: Lang, width: int) -> list[Text]:
        """Seats are among the facts."""
        return []

    def wire_view(self, state: S, seat: int) -> Data:
        """What a seat may see, as at a web table."""
        view = self.rules.shown.present(state, [seat] if seat != PARTY else [])
        found: Data = msgspec.to_builtins(view)
        return found

    # --- Looking up -------------------------------------------------------------------------------

    def cards(self) -> list[ListedCard]:
        """Every printed thing."""
        content = {lang: self.rules.shown.content(lang).cards for lang in LANGUAGES}
        return [
            ListedCard(
                key,
                card.kind,
                deck=card.kind,
                copies=getattr(card, "copies", 1),
                name={lang: content[lang][key].name for lang in LANGUAGES},
                text={lang: "\n".join(content[lang][key].lines) for lang in LANGUAGES},
            )
            for key, card in content["en"].items()
        ]

    def catalogue(self) -> list[ListedRule]:
        """Every rule."""
        german = {rule.id: rule.text for _, rule in self._rules("de")}
        return [
            ListedRule(rule.id, chapter.key, rule.kind, german[rule.id], rule.text)
            for chapter, rule in self._rules("en")
        ]

    def rule(self, key: str, lang: Lang) -> Rule:
        """One rule; raises `UnknownName` with the nearest ones."""
        known = {rule.id: (chapter, rule) for chapter, rule in self._rules(lang)}
        name = key.strip().upper()
        if name not in known:
            nearest = ", ".join(get_close_matches(name, known, n=3, cutoff=0.0))
            raise UnknownName(f"There is no rule {key!r}; the nearest are {nearest}.")
        chapter, rule = known[name]
        beside = tuple(each.id for each in chapter.rules)
        return Rule(name, rule.kind, chapter.name, rule.text, beside)

    def _rules(self, lang: Lang) -> Iterator[tuple[ChapterText, RuleText]]:
        for chapter in self.rules.shown.rulebook(lang).chapters:
            for rule in chapter.rules:
                yield chapter, rule


def _lines(facts: object, words: Mapping[str, str], where: str = "") -> Iterator[tuple[str, str]]:
    """Each fact with its name; tables are told key by key."""
    if isinstance(facts, Mapping):
        for key, value in facts.items():
            if key != "sizes":
                name = words.get(key, key)
                yield from _lines(value, words, f"{where}, {name}" if where else name)
    elif isinstance(facts, list):
        names = [words.get(str(each), str(each)) for each in facts]
        groups = [(name, len(list(many))) for name, many in groupby(names)]
        yield where, ", ".join(f"{many} × {name}" if many > 1 else name for name, many in groups)
    else:
        yield where, words.get(str(facts), str(facts))
