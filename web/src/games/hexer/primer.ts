/** The Witcher: Die Alte Welt in five minutes. */
import type { Primer } from "../../lib/primer";

const PRIMER: Primer = [
  {
    card: "medallion_wolf",
    title: { de: "Worum es geht", en: "What it is about" },
    text: {
      de: "Ihr spielt gegeneinander. Für jede Trophäe rückst du auf der Siegleiste vor, und wer zuerst das letzte Feld erreicht, gewinnt. Mit der Erweiterung Legendäre Monster gewinnt stattdessen, wer das Legendäre Monster erschlägt.",
      en: "You play against each other. Every trophy moves you forward on the victory track, and whoever reaches its last space first wins. With the Legendary Hunt expansion whoever slays the Legendary Monster wins instead.",
    },
  },
  {
    card: "wolf",
    title: { de: "Wer du bist", en: "Who you are" },
    text: {
      de: "Du führst eine Hexerschule. Vier Attribute sagen, wie viele Karten du im Kampf spielst und nachziehst, wie viel du aushältst und wie gut deine Spezialisierung ist. Du steigerst sie an den Orten der Karte.",
      en: "You lead a witcher school. Four attributes tell how many cards you play and draw in a fight, how much you endure and how good your specialisation is. You raise them at the places on the map.",
    },
  },
  {
    card: "movement_cintra",
    title: { de: "Phase I: Reisen und handeln", en: "Phase I: travel and act" },
    text: {
      de: "Handkarten tragen Gelände. Wer eine Karte mit dem Gelände eines Nachbarortes ablegt, reist dorthin; jede andere Reise kostet mehr. Danach nutzt du, was der Ort bietet: Gold verdienen, trainieren, Tränke holen, Würfelpoker spielen.",
      en: "Cards in your hand show terrain. Discard one with the terrain of a neighbouring place and you travel there; any other way costs more. Then you use what the place offers: earn gold, train, fetch potions, play dice poker.",
    },
  },
  {
    card: "arachas",
    title: { de: "Phase II: Kämpfen, erkunden, meditieren", en: "Phase II: fight, explore, meditate" },
    text: {
      de: "Du kämpfst gegen ein Monster, das dort liegt, oder gegen jemanden, der dort steht. Sonst erkundest du: Eine Geschichte wird vorgelesen, und du entscheidest. Manche Entscheidung wird zur Quest, die sich erst später auszahlt.",
      en: "You fight a monster that lies there, or somebody who stands there. Else you explore: a story is read out and you decide. Some decisions become quests that pay off only later.",
    },
  },
  {
    card: "wolf_quick_slash_1",
    title: { de: "Der Kampf als Kombo", en: "A fight is a combo" },
    text: {
      de: "Im Kampf legst du Karten zu einer Kombo aneinander: Eine Karte nennt die Farbe, die auf sie folgen darf, und hat dann einen besseren Effekt. Schaden nimmt dem Monster Lebenskarten. Dein Deck ist dein Leben: Wer keine Karte mehr ziehen kann, ist besiegt.",
      en: "In a fight you lay cards into a combo: a card names the colour that may follow it, and does more if it does. Damage takes life cards off the monster. Your deck is your life: whoever cannot draw another card is beaten.",
    },
  },
  {
    card: "attack_vicious_bite",
    title: { de: "Es wehrt sich", en: "It fights back" },
    text: {
      de: "Das Monster greift mit Karten an, die zwei Seiten haben: Sturm oder Biss. Wähle, welche dir weniger wehtut. Ein verlorener Kampf ist kein Ende: Du behältst die Spur des Monsters und kommst besser vorbereitet wieder.",
      en: "The monster attacks with cards that have two sides: charge or bite. Choose the one that hurts you less. A lost fight is no end: you keep the trail of the monster and come back better prepared.",
    },
  },
  {
    card: "swallow",
    title: { de: "Phase III: Nachziehen und kaufen", en: "Phase III: draw and buy" },
    text: {
      de: "Am Ende des Zuges ziehst du nach und nimmst eine neue Karte aus der Reihe. Bezahlt wird mit Handkarten, nicht mit Gold. Gute Decks haben Farben, die aufeinander folgen.",
      en: "At the end of your turn you draw and take a new card from the row. You pay with cards from your hand, not with gold. Good decks have colours that follow one another.",
    },
  },
];

export default PRIMER;
