"""The 22 random events (A17.03): each lasts for one day (A9.19). Some change what an action is
worth today, the others ask for something at once.
"""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Name
from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.nouns import Event, Kept
from tafelrunde.games.avalon.terms import Colour, Deed, DialSide, Resource, Track, Who
from tafelrunde.games.avalon.vocabulary.conditions import HasItem
from tafelrunde.games.avalon.vocabulary.costs import Pay
from tafelrunde.games.avalon.vocabulary.effects import (
    ChooseOne,
    EachOf,
    ForLowestHealth,
    Gain,
    GainItem,
    GainSecret,
    Lose,
    LoseItem,
    MayPay,
    Toss,
    Way,
)
from tafelrunde.games.avalon.vocabulary.standing import (
    ChangeCost,
    FreeMagic,
    MoreFrom,
    NoHealthFromRest,
    RelationStarts,
    RepeatsFirst,
    RestBrings,
    Standing,
)
from tafelrunde.games.avalon.vocabulary.world import ChangeMenhirs, Encounter


def today(key: str, name: Name, *words: Standing) -> Event:
    """An event that changes the rules of one day."""
    return Event(key, name, standing=words, kept=Kept.TODAY, random=True)


def at_once(key: str, name: Name, *effects: Effect) -> Event:
    """An event that happens when it is revealed."""
    return Event(key, name, do=effects, kept=Kept.TODAY, random=True)


CARDS: Final = [
    # --- What the day is good for
    # Published. A day to travel, each on an own road if need be.
    today(
        "good_weather",
        Name("Gutes Wetter", "Good Weather", kind="n"),
        ChangeCost(Deed.TRAVEL, by=-1, first_today=True),
    ),
    # A day to stay where one is.
    today(
        "steady_rain",
        Name("Dauerregen", "Steady Rain", kind="m"),
        ChangeCost(Deed.TRAVEL, by=1, first_today=True),
    ),
    # A day on which looking around is dear.
    today(
        "bank_of_mist",
        Name("Nebelbank", "Bank of Mist", kind="f"),
        ChangeCost(Deed.EXPLORE, by=1, first_today=True),
    ),
    # A day to work: many hands at every place.
    today(
        "pilgrims_on_the_road",
        Name("Pilger auf der Straße", "Pilgrims on the Road", kind="pl"),
        ChangeCost(Deed.LOCATION_ACTION, by=-1, first_today=True),
    ),
    # A day to gather.
    today("good_hunting", Name("Jagdglück", "Good Hunting", kind="n"), MoreFrom(Resource.FOOD)),
    # A night to eat in company of one's Fear.
    today("quiet_night", Name("Ruhige Nacht", "Quiet Night", kind="f"), RestBrings(fear=1)),
    # A night that heals nothing: take the wounds tomorrow.
    today("hoar_frost", Name("Raureif", "Hoar Frost", kind="m"), NoHealthFromRest()),
    # A day to talk.
    today(
        "old_song",
        Name("Altes Lied", "Old Song", kind="n"),
        RelationStarts(1, every_stage=False),
    ),
    # A day to say nothing.
    today(
        "hue_and_cry",
        Name("Steckbriefe am Tor", "Bills on the Gate", kind="pl"),
        RelationStarts(-1, every_stage=False),
    ),
    # A day to use what Magic one has.
    today("glow_in_the_hills", Name("Glühende Hügel", "Glow in the Hills", kind="pl"), FreeMagic()),
    # A day to try one's luck, once.
    today(
        "good_omen",
        Name("Gutes Vorzeichen", "Good Omen", kind="n"),
        RepeatsFirst(DialSide.SKULL),
    ),
    # --- What happens in the morning
    # Food, or a night without sleep.
    at_once(
        "rats",
        Name("Ratten", "Rats", kind="pl"),
        EachOf(
            [ChooseOne([Way([], cost=[Pay(1, Resource.FOOD)]), Way([Lose(1, Track.ENERGY)])])],
            who=Who.ALL,
        ),
    ),
    # Something unknown for Wealth.
    at_once(
        "pedlar",
        Name("Fahrender Händler", "Pedlar", kind="m"),
        MayPay([Pay(1, Resource.WEALTH)], [GainItem()], who=Who.ALL),
    ),
    # Three Health for Wealth: who is worst off?
    at_once(
        "wise_woman",
        Name("Weise Frau am Weg", "Wise Woman by the Road", kind="f"),
        MayPay([Pay(1, Resource.WEALTH)], [Gain(3, Track.HEALTH)], who=Who.ALL),
    ),
    # Every plan with a stone is a day shorter.
    at_once(
        "wyrd_flicker",
        Name("Flackern der Wyrdnis", "Flicker of the Wyrdness", kind="n"),
        ChangeMenhirs(-1),
    ),
    # A day longer, for a night that nobody likes to remember.
    at_once(
        "humming_stone",
        Name("Der Stein summt", "The Stone Hums", kind="title"),
        ChangeMenhirs(1),
        Gain(1, Track.FEAR, who=Who.ALL),
    ),
    # Who wants to know everything sleeps worse.
    at_once(
        "rumours",
        Name("Gerüchte", "Rumours", kind="pl"),
        EachOf(
            [ChooseOne([Way([Gain(1, Resource.EXP), Gain(1, Track.FEAR)]), Way([])])],
            who=Who.ALL,
        ),
    ),
    # Blood for Magic, for whoever goes out to the lights.
    at_once(
        "lights_on_the_moor",
        Name("Lichter im Moor", "Lights on the Moor", kind="pl"),
        MayPay([Pay(1, Track.HEALTH)], [Gain(2, Resource.MAGIC)], who=Who.ALL),
    ),
    # The weakest falls ill: who must not be weakest in the morning?
    at_once(
        "fever_in_the_camp",
        Name("Fieber im Lager", "Fever in the Camp", kind="n"),
        ForLowestHealth([GainSecret(14)]),
    ),
    # A purse or a thing: whoever has neither sleeps well.
    at_once(
        "thieves_in_the_night",
        Name("Diebe in der Nacht", "Thieves in the Night", kind="pl"),
        EachOf(
            [
                Toss(
                    skull=[
                        ChooseOne(
                            [
                                Way([LoseItem()], needs=HasItem()),
                                Way([Lose(2, Resource.WEALTH)]),
                            ]
                        )
                    ]
                )
            ],
            who=Who.ALL,
        ),
    ),
    # A fight before breakfast.
    at_once(
        "prowlers",
        Name("Herumtreiber", "Prowlers", kind="pl"),
        Encounter(Colour.GRAY, at_lowest=True),
    ),
    # They can be fed, or be met.
    at_once(
        "hungry_beasts",
        Name("Hungrige Tiere", "Hungry Beasts", kind="pl"),
        ChooseOne(
            [
                Way([], cost=[Pay(2, Resource.FOOD)]),
                Way([Encounter(Colour.GREEN, at_lowest=True)]),
            ]
        ),
    ),
]
