"""The settings of the server: defaults, then the environment, then the command line."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import msgspec

from tafelrunde.table.refusals import BadRequest
from tafelrunde.table.storage.store import BotName

PREFIX: Final = "TAFELRUNDE_"
SECRETS: Final = ("metrics_token",)
"""Settings whose value is never shown."""


def data_folder() -> Path:
    """Where the tables are kept if nothing else is said."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "tafelrunde"


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set; each as TAFELRUNDE_<NAME> in the environment."""

    host: str = "127.0.0.1"
    port: int = 8765
    db: str = ""
    open: bool = True
    hosts: str = ""  # names by which the server is called, separated by commas; * for any
    origins: str = ""  # further origins that may connect, separated by commas
    requests_per_second: float = 50  # from one address
    rooms_per_minute: float = 60  # opened from one address
    misses_per_minute: float = 30  # unknown room codes asked for from one address
    passwords_per_minute: float = 10  # tried from one address
    messages_per_second: float = 20  # over one connection
    cost_per_second: float = 200  # milliseconds of a core for heavy work from one address
    workers: int = 2  # processes for heavy work, one of them for people who sit at a table
    job_seconds: float = 5  # of a core for one piece of heavy work
    connections: int = 400  # from one address
    connections_per_person: int = 10  # of a holder of a seat at one table; the oldest gives way
    people_per_room: int = 40  # who watch under a name
    watchers_per_room: int = 100  # connections without a seat
    watchers_per_address: int = 20  # of those, from one address
    absent_minutes: float = 30  # a watcher who is away is forgotten after so long
    webhook_hosts: str = ""  # that tables may call, separated by commas; none is called else
    webhook_after: float = 60  # seconds somebody is waited for before that
    metrics_token: str = ""  # who reads /metrics from elsewhere needs it
    rooms_per_day: int = 300  # opened from one address and still there
    megabytes_per_day: float = 100  # kept for one address
    retire_days: float = 0  # without an answer, then a table is deleted; 0: never
    retire_notice_days: float = 7  # for so long it is announced at the table before
    request_timeout: float = 15  # seconds for the head of a request; twice that for its body
    idle_minutes: float = 10  # a room without connections is put away after so long
    bot: BotName = "heuristic"  # who plays bots' seats where the host of a table says nothing
    bot_pause: float = 0.0  # seconds before each answer of a bot
    consent_seconds: float = 60
    absence_minutes: float = 5  # who is away for longer need not be waited for

    @property
    def store(self) -> str:
        """The address of the store."""
        return self.db or str(data_folder() / "tables.db")


def read_settings(
    environment: Mapping[str, str] | None = None, given: Mapping[str, object] | None = None
) -> ServerSettings:
    """The effective settings; what is given (not None) beats the environment."""
    source = os.environ if environment is None else environment
    values: dict[str, object] = {}
    for field in msgspec.structs.fields(ServerSettings):
        text = source.get(PREFIX + field.name.upper())
        if text is not None and text != "":
            values[field.name] = text
    values |= {name: value for name, value in (given or {}).items() if value is not None}
    try:
        return msgspec.convert(values, ServerSettings, strict=False)
    except msgspec.ValidationError as trouble:
        raise BadRequest(f"A setting cannot be read: {trouble}.") from trouble


def setting_lines(settings: ServerSettings) -> list[str]:
    """The effective settings as lines for an environment file; passwords are left out."""
    lines = []
    for field in msgspec.structs.fields(ServerSettings):
        value = settings.store if field.name == "db" else getattr(settings, field.name)
        shown = str(value).lower() if isinstance(value, bool) else without_password(str(value))
        if field.name in SECRETS and value:
            shown = "***"
        lines.append(f"{PREFIX}{field.name.upper()}={shown}")
    return lines


def without_password(address: str) -> str:
    """A database address that may be shown."""
    scheme, separator, rest = address.partition("://")
    user, at, place = rest.rpartition("@")
    if not separator or not at:
        return address
    return f"{scheme}://{user.partition(':')[0]}@{place}"
