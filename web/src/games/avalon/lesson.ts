/** The first day of Avalon: Beor in Cuanacht, and the way to Hunters' Grove. */
import type { Lesson } from "../../lib/lesson";

const LESSON: Lesson = {
  goal: {
    de: "Dein Ziel: Der Menhir von Cuanacht wird kalt. Finde mit Beor heraus, was ihn wieder brennen lässt, ehe sein letzter Tag um ist. Wohin du gehst und was du tust, entscheidest du; das Buch erzählt, was daraus wird.",
    en: "Your goal: the menhir of Cuanacht is growing cold. With Beor, find out what makes it burn again before its last day is over. Where you go and what you do is up to you; the book tells what comes of it.",
  },
  steps: [
    {
      key: "choice",
      choose: "",
      text: {
        de: "Der Tag beginnt mit einer Seite im Buch. Lies und wähle: Unter jeder Antwort steht, was sie sicher bringt.",
        en: "The day begins with a page of the book. Read and choose: below each answer stands what it certainly brings.",
      },
    },
    {
      key: "action",
      choose: "beor:location_action",
      text: {
        de: "Der Tag gehört dir. Alles kostet Energie, die blauen Kästchen. Tippe die Landfestung an, in der du stehst, und hilf den Leuten: Das bringt Ansehen.",
        en: "The day is yours. Everything costs energy, the blue boxes. Touch the farmhold where you stand and help its people: that brings reputation.",
      },
    },
    {
      key: "action",
      choose: "beor:travel:102",
      text: {
        de: "Nun hinaus. Tippe den Jägerhain im Norden an: Wer ankommt, deckt auf, was dahinter liegt.",
        en: "Now out you go. Touch Hunters' Grove in the north: whoever arrives reveals what lies beyond.",
      },
    },
    {
      key: "action",
      choose: "beor:explore",
      text: {
        de: "Zwei Orte mehr auf der Karte. Erkunde jetzt den Hain: Das Buch schlägt seine Seite auf. Oder du lässt es für heute gut sein.",
        en: "Two more places on the map. Now explore the grove: the book opens its page. Or you call it a day.",
      },
    },
    {
      key: "rest",
      choose: "",
      text: {
        de: "Abend. Wer isst, schläft satt und bekommt seine Kraft zurück; wer hungert, spart Nahrung und zahlt dafür.",
        en: "Evening. Whoever eats sleeps well and gets the strength back; whoever goes hungry saves food and pays for it.",
      },
    },
  ],
  until: { kind: "DayBegan", times: 2 },
  end: {
    de: "Das war ein Tag: lesen, handeln, ruhen. Der Menhir ist um eins gesunken. Ab hier spielst du allein weiter; die Hinweise bleiben.",
    en: "That was a day: read, act, rest. The menhir has sunk by one. From here on you play by yourself; the hints stay.",
  },
};

export default LESSON;
