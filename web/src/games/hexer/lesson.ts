/** The first turn of Hexer: the Wolf School travels to Ban Ard, learns something, hears a story and buys a card. */
import type { Lesson } from "../../lib/lesson";

const LESSON: Lesson = {
  goal: {
    de: "Dein Ziel: Erreiche vor der Bärenschule das letzte Feld der Siegleiste. Jede Trophäe bringt dich ein Feld weiter, und die gibt es vor allem für erschlagene Monster. Dafür brauchst du bessere Karten und höhere Attribute; beides holst du dir unterwegs.",
    en: "Your goal: reach the last space of the victory track before the Bear School does. Every trophy takes you one space further, and you get them above all for slain monsters. For that you need better cards and higher attributes; you gather both on your way.",
  },
  steps: [
    {
      key: "phase_one",
      choose: "go:ban_ard",
      text: {
        de: "Du stehst in Kaer Morhen. Tippe auf der Karte Ban Ard an: Wasser, und dort lernt man etwas umsonst.",
        en: "You stand in Kaer Morhen. Touch Ban Ard on the map: it is water, and there you learn something for free.",
      },
    },
    {
      key: "pay",
      choose: "",
      text: {
        de: "Eine Reise kostet eine Handkarte mit dem Gelände des Ziels. Die passende leuchtet; mit einer anderen müsstest du noch etwas drauflegen.",
        en: "A journey costs a hand card with the terrain of where you go. The one that fits glows; with another you would have to pay something on top.",
      },
    },
    {
      key: "phase_one",
      choose: "raise_alchemy",
      text: {
        de: "Angekommen. Tippe Ban Ard noch einmal an und steigere deine Alchemie: Sie bringt dir gleich einen Trank.",
        en: "You have arrived. Touch Ban Ard once more and raise your alchemy: it brings you a potion at once.",
      },
    },
    {
      key: "phase_one",
      choose: "pass",
      text: {
        de: "Du könntest weiterreisen, aber die Karten auf deiner Hand sind auch deine Waffen. Wähle rechts unten „Nichts weiter“.",
        en: "You could travel on, but the cards in your hand are your weapons too. Choose “Nothing more” at the bottom right.",
      },
    },
    {
      key: "phase_two",
      choose: "",
      text: {
        de: "Phase II. Zum Kämpfen ist es zu früh, und hier lauert auch nichts. Erkunde die Stadt oder die Wildnis: Jemand liest dir eine Geschichte vor.",
        en: "Phase II. It is too early for a fight, and nothing lurks here. Explore the city or the wilderness: somebody reads you a story.",
      },
    },
    {
      key: "story",
      choose: "",
      text: {
        de: "Entscheide, wie du willst; was daraus wird, steht danach auf der Seite. Manche Wahl wird zur Quest, die sich erst später auszahlt.",
        en: "Decide as you like; what comes of it is on the page afterwards. Some choices become quests that pay off later.",
      },
    },
    {
      key: "refill_discard",
      choose: "",
      text: {
        de: "Phase III. Was du nicht behalten willst, legst du ab; danach ziehst du auf 3 Karten nach. Nichts zu wählen ist auch recht.",
        en: "Phase III. Discard what you do not want to keep; then you draw up to 3 cards. Choosing nothing is fine too.",
      },
    },
    {
      key: "buy",
      choose: "",
      text: {
        de: "Zum Schluss eine neue Karte. Der Preis sind Handkarten, kein Gold: eine Karte für 0 kostet dich nichts.",
        en: "Last, a new card. The price is hand cards, not gold: a card for 0 costs you nothing.",
      },
    },
  ],
  until: { kind: "TurnBegan", times: 3 },
  end: {
    de: "Das war ein ganzer Zug: reisen, erkunden, nachziehen. Wenn dein Deck stark genug ist, such dir ein Monster der Stufe I. Ab hier spielst du allein weiter; die Hinweise bleiben.",
    en: "That was a whole turn: travel, explore, draw. When your deck is strong enough, find a monster of rank I. From here on you play by yourself; the hints stay.",
  },
};

export default LESSON;
