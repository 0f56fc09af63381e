# Wie eine Kampagne endet; steht unter der letzten Zeile des Protokolls.

epilogue-won-quick-start =
    Der Stein gibt wieder Licht, und am ersten Abend misst in Cuanacht keiner nach, wie weit es reicht. Man sitzt draußen, weil man kann. Jemand hat die einunddreißigste Kerbe aus dem Balken gesägt und schnitzt einen Löffel daraus. Über den Preis redet ihr wenig und nie vor den Kindern. Hinter dem letzten Zaun steht die Wyrdnis wie Vieh am Gatter: geduldig, atmend, nicht gekränkt. Sie kennt jetzt den Weg hierher. Ihr aber auch, und ihr kennt den zurück.
epilogue-won-main =
    Das Licht, das bleibt, ist nicht das alte, und es ist weniger als in den Liedern. Zum Säen reicht es. In Kamelot streiten sie über Brot, über Abflüsse und darüber, wer dabei war; an der Straße nach Norden stellt jemand einen Wegweiser auf, mit Namen, die vor einem Jahr auf keiner Karte standen. Ihr wart weiter als die Karte. Manche von euch sind dort angekommen, wo sie aufgebrochen waren, und man musste es ihnen sagen. Avalon ist nicht gerettet. Man hat es gebeten weiterzumachen, und nach einigem Nachdenken tut es das.
epilogue-lost =
    Der Nebel ist nicht grausam. Er nimmt erst die Straße, dann den Zaun, dann die Stimmen, und er schließt sich um { ACC($name) }, wie man jemanden zudeckt, der weit genug gegangen ist. Irgendwo zeigt ein Menhir niemandem seine letzte Zahl. Auf dem Hof bekommt der Balken seine Kerbe und noch eine, bis keiner mehr da ist, der sie schneidet. Im Frühjahr kommt das Gras, grau und recht dicht, und fragt nicht, wer dort lag.
figure-moved = Wege
figure-actions = begonnene Aktionen
figure-laid = gelegte Karten in Begegnungen
figure-cards = erhaltene Karten
figure-raised = gesteigerte Attribute
figure-food = gefundene Nahrung
figure-fear = ausgestandene Furcht
