"""Every address of the REST side, once: the routes and the OpenAPI description are made of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from tafelrunde.table.http import (
    evenings_api,
    host_api,
    metrics,
    people_api,
    records_api,
    rooms_api,
)
from tafelrunde.table.http.rooms_api import Handler
from tafelrunde.table.rest import (
    ChronicleView,
    Content,
    Deleted,
    EveningView,
    Fork,
    GameSummary,
    GoBack,
    Health,
    NextEvening,
    RepairOffers,
    RepairWish,
    Replay,
    ReviewView,
    Rulebook,
    Stands,
)
from tafelrunde.table.security import BODY_LIMIT, IMPORT_LIMIT
from tafelrunde.table.wire import (
    EndingView,
    Join,
    Joined,
    NewPassword,
    NewRoom,
    NewWebhook,
    Removal,
    RoomOpened,
    RoomView,
    SeatChange,
    Settings,
    Unban,
    Windows,
)

JSON: Final = "application/json"


@dataclass(frozen=True)
class Endpoint:
    """One address and method: who answers, what comes in, what goes out."""

    method: str
    path: str
    handler: Handler
    answer: object  # the type of the JSON, or None for another kind of file
    body: type | None = None  # the type of the JSON, `bytes` for a file
    query: tuple[str, ...] = ()
    status: int = 200
    media: str = JSON
    needs_token: bool = False
    refusals: tuple[int, ...] = ()

    @property
    def name(self) -> str:
        """The name of the operation."""
        return self.handler.__name__

    @property
    def limit(self) -> int:
        """How large a body may be."""
        return IMPORT_LIMIT if self.body is bytes else BODY_LIMIT


ROOM: Final = "/api/rooms/{code}"
ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", rooms_api.list_games, list[GameSummary]),
    Endpoint(
        "GET",
        "/api/games/{game}/content",
        rooms_api.show_content,
        Content,
        query=("lang",),
        refusals=(404,),
    ),
    Endpoint(
        "GET",
        "/api/games/{game}/rules",
        rooms_api.show_rules,
        Rulebook,
        query=("lang",),
        refusals=(404,),
    ),
    Endpoint(
        "POST", "/api/rooms", rooms_api.open_room, RoomOpened, NewRoom, status=201, refusals=(404,)
    ),
    Endpoint("GET", ROOM, rooms_api.show_room, RoomView, refusals=(404,)),
    Endpoint(
        "PATCH",
        ROOM,
        rooms_api.change_room,
        RoomView,
        Settings,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint("DELETE", ROOM, rooms_api.delete_room, Deleted, needs_token=True, refusals=(403, 404)),
    Endpoint("POST", f"{ROOM}/join", rooms_api.join_room, Joined, Join, refusals=(404, 409)),
    Endpoint(
        "POST", f"{ROOM}/enter", rooms_api.enter_room, Joined, needs_token=True, refusals=(404,)
    ),
    Endpoint(
        "POST",
        f"{ROOM}/start",
        rooms_api.start_room,
        RoomView,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        f"{ROOM}/seats/{{seat}}",
        rooms_api.change_seat,
        RoomView,
        SeatChange,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        f"{ROOM}/seats/{{seat}}/link",
        rooms_api.link_seat,
        Joined,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "PUT",
        f"{ROOM}/seats/{{seat}}/windows",
        rooms_api.set_windows,
        RoomView,
        Windows,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        f"{ROOM}/remove",
        people_api.remove_person,
        RoomView,
        Removal,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        f"{ROOM}/unban",
        people_api.unban_person,
        RoomView,
        Unban,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "PUT",
        f"{ROOM}/password",
        people_api.set_password,
        RoomView,
        NewPassword,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "PUT",
        f"{ROOM}/webhook",
        people_api.set_webhook,
        RoomView,
        NewWebhook,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint("GET", f"{ROOM}/record", records_api.download, None, refusals=(403, 404)),
    Endpoint(
        "POST",
        f"{ROOM}/evenings",
        evenings_api.begin_evening,
        Joined,
        NextEvening,
        needs_token=True,
        refusals=(400, 403, 404, 409),
    ),
    Endpoint(
        "GET",
        f"{ROOM}/evenings",
        evenings_api.list_evenings,
        list[EveningView],
        query=("lang",),
        refusals=(404, 409),
    ),
    Endpoint("POST", f"{ROOM}/follow", evenings_api.follow_campaign, Joined, refusals=(404, 409)),
    Endpoint(
        "GET",
        f"{ROOM}/chronicle",
        evenings_api.show_chronicle,
        ChronicleView,
        query=("lang",),
        refusals=(404, 409),
    ),
    Endpoint(
        "GET", f"{ROOM}/campaign", evenings_api.download_campaign, None, refusals=(403, 404, 409)
    ),
    Endpoint(
        "GET",
        f"{ROOM}/replay",
        records_api.replay,
        Replay,
        query=("step", "seat", "lang"),
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "GET",
        f"{ROOM}/ending",
        records_api.ending,
        EndingView,
        query=("lang",),
        refusals=(404, 409),
    ),
    Endpoint(
        "GET", f"{ROOM}/review", records_api.show_review, ReviewView, refusals=(403, 404, 409)
    ),
    Endpoint(
        "POST", f"{ROOM}/review", records_api.begin_review, ReviewView, refusals=(403, 404, 409)
    ),
    Endpoint(
        "POST",
        f"{ROOM}/fork",
        records_api.fork,
        RoomOpened,
        Fork,
        status=201,
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "GET",
        f"{ROOM}/report",
        records_api.report,
        None,
        query=("lang",),
        media="application/toml",
        refusals=(403, 404, 409),
    ),
    Endpoint(
        "POST",
        f"{ROOM}/return",
        host_api.go_back,
        Stands,
        GoBack,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "GET",
        f"{ROOM}/repair",
        host_api.show_repairs,
        RepairOffers,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        f"{ROOM}/repair",
        host_api.repair,
        Stands,
        RepairWish,
        needs_token=True,
        refusals=(404, 409),
    ),
    Endpoint(
        "POST",
        "/api/import",
        records_api.import_game,
        RoomOpened,
        bytes,
        query=("person",),
        status=201,
        refusals=(404,),
    ),
    Endpoint("GET", "/health", rooms_api.health, Health, refusals=(503,)),
    Endpoint("GET", "/metrics", metrics.metrics, None, media="text/plain", refusals=(403,)),
)
