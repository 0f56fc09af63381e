# Wie eine Partie endet; gelesen nach der letzten Zeile des Protokolls.

epilogue-hunt =
    Die letzte Trophäe hängt schief, und keiner rückt sie gerade: Alle im Raum haben gesehen, was sie gekostet hat. Der Sieg gehört { DAT($name) }, die Zeche ausnahmsweise auch, und noch ehe die Lieder anfangen, ist die Straße wieder unter den Stiefeln. Lieder bringen die Einzelheiten durcheinander. Im Frühjahr hängen neue Aushänge an den Brettern, und darunter, sehr klein, die Belohnung.
epilogue-legend =
    Was durch die alte Welt ging, liegt still, und zuerst wagt es kein Vogel zu sagen. Der Sieg gehört { DAT($name) }; die Klinge wird zweimal gereinigt. Was verwüstet lag, baut man wieder auf, ein Stück weiter von der Straße weg, und die Alten werden schwören, sie hätten es immer gewusst. Die anderen jagen weiter. Es ist nur nicht mehr so groß.
figure-travelled = Orte bereist
figure-damage = Schaden mit Kombos
figure-suffered = Schaden erlitten
figure-beaten = Kämpfe gewonnen
figure-lost = Kämpfe verloren
figure-gold = Gold verdient
figure-cards = Karten erworben
