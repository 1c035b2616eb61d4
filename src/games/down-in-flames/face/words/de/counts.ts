import { cardName } from "../../../words/card-name.de.ts";
import { counted } from "../../../words/grammar.de.ts";
import type { words as english } from "../en/counts.ts";

/** Wörter der Statistik. */
export const words: typeof english = {
  "count.harm": ({ hits, tries }) => `${hits} von ${counted(tries, "Schuss", "Schüssen")} mit Wirkung`,
  "count.down": ({ down, owed }) =>
    `${down} Abschüsse durch diese Schüsse; nach den Verhältnissen zu erwarten: ${owed.toFixed(1).replace(".", ",")}.`,
  "count.of": ({ part, whole }) => `${part} von ${whole}`,
  "count.turn": "Runde",
  "count.course": "Runde für Runde",
  "count.chart.score": "Siegpunkte am Ende jeder Runde",
  "count.axis.score": "Punkte",
  "count.chart.hands": "Karten auf den Händen aller Führer am Ende jeder Runde",
  "count.axis.hands": "Karten",

  "count.sides": "Seite gegen Seite",
  "count.figure": "Zahl",
  "count.row.shots": "Schüsse auf Flugzeuge",
  "count.row.harm": "mit Wirkung",
  "count.row.harmOwed": "erwartet",
  "count.row.down": "Abschüsse",
  "count.row.downOwed": "Abschüsse erwartet",
  "count.row.points": "Punkte an Bombern",
  "count.row.pointsOwed": "Punkte erwartet",
  "count.row.rockets": "Raketen, die trafen",
  "count.row.drawn": "Karten gezogen",
  "count.row.attacks": "Angriffskarten",
  "count.row.answered": "beantwortet",
  "count.row.attacksStood": "Angriffe, die bestanden",
  "count.row.answersStood": "Antworten, die bestanden",
  "count.row.discarded": "Karten abgelegt",
  "count.row.climbed": "Stufen gestiegen",
  "count.row.dived": "Stufen gesunken",
  "count.flak": ({ hits, tries }) => `Flak: ${hits} von ${counted(tries, "Schuss", "Schüssen")} mit Wirkung.`,
  "count.longest": ({ longest }) =>
    `Der längste Schlagabtausch: ${counted(longest, "Antwort", "Antworten")} auf eine Karte.`,

  "count.cards": "Gespielte Karten",
  "count.cards.hint":
    "Wie viele bestanden von denen, die gespielt wurden: Angriffe, die wirkten, Antworten, die niemand schlug.",
  "count.card": "Karte",
  "count.name": ({ name }) => cardName(name),
  "count.attack": ({ side }) => `${side}: Angriffe`,
  "count.answer": ({ side }) => `${side}: Antworten`,
  "count.drawn.title": "Gezogene Karten",
  "count.drawn.hint":
    "Erwartet: der Anteil am Stapel bei so vielen Karten, wie die Seite zog, Kurzhände eingeschlossen.",
  "count.drawn.secret": "Welche Karten jede Seite zog, steht hier, wenn die Partie zu Ende ist.",
  "count.drawn.unseen":
    "Was eine Seite zog, steht hier nur, soweit es von diesem Platz am Tisch aus zu sehen war.",
  "count.drawn": ({ side }) => `${side}: gezogen`,
  "count.owed": ({ side }) => `${side}: erwartet`,

  "count.owner": "Rotte oder Verband",
  "count.owners.shots": "Feuer, Rotte für Rotte",
  "count.owners.cards": "Karten und Energie, Rotte für Rotte",
};
