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
    "groups": Name(de="Gewonnen nach Gruppe", en="Won by group"),
    "by_seat": Name(de="Gewonnen nach Sitz", en="Won by seat"),
    "by_hero": Name(de="Gewonnen nach Charakter", en="Won by character"),
    "figures.trophies": Name(de="Trophäen nach Herkunft", en="Trophies by source"),
    "figures.bought": Name(de="Gekaufte Karten", en="Cards bought"),
    "figures.fights": Name(de="Kämpfe nach Rang und Ergebnis", en="Fights by rank and result"),
    "days": Name(de="Tage", en="Days"),
    "campaign.chapters": Name(
        de="Kapitel nach Modus, Personen und Nummer", en="Chapters by mode, players and number"
    ),
    "campaign.people": Name(de="Charaktere über alle Kapitel", en="Characters over all chapters"),
    "campaign.tries": Name(de="Versuche", en="Tries"),
    "campaign.rate": Name(de="geschafft", en="Finished"),
    "campaign.days": Name(de="Tage", en="Days"),
    "campaign.failed_of": Name(de="gescheitert an", en="Failed of"),
    "campaign.story": Name(de="Erzählmodus", en="Story Mode"),
    "campaign.challenge": Name(de="Herausforderung", en="Challenge Mode"),
    "campaign.low": Name(de="zu selten", en="too seldom"),
    "campaign.high": Name(de="zu oft", en="too often"),
    "campaign.ended": Name(
        de="{finished} von {groups} Gruppen haben ihr Kapitel beendet, {stuck} sind hängen "
        "geblieben, {errors} Fehler.",
        en="{finished} of {groups} groups finished their chapter, {stuck} stuck, {errors} errors.",
    ),
    "campaign.not_there": Name(de="niemand war dort", en="nobody was there"),
    "campaign.lacked": Name(
        de="(niemand hatte: {names})",
        en="(nobody had: {names})",
    ),
    "campaign.unread": Name(
        de="{read} verschiedene Verse wurden gelesen, {unread} von niemandem:",
        en="{read} different verses were read, {unread} by nobody:",
    ),
    "figures.deaths": Name(de="Woran Charaktere starben", en="What characters died of"),
    "figures.chapters": Name(de="Beendete Kapitel", en="Chapters completed"),
    "grid.by_day": Name(
        de="Was ein Charakter bei Tagesanbruch im Mittel hat",
        en="What a character has at Dawn on average",
    ),
    "grid.by_round": Name(
        de="Was bei Rundenbeginn im Mittel erreicht ist",
        en="What there is on average as rounds begin",
    ),
    "column.games": Name(de="Partien", en="Games"),
    "column.time": Name(de="Zeit", en="Time"),
    "column.loot": Name(de="Beute", en="Loot"),
    "column.completed": Name(de="Begegnungen bestanden", en="Encounters completed"),
    "column.trophies": Name(de="Trophäen", en="Trophies"),
    "column.levels": Name(de="Stufen", en="Levels"),
    "column.bought": Name(de="Gekaufte Karten", en="Cards bought"),
    "grid.clashes": Name(de="Begegnungen nach Karte", en="Encounters by card"),
    "grid.fighters": Name(de="Begegnungen nach Charakter", en="Encounters by character"),
    "grid.places": Name(de="Verse nach Ort", en="Verses by place"),
    "column.characters": Name(de="Charaktere", en="Characters"),
    "column.food": Name(de="Nahrung", en="Food"),
    "column.wealth": Name(de="Reichtum", en="Wealth"),
    "column.reputation": Name(de="Ansehen", en="Reputation"),
    "column.exp": Name(de="EP", en="EXP"),
    "column.magic": Name(de="Magie", en="Magic"),
    "column.energy": Name(de="Energie", en="Energy"),
    "column.health": Name(de="Gesundheit", en="Health"),
    "column.fear": Name(de="Furcht", en="Fear"),
    "column.times": Name(de="Mal", en="Times"),
    "column.won": Name(de="gewonnen", en="won"),
    "column.lost": Name(de="verloren", en="lost"),
    "column.fled": Name(de="geflohen", en="fled"),
    "column.ran_away": Name(de="Gegner entkam", en="enemy ran away"),
    "column.avoided": Name(de="vermieden", en="avoided"),
    "column.health_lost": Name(de="Gesundheit gekostet", en="Health lost"),
    "column.combat": Name(de="Kämpfe", en="Combats"),
    "column.combat_won": Name(de="davon gewonnen", en="of these won"),
    "column.diplomacy": Name(de="Gespräche", en="Talks"),
    "column.diplomacy_won": Name(de="davon gewonnen", en="of these won"),
    "column.verses": Name(de="Verse", en="Verses"),
    "column.reached": Name(de="erreicht", en="reached"),
    "never.verses": Name(de="Nie erreichte Verse", en="Verses never reached"),
    "and_more": Name(de="… und {number} weitere", en="… and {number} more"),
    "names": Name(de="{number} Namen", en="{number} names"),
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
        de="{games} Partien gespielt, vor jeder Entscheidung geprüft: alles in Ordnung.",
        en="{games} games played and checked before every decision: all is well.",
    ),
    "soak_fine_every": Name(
        de="{games} Partien gespielt, alle {every} Entscheidungen genau geprüft: alles in Ordnung.",
        en="{games} games played and checked closely every {every} decisions: all is well.",
    ),
    "soak_equal": Name(
        de="{games} Partien rein und übersetzt gespielt: Frage für Frage gleich.",
        en="{games} games played plain and compiled: equal question by question.",
    ),
    "soak_unfinished": Name(
        de="{unfinished} von {games} Partien dauerten noch an, als sie abgebrochen wurden.",
        en="{unfinished} of {games} games were still going on when they were broken off.",
    ),
    "soak_bad": Name(
        de="In {troubles} von {games} Partien stimmte etwas nicht.",
        en="Something did not hold in {troubles} of {games} games.",
    ),
    "trouble": Name(
        de="{players} am Tisch, Startwert {seed}, Frage {question}: {what}",
        en="{players} players, seed {seed}, question {question}: {what}",
    ),
    "bench": Name(
        de="Geschwindigkeit: Zufallsspiel, ein Kern, ohne Ereignisse, Prozessorzeit",
        en="Speed: random play, one core, without events, processor time",
    ),
    "measuring": Name(de="Messe", en="Measuring"),
    "case": Name(de="{players} am Tisch", en="{players} players"),
    "case_all": Name(de="{players} mit allen Erweiterungen", en="{players} with all expansions"),
    "core.plain": Name(de="reines Python", en="plain"),
    "core.compiled": Name(de="übersetzt", en="compiled"),
    "core.gain": Name(de="Gewinn (mal)", en="gain (times)"),
    "not_compiled": Name(
        de="Der Kern ist nicht übersetzt; `make fast` übersetzt ihn.",
        en="The core is not compiled; `make fast` compiles it.",
    ),
    "peers": Name(
        de="Zufallsspiel neben anderen Programmen ({core}, ein Kern, abwechselnd)",
        en="Random play beside other programs ({core}, one core, in turn)",
    ),
    "peers_missing": Name(de="Nicht installiert: {names}", en="Not installed: {names}"),
    "times_of": Name(de="{game} ist so viel mal so schnell", en="{game} is so many times as fast"),
    "decisions_per_s": Name(de="Entscheidungen je Sekunde", en="Decisions per second"),
    "decisions_per_game": Name(de="Entscheidungen je Partie", en="Decisions per game"),
    "setup_us": Name(de="Aufbau (µs)", en="Set-up (µs)"),
    "clone_us": Name(de="Kopie (µs, mitten im Spiel)", en="Clone (µs, middle of the game)"),
    "view_us": Name(de="Sicht eines Sitzes (µs)", en="View of a seat (µs)"),
    "fork_us": Name(de="Abzweigung (µs, Median)", en="Fork (µs, median)"),
    "fork_us_p95": Name(de="Abzweigung (µs, 95 %)", en="Fork (µs, 95 %)"),
    "playouts_per_s": Name(
        de="Partien je Sekunde, von der Mitte bis zum Ende",
        en="Games per second, from the middle to the end",
    ),
    "memory_kib": Name(de="Speicher einer Partie (KiB)", en="Memory of one game (KiB)"),
    "load": Name(de="Lasttest", en="Load test"),
    "loading": Name(de="Öffne Tische, antworte", en="Opening tables, answering"),
    "kill": Name(de="Absturztest", en="Crash test"),
    "killing": Name(de="Töte den Server", en="Killing the server"),
    "tables": Name(de="Tische", en="Tables"),
    "clients": Name(de="Personen je Tisch", en="People at each table"),
    "every": Name(de="Eine Antwort je Tisch alle (s)", en="Each table answers every (s)"),
    "seconds": Name(de="Dauer (s)", en="Duration (s)"),
    "answers": Name(de="Antworten", en="Answers"),
    "updates": Name(de="Neue Ansichten", en="Updates"),
    "late": Name(
        de="Ausgelassen, weil die vorige Antwort noch unterwegs war",
        en="Left out, the answer before being still on its way",
    ),
    "lost": Name(de="Verloren", en="Lost"),
    "lost_in_file": Name(de="… nicht in der Datei", en="… not in the file"),
    "lost_on_the_way": Name(de="… Nummern übersprungen", en="… numbers skipped"),
    "unheard": Name(
        de="Tische, an denen nicht alle rechtzeitig die letzte Antwort erfuhren",
        en="Tables where not everybody heard of the last answer in time",
    ),
    "cut_off": Name(de="Abgerissene Leitungen", en="Lines that broke"),
    "reordered": Name(de="Vertauscht", en="Reordered"),
    "duplicated": Name(de="Doppelt", en="Duplicated"),
    "out_of_order": Name(de="Nicht in der Reihenfolge", en="Out of order"),
    "refused": Name(de="Abgelehnt", en="Refused"),
    "reasons": Name(de="Gründe des Servers", en="Reasons of the server"),
    "checked": Name(de="Prüfsummen verglichen", en="Checksums compared"),
    "wrong": Name(de="Davon falsch", en="Of these, wrong"),
    "p50_ms": Name(
        de="Antwort bis Ansicht der anderen (ms, Median)",
        en="Answer to update at the others (ms, median)",
    ),
    "p95_ms": Name(de="… 95 %", en="… 95 %"),
    "p99_ms": Name(de="… 99 %", en="… 99 %"),
    "most_ms": Name(de="… längstens", en="… longest"),
    "server_ms_per_answer": Name(
        de="Rechenzeit des Servers je Antwort (ms)", en="Processor time of the server (ms/answer)"
    ),
    "server_cores": Name(de="Kerne: Server", en="Cores: server"),
    "people_cores": Name(de="Kerne: Personen", en="Cores: people"),
    "others_cores": Name(de="Kerne: alles andere", en="Cores: everything else"),
    "memory_mb_empty": Name(
        de="Speicher des Servers ohne Tische (MB)", en="Memory of the server without tables (MB)"
    ),
    "memory_mb": Name(de="… am Ende (MB)", en="… at the end (MB)"),
    "memory_mb_per_table_opened": Name(
        de="… je Tisch, eben eröffnet (MB)", en="… for each table, just opened (MB)"
    ),
    "memory_mb_per_table": Name(
        de="… je Tisch, am Ende (MB)", en="… for each table, at the end (MB)"
    ),
    "attacker": Name(de="Mit einem Angreifer", en="With an attacker"),
    "attacked_p50_ms": Name(
        de="Während des Angriffs: Antwort bis Ansicht (ms, Median)",
        en="Under attack: answer to update (ms, median)",
    ),
    "attacked_p95_ms": Name(de="… 95 %", en="… 95 %"),
    "attacked_p99_ms": Name(de="… 99 %", en="… 99 %"),
    "attacked_most_ms": Name(de="… längstens", en="… longest"),
    "attacked_late": Name(de="… ausgelassen", en="… left out"),
    "attacked_server_cores": Name(de="… Kerne: Server", en="… cores: server"),
    "attacked_memory_mb": Name(de="… Speicher (MB)", en="… memory (MB)"),
    "attack_granted": Name(de="Dem Angreifer gewährt", en="Granted to the attacker"),
    "attack_refused": Name(de="… abgelehnt", en="… refused"),
    "attack_broken": Name(de="… abgeschnitten", en="… cut off"),
    "kills": Name(de="Mal getötet (SIGKILL)", en="Times killed (SIGKILL)"),
    "seed": Name(de="Startwert", en="Seed"),
    "resumed": Name(de="Wieder da, weitergespielt", en="Came back and went on"),
    "greeted": Name(de="Wieder da, alles neu bekommen", en="Came back and got everything anew"),
    "pending": Name(
        de="Antworten unterwegs, als der Server starb", en="Answers on their way at the end"
    ),
    "pending_kept": Name(de="Davon danach in der Datei", en="Of these, in the file afterwards"),
    "back_ms_p50": Name(
        de="Vom Start bis alle wieder da sind (ms, Median)",
        en="From the start until all are back (ms, median)",
    ),
    "back_ms_most": Name(de="… längstens", en="… longest"),
    "unsound": Name(
        de="Es ging etwas verloren oder kam falsch an; die Tabelle nennt, wie oft.",
        en="Something was lost or arrived wrong; the table says how often.",
    ),
    "fair.way": Name(
        de="Gewonnen nach Abenteuer, Seite und Zahl der Helden",
        en="Won by adventure, side and number of heroes",
    ),
    "fair.all": Name(de="Gewonnen nach Zahl der Helden", en="Won by number of heroes"),
    "fair.hero": Name(
        de="Gewonnen nach Held und Zahl der Helden", en="Won by hero and number of heroes"
    ),
    "fair.character": Name(
        de="Anteil an den Siegen nach Person und Zahl der Spielenden (1 ist gerecht)",
        en="Share of the victories by character and number of players (1 is fair)",
    ),
    "fair.school": Name(
        de="Anteil an den Siegen nach Schule und Zahl der Spielenden (1 ist gerecht)",
        en="Share of the victories by school and number of players (1 is fair)",
    ),
    "fair.seat": Name(
        de="Anteil an den Siegen nach Sitz, von der Startperson an (1 ist gerecht)",
        en="Share of the victories by seat, from the start player on (1 is fair)",
    ),
    "fair.encounter": Name(de="Bestandene Begegnungen", en="Encounters completed"),
    "fair.use": Name(
        de="Selten genutzt, obwohl angeboten", en="Seldom used, although it was offered"
    ),
    "fair.rate": Name(de="Anteil (95 %)", en="Rate (95 %)"),
    "fair.asked": Name(de="verlangt", en="Asked for"),
    "fair.verdict": Name(de="Urteil", en="Verdict"),
    "fair.good": Name(de="gut", en="good"),
    "fair.low": Name(de="zu wenig", en="too little"),
    "fair.high": Name(de="zu viel", en="too much"),
    "fair.maybe_low": Name(de="vielleicht zu wenig", en="perhaps too little"),
    "fair.maybe_high": Name(de="vielleicht zu viel", en="perhaps too much"),
    "fair.hard": Name(de="schwere Seite", en="hard side"),
    "fair.normal": Name(de="normale Seite", en="normal side"),
    "fair.play": Name(de="gespielt", en="played"),
    "fair.buy": Name(de="gekauft", en="bought"),
    "fair.story": Name(de="Geschichte", en="story"),
    "fair.meet": Name(de="Begegnung", en="encounter"),
    "fair.reward": Name(de="Belohnung genommen", en="reward taken"),
    "fair.short": Name(
        de="{short} von {all} liegen nicht, wo sie sollen, {sure} davon mit Sicherheit.",
        en="{short} of {all} are not where they should be, {sure} of them with certainty.",
    ),
    "fair.fine": Name(
        de="Alle {all} liegen, wo sie sollen.", en="All {all} are where they should be."
    ),
    "fair.bad": Name(
        de="{bad} Partien blieben hängen oder brachen ab; die Dateien in {folder} nennen sie.",
        en="{bad} games got stuck or failed; the files in {folder} name them.",
    ),
    "sweep.title": Name(
        de="Dieselben Partien, {what} verändert", en="The same games, {what} varied"
    ),
    "sweep.won_more": Name(de="Unterschied in Punkten", en="Difference in points"),
    "sweep.rounds_more": Name(de="Unterschied", en="Difference"),
    "sweep.clear": Name(
        de="* Die Grenzen des Unterschieds (95 %, Partie für Partie verglichen) schließen "
        "null aus.",
        en="* The interval of the difference (95 %, compared game by game) leaves zero out.",
    ),
    "chart.title": Name(de="Bericht: {game}", en="Report: {game}"),
    "chart.against": Name(de="Bericht: {game}, zwei Reihen", en="Report: {game}, two series"),
    "chart.adventure": Name(de="Gewonnen nach Abenteuer", en="Won by adventure"),
    "chart.players": Name(de="Gewonnen nach Zahl der Spielenden", en="Won by number of players"),
    "chart.hero": Name(de="Gewonnen nach Held", en="Won by hero"),
    "chart.character": Name(de="Gewonnen nach Person", en="Won by character"),
    "chart.school": Name(de="Gewonnen nach Schule", en="Won by school"),
    "chart.seat": Name(
        de="Gewonnen nach Sitz, von der Startperson an", en="Won by seat, from the start player on"
    ),
    "chart.encounter": Name(de="Bestandene Begegnungen", en="Encounters completed"),
    "chart.causes": Name(de="Wie es endete", en="How it ended"),
    "chart.length": Name(de="Länge der Partien", en="Length of the games"),
    "chart.ended": Name(de="Wann es entschieden war", en="When it was decided"),
    "chart.curve": Name(de="{what} im Mittel, nach {unit}", en="{what} on average, by {unit}"),
    "chart.uses": Name(
        de="Karten und Möglichkeiten: wie oft genutzt, wie erfolgreich",
        en="Cards and options: how often used, how successful",
    ),
    "chart.uses_note": Name(
        de="Jeder Punkt ist etwas, das in mindestens {least} Partien angeboten war: rechts, was "
        "oft genutzt wird, oben, wonach oft gewonnen wird. Erfolg ist nicht Ursache: Wer gut "
        "steht, nutzt anderes.",
        en="Each dot is something that was offered in at least {least} games: to the right what is "
        "used often, above what victories follow. Success is no cause: whoever stands well uses "
        "other things.",
    ),
    "chart.series": Name(de="Reihe", en="Series"),
    "chart.share": Name(de="Anteil der Partien", en="Share of the games"),
    "chart.rate": Name(de="Gewonnen", en="Won"),
    "chart.low": Name(de="mindestens (95 %)", en="at least (95 %)"),
    "chart.high": Name(de="höchstens (95 %)", en="at most (95 %)"),
    "chart.name": Name(de="Was", en="What"),
    "chart.kind": Name(de="Art", en="Kind"),
    "chart.offered": Name(de="angeboten in Partien", en="offered in games"),
    "chart.used": Name(de="genutzt in Partien", en="used in games"),
    "chart.use": Name(de="Genutzt, wo es angeboten ist", en="Used where it is offered"),
    "chart.success": Name(de="Gewonnen, wo es genutzt wurde", en="Won where it was used"),
    "chart.won": Name(de="gewonnen", en="won"),
    "chart.over": Name(de="beendet", en="ended"),
    "chart.numbers": Name(de="Zahlen", en="Numbers"),
    "chart.more_won": Name(
        de="{other} gegenüber {one} in denselben Partien: {value} Punkte ({low} bis {high}).",
        en="{other} compared with {one} in the same games: {value} points ({low} to {high}).",
    ),
    "climbing": Name(de="Bots treffen aufeinander", en="Bots meet"),
    "ladder.title": Name(de="Rangliste der Bots", en="Ladder of the bots"),
    "ladder.rating": Name(de="Wertung", en="Rating"),
    "ladder.between": Name(de="Sicherheit 95 %", en="95 % confidence"),
    "ladder.deals": Name(de="Partien", en="Deals"),
    "ladder.won": Name(de="Gewonnen", en="Won"),
    "ladder.clear": Name(
        de="Die Reihenfolge ist klar; mehr Partien braucht es nicht.",
        en="The order is clear; no more deals are needed.",
    ),
    "ladder.open": Name(
        de="Die Reihenfolge ist noch nicht sicher; mehr Partien: --deals.",
        en="The order is not certain yet; more deals: --deals.",
    ),
    "ladder.again": Name(
        de="Dieselben Zahlen gibt: {command}", en="The same numbers are given by: {command}"
    ),
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


def knows(key: str) -> bool:
    """Whether there is a text for it."""
    return key in TEXTS


def short(lang: Lang, value: float) -> str:
    """A number with as many digits as it needs."""
    return number(lang, value, 0 if float(value).is_integer() else 2)


def number(lang: Lang, value: float, digits: int = 0) -> str:
    """A number with its digits grouped as the language does."""
    text = f"{value:,.{digits}f}"
    return text.translate(str.maketrans(",.", ".,")) if lang == "de" else text


def percent(lang: Lang, rate: float) -> str:
    """A rate in percent."""
    return f"{number(lang, 100 * rate, 1)} %"


def signed(lang: Lang, value: float) -> str:
    """A difference with its sign."""
    sign = "+" if value > 0 else "−" if value < 0 else "±"
    return f"{sign}{number(lang, abs(value), 1)}"
