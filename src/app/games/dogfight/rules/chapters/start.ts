import type { Chapter } from "../../../../rules/book.ts";
import { both, list, steps, text } from "../../../../rules/write.ts";

/** What one needs, what an aircraft is, how a turn goes. */
export const START: readonly Chapter[] = [
  {
    id: "needs",
    title: both("The game in a minute", "Das Spiel in einer Minute"),
    blocks: [
      text(
        "Two sides, red and blue, each with one aircraft or a whole formation. Everybody writes down in secret where to fly; all orders are opened together and all aircraft move at the same moment. Then the dice say who shoots first, and whoever has an enemy in a field of fire and in range may shoot. Hits cross off ovals on a record sheet.",
        "Zwei Seiten, Rot und Blau, jede mit einem Flugzeug oder einem ganzen Verband. Alle schreiben geheim auf, wohin sie fliegen; die Befehle werden zusammen aufgedeckt, und alle Flugzeuge fliegen im selben Augenblick. Dann sagen die Würfel, wer zuerst schießt, und wer einen Gegner im Schussfeld und in Reichweite hat, darf feuern. Treffer streichen Ovale auf dem Flugzeugbogen.",
      ),
      text(
        "On a real table that takes a mat of about 48 by 36 inches, miniatures or counters, a tape measure, paper, and a few six-sided dice. Here the page has all of it. Lengths are always measured from the middle of one aircraft to the middle of another (R-30).",
        "Auf einem echten Tisch braucht man dafür eine Matte von etwa 48 mal 36 Zoll, Miniaturen oder Plättchen, ein Maßband, Papier und ein paar sechsseitige Würfel. Hier bringt die Seite alles mit. Gemessen wird immer von der Mitte eines Flugzeugs zur Mitte des anderen (R-30).",
      ),
    ],
  },
  {
    id: "aircraft",
    title: both("What an aircraft can do", "Was ein Flugzeug kann"),
    blocks: [
      text(
        "Three ratings from 1 to 5 and up to four weapons, all on its record sheet as rows of ovals:",
        "Drei Werte von 1 bis 5 und bis zu vier Waffen, alle als Reihen von Ovalen auf seinem Bogen:",
      ),
      list(
        both(
          "**ENGINE** is the greatest SPEED it can fly, and half of it is how sharply it can turn.",
          "**ENGINE** ist die höchste SPEED, die es fliegen kann, und die Hälfte davon sagt, wie eng es kurvt.",
        ),
        both(
          "**FUSELAGE** is how many hits it takes before it is destroyed.",
          "**FUSELAGE** ist, wie viele Treffer es bis zur Zerstörung aushält.",
        ),
        both(
          "**TO-HIT** is what a die may show at most for a hit at middle range.",
          "**TO-HIT** ist, was ein Würfel für einen Treffer auf mittlere Entfernung höchstens zeigen darf.",
        ),
        both(
          "**Weapons** sit at the front, left, right or rear, at most one on each side. Every weapon has its own field of fire and fires once a turn.",
          "**Waffen** sitzen vorn, links, rechts oder hinten, höchstens eine auf jeder Seite. Jede hat ihr eigenes Schussfeld und feuert einmal je Runde.",
        ),
      ),
      text(
        "Beside them stands **SPEED**: how fast it flew last turn. A game may begin with any SPEED from 1 up to ENGINE (R-10).",
        "Daneben steht **SPEED**: wie schnell es in der letzten Runde flog. Begonnen wird mit jeder SPEED von 1 bis ENGINE (R-10).",
      ),
    ],
  },
  {
    id: "turn",
    title: both("A turn", "Eine Runde"),
    blocks: [
      steps(
        both(
          "**Orders.** Every aircraft that flies gets a line such as `2L1`, written in secret. While you write, nobody else sees what, only who is still awaited.",
          "**Befehle.** Jedes Flugzeug in der Luft bekommt eine Zeile wie `2L1`, geheim geschrieben. Niemand sonst sieht, was du schreibst, nur, auf wen noch gewartet wird.",
        ),
        both(
          "**Flight.** All orders are opened, and all aircraft fly at once. Who crosses an edge of the table is out (R-25).",
          "**Flug.** Alle Befehle werden aufgedeckt, und alle fliegen zugleich. Wer einen Tischrand überfliegt, ist draußen (R-25).",
        ),
        both(
          "**Initiative.** Each side rolls a die, the higher shoots first (R-16); a tie is rolled again (R-15).",
          "**Initiative.** Jede Seite würfelt, die höhere schießt zuerst (R-16); bei Gleichstand wird noch einmal gewürfelt (R-15).",
        ),
        both(
          "**The first side fires**, shot by shot; all damage counts at once (R-17).",
          "**Die erste Seite feuert**, Schuss um Schuss; jeder Schaden gilt sofort (R-17).",
        ),
        both(
          "**The second side fires** with what it has left. Then the next turn begins.",
          "**Die zweite Seite feuert** mit dem, was ihr bleibt. Dann beginnt die nächste Runde.",
        ),
      ),
    ],
  },
];
