import type { Chapter } from "../../../../rules/book.ts";
import { both, table, text } from "../../../../rules/write.ts";
import { OrderTrial } from "../OrderTrial.tsx";

/** How a move and other answers are written. */
export const ORDERS: readonly Chapter[] = [
  {
    id: "orders",
    title: both("Writing a move", "Einen Zug schreiben"),
    blocks: [
      text(
        "On the table you click lit hexes or tap the next step; both write the same line, and you may type it as well. It is `8: F3 L F4`, the speed and the steps, and the MP must come out exactly.",
        "Auf dem Tisch klickst du helle Hexe an oder tippst den nächsten Schritt; beides schreibt dieselbe Zeile, und du darfst sie auch selbst schreiben. Sie heißt `8: F3 L F4`, also Geschwindigkeit und Schritte, und die MP müssen genau aufgehen.",
      ),
      table(
        both("The words of a move", "Die Wörter eines Zuges"),
        [both("Word", "Wort"), both("What it does", "Was es tut")],
        [
          [
            "`F`, `F3`",
            both(
              "One hex ahead, three hexes ahead: 1 MP each.",
              "Ein Hex voraus, drei Hexe voraus: je 1 MP.",
            ),
          ],
          [
            "`L`, `R2`",
            both(
              "A hexside to the left, two to the right, at the schedule's price.",
              "Eine Hexseite nach links, zwei nach rechts, zum Preis der Stufe.",
            ),
          ],
          [
            "`+50`, `-150`",
            both("Climbs 50 m, dives 150 m; stands last.", "Steigt 50 m, stürzt 150 m; steht am Ende."),
          ],
          [
            "`strafe`",
            both(
              "Said first: fires at trenches or targets below while it flies.",
              "Steht vorn: feuert im Flug auf Gräben oder Ziele darunter.",
            ),
          ],
          ["`bomb`", both("Lets the bombs go at this place.", "Wirft an dieser Stelle die Bomben.")],
          ["`glide`", both("Without power; stands first.", "Ohne Motor; steht vorn.")],
          ["`immelmann`", both("A special maneuver by its name.", "Ein Kunstflugmanöver bei seinem Namen.")],
        ],
      ),
      {
        kind: "figure",
        caption: both(
          "Try it: the same referee judges, and offers the nearest legal moves.",
          "Probier es: Derselbe Schiedsrichter urteilt und bietet die nächsten erlaubten Züge an.",
        ),
        Figure: OrderTrial,
      },
      text(
        "Other answers are as short: `tail G1` or `pass`; `fire G1`, with the gun named where there is a choice, as `fire G1 rear` or `fire G1 lewis`; `hold` or `keep`; `attack` or `defend`; `clear`, `reload` or `none`.",
        "Andere Antworten sind genauso kurz: `tail G1` oder `pass`; `fire G1`, mit dem MG, wo es eine Wahl gibt, wie `fire G1 rear` oder `fire G1 lewis`; `hold` oder `keep`; `attack` oder `defend`; `clear`, `reload` oder `none`.",
      ),
    ],
  },
];
