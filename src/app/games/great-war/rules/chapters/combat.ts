import { OWN_TABLES } from "../../../../../games/great-war/tables/index.ts";
import { COLUMNS, type Column } from "../../../../../games/great-war/tables/tables.ts";
import type { Block, Chapter, Saying } from "../../../../rules/book.ts";
import { both, list, steps, table, text } from "../../../../rules/write.ts";
import { DeflectionSides } from "../figures.tsx";

const { damage } = OWN_TABLES;
const ROLLS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

/** The ranges of each band: `0–1`, `2–3`. */
const BANDS = damage.bands.map((last, at) => `${at === 0 ? 0 : (damage.bands[at - 1] ?? 0) + 1}–${last}`);

const ARMAMENT: Readonly<Record<Column, Saying>> = {
  A: both("Column A: two synchronised guns", "Spalte A: zwei synchronisierte MGs"),
  B: both(
    "Column B: a Vickers and a Lewis on the wing",
    "Spalte B: ein Vickers und ein Lewis auf dem Flügel",
  ),
  C: both("Column C: one gun", "Spalte C: ein MG"),
  D: both("Column D: a gun on a poor mount", "Spalte D: ein MG auf schlechter Lafette"),
};

function damageTable(column: Column): Block {
  const rows = damage.columns[column].map((line, at) => [BANDS[at] ?? "", ...line.split(" ")]);
  return table(ARMAMENT[column], [both("Range", "Entfernung"), ...ROLLS], rows);
}

const GROUND: Block = table(
  both("From the ground: MG and AA, whatever the range", "Vom Boden: MG und Flak, bei jeder Entfernung"),
  [both("Guns", "Geschütz"), ...ROLLS],
  [
    ["MG", ...damage.mg.split(" ")],
    ["AA", ...damage.aa.split(" ")],
  ],
);

/** Combat and guns. */
export const COMBAT: readonly Chapter[] = [
  {
    id: "combat",
    title: both("Combat", "Der Kampf"),
    blocks: [
      steps(
        both(
          "Two dice for each attack. A natural 2, 3 or 4 is a **jam test** (4.7g).",
          "Zwei Würfel je Angriff. Natürliche 2, 3 oder 4 heißt **Hemmungstest** (4.7g).",
        ),
        both(
          "Add what counts from the table below; the sum stays within 2 to 12 (6.2).",
          "Zähl dazu, was in der Tabelle unten gilt; die Summe bleibt zwischen 2 und 12 (6.2).",
        ),
        both(
          "Read the points in the column of the guns and the line of the range; a star is a **critical hit** as well (A-27).",
          "Lies die Punkte in der Spalte der MGs und der Zeile der Entfernung; ein Stern ist dazu ein **kritischer Treffer** (A-27).",
        ),
        both(
          "When all attacks are rolled, damage counts: who has taken his points is destroyed (D-11), after having fired himself (4.7a).",
          "Sind alle Angriffe gewürfelt, gilt der Schaden: Wer seine Punkte voll hat, ist zerstört (D-11), hat aber selbst noch gefeuert (4.7a).",
        ),
      ),
      table(
        both("What is added to the roll", "Was zum Wurf kommt"),
        [both("What", "Was"), both("Modifier", "Zuschlag"), both("Rule", "Regel")],
        [
          [both("From astern", "Von achtern"), "+1", "4.7l"],
          [both("Aslant from ahead", "Schräg von vorn"), "−1", "4.7l"],
          [both("Ace, double ace fires", "Ass, doppeltes Ass feuert"), "+1, +2", "4.7d"],
          [
            both(
              "At an ace, at a double ace who defends himself",
              "Auf ein Ass, ein doppeltes Ass, das sich verteidigt",
            ),
            "−1, −2",
            "4.7d",
          ],
          [both("Novice fires; at a novice", "Neuling feuert; auf einen Neuling"), "−1; +1", "4.7e"],
          [both("Silhouette of the target", "Silhouette des Ziels"), both("−1 to +2", "−1 bis +2"), "4.9t"],
          [both("Tailer at somebody else", "Verfolger auf jemand anderen"), "−1", "4.4k"],
          [
            both(
              "The Lewis of a column B alone; a British Nieuport 17",
              "Das Lewis einer Spalte B allein; eine britische Nieuport 17",
            ),
            "−1",
            "4.9f, 4.9i",
          ],
          [both("Wounded pilot fires", "Verwundeter Pilot feuert"), "−2", "§7"],
          [both("Target in a barrel roll", "Ziel in einer Fassrolle"), "−1", "§8"],
        ],
      ),
      {
        kind: "figure",
        caption: both(
          "Deflection: what is added to a shot from each side of a target (6.1).",
          "Vorhalt: was zu einem Schuss von jeder Seite des Ziels kommt (6.1).",
        ),
        Figure: DeflectionSides,
      },
      text(
        "An **ace** uses his skill to attack or to defend, not both in a turn, and chooses before the dice (A-05). **Silhouettes** of −1 on both sides cancel out if the shooter is at least as nimble, +1 on both if he is not nimbler (4.9u, 4.9v).",
        "Ein **Ass** nutzt sein Können zum Angriff oder zur Verteidigung, nicht beides in einer Runde, und wählt vor den Würfeln (A-05). **Silhouetten** von −1 auf beiden Seiten heben sich auf, wenn der Schütze mindestens so wendig ist, +1 auf beiden, wenn er nicht wendiger ist (4.9u, 4.9v).",
      ),
      text(
        "The damage table is **our own**, not the publisher's; columns go by armament, lines by range.",
        "Die Schadenstabelle ist **unsere eigene**, nicht die des Verlags; die Spalten gehen nach der Bewaffnung, die Zeilen nach der Entfernung.",
      ),
      ...COLUMNS.map(damageTable),
      GROUND,
      text(
        "A **kill** belongs in equal parts to all who fired at it in the fatal turn, hit or not (4.7c); for ace and novice only whole kills count (A-47).",
        "Ein **Abschuss** gehört zu gleichen Teilen allen, die in der tödlichen Runde darauf gefeuert haben, getroffen oder nicht (4.7c); für Ass und Neuling zählen nur ganze (A-47).",
      ),
    ],
  },
  {
    id: "guns",
    title: both("Jams and ammunition", "Ladehemmung und Munition"),
    blocks: [
      list(
        both(
          "**Jam:** after a natural 2, 3 or 4 a die for every gun that fired; 2 or less jams it. At 5000 m and higher the die counts 1 less (4.7g).",
          "**Hemmung:** Nach natürlicher 2, 3 oder 4 ein Würfel je MG, das gefeuert hat; 2 oder weniger hemmt es. Ab 5000 m zählt der Würfel 1 weniger (4.7g).",
        ),
        both(
          "One jammed gun of a twin mount silences both (4.7h), but for Albatros D and Fokker D, whose other gun goes on alone on column C (4.9j).",
          "Ein gehemmtes MG eines Zwillings bringt beide zum Schweigen (4.7h), außer bei Albatros D und Fokker D, deren anderes allein in Spalte C weiterfeuert (4.9j).",
        ),
        both(
          "**Clearing:** at the end of any later turn, on a 1 (4.7i). The pilot must have flown quietly: at most 100 m up or 200 m down, no maneuver, no more than one hexside in any hex (4.7j). An observer clears on 1 or 2, however the pilot flies (4.7k).",
          "**Beheben:** am Ende jeder späteren Runde, bei einer 1 (4.7i). Der Pilot muss ruhig geflogen sein: höchstens 100 m hinauf oder 200 m hinab, kein Manöver, in keinem Hex mehr als eine Hexseite (4.7j). Ein Beobachter behebt bei 1 oder 2, wie der Pilot auch fliegt (4.7k).",
        ),
        both(
          "**Ammunition:** every attack costs one point of each gun that fires. Lewis and Parabellum have drums of 6; a change takes a turn without that gun (4.9h, 4.9p).",
          "**Munition:** Jeder Angriff kostet einen Punkt jedes MGs, das feuert. Lewis und Parabellum haben Trommeln zu 6; ein Wechsel dauert eine Runde ohne dieses MG (4.9h, 4.9p).",
        ),
        both(
          "A man does one thing a turn: fires, clears, or changes a drum (A-45).",
          "Ein Mann tut eins je Runde: feuern, beheben oder wechseln (A-45).",
        ),
      ),
    ],
  },
];
