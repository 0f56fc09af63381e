/** The first round of Valskyrr: Celenthia leaves the inn and meets two Ghoren at the watchtower. */
import type { Lesson } from "../../lib/lesson";

const LESSON: Lesson = {
  goal: {
    de: "Dein Ziel: Zieh mit Celenthia über die Karte bis zum Verbrannten Kriegslager und besiege dort Ghardhak, ehe die Zeitleiste ihr Ende erreicht. Deine Karten sind zugleich deine Waffen und dein Leben: Liegt keine mehr in Hand, Deck und Ablage, bist du besiegt.",
    en: "Your goal: lead Celenthia across the map to the Charred War Camp and defeat Ghardhak there before the time track reaches its end. Your cards are your weapons and your life at once: when none is left in hand, deck and discard pile, you are defeated.",
  },
  steps: [
    {
      key: "travel",
      choose: "move:1",
      text: {
        de: "Im Gasthaus geschieht nichts mehr. Tippe auf der Karte den verdeckten Ort im Osten an und wähle die Reise: Los geht es.",
        en: "Nothing more will happen at the inn. Touch the face-down location in the east on the map and choose to travel: off you go.",
      },
    },
    {
      key: "action",
      choose: "fire_bolt",
      text: {
        de: "Ein Hinterhalt! Zwei Ghoren stehen vor dir. Tippe in deiner Hand ein Feuergeschoß an: Das ist deine eine normale Aktion in diesem Zug.",
        en: "An ambush! Two Ghoren stand before you. Touch a Fire Bolt in your hand: it is your one normal action of this turn.",
      },
    },
    {
      key: "reflex",
      choose: "celenthia",
      text: {
        de: "Der dunkle Streifen rechnet vor: 3 Schaden gegen Verteidigung 1, also kommen 2 durch, und mehr Leben hat keiner der beiden. Überladen wäre verschwendet und weckt Fokus, der Gegner anlockt. Tu nichts.",
        en: "The dark strip does the sum: 3 damage against defence 1, so 2 get through, and neither of them has more life. Overcharge would be wasted, and it stirs up focus, which draws enemies. Do nothing.",
      },
    },
    {
      key: "target",
      choose: "ghoren_slinger",
      text: {
        de: "Auf wen? Tippe den Ghoren-Schleuderer an. Der Zornrufer macht magischen Schaden, und gegen den schützt deine Robe.",
        en: "At whom? Touch the Ghoren Slinger. The Ragecaller deals magical damage, and your robe protects you from that.",
      },
    },
    {
      key: "action",
      choose: "end_turn",
      text: {
        de: "Einer weniger: Das brachte Beute und 1 von 3 Fortschritt für die Begegnung. Deine normale Aktion ist verbraucht. Beende rechts unten deinen Zug.",
        en: "One less: that brought loot, and 1 of 3 progress for the encounter. Your normal action is spent. End your turn at the bottom right.",
      },
    },
    {
      key: "reflex",
      choose: "mage_robe",
      text: {
        de: "Jetzt schlagen die Gegner zu. Tippe die Magierrobe in deiner Heldenzone an: Sie verhindert 1 magischen Schaden, und sie bleibt liegen.",
        en: "Now the enemies strike. Touch the Mage Robe in your hero zone: it prevents 1 magical damage, and it stays where it is.",
      },
    },
    {
      key: "bury",
      choose: "",
      text: {
        de: "Was durchkommt, ist eine Wunde: Begrabe eine Karte. Aus dem Friedhof kommt sie nur durch Rast und Heilung zurück, also gib her, was du am wenigsten brauchst.",
        en: "What gets through is a wound: bury a card. It only returns from the graveyard by rest and healing, so part with what you need least.",
      },
    },
    {
      key: "choose_effect",
      choose: "",
      text: {
        de: "Jede Runde endet mit einer Zeitkarte. Diese lässt dir die Wahl zwischen zwei Übeln. Zeige auf eine Antwort, und du liest, was daraus würde.",
        en: "Every round ends with a time card. This one leaves you the choice of two evils. Point at an answer to read what would come of it.",
      },
    },
  ],
  until: { kind: "RoundBegan", times: 1 },
  end: {
    de: "Das war eine ganze Runde: reisen, handeln, abwehren, Zeit. Ab hier spielst du allein weiter; die Hinweise bleiben, und jede Antwort lässt sich zurücknehmen.",
    en: "That was a whole round: travel, act, defend, time. From here on you play by yourself; the hints stay, and every answer can be taken back.",
  },
};

export default LESSON;
