import type { QuestionWords } from "./words.en.ts";

/** Words of questions and their answers, in German. */
export const words: QuestionWords = {
  "answer.line": "Oder die Antwort schreiben",
  "answer.go": "Antworten",
  "answer.keys": ({ usual, digits }) =>
    `Tasten: ${usual ? "Eingabe nimmt die markierte Antwort, " : ""}${digits ? "1 bis 9 und 0 wählen die ersten zehn, " : ""}Pfeile gehen durch alle.`,
  "answer.entered": ({ answer, back }) =>
    answer === ""
      ? `Die übliche Antwort ist abgegeben. ${back} nimmt sie zurück.`
      : `Die übliche Antwort ist gegeben: ${answer}. ${back} nimmt sie zurück.`,
  "answer.hand": "Deine Hand",
  "answer.pick": ({ playable }) =>
    playable
      ? "Wähle eine Karte, um zu sehen, was mit ihr geschähe; noch einmal gewählt, geschieht es."
      : "Keine Karte dieser Hand lässt sich jetzt spielen; wähle eine, um zu sehen, warum.",
  "answer.ways": "Das geht auf mehrere Arten: wähle eine davon.",
  "answer.stands": ({ answer, rest }) =>
    `${answer || "Dieselbe Antwort"}, ${rest || "in diesem Gefecht immer"}`,
  "answer.standing": "Ohne Frage gegeben",
  "answer.revoke": (answer) => `${answer}: wieder fragen`,
  "answer.again": "Wie letztes Mal",
  "answer.together": "Alle bereit",
  "answer.told": "Letztes Ergebnis",
  "answer.clear": "Leeren",
  "answer.takeOut": (name) => `${name} herausnehmen`,
  "answer.less": (figure) => `${figure}: weniger`,
  "answer.more": (figure) => `${figure}: mehr`,
};
