# Wie ein Abenteuer endet; gelesen nach der letzten Zeile des Protokolls.

epilogue-won-into-the-wilds =
    Der Schein hinter den Grenzmarken erlischt wie eine Kerze unter dem Daumen. Wo Ghardhak fiel, bleibt die Asche bis zum Morgen warm, dann ist sie nur noch Asche. Als ihr die Straße herunterkommt, schichten die Köhler schon wieder Holz, als wäre nichts gewesen. Im Gasthaus stehen eure Becher gefüllt. Diesmal fragt der Wirt nach Münzen, und nie habt ihr so gern bezahlt.
epilogue-won-the-abomination =
    Maelgar geht auseinander, wie es gemacht wurde: Naht für Naht, und jedem Stück scheint es recht zu sein. Das Atmen unter dem Tempel hört auf; eine Weile ist die Stille schlimmer. Dann kommt das Vieh den Hügel herauf, schnuppert an der zerbrochenen Pforte und beginnt zu grasen. Ihr lasst die Türen hinter euch offen. Lüften kann hier nicht schaden.
epilogue-won-song-of-the-dead =
    Die letzte Strophe bricht mitten in einem Wort ab, das keines war. Morwyn sitzt in ihrer Halle so aufrecht wie zuvor, doch jetzt sind es nur Knochen, die jemand gekrönt hat. Auf dem Heimweg nehmt ihr das Wachs aus den Ohren und hört Wind, Wasser, einen Hund. Jemand fängt an zu summen, und niemand verbietet es.
epilogue-won-the-mist-throne =
    Mit dem dritten Anker lässt der Boden ihn los, und der Thron aus grauem Licht ist nichts als Licht. Der Nebel hebt sich, wie Leute von einem Tisch aufstehen: erst einer, dann alle. Dahinter liegt ein Land, größer als in der Erinnerung. Ihr zählt die Tage, die euch noch bleiben, und verzählt euch.
epilogue-lost-time =
    Ihr wart nicht langsam. Der Nebel war schneller. Ohne Eile kommt er die Straße herauf, an der letzten Laterne vorbei, am Schild des Gasthauses, und legt sich auf die Dächer wie Schnee. Am Morgen wird man fragen, wie es so weit kommen konnte, und niemand wird den Tag nennen können, an dem es sich entschied.
epilogue-lost-hero =
    Ein Becher im Gasthaus bleibt voll. Die anderen reden von der Straße, vom Wetter, von dem, was zu tun wäre, und in jeder Pause sehen sie hin. Draußen im Nebel ruft noch immer jemand eure Namen. Ihr kennt die Stimme und antwortet nicht.
epilogue-lost-party =
    Niemand kehrt zurück, um davon zu erzählen. Im Frühjahr finden Köhler einen Stiefel, eine Schnalle, eine zerrissene Karte, in die jemand den Weg sehr sauber eingezeichnet hat, bis zu einer Stelle. Der Wirt hängt die Karte hinter den Tresen. Früher oder später kommt jemand herein, der danach fragt.
figure-dealt = Schaden ausgeteilt
figure-attacks = Angriffe
figure-prevented = Schaden verhindert
figure-actions = Aktionen
figure-feats = Heldentaten erworben
figure-restored = Karten zurückgewonnen
