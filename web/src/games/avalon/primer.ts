/** Tainted Grail: Der Niedergang Avalons in five minutes. */
import type { Primer } from "../../lib/primer";

const PRIMER: Primer = [
  {
    card: "101",
    title: { de: "Worum es geht", en: "What it is about" },
    text: {
      de: "Die Helden sind fort, ihr seid übrig. Gemeinsam durchlebt ihr eine Geschichte in Kapiteln. Sie gelingt, wenn ihr herausfindet, was der Insel fehlt, und überlebt. Stirbt einer, ist die Kampagne zu Ende, außer ihr nehmt einen der beiden Auswege.",
      en: "The heroes are gone, you are left. Together you live through a story in chapters. It succeeds if you find out what ails the island and survive. If one of you dies the campaign is over, unless you take one of the two ways out.",
    },
  },
  {
    card: "106",
    title: { de: "Menhire und Licht", en: "Menhirs and light" },
    text: {
      de: "Nur im Licht der Menhire bleibt die Welt fest. Jeden Morgen sinkt ihre Scheibe; geht ein Menhir aus, verschwinden die Orte außer Reichweite. Sucht den nächsten Stein und bringt, was er kostet, bevor der alte erlischt.",
      en: "The world holds only in the light of the menhirs. Each morning their dials go down; when one goes out, the places out of range are lost. Find the next stone and bring what it costs before the old one dies.",
    },
  },
  {
    card: "beor",
    title: { de: "Drei Leisten", en: "Three tracks" },
    text: {
      de: "Energie bezahlt, was du tust. Gesundheit begrenzt, wie viel Energie du haben kannst. Furcht steigt, und wer mehr Furcht als Gesundheit hat, gerät in Panik. Iss jeden Abend eine Nahrung, sonst stehst du leer auf.",
      en: "Energy pays for what you do. Health limits how much Energy you can have. Fear rises, and whoever has more Fear than Health panics. Eat one Food every evening, or you get up empty.",
    },
  },
  {
    card: "102",
    title: { de: "Der Tag", en: "The day" },
    text: {
      de: "Am Morgen wird ein Ereignis aufgedeckt. Dann reist ihr, erkundet Orte, nutzt, was dort steht, und untersucht Menhire, allein oder als Gruppe, solange die Energie reicht. Am Abend wird gegessen, gelernt und geträumt.",
      en: "In the morning an event is revealed. Then you travel, explore places, use what stands there and inspect menhirs, alone or as a group, while your Energy lasts. In the evening you eat, learn and dream.",
    },
  },
  {
    card: "green_advance",
    title: { de: "Die Kette", en: "The chain" },
    text: {
      de: "Kampf und Diplomatie sind eine Kette von Karten. Jede neue Karte berührt die vorige: Wo am Rand gleiche Zeichen aneinanderstoßen und du das Attribut hast, wirkt die Verbindung. Die Tafel zeigt dir vorher, was sich verbinden würde.",
      en: "Combat and diplomacy are a chain of cards. Each new card touches the last: where the same symbols meet at the edge and you have the attribute, the connection works. The table shows you beforehand what would connect.",
    },
  },
  {
    card: "village_council",
    title: { de: "Begegnungen", en: "Encounters" },
    text: {
      de: "Im Kampf füllst du den Vorrat, bis er den Wert der Begegnung erreicht; je nachdem, wie voll er ist, schlägt sie anders zurück. In der Diplomatie schiebst du den Anzeiger der Beziehung bis ganz nach oben. Fliehen geht meistens und kostet. Niemand muss jeden Streit austragen.",
      en: "In combat you fill the pool until it reaches the value of the encounter; how full it is decides how it strikes back. In diplomacy you push the relation marker to the very top. You can mostly flee, for a price. Nobody has to settle every quarrel.",
    },
  },
  {
    card: "old_song",
    title: { de: "Das Buch", en: "The book" },
    text: {
      de: "Was ihr an Orten erlebt, steht in einem Buch, das sich erinnert: an Tage, an Versprechen, an Leute. Die Tafel liest vor, was dran ist, und verrät nichts, was ihr nicht gefunden habt. Aufhören könnt ihr jederzeit.",
      en: "What you meet at places stands in a book that remembers: days, promises, people. The table reads out what is due and tells nothing that you have not found. You can stop at any time.",
    },
  },
];

export default PRIMER;
