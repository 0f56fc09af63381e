# Was der Tisch selbst im Protokoll sagt.
step-undone = { $by ->
    [none] { $steps ->
        [one] Ein Schritt wird zurückgenommen.
       *[other] { $steps } Schritte werden zurückgenommen.
    }
   *[other] { $steps ->
        [one] { $by } nimmt einen Schritt zurück.
       *[other] { $by } nimmt { $steps } Schritte zurück.
    }
}
line-unshown = Was hier geschah, lässt sich nicht erzählen.
question-unshown = Diese Frage lässt sich nicht in Worte fassen; ihre Möglichkeiten sind nummeriert.
option-unshown = Möglichkeit { $number }
notice-view-trouble = Ein Teil des Tisches lässt sich so, wie er steht, nicht zeigen. Ihr könnt weiterspielen; der Gastgeber kann den Tisch auf einen früheren Schritt zurückstellen und einen Bericht herunterladen.
page-missing-title = Tafelrunde
page-missing = Der Server läuft, aber die Oberfläche für den Browser ist noch nicht gebaut. Rufe im Ordner „web“ erst „npm ci“ und dann „npm run build“ auf und lade diese Seite neu.

# Was abgelehnt wird.
error-illegal-move = Das ist keine erlaubte Antwort.
error-not-your-decision = Jetzt muss jemand anders entscheiden.
error-stale-decision = Diese Entscheidung ist nicht mehr offen.
error-game-is-over = Das Spiel ist zu Ende.
error-undo-refused = Dieser Schritt kann nicht zurückgenommen oder wiederholt werden.
error-unknown-name = Diesen Namen gibt es nicht.
error-unknown-card = Diese Karte gibt es nicht.
error-bad-setup = So kann das Spiel nicht beginnen.
error-bad-repair = So lässt sich die Stellung nicht reparieren. ({ $detail })
error-damaged-save = Das ist kein gespeichertes Spiel, oder es ist beschädigt.
error-damaged-room = Was von diesem Tisch gespeichert war, ist beschädigt; andere Tische sind nicht betroffen.
error-newer-save = Dieses Spiel wurde von einer neueren Version des Programms gespeichert.
error-rule-trouble = Eine Regel ist gescheitert; der Tisch steht wieder vor der letzten Entscheidung.
error-store-trouble = Der Speicher antwortet nicht; bitte versuche es gleich noch einmal.
error-store-locked = Ein anderer Server benutzt diese Datei.
error-store-unreachable = Die Datenbank ist nicht zu erreichen.
error-damaged-store = Der Speicher ist beschädigt.
error-unknown-room = Diesen Tisch gibt es nicht.
error-stale-room = Der Tisch hat sich inzwischen geändert; bitte versuche es noch einmal.
error-bad-request = Die Anfrage ist nicht zu verstehen.
error-not-found = Unter dieser Adresse gibt es nichts.
error-wrong-method = Das geht an dieser Adresse nicht.
error-too-large = Die Anfrage ist zu groß.
error-too-fast = Zu viele Anfragen; bitte warte einen Augenblick.
error-busy = Der Server hat gerade zu viel zu tun; bitte versuche es gleich noch einmal.
error-too-costly = Das kostet mehr Rechenzeit, als ein Spiel je braucht.
error-bad-origin = Diese Anfrage kommt von einer fremden Seite.
error-no-token = Das dürfen nur Leute an diesem Tisch.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-advice-kept = Solange Menschen gegeneinander spielen, gibt es keinen Rat.
error-no-advice = In diesem Spiel denkt kein Bot voraus.
error-stopped = Darauf wartet niemand mehr.
error-not-over = Andere spielen mit; das geht erst, wenn die Partie zu Ende ist.
error-not-your-seat = Dieser Platz gehört jemand anderem.
error-seat-taken = Dieser Platz ist schon vergeben.
error-unknown-seat = Diesen Platz gibt es nicht.
error-bad-name = Ein Name hat höchstens 40 Zeichen, keine Steuerzeichen und keine Türme von Akzenten.
error-bad-talk = Eine Nachricht hat 1 bis 500 Zeichen, keine Steuerzeichen und keine Türme von Akzenten.
error-not-running = Das Spiel hat noch nicht begonnen.
error-already-running = Das Spiel hat schon begonnen.
error-unknown-consent = Diese Frage ist schon erledigt.
error-evening-goes-on = Ein Abend endet zwischen zwei Aktionen; gerade ist etwas im Gange.
error-no-evening = Der Abend geht an diesem Tisch weiter.
error-no-campaign = Dieses Spiel wird an einem Abend gespielt; es hat keine Kampagne.
error-log-full = Der Verlauf dieses Tisches ist voll; mehr kann hier nicht gespeichert werden.
error-quota-full = Von deiner Adresse wurde heute schon sehr viel gespeichert; bitte versuche es morgen wieder.
error-table-deleted = Dieser Tisch wurde gelöscht.
error-table-retired = Dieser Tisch wurde gelöscht, weil hier lange niemand gespielt hat.
error-table-full = Hier ist kein Platz mehr.
error-head-too-large = Der Kopf der Anfrage ist zu groß.
error-unknown-host = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann den Namen erlauben: TAFELRUNDE_HOSTS=der.name
error-private-metrics = Die Zähler sind Programmen auf demselben Rechner vorbehalten, oder solchen mit einem Token.
error-removed = Du wurdest von diesem Tisch entfernt.
error-banned = An diesen Tisch darfst du nicht kommen.
error-password-needed = Dieser Tisch hat ein Passwort.
error-wrong-password = Das ist nicht das Passwort dieses Tisches.
error-bad-webhook = Diese Adresse ruft der Server nicht auf; erlaubt sind nur Adressen, die sein Betreiber nennt.
error-bad-password = Ein Passwort hat 4 bis 100 Zeichen.
error-too-many-windows = Dieser Tisch ist in zu vielen Fenstern offen.
error-asked-already = Der Tisch wartet schon auf die Zustimmung zu etwas anderem.
error-somebody-away = { $detail } spielt mit und muss zustimmen. Wartet, bis alle da sind; wer lange genug fehlt, wird nicht mehr gefragt.
error-hidden-hand = Wer hier spielt, gespielt hat oder zusieht, darf sich auf keinen anderen Platz setzen: Dort liegt eine fremde Hand.
error-server-error = Im Server ist ein Fehler aufgetreten.
error-view-trouble = Der Tisch lässt sich so, wie er nach diesem Schritt stand, nicht zeigen.

# Was die Befehle sagen.
restored = { $count ->
    [one] Ein Tisch ist wiederhergestellt.
   *[other] { $count } Tische sind wiederhergestellt.
}
delete-tables = { $count ->
    [one] Diesen Tisch für immer löschen?
   *[other] Diese { $count } Tische für immer löschen?
}
tables-deleted = { $count ->
    [0] Kein Tisch ist gelöscht.
    [one] Ein Tisch ist gelöscht ({ $size }).
   *[other] { $count } Tische sind gelöscht ({ $size }).
}
no-tables = Solche Tische gibt es nicht.
column-code = Code
column-game = Spiel
column-name = Name
column-status = Stand
column-entries = Einträge
column-size = Größe
column-active = Zuletzt aktiv
status-lobby = Vorraum
status-running = läuft
status-over = zu Ende
status-damaged = beschädigt

# Was an einen Webhook geht.
webhook-set = „{ $name }“ meldet sich von nun an hier: { $link }
webhook-turn = { $who }: „{ $name }“ wartet auf dich. { $link }
webhook-over = „{ $name }“ ist zu Ende. { $link }
