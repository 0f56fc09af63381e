"""Enemies in play, as scenario files write and tell them: an id, or a table with their tokens."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.forms import each, either, flag, table, text, whole
from tafelrunde.engine.games import Data
from tafelrunde.engine.state.wording import Words, facts_of, find_name, forms_of, write
from tafelrunde.games.valskyrr.nouns import Enemy
from tafelrunde.games.valskyrr.phases.defence import ability_mark
from tafelrunde.games.valskyrr.rules.zones import life_of
from tafelrunde.games.valskyrr.state.table import Foe, Game
from tafelrunde.games.valskyrr.terms import Phase

KEYS: Final = forms_of(Foe, without=["zone"]) | {
    "life": whole(1),
    "done": flag,
    "abilities_done": each(text),
}
FORM: Final = each(either(text, table(KEYS, ["id"])))


def read(game: Game, words: Words, data: Data | str, zone: int) -> Foe:
    """An enemy in play; without a word about it, it has the life that is usual."""
    written: Data = {"id": data} if isinstance(data, str) else data
    card = words.card(written["id"], Enemy)
    foe = Foe(card, written.get("life", life_of(game, card.enemy)), zone)
    write(foe, written, words, without=["card", "life", "zone"])
    if written.get("done"):
        game.done.append(card.uid)
    abilities = {ability.id: ability for ability in foe.enemy.abilities}
    for name in written.get("abilities_done", ()):
        find_name(name, list(abilities), "ability")
        game.done.append(ability_mark(foe, abilities[name]))
    return foe


def tell(game: Game, foe: Foe) -> Data:
    """An enemy with its tokens, and what it has done in this phase."""
    defends = game.phase is Phase.DEFENCE
    done = [a.id for a in foe.enemy.abilities if defends and ability_mark(foe, a) in game.done]
    return {
        **facts_of(foe, [hero.id for hero in game.heroes], without=["zone"]),
        "done": defends and foe.card.uid in game.done,
        "abilities_done": done,
    }
