# What the table itself says in the log.
step-undone = { $by ->
    [none] { $steps ->
        [one] One step is taken back.
       *[other] { $steps } steps are taken back.
    }
   *[other] { $steps ->
        [one] { $by } takes back one step.
       *[other] { $by } takes back { $steps } steps.
    }
}
line-unshown = What happened here cannot be told.
question-unshown = This question cannot be put into words; its options have numbers.
option-unshown = Option { $number }
notice-view-trouble = A part of the table cannot be shown as it stands. You can play on; the host can take the table back to an earlier step and download a report.
page-missing-title = Tafelrunde
page-missing = The server is running, but the browser client has not been built. Run "npm ci" and "npm run build" in the folder "web", then load this page again.

# What is refused, where the error itself speaks to those who keep the server.
error-rule-trouble = A rule failed; the table is back at the last decision.
error-store-trouble = The store does not answer; please try again in a moment.
error-store-locked = Another server is using this file.
error-somebody-away = { $detail } is playing too and has to agree. Wait until everybody is there; whoever is away long enough is no longer asked.
error-store-unreachable = The database cannot be reached.
error-damaged-store = The store is damaged.

# What the commands say.
restored = { $count ->
    [one] One table is restored.
   *[other] { $count } tables are restored.
}
delete-tables = { $count ->
    [one] Delete this table for ever?
   *[other] Delete these { $count } tables for ever?
}
tables-deleted = { $count ->
    [0] No table is deleted.
    [one] One table is deleted ({ $size }).
   *[other] { $count } tables are deleted ({ $size }).
}
no-tables = There are no such tables.
column-code = Code
column-game = Game
column-name = Name
column-status = Status
column-entries = Entries
column-size = Size
column-active = Last active
status-lobby = lobby
status-running = running
status-over = over
status-damaged = damaged

# What is posted to a webhook.
webhook-set = “{ $name }” will tell you here from now on: { $link }
webhook-turn = { $who }: “{ $name }” is waiting for you. { $link }
webhook-over = “{ $name }” has come to its end. { $link }
