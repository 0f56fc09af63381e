"""What the lab says, in both languages."""

from __future__ import annotations

from typing import Final

from tafelrunde.engine.content import Lang, Name

TEXTS: Final[dict[str, Name]] = {
    "title": Name(de="Simulation: {game}", en="Simulation: {game}"),
    "games": Name(de="Partien", en="Games"),
    "seeds": Name(de="Startwerte", en="Seeds"),
    "bots": Name(de="Bots", en="Bots"),
    "won": Name(de="Gewonnen", en="Won"),
    "between": Name(
        de="{rate} (zwischen {low} und {high}, Sicherheit 95 %)",
        en="{rate} (between {low} and {high}, 95 % confidence)",
    ),
    "rounds": Name(de="Runden", en="Rounds"),
    "rounds_text": Name(
        de="im Mittel {mean}, Median {median}, {least} bis {most}",
        en="mean {mean}, median {median}, {least} to {most}",
    ),
    "decisions": Name(de="Entscheidungen je Partie", en="Decisions per game"),
    "stuck": Name(de="Hängen geblieben", en="Stuck"),
    "errors": Name(de="Fehler", en="Errors"),
    "causes": Name(de="Wie es endete", en="How it ended"),
    "groups": Name(de="Gewonnen nach Helden", en="Won by heroes"),
    "never_played": Name(de="Nie gespielte Karten", en="Cards never played"),
    "none": Name(de="keine", en="none"),
    "file": Name(de="Ergebnisse", en="Results"),
    "report": Name(de="Bericht", en="Report"),
    "simulating": Name(de="Simuliere", en="Simulating"),
    "soaking": Name(de="Prüfe", en="Checking"),
    "interrupted": Name(
        de="Abgebrochen nach {done} von {games} Partien; {file} enthält diese vollständig.",
        en="Interrupted after {done} of {games} games; {file} holds all of these.",
    ),
    "run_bad": Name(
        de="{bad} von {games} Partien blieben hängen oder brachen ab; {file} nennt sie.",
        en="{bad} of {games} games got stuck or failed; {file} names them.",
    ),
    "soak_fine": Name(
        de="{games} Partien gespielt, nach jeder Entscheidung geprüft: alles in Ordnung.",
        en="{games} games played and checked after every decision: all is well.",
    ),
    "soak_bad": Name(
        de="In {troubles} von {games} Partien stimmte etwas nicht.",
        en="Something did not hold in {troubles} of {games} games.",
    ),
    "trouble": Name(
        de="{players} Helden, Startwert {seed}, Frage {question}: {what}",
        en="{players} heroes, seed {seed}, question {question}: {what}",
    ),
    "bench": Name(
        de="Geschwindigkeit: Zufallsspiel, ein Kern, ohne Ereignisse",
        en="Speed: random play, one core, without events",
    ),
    "decisions_per_s": Name(de="Entscheidungen je Sekunde", en="Decisions per second"),
    "games_per_s": Name(de="Partien je Sekunde", en="Games per second"),
    "decisions_per_game": Name(de="Entscheidungen je Partie", en="Decisions per game"),
    "clone_us": Name(
        de="Kopie (µs, 4 Helden, mitten im Spiel)", en="Clone (µs, 4 heroes, middle of the game)"
    ),
    "fork_us_p95": Name(de="Abzweigung (µs, 95 %)", en="Fork (µs, 95 %)"),
    "fork_us_median": Name(de="Abzweigung (µs, Median)", en="Fork (µs, median)"),
    "game_ms_median": Name(
        de="Partie (ms, Median, 2 Helden, Einführung)",
        en="Game (ms, median, 2 heroes, introduction)",
    ),
    "memory_kib": Name(de="Speicher einer Partie (KiB)", en="Memory of one game (KiB)"),
    "cause.final_encounter": Name(de="Sieg in der Endbegegnung", en="Final encounter won"),
    "cause.hero": Name(de="Ein Held besiegt", en="A hero defeated"),
    "cause.party": Name(de="Alle Helden besiegt", en="All heroes defeated"),
    "cause.time": Name(de="Zeit abgelaufen", en="Out of time"),
    "cause.stuck": Name(de="Hängen geblieben", en="Stuck"),
    "cause.error": Name(de="Fehler", en="Error"),
}


def say(lang: Lang, key: str, **values: object) -> str:
    """A text in one language; a cause that has none is named as it is."""
    if key not in TEXTS:
        return key.removeprefix("cause.")
    text = TEXTS[key].text(lang)
    return text.format(**values) if values else text


def number(lang: Lang, value: float, digits: int = 0) -> str:
    """A number with its digits grouped as the language does."""
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if lang == "de" else text


def percent(lang: Lang, rate: float) -> str:
    """A rate in percent."""
    return f"{number(lang, 100 * rate, 1)} %"
