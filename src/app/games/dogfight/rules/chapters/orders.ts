import { readDraft } from "../../../../../games/dogfight/grammar.ts";
import { turnLimit } from "../../../../../games/dogfight/legality.ts";
import { BY_THE_BOOK } from "../../../../../games/dogfight/options.ts";
import type { Block, Chapter, Saying } from "../../../../rules/book.ts";
import { both, list, text } from "../../../../rules/write.ts";
import { Paths, Reach } from "../figures.tsx";
import { OrderTrial } from "../OrderTrial.tsx";

function example(order: string, en: string, de: string): readonly Saying[] {
  return [`\`${order}\``, both(en, de), readDraft(order).draft.cost.toString()];
}

const EXAMPLES: Block = {
  kind: "table",
  caption: both("Orders and what they cost", "Befehle und was sie kosten"),
  head: [both("Order", "Befehl"), both("What it does", "Was er tut"), "SPEED"],
  rows: [
    example("3", "six inches straight on", "sechs Zoll geradeaus"),
    example(
      "2L1",
      "four inches, one clock point to the left, two inches",
      "vier Zoll, ein Uhrpunkt nach links, zwei Zoll",
    ),
    example(
      "L2",
      "one point to the left, then four inches (R-03)",
      "ein Punkt nach links, dann vier Zoll (R-03)",
    ),
    example(
      "1LL1",
      "two inches, two points to the left in one turn, two inches",
      "zwei Zoll, zwei Punkte nach links in einer Kurve, zwei Zoll",
    ),
    example(
      "1R1R",
      "two inches and a point to the right, and the same again",
      "zwei Zoll und ein Punkt nach rechts, und noch einmal dasselbe",
    ),
  ],
};

/** The most clock points of each ENGINE, by the referee's own count. */
function limits(): readonly (readonly Saying[])[] {
  const free = { speed: 1, turned: false, dived: 0, level: 8, ceiling: 20, options: BY_THE_BOOK };
  return [1, 2, 3, 4, 5].map((engine) => [
    engine.toString(),
    engine.toString(),
    turnLimit({ ...free, engine }).toString(),
  ]);
}

/** How orders are written, and what they may say. */
export const ORDERS: readonly Chapter[] = [
  {
    id: "orders",
    title: both("Writing orders", "Befehle schreiben"),
    blocks: [
      text(
        "A **digit** flies straight on, two inches for each point. An **L** or **R** turns the nose one point of the clock, thirty degrees, on the spot. Everything costs SPEED: one for every two inches, one for every clock point (R-02). A digit behind a letter is always straight flight, never a number of points.",
        "Eine **Ziffer** fliegt geradeaus, zwei Zoll für jeden Punkt. Ein **L** oder **R** dreht die Nase auf der Stelle um einen Punkt der Uhr, dreißig Grad. Alles kostet SPEED: eine für je zwei Zoll, eine für jeden Uhrpunkt (R-02). Eine Ziffer hinter einem Buchstaben ist immer Geradeausflug, nie eine Zahl von Punkten.",
      ),
      {
        kind: "figure",
        caption: both(
          "Five orders as they are flown; a square is two inches, one SPEED.",
          "Fünf Befehle, wie sie geflogen werden; ein Kästchen sind zwei Zoll, eine SPEED.",
        ),
        Figure: Paths,
      },
      EXAMPLES,
      text(
        "Small letters, blanks and commas are fine. If you like, declare the SPEED first, as in `4: 2L1`; it is checked and not kept (E2). On the table you can type, tap the clock face, or drag the ghost: all three write the same line.",
        "Kleine Buchstaben, Leerzeichen und Kommas sind erlaubt. Wer mag, sagt die SPEED vorher an, etwa `4: 2L1`; sie wird geprüft und nicht aufgehoben (E2). Auf dem Tisch kannst du tippen, die Uhr antippen oder den Schatten ziehen: alle drei schreiben dieselbe Zeile.",
      ),
    ],
  },
  {
    id: "limits",
    title: both("What an order may do", "Was ein Befehl darf"),
    blocks: [
      list(
        both(
          "**All SPEED is spent.** What the order costs is the SPEED of the turn; nothing is saved.",
          "**Alle SPEED wird geflogen.** Was der Befehl kostet, ist die SPEED der Runde; gespart wird nichts.",
        ),
        both(
          "SPEED is never above the present ENGINE (E3), at least 1 (E8, R-08), and changes by at most 1 from turn to turn (E4).",
          "SPEED ist nie höher als die jetzige ENGINE (E3), mindestens 1 (E8, R-08), und ändert sich von Runde zu Runde höchstens um 1 (E4).",
        ),
        both(
          "If ENGINE is shot down below every SPEED within reach, the next SPEED is ENGINE itself (R-09).",
          "Wird ENGINE unter jede erreichbare SPEED geschossen, ist die nächste SPEED genau ENGINE (R-09).",
        ),
        both(
          "All clock points of a turn of the game together are at most half of ENGINE, rounded down (E5, R-04, R-05). With ENGINE 1 an aircraft flies straight (R-06).",
          "Alle Uhrpunkte einer Runde zusammen sind höchstens die halbe ENGINE, abgerundet (E5, R-04, R-05). Mit ENGINE 1 fliegt man geradeaus (R-06).",
        ),
        both(
          "Between two turns lie at least two inches straight on: `LR2` is refused, `L1R1` is not (E6).",
          "Zwischen zwei Kurven liegen mindestens zwei Zoll geradeaus: `LR2` wird abgelehnt, `L1R1` nicht (E6).",
        ),
        both(
          "That holds across turns of the game: if your last orders ended with a turn, go ahead first (E7, R-07).",
          "Das gilt über die Runde hinaus: endeten deine letzten Befehle mit einer Kurve, geht es erst geradeaus (E7, R-07).",
        ),
      ),
      {
        kind: "table",
        caption: both("What ENGINE allows", "Was ENGINE erlaubt"),
        head: ["ENGINE", both("most SPEED", "höchste SPEED"), both("most clock points", "meiste Uhrpunkte")],
        rows: limits(),
      },
      {
        kind: "figure",
        caption: both(
          "Try it: type an order and see it flown, or refused with the rule and what would be legal.",
          "Probier es: schreib einen Befehl und sieh ihn fliegen, oder lies, welche Regel ihn ablehnt und was erlaubt wäre.",
        ),
        Figure: OrderTrial,
      },
    ],
  },
  {
    id: "flight",
    title: both("Flying", "Fliegen"),
    blocks: [
      text(
        "When the last order is sealed, all are opened together and everybody flies at once. Nobody reacts to anybody: the art is to guess where the enemy will be. Paths and ends may cross or meet; by the book nobody collides (R-24).",
        "Ist der letzte Befehl versiegelt, werden alle zugleich geöffnet, und alle fliegen auf einmal. Niemand reagiert auf niemanden: die Kunst ist zu erraten, wo der Gegner sein wird. Wege und Enden dürfen sich kreuzen oder treffen; nach der Regel stößt niemand zusammen (R-24).",
      ),
      {
        kind: "figure",
        caption: both(
          "Everywhere a Spitfire can be next turn after SPEED 3; the arrows are the noses. On the table the same reach is shaded while you write.",
          "Überall, wo eine Spitfire nach SPEED 3 nächste Runde sein kann; die Pfeile sind die Nasen. Auf dem Tisch ist derselbe Bereich schattiert, während du schreibst.",
        ),
        Figure: Reach,
      },
    ],
  },
];
