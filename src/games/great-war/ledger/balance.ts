import { chapterOf } from "./rule.ts";

/** The balance of moves. */
export const BALANCE = chapterOf("balance", [
  [
    10,
    "4.3a",
    "No side moves more than two units in a row while the other still has one to move.",
    "Keine Seite zieht mehr als zwei Einheiten nacheinander, solange die andere noch eine hat.",
  ],
  [
    11,
    "4.3b",
    "Where the list would have a third, the other side's lowest unit goes now; the order is fixed before the first move.",
    "Wo nach der Liste eine dritte käme, zieht erst die niedrigste der anderen Seite; die Folge steht vor dem ersten Zug fest.",
  ],
  [
    12,
    "4.3c",
    "A tailing group is one unit of its target's side; the tailers count for nobody.",
    "Eine Verfolgergruppe ist eine Einheit der Seite ihres Ziels; die Verfolger zählen für niemanden.",
  ],
  [
    13,
    "4.3d",
    "Balloons, gliders and class G stand outside the balance.",
    "Ballone, Gleiter und Klasse G stehen außerhalb dieses Ausgleichs.",
  ],
  [
    14,
    "4.3e",
    "The balance goes before initiative and before the choice among tied friends.",
    "Der Ausgleich geht vor der Initiative und vor der Wahl unter gleichauf liegenden Freunden.",
  ],
]);
