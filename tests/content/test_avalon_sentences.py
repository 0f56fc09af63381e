"""The sentences of Avalon's choices name what they cost, and nothing that they have not to do with,
in both languages.
"""

from __future__ import annotations

import pytest

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.games.avalon.nouns import Choice, Verse
from tafelrunde.games.avalon.shown.sentences import sentence_troubles, troubles_of
from tafelrunde.games.avalon.terms import Resource
from tafelrunde.games.avalon.vocabulary.costs import Cost, DiscardItem, Pay

FOOD, WEALTH, ITEM = Pay(1, Resource.FOOD), Pay(1, Resource.WEALTH), DiscardItem()
UNSAID = "it takes {}, but the sentence ({}) does not say so."


def test_sentences_and_prices_belong_together() -> None:
    assert list(sentence_troubles()) == []


@pytest.mark.parametrize(
    ("german", "english", "cost", "found"),
    [
        ("Ihm Brot geben.", "Give him bread.", [FOOD], []),
        ("Essen.", "Sit down.", [FOOD], [UNSAID.format("food", "en")]),
        ("Ihm helfen.", "Pay him.", [WEALTH], [UNSAID.format("wealth", "de")]),
        ("Einsteigen.", "Give him something.", [ITEM], [UNSAID.format("an item", "de")]),
        ("Die Kuh abkaufen.", "Buy the cow.", [], ["the sentence pays, but nothing is taken."]),
        ("Nichts kaufen.", "Buy nothing.", [], []),
        ("Ihm Münzen zahlen.", "Pay him.", [WEALTH], ["only one language names wealth."]),
        ("Magie!", "Magic!", [], ["it names magic, but nobody gets or loses any."]),
    ],
)
def test_a_sentence_that_does_not_fit_its_price_is_seen(
    german: str, english: str, cost: list[Cost], found: list[str]
) -> None:
    choice = Choice("go", cost=cost)
    said = dict(zip(LANGUAGES, (german, english), strict=True))
    assert list(troubles_of(Verse("1", choices=[choice]), choice, said)) == found
