import type { words as english } from "../en/book.ts";

const CARDS: Readonly<Record<string, string>> = {
  intercept: "Abfangen",
  ambush: "Hinterhalt",
  evade: "Ausweichen",
  pursue: "Verfolgen",
  ace: "Ass",
};

/** The rules of the raid as one plays them, in German. */
export const words: typeof english = {
  "play.title": "Wie man spielt",
  "play.turn":
    "Angreifer ziehen, bomben und nehmen zwei Karten; dann ziehen die Verteidiger und nehmen zwei (RD-5). Eine Staffel zieht auf ein Nachbarfeld: `move R1 B2`, und `done`, wenn niemand mehr ziehen soll (RD-6).",
  "play.battle":
    "Wer auf einen Gegner zieht, kämpft. Ein Angriff ist eine Karte, `play intercept`; die andere Seite darf antworten, `play evade`, und auch diese Karte kann beantwortet werden, bis jemand `pass` sagt (RD-9, RD-12).",
  "play.map": "Die Karte mit beiden Seiten an ihren Plätzen, alle verdeckt.",
  "play.board": "Die Karte des Angriffs von oben",
  "cards.title": "Die Karten",
  "cards.caption": "Was jede Karte tut, und wie viele es gibt",
  "cards.card": "Karte",
  "cards.copies": "Im Stapel",
  "cards.hits": "Trifft für",
  "cards.answers": "Antwortet auf",
  "rulings.title": "Jede Regel mit ihrer Nummer",
  "RD-1": "Fünf Spalten zu fünf Feldern; Nachbarn berühren sich an Seite oder Ecke.",
  "RD-2":
    "Staffeln der Stärke 1 bis 3 liegen verdeckt; einmal aufgedeckt, bleiben sie es. Attrappen haben 0.",
  "RD-3":
    "Ein Stapel, vier Karten zu Beginn, höchstens sechs auf der Hand; ein leerer Stapel wird neu gemischt.",
  "RD-4": "Ziel und bewachter Ort werden in der ersten Runde versiegelt und am Ende geöffnet.",
  "RD-5": "Angreifer ziehen, bomben und nehmen Karten; Verteidiger ziehen und nehmen Karten.",
  "RD-6": "Ein Feld je Staffel und Runde; höchstens zwei einer Seite auf einem Feld.",
  "RD-7": "Mit Wolken zieht niemand auf einen Gegner, der in einer ist.",
  "RD-8": "Wer auf Gegner zieht, trifft den mit der kleinsten Nummer; beide werden aufgedeckt.",
  "RD-9": "Eine Karte wird mit einer Karte beantwortet, bis jemand passt. Gefragt wird, wer eine Karte hat.",
  "RD-10": "Ein Angriff, der nicht geschlagen ist, trifft: 1 bei Abfangen, 2 bei Hinterhalt.",
  "RD-11": "Wer nach dem Kampf noch neben Gegnern steht, geht zurück, woher er kam.",
  "RD-12":
    "Ausweichen schlägt Abfangen, Hinterhalt und Verfolgen; Verfolgen schlägt Ausweichen; Ass schlägt alles.",
  "RD-13": "Nach den Zügen der Angreifer wirft jeder einmal seine Bomben, so viele wie seine Stärke.",
  "RD-14": "Das Spiel endet nach der letzten Runde, oder wenn eine Seite nichts mehr hat.",
  "RD-15": "Punkte, wie die Bedingungen sagen; mehr gewinnen.",
  "RD-16":
    "Mit Geboten planen beide zugleich: ein Gebot und einen Zug jeder Staffel, keine zwei auf ein Feld.",
  "RD-17":
    "Ein Gebot ist eine Zahlenkarte der Hand oder nichts. Gleiche Gebote würfeln. Jede Seite zieht eine Karte.",
  "RD-18":
    "Wer gewinnt, hat einen Punkt für jede Staffel auf C3 oder daneben; am Ende zwei, wer an seinem gewählten Ort steht.",
  "RD-19": "Wer gewinnt, darf einen Gegner neben einer eigenen Staffel um ein Feld schieben.",
  "RD-20":
    "In einem Feldzug kämpfen beide Seiten in der Mitte ein Gefecht; danach bringt eine 6 einen Punkt.",
  "RD-21": "Die Spielleitung darf Punkte setzen und wo eine Staffel steht.",
  "option.bids": "Gebote",
  "option.bids.help": "Um die Runden wird geboten, statt Karten zu spielen.",
  "option.cloud": "Wolke",
  "option.cloud.help": "Felder, in denen niemand gefunden wird.",
  "option.decoys": "Attrappen",
  "option.decoys.help": "Je eine Marke der Stärke 0.",
  "book.card": ({ card }) => CARDS[card] ?? card,
};
