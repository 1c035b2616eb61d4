import type { Chapter } from "../../../../rules/book.ts";
import { both, list, steps, text } from "../../../../rules/write.ts";

/** The game in a minute, and how a turn goes. */
export const START: readonly Chapter[] = [
  {
    id: "needs",
    title: both("The game in a minute", "Das Spiel in einer Minute"),
    blocks: [
      text(
        "The Allies and the Germans over the trenches, 1915 to 1918. The map is a field of hexes, each 50 metres across; an aircraft stands in a hex, points at one of its six sides, and flies at an altitude in steps of 50 metres (D-01). A turn is about ten seconds.",
        "Alliierte und Deutsche über den Gräben, 1915 bis 1918. Die Karte ist ein Feld aus Hexen, jedes 50 Meter groß; ein Flugzeug steht in einem Hex, zeigt auf eine seiner sechs Seiten und fliegt auf einer Höhe in Schritten von 50 Metern (D-01). Eine Runde dauert etwa zehn Sekunden.",
      ),
      text(
        "Nobody moves at the same time here: dice, altitude and skill say who goes first, and **who moves later sees where the others are**. To be behind the enemy with the better initiative is the whole art. Guns fire along the hex row before the nose, all shots of a turn count at once, and guns jam.",
        "Hier zieht niemand zugleich: Würfel, Höhe und Können sagen, wer zuerst dran ist, und **wer später zieht, sieht, wo die anderen sind**. Mit der besseren Initiative hinter dem Gegner zu sein ist die ganze Kunst. MGs feuern entlang der Hexreihe vor der Nase, alle Schüsse einer Runde gelten zugleich, und MGs haben Ladehemmung.",
      ),
      list(
        both(
          "**MP**: movement points. The speed of an aircraft is its MP in a turn, 1 MP is 18 km/h; all have to be spent.",
          "**MP**: Bewegungspunkte. Die Geschwindigkeit eines Flugzeugs sind seine MP in der Runde, 1 MP sind 18 km/h; alle müssen ausgegeben werden.",
        ),
        both(
          "**Schedule**: how nimble a type is, from A, clumsy, to E, nimble; F and G are heavier still. It says what a turn of the nose costs.",
          "**Stufe**: wie wendig ein Muster ist, von A, schwerfällig, bis E, wendig; F und G sind noch schwerer. Sie sagt, was eine Drehung der Nase kostet.",
        ),
        both(
          "**Level**: 50 m of altitude. Ranges are hexes and levels added up.",
          "**Höhenstufe**: 50 m. Entfernungen sind Hexe und Höhenstufen zusammengezählt.",
        ),
        both(
          "**Ace**: five kills, **double ace**: twenty (4.2a). **Novice**: his first missions.",
          "**Ass**: fünf Abschüsse, **doppeltes Ass**: zwanzig (4.2a). **Neuling**: auf seinen ersten Einsätzen.",
        ),
      ),
    ],
  },
  {
    id: "turn",
    title: both("A turn", "Eine Runde"),
    blocks: [
      steps(
        both(
          "**Tailing.** Whoever sits well behind an enemy may try to stay on his tail (4.4).",
          "**Verfolgen.** Wer gut hinter einem Gegner sitzt, darf versuchen, an ihm dranzubleiben (4.4).",
        ),
        both(
          "**Initiative.** Two dice and modifiers for each aircraft; the lowest moves first (4.2). No side moves more than two in a row while the other can (4.3).",
          "**Initiative.** Zwei Würfel und Zuschläge für jedes Flugzeug; das niedrigste zieht zuerst (4.2). Keine Seite zieht mehr als zwei hintereinander, solange die andere kann (4.3).",
        ),
        both(
          "**Movement.** One after the other flies, and names at the end of its move at whom it will fire (4.6).",
          "**Bewegung.** Eines nach dem anderen fliegt und sagt am Ende seines Zuges, auf wen es feuern wird (4.6).",
        ),
        both(
          "**Combat.** Observers name their targets, then all shots are rolled; damage is applied when all are (4.7a).",
          "**Kampf.** Die Beobachter nennen ihre Ziele, dann werden alle Schüsse gewürfelt; der Schaden gilt, wenn alle fertig sind (4.7a).",
        ),
        both(
          "**End of the turn.** Parachutes, fuel, faints, jams and drums (4.1b), then the wind (D-13).",
          "**Ende der Runde.** Fallschirme, Kraftstoff, Ohnmachten, Ladehemmungen und Trommeln (4.1b), dann der Wind (D-13).",
        ),
      ),
      text(
        "You are asked whenever something is yours to decide; everything else the table does by itself and tells in the log, with dice and the number of the rule. A number is a link to its line at the end of this book.",
        "Du wirst gefragt, sobald etwas deine Entscheidung ist; alles andere tut der Tisch von selbst und erzählt es im Protokoll, mit Würfeln und der Nummer der Regel. Eine Nummer führt zu ihrer Zeile am Ende dieses Buches.",
      ),
    ],
  },
];
