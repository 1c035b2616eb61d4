import type { words as english } from "../../en/ledger/tailing.ts";

export const words: typeof english = {
  "GW-15":
    "Günstig steht, wer in der geraden Reihe dahinter ist, mit gleicher Richtung, mit höchstens halb so vielen Stufen wie Hexen Unterschied (bei einem Hex eine Stufe), Hexe und Stufen zusammen höchstens 8.",
  "GW-16":
    "Versuche werden vor der Initiative angesagt, je eines auf ein Ziel, höchstens zwei je Ziel; misslungene zählen mit.",
  "GW-17": "Stufe F kann nicht verfolgen und gilt als A, wenn sie verfolgt wird.",
  "GW-18":
    "Ein Versuch würfelt mit zwei Würfeln in der Zeile des Unterschieds der Wendigkeit, E 5 bis A 1, zwischen −4 und +4; welche Würfe gelingen, steht in der Tabelle.",
  "GW-19":
    "Ein Ass verschiebt die Zeile um eins zu seinen Gunsten, ein Neuling um eins gegen sich, auf beiden Seiten.",
  "GW-20":
    "Haben alle der Gruppe dieselbe Wendigkeit, verschieben auch die Silhouetten; D.H.2 und F.B.5 gelten dann als 0, die F.E.2b als +1.",
  "GW-21":
    "Gelingt er, würfelt die Gruppe einmal mit den Zuschlägen des Ziels, und jeder Verfolger zieht gleich nach ihm.",
  "GW-22": "Misslingt er, würfelt das Flugzeug seine eigene Initiative.",
  "GW-23": "Ziel und Verfolger fliegen, wie sie wollen; gebunden ist nur ihr Platz in der Folge.",
  "GW-24":
    "Wer nach seinem Zug günstig steht, braucht das verfolgte Ziel nur für einen MP im Visier statt für zwei.",
  "GW-25":
    "Wer auf einen anderen als den Verfolgten feuert, hat −1, außer beim Wechsel auf einen Angreifer von vorn.",
};
