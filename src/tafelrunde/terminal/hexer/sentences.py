"""The table in sentences, for the plain mode and screen readers."""

from __future__ import annotations

from tafelrunde.engine.content import Lang
from tafelrunde.engine.phrases import NONE, capital
from tafelrunde.games.hexer.nouns import Monster
from tafelrunde.games.hexer.rules.attributes import attribute_name
from tafelrunde.games.hexer.state.physical import HIDDEN, Card
from tafelrunde.games.hexer.state.table import Game, Player
from tafelrunde.games.hexer.terms import Attribute, Expansion
from tafelrunde.games.hexer.texts.labels import card_name, card_noun, phase_name
from tafelrunde.games.hexer.texts.narrator import place_name
from tafelrunde.games.hexer.texts.words import ROMAN, words
from tafelrunde.terminal.hexer.words import say


def table(game: Game, lang: Lang) -> list[str]:
    """Everything on the table, most important first."""
    lines = [_where(game, lang)]
    if game.fight is not None:
        lines += fight(game, lang)
    lines += _monsters(game, lang)
    for player in game.players:
        lines += _player(game, player, lang)
    return [capital(line) for line in (*lines, *_rows(game, lang))]


def names(cards: list[Card], lang: Lang) -> str:
    """The names of some cards; those that lie face down are only counted."""
    known = [card_name(card, lang) for card in cards if card is not HIDDEN]
    hidden = len(cards) - len(known)
    if hidden:
        known.append(say(lang, "hidden-cards", cards=hidden))
    return ", ".join(known) or "–"


def _where(game: Game, lang: Lang) -> str:
    return say(
        lang,
        "tell-where",
        round=game.round,
        player=game.player.character.name.noun(lang),
        phase=phase_name(game.phase, lang),
    )


def fight(game: Game, lang: Lang) -> list[str]:
    """The running fight: who against whom, how many cards are left, the combo so far."""
    running = game.fight
    assert running is not None
    attacker = game.players[running.attacker.index]
    if running.defender is None:
        against, left = card_noun(running.monster or HIDDEN, lang), len(running.life)
    else:
        defender = game.players[running.defender.index]
        against = defender.character.name.noun(lang)
        left = len(defender.deck) + len(defender.hand)
    lines = [
        say(
            lang,
            "tell-fight",
            player=attacker.character.name.noun(lang),
            against=against,
            cards=len(attacker.deck) + len(attacker.hand),
            left=left,
        )
    ]
    for fighter in running.fighters():
        if fighter.combo:
            cards = names([played.card for played in fighter.combo], lang)
            lines.append(say(lang, "tell-combo", cards=cards))
    return [capital(line) for line in lines]


def _monsters(game: Game, lang: Lang) -> list[str]:
    lines = []
    for den in game.dens:
        if den is not None and isinstance(den.card.printed, Monster):
            monster = den.card.printed
            lines.append(
                say(
                    lang,
                    "tell-monster",
                    name=monster.name.text(lang),
                    rank=ROMAN[monster.rank],
                    life=monster.life,
                    place=place_name(den.place, lang),
                )
            )
    if game.legend is not None:
        name, place = card_noun(game.legend, lang), place_name(game.legend_place, lang)
        lines.append(say(lang, "tell-legendary", name=name, place=place))
    if game.has(Expansion.SKELLIGE):
        ships = ", ".join(place_name(ship, lang) for ship in game.ships)
        lines.append(say(lang, "tell-dagon", space=game.dagon, ships=ships))
    return lines


def _player(game: Game, player: Player, lang: Lang) -> list[str]:
    name = player.character.name.noun(lang)
    lines = [
        say(
            lang,
            "tell-player",
            player=name,
            place=place_name(player.place, lang) if player.place >= 0 else NONE,
            gold=player.gold,
            kind=player.kind.name.lower(),
            shield=player.shield,
            space=player.space,
            levels=capital(levels(player, lang)),
            deck=len(player.deck),
            discards=len(player.discard_pile),
        ),
        say(lang, "tell-hand", player=name, cards=names(player.hand, lang)),
    ]
    owned = [*player.potions, *player.bombs, *player.mutagens, *player.items, *player.trophies]
    if owned:
        lines.append(say(lang, "tell-owned", player=name, cards=names(owned, lang)))
    return lines


def levels(player: Player, lang: Lang) -> str:
    """The four attributes and the witcher level."""
    parts = [
        f"{words(lang).say(f'skill-{attribute_name(player, each)}')} {ROMAN[player.levels[each]]}"
        for each in Attribute
    ]
    return ", ".join([*parts, say(lang, "level", level=ROMAN[player.level])])


def _rows(game: Game, lang: Lang) -> list[str]:
    lines = []
    for kind, market in zip(("witcher", "mage"), game.markets, strict=True):
        if market is not None:
            row = names([card for card in market.row if card is not None], lang)
            title = words(lang).say(f"row-{kind}")
            lines.append(say(lang, "tell-row", row=capital(title), cards=row))
    return lines
