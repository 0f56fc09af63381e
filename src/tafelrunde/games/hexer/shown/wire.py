"""The table as a client draws it: small structs, made from views without hidden things.

A card is written "id#uid"; what a card says comes once, with the content of the game. Terrains,
colours and attributes are numbers, places are the numbers of locations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import PARTY
from tafelrunde.engine.declared.presenting import presenter
from tafelrunde.games.hexer import library
from tafelrunde.games.hexer.nouns import EventCard
from tafelrunde.games.hexer.rules.attributes import most_shield
from tafelrunde.games.hexer.rules.tiles import terrain_of
from tafelrunde.games.hexer.shown.wire_types import (
    DECKS,
    DagonView,
    DenView,
    FighterView,
    FightView,
    HexerView,
    ItemView,
    LegendView,
    MarketView,
    PlayedView,
    PlayerView,
    QuestView,
    Words,
)
from tafelrunde.games.hexer.state import views
from tafelrunde.games.hexer.state.physical import HIDDEN, Card
from tafelrunde.games.hexer.state.table import Den, Fight, Fighter, Game, Market, Played, Player
from tafelrunde.games.hexer.terms import DAGON_TOP, Expansion
from tafelrunde.games.hexer.texts.ability_effects import ability_text
from tafelrunde.games.hexer.texts.cards import hamper_text


def unseen(game: Game, part: object) -> list[str]:
    """What only the owner sees is added for each reader."""
    return []


def present(game: Game, seats: Sequence[int]) -> HexerView:
    """Everything that somebody on these seats, or on none, sees of the table."""
    return present_each(game, [seats])[0]


def present_each(game: Game, readers: Sequence[Sequence[int]]) -> list[HexerView]:
    """What each of several people sees, named by their seats; what they all see is made once."""
    seen = views.view(game, PARTY)
    public = table_view(seen, seen)
    own = {seat: views.own_cards(game, seat) for seat in {s for seats in readers for s in seats}}
    return [_with_own(public, {seat: own[seat] for seat in seats}) for seats in readers]


def _with_own(public: HexerView, own: Mapping[int, views.OwnCards]) -> HexerView:
    """The table with the cards that lie open for these seats alone."""
    if not own:
        return public
    players = public.players[:]
    for seat, mine in own.items():
        players[seat] = replace(players[seat], cards=cards(mine.hand), deck_cards=cards(mine.deck))
    fight = public.fight
    if fight is not None:
        fighters = [
            replace(each, seen=cards(own[each.player].seen)) if each.player in own else each
            for each in fight.fighters
        ]
        fight = replace(fight, fighters=fighters)
    return replace(public, players=players, fight=fight)


def cards(several: Sequence[Card]) -> list[str]:
    """Cards on the wire; those that lie face down are left out."""
    return [one.thing for one in several if one is not HIDDEN]


# --- Players --------------------------------------------------------------------------------------


def _task(quest: str) -> Words:
    """What is to be done, in both languages."""
    return {lang: library.BOOK.text(quest, lang) for lang in LANGUAGES}


def _item(one: Card) -> ItemView:
    """What stays with a player from a story; only now may it be read what it does."""
    event = one.printed
    assert isinstance(event, EventCard)
    texts: Words = {}
    if event.keep is not None:
        texts = {lang: ability_text(event.keep, lang) for lang in LANGUAGES}
    return ItemView(one.thing, texts)


# --- The table ------------------------------------------------------------------------------------


def _costs(market: Market) -> list[int | None]:
    return [
        None if each is None else -1 if each.trash_cost else each.prices[column]
        for column, each in enumerate(market.row)
    ]


def _legend(game: Game) -> LegendView | None:
    if game.legend is None:
        return None
    return LegendView(
        card=game.legend.thing,
        place=game.legend_place,
        life=len(game.legend_deck),
        way=[each.id for each in game.movement_discards[-1:]],
    )


def _dagon(game: Game) -> DagonView:
    top = game.dagon_card.thing if game.dagon_card is not None else ""
    return DagonView(game.dagon, DAGON_TOP, top, game.dagon_trails)


# --- Fights ---------------------------------------------------------------------------------------


def _hampers(fighter: Fighter) -> list[Words]:
    """What hampers the present combat turn, then what waits for the next one, in sentences."""
    present = [(each, True) for each in fighter.hampers]
    return [
        {lang: hamper_text(each, lang, now=now) for lang in LANGUAGES}
        for each, now in [*present, *((each, False) for each in fighter.coming)]
    ]


# --- The whole ------------------------------------------------------------------------------------

played_view = presenter(PlayedView, Played)
fighter_view = presenter(
    FighterView,
    Fighter,
    player=lambda _, fighter: fighter.index,
    wounds=lambda _, fighter: sum(fighter.wounds),
    hampers=lambda _, fighter: _hampers(fighter),
    seen=unseen,
)


def _fighters(game: Game, fight: Fight) -> list[FighterView]:
    return [fighter_view(game, each) for each in fight.fighters()]


fight_view = presenter(
    FightView,
    Fight,
    attacks=lambda _, fight: cards(fight.discards),
    rewards=lambda _, fight: sum(fight.rewards),
    fighters=_fighters,
)
player_view = presenter(
    PlayerView,
    Player,
    most_shield=most_shield,
    cards=unseen,
    deck_cards=unseen,
    trophy_count=lambda _, player: player.count_trophies(),
    items=lambda _, player: [_item(each) for each in player.items],
    quests=lambda _, player: [
        QuestView(each.quest, each.place, _task(each.quest)) for each in player.quests
    ],
    trails=lambda _, player: sorted(int(terrain_of(tile)) for tile in player.trails),
)
market_view = presenter(MarketView, Market, costs=lambda _, market: _costs(market))
den_view = presenter(DenView, Den)
table_view = presenter(
    HexerView,
    Game,
    expansions=lambda _, game: [expansion.value for expansion in game.setup.expansions],
    side=lambda _, game: game.setup.side,
    legend=lambda _, game: _legend(game),
    destruction=lambda _, game: [n for n, token in enumerate(game.destruction_on) if token],
    weakness=lambda _, game: [(place, terrain) for place, terrain, _ in game.weakness_on],
    trophies=lambda _, game: cards(game.attribute_trophies),
    ships=lambda _, game: sorted(game.ships) if game.has(Expansion.SKELLIGE) else [],
    islands=lambda _, game: sorted(game.islands) if game.has(Expansion.SKELLIGE) else [],
    dagon=lambda _, game: _dagon(game) if game.has(Expansion.SKELLIGE) else None,
    decks=lambda _, game: {name: len(getattr(game, name)) for name in DECKS},
)
