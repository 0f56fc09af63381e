"""What a web table shows of Avalon.

Nobody reads ahead: of what the book, the secrets and the events of a chapter tell, a client gets
what lies open, and of all else what is printed on cards that anybody may look at.
"""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.engine.cards import card_thing
from tafelrunde.engine.content import Lang
from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.declared.shown import DeclaredShown
from tafelrunde.engine.endings import EndingView, Told
from tafelrunde.engine.options import AnyOption, Asked
from tafelrunde.engine.showing import Views
from tafelrunde.games.avalon.clash.options import Lay, LayTop, Use
from tafelrunde.games.avalon.day.actions import Act
from tafelrunde.games.avalon.rules.advancement import Raise
from tafelrunde.games.avalon.rules.groups import Gift, HandOver
from tafelrunde.games.avalon.shown import ending
from tafelrunde.games.avalon.shown.content import all_cards, facts
from tafelrunde.games.avalon.shown.wire import present
from tafelrunde.games.avalon.shown.wire_types import AvalonFacts, AvalonView, CardFacts
from tafelrunde.games.avalon.state.physical import Side
from tafelrunde.games.avalon.state.table import Character, Game
from tafelrunde.games.avalon.terms import Deed

AT_PLACE = (Deed.EXPLORE, Deed.LOCATION_ACTION, Deed.INSPECT_MENHIR)
"""What is done where somebody stands."""


class AvalonShown(DeclaredShown[Game]):
    """The table of Avalon as clients draw it."""

    def cards(self, lang: Lang) -> dict[str, CardFacts]:
        """Everything printed that is no secret."""
        return all_cards(lang)

    def facts(self, lang: Lang) -> AvalonFacts:
        """What else is printed."""
        return facts(self.terms(lang), lang)

    def present(self, state: Game, seats: Sequence[int]) -> AvalonView:
        """What everybody sees: players may talk about everything (A26.56)."""
        return present(self.game.view(state, PARTY))

    def present_each(
        self, views: Views[Game], readers: Sequence[Sequence[int]]
    ) -> Sequence[AvalonView]:
        """The same for all."""
        return [present(views.of(PARTY))] * len(readers)

    def ending(self, state: Game, told: Told, lang: Lang) -> EndingView:
        """The epilogue, what the campaign came down to, and figures."""
        return ending.ending(state, told, lang)

    def things(self, option: AnyOption, asked: Asked[Game]) -> list[str]:
        """Where an option can be chosen on the board."""
        match option:
            case Act():
                return _act(option, asked.view)
            case Character():
                return [f"character:{option.index}"]
            case HandOver():
                return [f"character:{option.giver}"]
            case Lay() | Use() | Side():
                return [card_thing(option.card)]
            case Gift() if option.card is not None:
                return [card_thing(option.card)]
            case LayTop():
                return [f"deck:{asked.decision.seat}"]
            case Raise():
                return [f"attribute:{asked.decision.seat}:{option.attribute.value}"]
            case _:
                return option.things(asked)


def _act(act: Act, view: Game) -> list[str]:
    """A way on the map, the place itself, a card, or the board of whoever does it."""
    if act.card is not None:
        return [card_thing(act.card)]
    if act.deed is Deed.TRAVEL:
        return [f"place:{act.target}"]
    if act.deed in AT_PLACE:
        return [f"place:{view.characters[act.who].place}"]
    if act.deed is Deed.CHARACTER_ACTION:
        return [f"character:{act.who}"]
    if act.deed is Deed.TEND:
        return [f"character:{act.target}"]
    return []
