"""The table as a client draws it: small structs, made from views without hidden things.

A card is written "id#uid"; what a card says comes once, with the content of the game. Terrains,
colours and attributes are numbers, places are the numbers of locations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from tafelrunde.engine.content import LANGUAGES
from tafelrunde.engine.decisions import PARTY
from tafelrunde.games.hexer import library, views
from tafelrunde.games.hexer.nouns import EventCard
from tafelrunde.games.hexer.physical import HIDDEN, Card
from tafelrunde.games.hexer.rules.attributes import most_shield
from tafelrunde.games.hexer.rules.tiles import terrain_of
from tafelrunde.games.hexer.shown.wire_types import (
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
from tafelrunde.games.hexer.state import Den, Fight, Fighter, Game, Market, Player
from tafelrunde.games.hexer.terms import DAGON_TOP, Expansion, Kind
from tafelrunde.games.hexer.texts.ability_effects import ability_text
from tafelrunde.games.hexer.texts.cards import hamper_text

DECKS: Final = ("city", "wilderness", "skellige", "potion_deck", "bomb_deck", "mutagen_deck")


def present(game: Game, seats: Sequence[int]) -> HexerView:
    """Everything that somebody on these seats, or on none, sees of the table."""
    return present_each(game, [seats])[0]


def present_each(game: Game, readers: Sequence[Sequence[int]]) -> list[HexerView]:
    """What each of several people sees, named by their seats; what they all see is made once."""
    public = _public(views.view(game, PARTY))
    own = {seat: views.own_cards(game, seat) for seat in {s for seats in readers for s in seats}}
    return [_with_own(public, {seat: own[seat] for seat in seats}) for seats in readers]


def _public(game: Game) -> HexerView:
    """What everybody sees."""
    has_sea = game.has(Expansion.SKELLIGE)
    return HexerView(
        expansions=[expansion.value for expansion in game.setup.expansions],
        side=game.setup.side,
        round=game.round,
        phase=game.phase.name.lower(),
        start=game.start,
        active=game.active,
        winner=game.winner,
        players=[_player(game, each) for each in game.players],
        markets=[_market(game.markets[kind]) for kind in Kind],
        dens=[_den(den) for den in game.dens],
        fight=_fight(game.fight) if game.fight is not None else None,
        legend=_legend(game),
        destruction=[place for place, token in enumerate(game.destruction_on) if token is not None],
        weakness=[(place, terrain) for place, terrain, _ in game.weakness_on],
        tavern=game.tavern,
        trophies=cards(game.attribute_trophies),
        ships=sorted(game.ships) if has_sea else [],
        islands=sorted(game.islands) if has_sea else [],
        dagon=_dagon(game) if has_sea else None,
        decks={name: len(getattr(game, name)) for name in DECKS},
    )


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


def _player(game: Game, player: Player) -> PlayerView:
    return PlayerView(
        id=player.id,
        kind=int(player.kind),
        levels=player.levels[:],
        level=player.level,
        shield=player.shield,
        most_shield=most_shield(game, player),
        gold=player.gold,
        place=player.place,
        school=player.school,
        space=player.space,
        moved=player.moved,
        hand=len(player.hand),
        cards=[],
        deck=len(player.deck),
        deck_cards=[],
        discard_pile=cards(player.discard_pile),
        potions=cards(player.potions),
        bombs=cards(player.bombs),
        mutagens=cards(player.mutagens),
        trophies=cards(player.trophies),
        trophy_count=player.count_trophies(),
        items=[_item(each) for each in player.items],
        quests=[QuestView(each.quest, each.place, _task(each.quest)) for each in player.quests],
        rumours=player.rumours[:],
        trails=sorted(int(terrain_of(tile)) for tile in player.trails),
        weaknesses=player.weaknesses[:],
        destruction=len(player.destruction),
        dagon_trail=player.dagon_trail,
    )


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


def _market(market: Market | None) -> MarketView | None:
    if market is None:
        return None
    return MarketView(
        row=[each.thing if each is not None else None for each in market.row],
        costs=[
            None if each is None else -1 if each.trash_cost else each.prices[column]
            for column, each in enumerate(market.row)
        ],
        deck=len(market.deck),
        discards=len(market.discards),
    )


def _den(den: Den | None) -> DenView | None:
    return None if den is None else DenView(den.card.thing, den.place)


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


def _fight(fight: Fight) -> FightView:
    return FightView(
        opponent=fight.opponent.name.lower(),
        monster=fight.monster.thing if fight.monster is not None else "",
        life=len(fight.life),
        attacks=cards(fight.discards),
        turn=fight.turn,
        step=fight.step.name.lower(),
        turns=fight.turns,
        announced=fight.announced,
        guard=fight.guard,
        weaker=fight.weaker,
        dice=fight.dice,
        rewards=sum(fight.rewards),
        bets=fight.bets[:],
        fighters=[_fighter(each) for each in fight.fighters()],
    )


def _fighter(fighter: Fighter) -> FighterView:
    return FighterView(
        player=fighter.index,
        turns=fighter.turns,
        combo=[PlayedView(each.card.thing, each.tab, each.boosted) for each in fighter.combo],
        damage=fighter.damage,
        protection=fighter.protection,
        poison=fighter.poison,
        wounds=sum(fighter.wounds),
        hampers=_hampers(fighter),
        lowered=fighter.lowered[:],
        used=fighter.used[:],
        weaknesses=fighter.weaknesses[:],
        seen=[],
    )


def _hampers(fighter: Fighter) -> list[Words]:
    """What hampers the present combat turn, then what waits for the next one, in sentences."""
    present = [(each, True) for each in fighter.hampers]
    return [
        {lang: hamper_text(each, lang, now=now) for lang in LANGUAGES}
        for each, now in [*present, *((each, False) for each in fighter.coming)]
    ]
