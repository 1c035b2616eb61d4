import type { words as english } from "../en/lesson.ts";

/** The first lesson of the raid, in German. */
export const words: typeof english = {
  title: "Erster Angriff",
  "turn.1": "Ein Ziel und ein Zug",
  "turn.2": "Karten antworten auf Karten",
  "step.welcome": "Deine Marken liegen verdeckt am unteren Rand. Nur du weißt, was sie wert sind.",
  "step.target": "Wähle, was deine Angreifer wollen. Die Wahl bleibt bis zum Ende versiegelt (RD-4).",
  "step.move": "Zieh eine Staffel dorthin, Feld um Feld, und sag done, wenn du gezogen hast (RD-6).",
  "step.again": "Eine neue Runde: Du hast zwei Karten genommen. Zieh weiter.",
  "step.attack": "Du bist auf einen Gegner getroffen. Spiel eine Angriffskarte oder passe (RD-9).",
  "step.answer": "Antworte auf die Karte oder passe (RD-12).",
  "end.won": "Du hast deinen ersten Angriff gewonnen.",
  onward: "Den Ausfall fliegen",
};
