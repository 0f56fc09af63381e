### Das Protokoll: jedes Ereignis als ein Satz. Was fehlt, ist „none“.

event-day-began = Tag { $day } beginnt.
event-phase-began = { $phase }.
event-action-began =
    { $others ->
        [none] { $character } ({ $place }): { $deed }.
       *[other] { $character } ({ $place }): { $deed }, gemeinsam mit { $others }.
    }
event-campaign-ended =
    { $won ->
        [yes] Die Kampagne ist gewonnen.
       *[no] { $cause ->
            [none] Die Kampagne ist verloren.
           *[other] Die Kampagne ist mit dem Tod von { $cause } verloren.
        }
    }
event-track-changed =
    { $change ->
        [up] { $character } erhält { $by } { $track } ({ $before } → { $after }).
       *[down] { $character } verliert { $by } { $track } ({ $before } → { $after }).
    }
event-resource-changed =
    { $change ->
        [up] { $character } erhält { $by } { $resource } ({ $before } → { $after }).
       *[down] { $character } gibt { $by } { $resource } ab ({ $before } → { $after }).
    }
event-attribute-raised = { $character } hebt { $attribute } auf { $value }.
event-card-gained = { $character } erhält { ACC($card) }.
event-card-lost =
    { $character ->
        [none] „{ $card }“ wird abgelegt.
       *[other] { $character } gibt { ACC($card) } ab.
    }
event-handed-over =
    { $kind ->
        [resource] { $giver } gibt { $receiver } 1 { $resource }.
       *[card] { $giver } gibt { $receiver } { ACC($what) }.
    }
event-state-began =
    { $state ->
        [dying] { $character } liegt im Sterben.
       *[insanity] { $character } verfällt dem Wahnsinn.
    }
event-state-ended =
    { $state ->
        [dying] { $character } ist dem Tod noch einmal entkommen.
       *[insanity] { $character } ist wieder bei Verstand.
    }
event-died = { $character } ist tot.
event-moved = { $character } ist jetzt { AT($place) }.
event-location-revealed = { NOM($place) } { VERB($place, "wird", "werden") } enthüllt.
event-location-discarded = { NOM($place) } { VERB($place, "verschwindet", "verschwinden") } in der Wyrdnis.
event-location-changed = { NOM($old) } { VERB($old, "wird", "werden") } zu „{ $new }“.
event-menhir-changed =
    { $value ->
        [-1] Der Menhir { AT($place) } ist erloschen.
        [0] Der Menhir { AT($place) } brennt seinen letzten Tag.
       *[other] Der Menhir { AT($place) } steht auf { $value }.
    }
event-guardian-moved = { NOM($guardian) } { VERB($guardian, "ist", "sind") } jetzt { AT($place) }.
event-guardian-gone = { NOM($guardian) } { VERB($guardian, "verlässt", "verlassen") } die Landkarte.
event-dial-changed =
    { $value ->
        [0] Die Scheibe „{ $dial }“ ist abgelaufen.
       *[other] Die Scheibe „{ $dial }“ steht auf { $value }.
    }
event-event-revealed = Ereignis: „{ $card }“.
event-quest-fulfilled = Queste erfüllt: „{ $card }“.
event-verse-read =
    { $tale ->
        [none] { $readers } – Vers { $verse }.
       *[other] { $readers } – Vers { $verse }: { $tale }
    }
event-choice-made = { $readers } { $count ->
        [one] entscheidet sich
       *[other] entscheiden sich
    }: { $choice }
event-status-marked = Markiert: „{ $status }“, Teil { $part }.
event-task-noted = Neue Aufgabe: { $task }
event-chapter-ended = Kapitel { $chapter } ist geschafft.
event-chapter-began =
    { $again ->
        [yes] Die Gnade der Allmutter: Kapitel { $chapter } beginnt von vorn.
       *[other] Kapitel { $chapter } beginnt.
    }
event-tossed =
    { $again ->
        [yes] Noch einmal geworfen: Die Scheibe zeigt { $side }.
       *[no] Die Scheibe zeigt { $side }.
    }
event-rolled =
    { $shows ->
        [north] Der Wächterwürfel zeigt nach Norden.
        [east] Der Wächterwürfel zeigt nach Osten.
        [south] Der Wächterwürfel zeigt nach Süden.
        [west] Der Wächterwürfel zeigt nach Westen.
        [discard] Der Wächterwürfel nimmt den Wächter von der Landkarte.
        [nothing] Der Wächterwürfel zeigt nichts.
       *[other] { $again ->
            [yes] Noch einmal gewürfelt: { $shows }.
           *[no] Gewürfelt: { $shows }.
        }
    }
event-encounter-began = { $group } { $count ->
        [one] trifft
       *[other] treffen
    } auf { ACC($encounter) }.
event-became-active = { $character } ist am Zug.
event-card-laid =
    { $rows ->
        [none] { $character } legt „{ $card }“ aus; nichts wird aktiviert.
       *[other] { $character } legt „{ $card }“ aus; aktiviert: { $rows }.
    }
event-card-discarded = { $character } legt „{ $card }“ ab.
event-cards-drawn =
    { $count ->
        [0] { $character } kann nicht ziehen.
       *[other] { $character } zieht { $cards }.
    }
event-pool-changed =
    { $change ->
        [up] Der Kampfpool wächst von { $before } auf { $after }.
       *[down] Der Kampfpool schrumpft von { $before } auf { $after }.
    }
event-relation-changed =
    { $change ->
        [up] Das Verhältnis steigt von { $before } auf { $after }.
       *[down] Das Verhältnis fällt von { $before } auf { $after }.
    }
event-stage-won = Etappe { $stage } ist gewonnen.
event-enemy-acted =
    { $what ->
        [attack] { NOM($encounter) } { VERB($encounter, "greift", "greifen") } { $character } an.
        [opportunity] { NOM($encounter) } { VERB($encounter, "nutzt", "nutzen") } die Gelegenheit gegen { $character }.
       *[reaction] { NOM($encounter) } { VERB($encounter, "reagiert", "reagieren") } auf { $character }.
    }
event-fled = { $character } flieht.
event-encounter-ended =
    { $outcome ->
        [won] Die Begegnung mit { DAT($encounter) } ist gewonnen.
        [lost] Die Begegnung mit { DAT($encounter) } ist verloren.
        [fled] Niemand stellt sich mehr { DAT($encounter) }.
        [ran_away] { NOM($encounter) } { VERB($encounter, "läuft", "laufen") } weg.
        [avoided] Die Begegnung mit { DAT($encounter) } wird vermieden.
       *[other] Die Begegnung mit { DAT($encounter) } ist vorbei.
    }
