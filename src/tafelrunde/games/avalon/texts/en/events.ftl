### The log: every event as one sentence. What is missing is "none".

event-day-began = Day { $day } begins.
event-phase-began = { $phase }.
event-action-began =
    { $others ->
        [none] { $character } ({ $place }): { $deed }.
       *[other] { $character } ({ $place }): { $deed }, together with { $others }.
    }
event-campaign-ended =
    { $won ->
        [yes] The campaign is won.
       *[no] { $cause ->
            [none] The campaign is lost.
           *[other] The campaign is lost with the death of { $cause }.
        }
    }
event-track-changed =
    { $change ->
        [up] { $character } gains { $by } { $track } ({ $before } → { $after }).
       *[down] { $character } loses { $by } { $track } ({ $before } → { $after }).
    }
event-resource-changed =
    { $change ->
        [up] { $character } gains { $by } { $resource } ({ $before } → { $after }).
       *[down] { $character } parts with { $by } { $resource } ({ $before } → { $after }).
    }
event-attribute-raised = { $character } raises { $attribute } to { $value }.
event-card-gained = { $character } gains { THE($card) }.
event-card-lost =
    { $character ->
        [none] “{ $card }” is discarded.
       *[other] { $character } parts with { THE($card) }.
    }
event-handed-over =
    { $kind ->
        [resource] { $giver } gives { $receiver } 1 { $resource }.
       *[card] { $giver } gives { $receiver } { THE($what) }.
    }
event-state-began =
    { $state ->
        [dying] { $character } is dying.
       *[insanity] { $character } is going insane.
    }
event-state-ended =
    { $state ->
        [dying] { $character } has escaped death once more.
       *[insanity] { $character } is of sound mind again.
    }
event-died = { $character } is dead.
event-moved = { $character } is now { AT($place) }.
event-location-revealed = { THE($place) } { VERB($place, "is", "are") } revealed.
event-location-discarded = { THE($place) } { VERB($place, "vanishes", "vanish") } in the Wyrdness.
event-location-changed = { THE($old) } { VERB($old, "becomes", "become") } “{ $new }”.
event-menhir-changed =
    { $value ->
        [-1] The menhir { AT($place) } has gone out.
        [0] The menhir { AT($place) } burns its last day.
       *[other] The menhir { AT($place) } shows { $value }.
    }
event-guardian-moved = { THE($guardian) } { VERB($guardian, "is", "are") } now { AT($place) }.
event-guardian-gone = { THE($guardian) } { VERB($guardian, "leaves", "leave") } the map.
event-dial-changed =
    { $value ->
        [0] The dial “{ $dial }” has expired.
       *[other] The dial “{ $dial }” shows { $value }.
    }
event-event-revealed = Event: “{ $card }”.
event-quest-fulfilled = Quest fulfilled: “{ $card }”.
event-verse-read =
    { $tale ->
        [none] { $readers } – verse { $verse }.
       *[other] { $readers } – verse { $verse }: { $tale }
    }
event-choice-made = { $readers } { $count ->
        [one] decides
       *[other] decide
    }: { $choice }
event-status-marked = Marked: “{ $status }”, part { $part }.
event-task-noted = New task: { $task }
event-chapter-ended = Chapter { $chapter } is completed.
event-chapter-began =
    { $again ->
        [yes] The Allmother’s Mercy: chapter { $chapter } begins anew.
       *[other] Chapter { $chapter } begins.
    }
event-tossed =
    { $again ->
        [yes] Tossed again: the dial shows { $side }.
       *[no] The dial shows { $side }.
    }
event-rolled =
    { $shows ->
        [north] The guardian die points north.
        [east] The guardian die points east.
        [south] The guardian die points south.
        [west] The guardian die points west.
        [discard] The guardian die takes the guardian off the map.
        [nothing] The guardian die shows nothing.
       *[other] { $again ->
            [yes] Rolled again: { $shows }.
           *[no] Rolled: { $shows }.
        }
    }
event-encounter-began = { $group } { $count ->
        [one] meets
       *[other] meet
    } { THE($encounter) }.
event-became-active = It is { $character }’s turn.
event-card-laid =
    { $rows ->
        [none] { $character } lays “{ $card }”; nothing is activated.
       *[other] { $character } lays “{ $card }”; activated: { $rows }.
    }
event-card-discarded = { $character } discards “{ $card }”.
event-cards-drawn =
    { $count ->
        [0] { $character } cannot draw.
       *[other] { $character } draws { $cards }.
    }
event-pool-changed =
    { $change ->
        [up] The combat pool grows from { $before } to { $after }.
       *[down] The combat pool shrinks from { $before } to { $after }.
    }
event-relation-changed =
    { $change ->
        [up] The relation rises from { $before } to { $after }.
       *[down] The relation falls from { $before } to { $after }.
    }
event-stage-won = Stage { $stage } is won.
event-enemy-acted =
    { $what ->
        [attack] { THE($encounter) } { VERB($encounter, "attacks", "attack") } { $character }.
        [opportunity] { THE($encounter) } { VERB($encounter, "takes", "take") } the opportunity against { $character }.
       *[reaction] { THE($encounter) } { VERB($encounter, "reacts", "react") } to { $character }.
    }
event-fled = { $character } flees.
event-encounter-ended =
    { $outcome ->
        [won] The encounter with { THE($encounter) } is won.
        [lost] The encounter with { THE($encounter) } is lost.
        [fled] Nobody faces { THE($encounter) } any more.
        [ran_away] { THE($encounter) } { VERB($encounter, "runs", "run") } away.
        [avoided] The encounter with { THE($encounter) } is avoided.
       *[other] The encounter with { THE($encounter) } is over.
    }
