"""Encounters in which real items, secrets and skills are tried out."""

from __future__ import annotations

from typing import Any

from tafelrunde.engine.effects import Effect
from tafelrunde.games.avalon.terms import Art, Attribute, Colour
from tests.kit.avalon import Table, avalon, character, dummy_card, dummy_enemy, dummy_partner

PLAIN = {art: [f"blank_{art.name.lower()}{number}" for number in range(1, 7)] for art in Art}
BEGIN = "approach"
ACTIVE = "choose_active"
LAY = "lay_first"
ATTACK = "enemy"
END = "round_end"


def skill(card: str, side: int = 0) -> dict[str, Any]:
    """A character that has learned one side of a skill card."""
    return {"skills": [(card, side)]}


def holds(*cards: str) -> dict[str, Any]:
    """A character with these items or secrets in use."""
    return {"equipped": list(cards)}


def clash(
    step: str,
    own: dict[str, Any],
    *attack: Effect,
    art: Art = Art.COMBAT,
    colour: Colour = Colour.GRAY,
    tosses: tuple[int, ...] = (),
    items: tuple[str, ...] = (),
    now: dict[str, Any] | None = None,
    people: dict[str, Any] | None = None,
    enemy: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    """Arev at a step of an encounter with an enemy that does only what is said; every attribute is
    1, and six blank cards lie in the deck.
    """
    for name in PLAIN[art]:
        dummy_card(name, art=art)
    if art is Art.COMBAT:
        values: dict[str, Any] = {"value": 99, "opportunity": [], "colour": colour}
        against = dummy_enemy("still", list(attack), **(values | (enemy or {})))
    else:
        against = dummy_partner("calm", attack, **(enemy or {}))
    arev: dict[str, Any] = {each.name.lower(): 1 for each in Attribute}
    arev |= {f"{art.name.lower()}_deck": PLAIN[art], "fear": 0, "magic": 0, **own, **more}
    position: dict[str, Any] = {"against": against, "step": step}
    if step not in (BEGIN, ACTIVE, END):
        position |= {"active": "arev", "been_active": ["arev"]}
    people = {"arev": character(**arev)} | (people or {})
    return avalon(
        characters=people,
        tosses=list(tosses),
        items=list(items),
        clash=position | (now or {}),
    ).play()
