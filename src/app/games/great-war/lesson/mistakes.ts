import type { Localised } from "../../../../core/language.ts";
import { both } from "../../../both.ts";
import type { Mistake } from "../../../lesson/lesson.ts";
import type { LessonFacts } from "./facts.ts";

/** What the instructor says to a refusal, by its code; the first that is told is explained. */
const KIND: Readonly<Record<string, Localised>> = {
  "move-grammar": both(
    "A move is the speed, a colon, then steps: F a hex ahead, L and R a hexside, and at the end a climb or dive such as `-100`. Clear the line with the ✕ and try again.",
    "Ein Zug ist die Geschwindigkeit, ein Doppelpunkt, dann Schritte: F ein Hex voraus, L und R eine Hexseite, und am Ende Steigen oder Sturz wie `-100`. Leer die Zeile mit dem ✕ und versuch es noch einmal.",
  ),
  "move-speed": both(
    "An aircraft can't jump: from turn to turn its speed changes by 2 at most, and no further than its engine allows. The figures above the steps are the ones you may have.",
    "Ein Flugzeug springt nicht: Von Runde zu Runde ändert sich die Geschwindigkeit um höchstens 2, und nicht weiter, als der Motor hergibt. Die Zahlen über den Schritten darfst du nehmen.",
  ),
  "move-sum": both(
    "The MP must come out exactly: count a 1 for each hex and the price of each hexside, or set another speed.",
    "Die MP müssen genau aufgehen: je Hex 1 und der Preis jeder Hexseite. Oder nimm eine andere Geschwindigkeit.",
  ),
  "move-other-way": both(
    "Not both ways in one hex: fly a hex between the two.",
    "Nicht in beide Richtungen in einem Hex: Flieg ein Hex dazwischen.",
  ),
  "move-too-many": both(
    "Three hexsides are right about: more than that needs a hex ahead first.",
    "Drei Hexseiten sind schon kehrt: Für mehr brauchst du erst ein Hex voraus.",
  ),
  "move-climb": both(
    "So much this engine won't lift you in ten seconds. The scale beside the altitude shows what it does.",
    "So viel hebt dich dieser Motor in zehn Sekunden nicht. Die Skala bei der Höhe zeigt, was geht.",
  ),
  "move-dive": both(
    "Deeper than that the airframe won't go, not even at a risk: fly slower, or dive less.",
    "Tiefer geht diese Zelle nicht, auch nicht auf Risiko: Flieg langsamer oder stürz weniger.",
  ),
  "move-dive-first": both(
    "A dive begins only after a hex straight ahead.",
    "Ein Sturz beginnt erst nach einem Hex geradeaus.",
  ),
  "move-occupied": both(
    "He has moved already and stays there: end in another hex, or at another altitude.",
    "Er hat schon gezogen und bleibt dort: Ende in einem anderen Hex oder auf einer anderen Höhe.",
  ),
};

const OTHER = both(
  "That can't be flown now. The buttons below offer only what can.",
  "Das lässt sich jetzt nicht fliegen. Die Tasten unten bieten nur an, was geht.",
);

/** What may go wrong at the desk, and what the instructor says to it. */
export const MISTAKES: readonly Mistake<LessonFacts>[] = [
  {
    id: "refused",
    when: ({ state }) => state === "wrong",
    say: { tell: ({ problems }) => KIND[problems[0]?.code ?? ""] ?? OTHER },
  },
  {
    id: "overdive",
    when: ({ overdive }) => overdive > 0,
    say: {
      tell: ({ overdive: x }) =>
        both(
          `That is an overdive: it is allowed, but on ${x} or less with two dice your wings fold, and ${x + 1} or ${x + 2} costs a die of damage (D-07). The hatched end of the scale is where it begins: fly slower, or dive less.`,
          `Das ist ein Übersturz: erlaubt, aber bei ${x} oder weniger mit zwei Würfeln klappen dir die Flügel, und ${x + 1} oder ${x + 2} kostet einen Würfel Schaden (D-07). Er beginnt, wo die Skala schraffiert ist: Flieg langsamer oder stürz weniger.`,
        ),
    },
  },
];
