import { chapterOf } from "./rule.ts";

/** On somebody's tail. */
export const TAILING_RULES = chapterOf("tailing", [
  [
    15,
    "4.4a",
    "Good position: in the straight row behind, same facing, no more levels apart than half the hexes (one level at one hex), hexes and levels together at most 8.",
    "Günstig steht, wer in der geraden Reihe dahinter ist, mit gleicher Richtung, mit höchstens halb so vielen Stufen wie Hexen Unterschied (bei einem Hex eine Stufe), Hexe und Stufen zusammen höchstens 8.",
  ],
  [
    16,
    "4.4b",
    "Attempts are named before initiative, one target each, two attempts on a target at most; failed ones count.",
    "Versuche werden vor der Initiative angesagt, je eines auf ein Ziel, höchstens zwei je Ziel; misslungene zählen mit.",
  ],
  [
    17,
    "4.4c",
    "Schedule F can't tail, and counts as A when it is tailed.",
    "Stufe F kann nicht verfolgen und gilt als A, wenn sie verfolgt wird.",
  ],
  [
    18,
    "4.4d",
    "An attempt rolls two dice on the row of the difference of schedules, E 5 to A 1, between −4 and +4; the rolls that succeed stand in the table.",
    "Ein Versuch würfelt mit zwei Würfeln in der Zeile des Unterschieds der Wendigkeit, E 5 bis A 1, zwischen −4 und +4; welche Würfe gelingen, steht in der Tabelle.",
  ],
  [
    19,
    "4.4e",
    "An ace shifts the row by one in his own favour, a novice by one against himself, on either side.",
    "Ein Ass verschiebt die Zeile um eins zu seinen Gunsten, ein Neuling um eins gegen sich, auf beiden Seiten.",
  ],
  [
    20,
    "4.4f",
    "Where all of the group have the same schedule, silhouettes shift it too; D.H.2 and F.B.5 count 0 then, the F.E.2b +1.",
    "Haben alle der Gruppe dieselbe Wendigkeit, verschieben auch die Silhouetten; D.H.2 und F.B.5 gelten dann als 0, die F.E.2b als +1.",
  ],
  [
    21,
    "4.4g",
    "Where it succeeds, the group rolls once, with the target's modifiers, and each tailer moves right after the target.",
    "Gelingt er, würfelt die Gruppe einmal mit den Zuschlägen des Ziels, und jeder Verfolger zieht gleich nach ihm.",
  ],
  [
    22,
    "4.4h",
    "Where it fails, the aircraft rolls its own initiative.",
    "Misslingt er, würfelt das Flugzeug seine eigene Initiative.",
  ],
  [
    23,
    "4.4i",
    "Target and tailers fly as they like; only their place in the order is bound.",
    "Ziel und Verfolger fliegen, wie sie wollen; gebunden ist nur ihr Platz in der Folge.",
  ],
  [
    24,
    "4.4j",
    "A tailer in good position after its move needs its target in sight for one MP only, instead of two.",
    "Wer nach seinem Zug günstig steht, braucht das verfolgte Ziel nur für einen MP im Visier statt für zwei.",
  ],
  [
    25,
    "4.4k",
    "A tailer that fires at another enemy has −1, except by a switch to a head-on attacker.",
    "Wer auf einen anderen als den Verfolgten feuert, hat −1, außer beim Wechsel auf einen Angreifer von vorn.",
  ],
]);
