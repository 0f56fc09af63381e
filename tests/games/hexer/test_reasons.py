"""Why not? Every closed option answers with what is in the way now, before the rule."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest

from tafelrunde.engine.content import Lang
from tafelrunde.engine.options import option_keys
from tafelrunde.games.hexer.game import GAME as HEXER
from tafelrunde.games.hexer.nouns import Occasion, When
from tafelrunde.games.hexer.state.board import LOCATIONS, tiles
from tafelrunde.games.hexer.terms import Colour, Kind, Terrain
from tafelrunde.games.hexer.texts.words import FOLDER
from tafelrunde.games.hexer.vocabulary import Draw, GainGold, HasGold, LoseGold
from tests.kit.hexer import (
    Table,
    boost,
    dummy_bomb,
    dummy_card,
    dummy_monster,
    dummy_mutagen,
    dummy_potion,
    hexer,
    levels,
    player,
)
from tests.kit.hexer_fights import hunt, plain, tab


def walking(place: str, *answers: str, position: Any = None, **wolf: Any) -> Table:
    """The wolf in phase I, by default after a move, with two cards and no gold; a wolf with gold
    can play dice with the bear.
    """
    values = {"moved": True, "gold": 0, "hand": [dummy_card("x"), dummy_card("y")]} | wolf
    bear = player(place=place, gold=1) if "ships" not in (position or {}) else player()
    others = {"players": {"wolf": player(place=place, **values), "bear": bear}}
    table = hexer(**(others | (position or {}))).play()
    for answer in answers:
        table.answer("wolf", answer)
    return table


def meeting(place: str = "vizima", position: dict[str, Any] | None = None, **wolf: Any) -> Table:
    """The wolf and the bear at one location in phase II."""
    players = {"wolf": player(place=place, **wolf), "bear": player(place=place)}
    return hexer(**({"players": players, "phase": "confrontation"} | (position or {}))).play()


def quest(name: str, **wolf: Any) -> Table:
    """The wolf at the target of a quest."""
    card = {"q11": "city_pawnbroker", "q1": "city_indebted_innkeeper"}[name]
    marker = {"card": card, "quest": name, "place": "vizima", "tile": False}
    return walking("vizima", quests=[marker], **wolf)


def fighting(*answers: str, monster: str = "", attacker: Any = None, **wolf: Any) -> Table:
    """The wolf's combat turn; two kinds of hand cards, so that the combo is asked for."""
    values = {"hand": [dummy_card("a"), dummy_card("b")], "deck": plain(5)} | wolf
    table = hunt(values, monster, attacker=attacker or {}).play()
    for answer in answers:
        table.answer("wolf", answer)
    return table


def spell(**alzur: Any) -> Table:
    """A mage in a combat turn, with a card that can be boosted."""
    magic = dummy_card("magic", kind=Kind.MAGE, boost=boost(3, damage=1))
    values = {"place": "vizima", "hand": [magic, dummy_card("other", kind=Kind.MAGE)], "shield": 1}
    foe = {"id": dummy_monster("foe"), "place": "vizima"}
    fight = {"against": "foe", "life": ["attack_dread"] * 2, "step": "combo"}
    return hexer(
        players={"alzur": player(**(values | alzur)), "bear": player()},
        phase="confrontation",
        monsters={"forest": foe},
        fight=fight,
    ).play()


@dataclass(frozen=True)
class Case:
    """A table, an option that is closed there, the rule, and the reason in both languages."""

    reason: str
    table: Callable[[], Table]
    option: str
    why: str
    de: str
    en: str
    who: str = "wolf"


TOP = levels(5, 5, 5, 5)
SEA = {"ships": ["cintra", "novigrad", "doldeth"]}
CASES = [
    Case("not-moved", lambda: walking("beauclair", moved=False), "potion", "H16.01",
         "Du hast dich in diesem Zug noch nicht bewegt.",
         "You have not moved yet this turn."),
    Case("not-moved", lambda: quest("q1", moved=False), "quest:q1", "H16.01",
         "Du hast dich in diesem Zug noch nicht bewegt.",
         "You have not moved yet this turn."),
    Case("action-used", lambda: walking("beauclair", done=["beauclair"]), "potion", "H16.04",
         "Die Aktion in Beauclair hast du in diesem Zug schon genutzt.",
         "You have already used the action in Beauclair this turn."),
    Case("legend-here",
         lambda: walking("beauclair",
                         position={"legendary": "golem", "legendary_place": "beauclair"}),
         "potion", "H16.07", "Der Golem steht hier.", "The Golem stands here."),
    Case("attribute-at-top", lambda: walking("ard_modron", levels=levels(5, 1, 1, 1)),
         "raise_combat", "H6.19", "Kampf steht schon auf Stufe V.",
         "Combat is already at level V."),
    Case("all-at-top", lambda: walking("kaer_morhen", levels=TOP, level=5), "train", "H6.19",
         "Alles, was du hier erhöhen könntest, steht schon auf Stufe V.",
         "Everything that you could raise here is already at level V."),
    Case("above-level", lambda: walking("ard_modron", levels=levels(3, 1, 1, 1)),
         "raise_combat", "H16.10", "Kampf steht auf Stufe III, deine Hexerstufe ist erst I.",
         "Combat stands at level III, and your witcher level is only I."),
    Case("training-too-dear", lambda: walking("kaer_morhen", gold=1), "train", "H16.20",
         "Das billigste Training kostet 2 Gold, du hast 1.",
         "The cheapest training costs 2 gold, and you have 1."),
    Case("attribute-too-dear",
         lambda: walking("kaer_morhen", "train", gold=2, levels=levels(1, 1, 2, 1)),
         "alchemy", "H16.20", "Alchemie zu trainieren kostet 3 Gold, du hast 2.",
         "Training alchemy costs 3 gold, and you have 2."),
    Case("other-school", lambda: walking("stygga", "train", gold=9), "specialisation", "H16.18",
         "Deine Spezialisierung lehrt man nur in Kaer Morhen.",
         "Your specialisation is taught only in Kaer Morhen."),
    Case("no-cheap-card",
         lambda: walking("vengerberg",
                         position={"rows": {"witcher": [dummy_card("d", cost=9)] * 6}}),
         "swap_card", "H16.14",
         "In deiner Kartenreihe liegt keine Karte, die höchstens 1 mehr kostet als eine deiner "
         "Handkarten.",
         "No card in your card row costs at most 1 more than one of your hand cards."),
    Case("no-hand-card", lambda: walking("vengerberg", hand=[], gold=1), "swap_card", "H2.12",
         "Du hast keine Handkarte.", "You have no hand card."),
    Case("no-hand-card", lambda: walking("vizima", hand=[], gold=1), "go:beauclair", "H11.03",
         "Du hast keine Handkarte.", "You have no hand card."),
    Case("no-gold", lambda: walking("novigrad"), "dice_poker", "H18.03",
         "Du hast kein Gold.", "You have no gold."),
    Case("quest-begun-now", lambda: quest("q1", used=["quest:q1"]), "quest:q1", "H20.14",
         "Du hast diese Quest erst in diesem Zug begonnen.",
         "You only began this quest this turn."),
    Case("quest-not-paid", lambda: quest("q11"), "quest:q11", "H2.12",
         "Sie verlangt mehr, als du hast: verliere 1 Gold.",
         "It demands more than you have: lose 1 gold."),
    Case("no-way-to-pay", lambda: walking("vizima",
                                          hand=[dummy_card("hill", terrain=Terrain.MOUNTAIN)]),
         "go:ban_ard", "H11.03",
         "Deine einzige Handkarte zeigt nicht das nötige Gelände (Wasser), und du hast kein Gold.",
         "Your only hand card does not show water, and you have no gold."),
    Case("not-entered",
         lambda: walking("vizima", moved=False,
                         position={"legendary": "golem", "legendary_place": "vizima"}),
         "displace", "H13.08", "Du bist in diesem Zug nicht hierher gezogen.",
         "You did not move here this turn."),
    Case("already-displaced",
         lambda: walking("vizima", position={"legendary": "golem", "legendary_place": "vizima"}),
         "displace", "H13.08",
         "Seit du hier angekommen bist, hast du es schon verdrängt, oder du bist nicht neu "
         "angekommen.",
         "You have displaced it since you arrived here, or you have not arrived anew."),
    Case("acted-first",
         lambda: walking("vizima", used=["acted"],
                         position={"legendary": "golem", "legendary_place": "vizima"}),
         "displace", "H11.13", "Du hast hier schon etwas anderes getan.",
         "You have already done something else here."),
    Case("no-hand-card",
         lambda: walking("vizima", entered=True, hand=[], gold=1,
                         position={"legendary": "golem", "legendary_place": "vizima"}),
         "displace", "H13.04", "Du hast keine Handkarte.", "You have no hand card."),
    Case("weak-trophies",
         lambda: walking("hen_inis", trophies=[dummy_monster("one"), dummy_monster("two")],
                         position={"ships": ["hen_inis"], "islands": ["hen_inis"]}),
         "hen_inis", "H17.04", "Du hast schon 2 Trophäen von Rang I.",
         "You already have 2 rank I trophies."),
    Case("no-monster-left",
         lambda: walking("huandre_heuangi",
                         position={"ships": ["huandre_heuangi"], "islands": ["huandre_heuangi"],
                                   "tokens": {"1": [], "2": [], "3": []}}),
         "huandre_heuangi", "H17.07", "In keinem Stapel ist noch ein Monster.",
         "No stack has a monster left."),
    Case("no-ship", lambda: walking("cintra", position={"ships": ["novigrad"]}), "sail:eyna",
         "H15.07", "Hier liegt kein Schiff.", "No ship lies here."),
    Case("sailed", lambda: walking("cintra", sailed=True, position=SEA), "sail:eyna", "H15.06",
         "Du bist in diesem Zug schon zu einer Insel gefahren.",
         "You have already sailed to an island this turn."),
    Case("ship-there", lambda: walking("cintra", position={"ships": ["cintra", "isle_of_mists"]}),
         "sail:isle_of_mists", "H15.16", "Auf der Nebelinsel liegt schon ein Schiff.",
         "There is already a ship on the Isle of Mists."),
    Case("ship-there", lambda: walking("eyna", position={"ships": ["eyna", "novigrad"]}),
         "sail:novigrad", "H15.18", "In Novigrad liegt schon ein Schiff.",
         "There is already a ship in Novigrad."),
    Case("dagon-sleeps", lambda: walking("cintra", position=SEA), "sail:dagon_place", "H15.23",
         "Dagon hat sich noch nicht erhoben.", "Dagon has not risen yet."),
    Case("only-to-ports", lambda: walking("eyna", position={"ships": ["eyna"]}),
         "sail:ard_skellig", "H15.04", "Von hier fährt ein Schiff nur zu einem Hafen.",
         "From here a ship sails only to a port."),
    Case("story-read", lambda: meeting(read=True), "city", "H19.09",
         "Du hast in diesem Zug schon eine Skellige-Karte abgehandelt.",
         "You have already resolved a Skellige card this turn."),
    Case("price-not-paid",
         lambda: meeting(gold=0, position={"monsters": {"forest": {
             "id": dummy_monster("dear", ability=[When(Occasion.PRICE, [LoseGold(1)])]),
             "place": "vizima"}}}),
         "dear", "H25.02", "Du kannst nicht zahlen, was der Kampf kostet: verliere 1 Gold.",
         "You cannot pay what the fight costs: lose 1 gold."),
    Case("gambled", lambda: meeting(gambled=["bear"]), "bear", "H19.05",
         "Mit der Bärenschule hast du in diesem Zug schon gewürfelt.",
         "You have already played dice with the Bear School this turn."),
    Case("school-here", lambda: meeting("stygga"), "bear", "H19.06",
         "Stygga ist eine Hexerschule.", "Stygga is a witcher school."),
    Case("tavern-closed", lambda: meeting(position={"tavern": "vizima"}), "bear", "H19.07",
         "In Wyzima hat die Taverne nach einem Kampf geschlossen.",
         "The tavern in Vizima is closed after a fight."),
    Case("must-play", fighting, "pass", "H27.06",
         "Du hast noch keine Karte dieser Kombo gespielt.",
         "You have not played a card of this combo yet."),
    Case("no-tab",
         lambda: fighting("link", hand=[dummy_card("link", tabs={Colour.BLUE: tab(damage=1)}),
                                        dummy_card("next"), dummy_card("red", Colour.RED)]),
         "red", "H27.09", "Link hat keinen Reiter in dieser Farbe.",
         "Link has no chain tab of this colour."),
    Case("too-little-energy", spell, "magic+boost", "H27.13",
         "Der Energie-Boost kostet 3 Energie, du hast 1.",
         "The boost costs 3 energy, and you have 1.", "alzur"),
    Case("hampered",
         lambda: fighting(hand=[dummy_card("a"), dummy_card("b"), dummy_card("red", Colour.RED)],
                          attacker={"coming": [{"without": [int(Colour.RED)]}]}),
         "red", "H26.13", "In diesem Kampfzug verbietet dir dein Gegner diese Karte.",
         "Your opponent forbids you this card in this combat turn."),
    Case("used-up",
         lambda: fighting("gift", mutagens=[dummy_mutagen("gift", [Draw(0)]),
                                            dummy_mutagen("other", [Draw(0)])]),
         "gift", "H6.14", "Du hast das in diesem Kampf schon benutzt.",
         "You have already used this in this fight."),
    Case("needs",
         lambda: fighting(gold=0, mutagens=[dummy_mutagen("gift", [GainGold(1)], needs=HasGold(1)),
                                            dummy_mutagen("other", [Draw(0)])]),
         "gift", "H27.05", "Das geht nur, wenn du mindestens 1 Gold hast.",
         "This works only if you have at least 1 gold."),
    Case("drink-limit",
         lambda: fighting("bang", bombs=[dummy_bomb("bang", [])], levels=levels(1, 1, 4, 1),
                          potions=[dummy_potion("draught", [])],
                          mutagens=[dummy_mutagen("other", [Draw(0)])],
                          attacker={"used": ["drink_at_most_1"]}),
         "draught", "H25.02",
         "Mehr als 1 Trank oder Bombe erlaubt dein Gegner in diesem Kampf nicht.",
         "Your opponent allows no more than 1 potion or bomb in this fight."),
    Case("poisoned",
         lambda: fighting(potions=[dummy_potion("draught", [])], attacker={"poison": 1},
                          mutagens=[dummy_mutagen("other", [Draw(0)])]),
         "draught", "H7.04", "Deine Vergiftungstoleranz ist erreicht: 1 von 1.",
         "Your poison tolerance is reached: 1 of 1."),
]  # fmt: skip


def closed(table: Table, who: str, key: str, lang: Lang) -> tuple[str, str]:
    """The rule that closes an option, and the reason in one language."""
    assert table.session is not None
    decision = table.session.decisions[0]
    assert decision.seat == table.names().index(who)
    keys = option_keys([each.option for each in decision.closed])
    assert key in keys, f"{key} is not among {keys}"
    each = decision.closed[keys.index(key)]
    return each.why, each.text(lang)


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.reason}-{case.why}")
def test_a_closed_option_says_what_is_in_the_way(case: Case) -> None:
    table = case.table()
    assert closed(table, case.who, case.option, "de") == (case.why, case.de)
    assert closed(table, case.who, case.option, "en") == (case.why, case.en)
    table.stops_at(table.question or "")


def test_what_is_told_of_a_rumour_that_cannot_be_heard() -> None:
    monsters = {each.id: dummy_monster(f"of_{each.id}") for each in Terrain}
    known = [LOCATIONS[tile].id for tile in tiles(Terrain.WATER, skellige=True)[1:]]
    players = {"wolf": player(place="hengfors", moved=True), "bear": player(trails=known)}
    table = hexer(players=players, monsters=monsters).play().answer("wolf", "rumour")
    assert closed(table, "wolf", "water", "de") == (
        "H16.28",
        "Im Stapel dieses Geländes ist kein Ortsplättchen mehr.",
    )
    assert closed(table, "wolf", "water", "en")[1] == (
        "The stack of this terrain has no location tile left."
    )
    table.stops_at(table.question or "")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_reason_is_shown(lang: Lang) -> None:
    text = (FOLDER / lang / "reasons.ftl").read_text(encoding="utf-8")
    told = {line.split(" =")[0] for line in text.splitlines() if line.startswith("reason-")}
    assert told == {f"reason-{case.reason}" for case in CASES} | {"reason-no-tile"}


# --- What the next level brings -------------------------------------------------------------------


def labels(table: Table, who: str, lang: Lang) -> dict[str, str]:
    """What is read for each option of the open question."""
    assert table.session is not None
    decision = table.session.decisions[0]
    keys = option_keys(decision.options)
    read = [HEXER.label(table.game, decision, each, lang) for each in decision.options]
    return dict(zip(keys, [each.line for each in read], strict=True))


def test_raising_an_attribute_says_what_the_next_level_brings() -> None:
    table = walking("kaer_morhen", "train", gold=9, levels=levels(1, 2, 2, 2), level=1)
    german, english = labels(table, "wolf", "de"), labels(table, "wolf", "en")

    combat = "Stufe II: am Ende jedes Kampfzugs 2 Karten ziehen. Damit erreichst du Hexerstufe II."
    assert combat in german["combat"]
    combat = (
        "Level II: draw 2 cards at the end of each combat turn. With it you reach witcher level"
    )
    assert combat in english["combat"]
    assert "Schildwert bis 3, und sofort 1 mehr." in german["defence"]
    assert "shield value up to 3, and 1 more at once." in english["defence"]
    assert "3 Tränke und Bomben je Kampf, und sofort 1 Trank." in german["alchemy"]
    assert "3 potions and bombs in each fight, and 1 potion at once." in english["alchemy"]
    pack = "1 Schaden mehr zu. Ziehe in Schritt IV 2 Karten mehr."  # of level III alone
    assert german["specialisation"].endswith(pack)
    assert "Level III, Wolf Pack: Once per fight" in english["specialisation"]
    assert english["combat"].startswith("Combat (level I, 2 gold)")
    assert all("Hexerstufe" not in german[each] for each in ("defence", "alchemy"))
    table.stops_at(table.question or "")


def test_the_location_action_says_it_too_and_mages_have_energy() -> None:
    table = walking("ard_modron")
    assert "2 Karten ziehen" in labels(table, "wolf", "de")["raise_combat"]
    table.stops_at(table.question or "")
    mage = player(place="kaer_morhen", school="kaer_morhen", moved=True, gold=9)
    table = hexer(players={"alzur": mage, "bear": player()}).play().answer("alzur", "train")
    assert "Energie bis 2, und sofort 1 mehr." in labels(table, "alzur", "de")["defence"]
    assert "energy up to 2, and 1 more at once." in labels(table, "alzur", "en")["defence"]
    table.stops_at(table.question or "")
