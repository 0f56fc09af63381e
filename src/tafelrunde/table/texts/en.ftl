# What the table itself says in the log.
step-undone = { $by ->
    [none] { $steps ->
        [one] One step is taken back.
       *[other] { $steps } steps are taken back.
    }
   *[other] { $steps ->
        [one] { $by } takes a step back.
       *[other] { $by } takes { $steps } steps back.
    }
}
page-missing-title = Tafelrunde
page-missing = The server runs, but the browser client has not been built. Run "npm ci" and "npm run build" in the folder "web", then load this page again.
