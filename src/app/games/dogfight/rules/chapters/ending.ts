import { GOALS } from "../../../../../games/dogfight/config.ts";
import type { Chapter } from "../../../../rules/book.ts";
import { both, list, text } from "../../../../rules/write.ts";

/** Leaving the table, and how a game ends. */
export const ENDING: readonly Chapter[] = [
  {
    id: "leaving",
    title: both("Leaving the table", "Den Tisch verlassen"),
    blocks: [
      text(
        "An edge is still table; whoever crosses it at any moment of the flight is out of the game, before any fire, and does not come back (R-25). That is not a victory for the enemy's guns, but where the last side flying wins it may lose you the game. The table warns you before you seal such an order.",
        "Der Rand gehört noch zum Tisch; wer ihn irgendwann im Flug überquert, ist draußen, noch vor dem Feuer, und kommt nicht zurück (R-25). Das ist kein Abschuss, aber wo die letzte fliegende Seite gewinnt, kann es dich das Spiel kosten. Der Tisch warnt dich, ehe du so einen Befehl versiegelst.",
      ),
    ],
  },
  {
    id: "winning",
    title: both("Winning", "Gewinnen"),
    blocks: [
      text(
        "Each battle says what it is played for, and perhaps for how many turns (R-28). These are the goals:",
        "Jede Schlacht sagt, worum es geht und vielleicht, wie viele Runden sie dauert (R-28). Das sind die Ziele:",
      ),
      { kind: "list", items: GOALS.map((goal) => ({ key: `goal.${goal}`, values: {} })) },
      list(
        both(
          "**Across an edge:** one side has to bring so many of its aircraft over an edge of the table. The other wins as soon as that can't be done any more, or when the turns are over (R-37).",
          "**Über einen Rand:** eine Seite muss so viele ihrer Flugzeuge über einen Tischrand bringen. Die andere gewinnt, sobald das nicht mehr geht oder die Runden vorbei sind (R-37).",
        ),
        both(
          "**For points:** whom you bring down earns you his design points, unless the battle names another price; leaving earns what the battle says (R-38). It ends as soon as nobody can change any more who wins (R-40).",
          "**Um Punkte:** ein Abschuss bringt die Baupunkte des Gegners, wenn die Schlacht keinen anderen Preis nennt; ein Abflug bringt, was die Schlacht sagt (R-38). Sie endet, sobald niemand mehr etwas am Sieger ändern kann (R-40).",
        ),
        both(
          "Who is alone on the table is taken to fly on unhindered to the edge that earns the most and that he can still reach (R-39).",
          "Wer allein auf dem Tisch ist, fliegt gedacht ungehindert zu dem Rand weiter, den er noch erreicht und der am meisten bringt (R-39).",
        ),
        both(
          "**Most victories:** they are counted when a side is gone or the turns are over (R-35).",
          "**Die meisten Abschüsse:** gezählt wird, wenn eine Seite weg ist oder die Runden vorbei sind (R-35).",
        ),
      ),
      text(
        "Where nothing else is said, the last side with an aircraft on the table wins; if both go in the same turn, it is a draw. No game is longer than a thousand turns (R-31).",
        "Wo nichts anderes gesagt ist, gewinnt die letzte Seite mit einem Flugzeug auf dem Tisch; gehen beide in derselben Runde, ist es unentschieden. Länger als tausend Runden dauert keine Partie (R-31).",
      ),
    ],
  },
];
