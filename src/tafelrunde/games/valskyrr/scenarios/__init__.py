"""What Valskyrr writes and tells itself in scenario files; the rest follows from the declaration.

The tracks stand as after the setup, heroes have an empty hand and zone, and every card that is not
mentioned lies in its deck; the other cards of a deck that is mentioned stay in the box.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from operator import attrgetter

from tafelrunde.engine.decisions import Flow
from tafelrunde.engine.declared import DeclaredGame
from tafelrunde.engine.declared.scenarios import CARDS, DeclaredScenarios, Draft
from tafelrunde.engine.errors import BadScenario
from tafelrunde.engine.expecting import Names
from tafelrunde.engine.forms import Form, each, flag, named, one_of, table, text, whole
from tafelrunde.engine.games import Data, SetupAnswers
from tafelrunde.engine.state.wording import find_name, size_forms
from tafelrunde.games.valskyrr import library
from tafelrunde.games.valskyrr.nouns import Encounter, Tile
from tafelrunde.games.valskyrr.rules.round import PHASES
from tafelrunde.games.valskyrr.scenarios import enemies, marks
from tafelrunde.games.valskyrr.state import table as state
from tafelrunde.games.valskyrr.state.boards import EVERYBODY, TIME
from tafelrunde.games.valskyrr.state.physical import Card
from tafelrunde.games.valskyrr.state.table import ROW, SYMBOLS, Game, Hero
from tafelrunde.games.valskyrr.terms import Colour, Phase, Side

ALONE: Data = {"fengray": {}}
"""The heroes of a position that names none."""
LETTERS = [*state.LETTERS, *(f"{letter}+" for letter in state.LETTERS if letter)]
"""The tokens of locations; those with a `+` lie face up."""
SIDES = [side.value for side in Side]
COLOURS = tuple(colour.name.lower() for colour in Colour)


class ValskyrrScenarios(DeclaredScenarios[Game]):
    """Nebel über Valskyrr, as scenario files see it."""

    by_hand = (
        *("adventure", "row", "party", "revealed", "threat", "letters", "letters_up", "done"),
        *("final_encounter", "final_enemy", "set_aside", "won", "cause"),
    )
    told_only = ("encounter", "pending")
    seat_by_hand = ("board", "hard", "playing", "foes", "used", "tokens")
    unasked = ("hero_boards",)

    def __init__(self, game: DeclaredGame[Game]) -> None:
        super().__init__(game)
        self.plays = {"phase": self.play_phase, **self.plays}

    def play_phase(self, state: Game) -> Flow[None]:
        """The rest of the phase in which the position stands."""
        return PHASES[state.phase](state)

    def spelled(self, state: Game, key: str) -> str:
        """A location may be named by its id, `move:bear_cave`, or by its number, `move:3`."""
        kind, _, name = key.partition(":")
        places = {card.id: place for place, card in enumerate(state.tiles)}
        return f"{kind}:{places[name]}" if name in places else key

    # --- Forms ------------------------------------------------------------------------------------

    def own_forms(self) -> dict[str, Form]:
        """Locations, enemies, the encounter, and what still waits."""
        return {
            "party": text,
            "revealed": CARDS,
            "threat": named(whole(0, 2), "location", lasting=True),
            "letters": named(one_of(LETTERS), "location", lasting=True),
            "encounter": text,
            "row": enemies.FORM,
            "completed": flag,
            "pending": each(table({"symbol": one_of(SYMBOLS), "hero": text})),
        }

    def own_seat_forms(self) -> dict[str, Form]:
        """The enemies of a hero, and what was used."""
        used = {"tokens": named(whole(), "card"), "used": CARDS, "done": flag}
        return {"side": one_of(SIDES), "foes": enemies.FORM, **used}

    def own_fact_forms(self) -> dict[str, Form]:
        """How the game ended, and the sizes of decks by their colours."""
        sizes = size_forms(Game) | dict.fromkeys(COLOURS, whole())
        result = table({"won": flag, "cause": text, "round": whole()})
        return {"sizes": table(sizes), "beside_board": CARDS, "result": result}

    @property
    def names(self) -> Names:
        """Locations are told by their tiles, rewards by their cards."""
        found: dict[str, Collection[str]] = {**super().names}
        tiles = [name for name, one in library.PRINTED.items() if isinstance(one, Tile)]
        found |= dict.fromkeys(("party", "revealed", "tiles"), tiles)
        return found | {"active": list(library.HEROES), "row": found["foes"]}

    # --- Building ---------------------------------------------------------------------------------

    def setup_in(self, position: Data) -> Data:
        """The sides of hero boards stand with the heroes."""
        heroes = position.get("heroes", ALONE)
        for name in heroes:
            library.hero_board(name)
        sides = [hero.get("side", Side.NORMAL.value) for hero in heroes.values()]
        return super().setup_in(position | {"heroes": heroes}) | {"hero_boards": sides}

    def blank(self, setup: SetupAnswers, seed: int) -> Game:
        """A new game; what the heroes drew lies in their decks again."""
        game = super().blank(setup, seed)
        for hero in game.heroes:
            order = [card.id for card in library.DECKS_OF_HEROES[hero.id]]
            cards = hero.deck + hero.hand + hero.hero_zone
            hero.deck = sorted(cards, key=lambda card: (order.index(card.id), card.uid))
            hero.hand, hero.hero_zone = [], []
        for pile in (game.reward_deck, game.set_aside):
            pile.sort(key=attrgetter("uid"))
        return game

    def fixed(self, state: Game) -> Iterable[Card]:
        """Hero boards."""
        return [hero.board for hero in state.heroes]

    def place(self, draft: Draft[Game]) -> None:
        """Locations, enemies and the encounter."""
        game, position, words = draft.state, draft.position, draft.words
        _locations(game, position)
        for hero in game.heroes:
            written = position.get("heroes", ALONE)[hero.id].get("foes", ())
            hero.foes = [enemies.read(game, words, foe, hero.index) for foe in written]
        game.row = [enemies.read(game, words, foe, ROW) for foe in position.get("row", ())]
        if position.get("encounter"):
            game.encounter = draft.box.take(position["encounter"], Encounter)
        for data in position.get("pending", ()):
            who = words.seat_of(data["hero"]) if data.get("hero") else EVERYBODY
            game.pending.append((data.get("symbol", TIME), who))
        if position.get("active"):
            _take_turn(game, game.heroes[game.active], position)

    def finish(self, draft: Draft[Game]) -> None:
        """What was used and done in this phase."""
        game, position = draft.state, draft.position
        for hero in game.heroes:
            marks.read(game, hero, position.get("heroes", ALONE)[hero.id])
        if position.get("completed"):
            game.done.append(marks.COMPLETED)

    # --- Telling ----------------------------------------------------------------------------------

    def setup_of(self, state: Game) -> Data:
        """With the sides of the hero boards."""
        found = super().setup_of(state)
        sides = {hero.id: {"side": _side(hero)} if hero.hard else {} for hero in state.heroes}
        return found | {"heroes": sides}

    def describe(self, state: Game) -> Data:
        """Tokens only where some lie, and of a running hero turn how far it has come."""
        data = super().describe(state)
        for key in ("threat", "letters"):
            data[key] = {place: token for place, token in data.get(key, {}).items() if token}
        if state.active >= 0:
            hero = state.heroes[state.active]
            data["step"] = state.step
            data["heroes"][hero.id]["normal_left"] = hero.normal_left
        return data

    def tell(self, state: Game, facts: Data) -> None:
        """Locations, enemies, and how the game ended."""
        names = [card.id for card in state.tiles]
        letters = zip(state.letters, state.letters_up, strict=True)
        beside = (state.final_encounter, state.final_enemy)
        facts |= {
            "party": names[state.party],
            "revealed": [name for name, up in zip(names, state.revealed, strict=True) if up],
            "threat": dict(zip(names, state.threat, strict=True)),
            "letters": dict(zip(names, [a + "+" * up for a, up in letters], strict=True)),
            "row": [enemies.tell(state, foe) for foe in state.row],
            "completed": state.phase is Phase.RECOVERY and marks.COMPLETED in state.done,
            "beside_board": [card.id for card in beside if card in state.set_aside],
            "result": {"won": state.won, "cause": state.cause, "round": state.round},
        }
        facts["sizes"] |= facts["sizes"]["decks"]

    def tell_seat(self, state: Game, part: Hero, facts: Data) -> None:
        """Enemies, tokens on cards, and what was used."""
        facts["side"] = _side(part)
        facts["foes"] = [enemies.tell(state, foe) for foe in part.foes]
        facts |= marks.tell(state, part)


def _side(hero: Hero) -> str:
    return (Side.HARD if hero.hard else Side.NORMAL).value


def _locations(game: Game, position: Data) -> None:
    names = [card.id for card in game.tiles]
    if len(names) != len(game.layout.positions):
        many = len(game.layout.positions)
        raise BadScenario(f"position.tiles must name the {many} locations of the adventure.")

    def place(name: str) -> int:
        return find_name(name, names, "location")

    for name, tokens in position.get("threat", {}).items():
        game.threat[place(name)] = tokens
    if "letters" in position:
        game.letters, game.letters_up = [""] * len(names), [False] * len(names)
    for name, letter in position.get("letters", {}).items():
        game.letters[place(name)] = letter.removesuffix("+")
        game.letters_up[place(name)] = letter.endswith("+")
    if "party" in position:
        game.party = place(position["party"])
    seen = [*position.get("revealed", ()), *position.get("threat", {})]
    for name in [*seen, *([position["party"]] if "party" in position else [])]:
        game.revealed[place(name)] = True


def _take_turn(game: Game, hero: Hero, position: Data) -> None:
    """A hero turn has begun with its actions."""
    game.step = position.get("step", 1)
    hero.acted = True
    hero.normal_left = position["heroes"][hero.id].get("normal_left", 1)
