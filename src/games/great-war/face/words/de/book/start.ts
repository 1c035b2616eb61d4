import type { words as english } from "../../en/book/start.ts";

export const words: typeof english = {
  "needs.title": "Das Spiel in einer Minute",
  "needs.the-allies-and-the":
    "Alliierte und Deutsche über den Gräben, 1915 bis 1918. Die Karte ist ein Feld aus Hexen, jedes 50 Meter groß; ein Flugzeug steht in einem Hex, zeigt auf eine seiner sechs Seiten und fliegt auf einer Höhe in Schritten von 50 Metern (D-01). Eine Runde dauert etwa zehn Sekunden.",
  "needs.nobody-moves-at-the-same":
    "Hier zieht niemand zugleich: Würfel, Höhe und Können sagen, wer zuerst dran ist, und **wer später zieht, sieht, wo die anderen sind**. Mit der besseren Initiative hinter dem Gegner zu sein ist die ganze Kunst. MGs feuern entlang der Hexreihe vor der Nase, alle Schüsse einer Runde gelten zugleich, und MGs haben Ladehemmung.",
  "needs.mp-movement-points-the":
    "**MP**: Bewegungspunkte. Die Geschwindigkeit eines Flugzeugs sind seine MP in der Runde, 1 MP sind 18 km/h; alle müssen ausgegeben werden.",
  "needs.schedule-how-nimble-a":
    "**Stufe**: wie wendig ein Muster ist, von A, schwerfällig, bis E, wendig; F und G sind noch schwerer. Sie sagt, was eine Drehung der Nase kostet.",
  "needs.level-50-m-of-altitude":
    "**Höhenstufe**: 50 m. Entfernungen sind Hexe und Höhenstufen zusammengezählt.",
  "needs.ace-five-kills-double-ace":
    "**Ass**: fünf Abschüsse, **doppeltes Ass**: zwanzig (4.2a). **Neuling**: auf seinen ersten Einsätzen.",
  "turn.title": "Eine Runde",
  "turn.tailing-whoever-sits-well":
    "**Verfolgen.** Wer gut hinter einem Gegner sitzt, darf versuchen, an ihm dranzubleiben (4.4).",
  "turn.initiative-two-dice-and":
    "**Initiative.** Zwei Würfel und Zuschläge für jedes Flugzeug; das niedrigste zieht zuerst (4.2). Keine Seite zieht mehr als zwei hintereinander, solange die andere kann (4.3).",
  "turn.movement-one-after-the":
    "**Bewegung.** Eines nach dem anderen fliegt und sagt am Ende seines Zuges, auf wen es feuern wird (4.6).",
  "turn.combat-observers-name":
    "**Kampf.** Die Beobachter nennen ihre Ziele, dann werden alle Schüsse gewürfelt; der Schaden gilt, wenn alle fertig sind (4.7a).",
  "turn.end-of-the-turn":
    "**Ende der Runde.** Fallschirme, Kraftstoff, Ohnmachten, Ladehemmungen und Trommeln (4.1b), dann der Wind (D-13).",
  "turn.you-are-asked-whenever":
    "Du wirst gefragt, sobald etwas deine Entscheidung ist; alles andere tut der Tisch von selbst und erzählt es im Protokoll, mit Würfeln und der Nummer der Regel. Eine Nummer führt zu ihrer Zeile am Ende dieses Buches.",
};
