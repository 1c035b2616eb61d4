import { GOALS } from "../../../../../games/dogfight/config.ts";
import type { Chapter } from "../../../../rules/book.ts";
import { both, text } from "../write.ts";

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
      text(
        "Where nothing else is said, the last side with an aircraft on the table wins; if both go in the same turn, it is a draw. No game is longer than a thousand turns (R-31).",
        "Wo nichts anderes gesagt ist, gewinnt die letzte Seite mit einem Flugzeug auf dem Tisch; gehen beide in derselben Runde, ist es unentschieden. Länger als tausend Runden dauert keine Partie (R-31).",
      ),
    ],
  },
];
