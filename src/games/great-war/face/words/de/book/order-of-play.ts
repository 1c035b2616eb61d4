import type { words as english } from "../../en/book/order-of-play.ts";

export const words: typeof english = {
  "tailing.title": "An seinem Heck",
  "tailing.who-is-in-good-position":
    "Wer zu Beginn der Runde in **guter Position** ist, in der geraden Hexreihe hinter einem Gegner, Nase in dieselbe Richtung, in der Höhe nah genug, darf `tail G1` schreiben (4.4a, 4.4b). Acht Hexe und Höhenstufen zusammen sind das Weiteste (A-03).",
  "tailing.from-these-hexes-g1-can":
    "Von diesen Hexen aus kann man G1 verfolgen, bis so viele Meter höher oder tiefer.",
  "tailing.two-dice-decide-the-row":
    "Zwei Würfel entscheiden. Die Zeile ist die Stufe des Verfolgers minus die des Ziels, E zählt 5 und A 1 (4.4d). Ein Ass ist eine Zeile zu eigenen Gunsten, ein Neuling eine zu seinen Lasten, für Verfolger und Ziel gleich (4.4e). Fliegen alle Beteiligten dieselbe Stufe, zählt auch eine kleine Silhouette eine Zeile (4.4f).",
  "tailing.tailing-which-rolls": "Verfolgen: welche Würfe gelingen",
  "tailing.row": "Zeile",
  "tailing.two-dice-show": "Zwei Würfel zeigen",
  "tailing.chance": "Aussicht",
  "tailing.success-the-group-rolls":
    "**Gelungen:** Die Gruppe würfelt einmal Initiative, als das Ziel, und du ziehst **gleich nach** ihm und siehst, was es tat (4.4g). Beide fliegen, wie sie wollen (4.4i).",
  "tailing.still-in-good-position":
    "Bist du nach deinem Zug noch in guter Position, reicht für einen Schuss dein **letzter** MP auf das Ziel statt der letzten zwei (4.4j).",
  "tailing.at-another-enemy-a-tailer":
    "Auf einen anderen Gegner feuert ein Verfolger mit −1 (4.4k), außer auf jemanden, der von vorn angreift.",
  "tailing.failure-costs-nothing-but":
    "**Misslungen** kostet nichts als die Chance: Du würfelst Initiative wie alle (4.4h).",
  "tailing.at-most-two-may-try-at":
    "An einem Ziel dürfen es höchstens zwei in der Runde versuchen (4.4b). Wer verfolgt wird, darf selbst verfolgen: Die Kette zieht als eine (A-26). Stufe F kann nicht verfolgen (4.4c).",
  "initiative.title": "Wer zuerst zieht",
  "initiative.everybody-rolls-two-dice":
    "Alle würfeln jede Runde mit zwei Würfeln und zählen dazu, was folgt; **wer am wenigsten hat, zieht zuerst**, wer am meisten hat, zuletzt, und das ist besser (4.2a).",
  "initiative.initiative": "Initiative",
  "initiative.what": "Was",
  "initiative.modifier": "Zuschlag",
  "initiative.rule": "Regel",
  "initiative.each-full-200-m-above-the": "Je volle 200 m über dem tiefsten Flugzeug",
  "initiative.ace-double-ace": "Ass, doppeltes Ass",
  "initiative.novice": "Neuling",
  "initiative.two-seater-but-for-the": "Zweisitzer, außer den wendigen",
  "initiative.schedule-f": "Stufe F",
  "initiative.an-example-a-camel-at":
    "Ein Beispiel: eine Camel auf 3250 m, ihr Pilot ein Ass, das tiefste Flugzeug auf 2800 m. Die Würfel zeigen 4 und 3: 7, dazu 2 für 450 m Höhe und 1 für das Ass macht 10.",
  "initiative.equal-enemies-roll-a-die":
    "Gleiche Gegner würfeln je einen Würfel, der niedrigere zieht zuerst; unter deinen eigenen Gleichen wählst du (4.2e).",
  "initiative.balloons-then-gliders":
    "Ballone, dann Gleiter, dann die schweren Bomber der Stufe G ziehen vor allen anderen (4.2f).",
  "balance.title": "Nie drei hintereinander",
  "balance.whatever-the-dice-say-no":
    "Was die Würfel auch sagen, es ziehen nie mehr als zwei einer Seite hintereinander, solange die andere noch jemanden hat: dann wird deren niedrigstes vorgezogen (4.3a, 4.3b). Eine Verfolgergruppe zählt als eins, für die Seite ihres Ziels (4.3c).",
  "balance.three-allied-aircraft":
    "Drei alliierte Flugzeuge haben niedriger gewürfelt als alle deutschen; trotzdem zieht G1 als drittes.",
};
