/** Nebel über Valskyrr in five minutes. */
import type { Primer } from "../../lib/primer";

const PRIMER: Primer = [
  {
    card: "hall_of_the_bone_queen",
    title: { de: "Worum es geht", en: "What it is about" },
    text: {
      de: "Ihr spielt zusammen gegen den Nebel. Irgendwo auf der Karte wartet die Endbegegnung eures Abenteuers. Kommt dorthin und gewinnt sie, bevor der Zeitmarker den Totenkopf erreicht. Fällt vorher auch nur ein Held, ist alles verloren.",
      en: "You play together against the mist. Somewhere on the map the final encounter of your adventure is waiting. Get there and win it before the time marker reaches the skull. If a single hero falls before that, all is lost.",
    },
  },
  {
    card: "arani",
    title: { de: "Dein Deck ist dein Leben", en: "Your deck is your life" },
    text: {
      de: "Deine Karten sind Fertigkeiten, Ausrüstung und Gesundheit zugleich. Gespielte Karten kommen auf die Ablage, verwundete auf den Friedhof. Wer wund wird und keine Karte mehr hat, fällt. Rasten holt Karten zurück, aber es kostet Zeit.",
      en: "Your cards are skills, gear and health at once. Played cards go to the discard pile, wounds send cards to the graveyard. Whoever takes a wound with no card left has fallen. Resting brings cards back, but it costs time.",
    },
  },
  {
    card: "inn",
    title: { de: "Reisen", en: "Travelling" },
    text: {
      de: "In jeder Runde dürft ihr einen Ort weiterziehen. Unsichere Orte bringen eine Begegnung mit Gegnern; gewonnene Begegnungen bringen Beute. Sichere Orte geben Ruhe. Der kürzeste Weg ist selten der klügste: Ohne Belohnungen seid ihr am Ende zu schwach.",
      en: "Each round the party may move one location further. Unsafe places bring an encounter with enemies; encounters you win bring loot. Safe places bring rest. The shortest way is rarely the wisest: without rewards you arrive too weak.",
    },
  },
  {
    card: "bonesorrow_warrior",
    title: { de: "Gegner und Fokus", en: "Enemies and focus" },
    text: {
      de: "Starke Aktionen bringen Fokus: Man wird auf dich aufmerksam. Gegner laufen zu dem Helden mit dem höchsten Fokus, und dessen Fokus sinkt dann um die Hälfte. Verteilt sie so, dass jeder bekommt, was er abwehren kann.",
      en: "Strong actions raise your focus: you are noticed. Enemies walk to the hero with the highest focus, whose focus is then halved. Spread them so that everybody gets what they can fend off.",
    },
  },
  {
    card: "fire_bolt",
    title: { de: "Angreifen", en: "Attacking" },
    text: {
      de: "In deinem Heldenzug hast du eine normale Aktion und beliebig viele schnelle. Schaden zählt nur, soweit er die Verteidigung übersteigt: körperlich gegen körperlich, magisch gegen magisch. Manche Karten werden stärker, wenn du andere dazu ablegst.",
      en: "In your hero turn you have one normal action and any number of fast ones. Damage counts only as far as it exceeds the defence: physical against physical, magical against magical. Some cards grow stronger if you discard others with them.",
    },
  },
  {
    card: "divine_protection",
    title: { de: "Verteidigen", en: "Defending" },
    text: {
      de: "Danach schlagen die Gegner in deiner Zone zurück. Reflexe mit dem Blitz verhindern Schaden, wenn er eintrifft. Was durchkommt, begräbt Karten. Behalte also nie eine leere Hand, wenn jemand vor dir steht.",
      en: "Then the enemies in your zone strike back. Reflexes with the bolt prevent damage as it arrives. What gets through buries cards. So never keep an empty hand while somebody stands before you.",
    },
  },
  {
    card: "frost_night",
    title: { de: "Die Zeit", en: "Time" },
    text: {
      de: "Am Ende jeder Runde zieht ihr eine Zeitkarte, und der Marker rückt vor. Die Tafel rechnet alles aus und fragt nur, wo ihr wirklich wählen könnt. „Warum?“ zeigt zu jeder Frage die Regel.",
      en: "At the end of each round a time card is drawn and the marker moves. The table works everything out and asks only where you really have a choice. “Why?” shows the rule behind every question.",
    },
  },
];

export default PRIMER;
