import { BANDS } from "../../../../../games/dogfight/range.ts";
import type { Chapter, Saying } from "../../../../rules/book.ts";
import { both, list, text } from "../../../../rules/write.ts";
import { AllArcs, SideHit } from "../figures.tsx";
import { ShotTrial } from "../ShotTrial.tsx";

const TO_HITS = [2, 3, 4, 5] as const;
const FACES = 6;

function signed(modifier: number): string {
  if (modifier === 0) return "0";
  return modifier > 0 ? `+${modifier}` : `−${-modifier}`;
}

/** What a die may show at most, as the table tells it. */
function needed(toHit: number, modifier: number): Saying {
  const need = toHit + modifier;
  return need >= FACES ? both("any roll", "jeder Wurf") : need.toString();
}

function bands(): readonly (readonly Saying[])[] {
  return BANDS.map(({ limit, modifier }, at) => [
    at === 0
      ? both(`up to ${limit}″`, `bis ${limit}″`)
      : both(`over ${BANDS[at - 1]?.limit}″, up to ${limit}″`, `über ${BANDS[at - 1]?.limit}″ bis ${limit}″`),
    signed(modifier),
    ...TO_HITS.map((toHit) => needed(toHit, modifier)),
  ]);
}

/** Initiative, fields of fire, ranges, shots and damage. */
export const SHOOTING: readonly Chapter[] = [
  {
    id: "initiative",
    title: both("Who fires first", "Wer zuerst feuert"),
    blocks: [
      text(
        "After the flight each side throws one die, the higher fires first; ties again (R-15, R-16). That is rolled every turn while both sides still fly, even if nobody can shoot (R-18a). It matters: the first side's hits count before the second side answers (R-17). A gun that is shot away, or an aircraft that is gone, does not fire back.",
        "Nach dem Flug wirft jede Seite einen Würfel, die höhere feuert zuerst; bei Gleichstand noch einmal (R-15, R-16). Das geschieht in jeder Runde, solange beide Seiten fliegen, auch wenn niemand schießen kann (R-18a). Es ist wichtig: die Treffer der ersten Seite gelten, ehe die zweite antwortet (R-17). Eine zerschossene Waffe oder ein Flugzeug, das weg ist, feuert nicht zurück.",
      ),
    ],
  },
  {
    id: "arcs",
    title: both("Fields of fire", "Schussfelder"),
    blocks: [
      text(
        "Lay a clock over the aircraft, 12 at the nose. The front gun fires from 11 to 1 o'clock, the right one from 1 to 5, the rear one from 5 to 7 (R-12), the left one from 7 to 11. Exactly on a border both weapons bear (R-13). In the very same place the target counts as ahead (R-14).",
        "Leg eine Uhr über das Flugzeug, die 12 an der Nase. Die Bugwaffe feuert von 11 bis 1 Uhr, die rechte von 1 bis 5, die hintere von 5 bis 7 (R-12), die linke von 7 bis 11. Genau auf einer Grenze reichen beide hin (R-13). Am selben Ort gilt das Ziel als vorn (R-14).",
      ),
      {
        kind: "figure",
        caption: both(
          "A B-17G has a weapon on every side. The numbers are the outer ends of the range bands.",
          "Eine B-17G hat eine Waffe auf jeder Seite. Die Zahlen sind die äußeren Enden der Entfernungsbänder.",
        ),
        Figure: AllArcs,
      },
      {
        kind: "figure",
        caption: both(
          "Try it: move the target around the clock and away. The sentence is the referee's own.",
          "Probier es: schieb das Ziel um die Uhr und weiter weg. Der Satz ist der des Schiedsrichters.",
        ),
        Figure: ShotTrial,
      },
    ],
  },
  {
    id: "ranges",
    title: both("Ranges", "Entfernungen"),
    blocks: [
      {
        kind: "table",
        caption: both(
          "The die must show at most TO-HIT with the range's change",
          "Der Würfel darf höchstens TO-HIT mit der Änderung der Entfernung zeigen",
        ),
        head: [
          both("Range", "Entfernung"),
          both("change", "Änderung"),
          ...TO_HITS.map((toHit) => `TO-HIT ${toHit}`),
        ],
        rows: bands(),
      },
      text(
        "A length exactly on a limit belongs to the nearer band; farther than 12 inches there is no shot (R-11). A shot that needs 0 or less can't hit and is not offered; one that needs 6 or more always hits (R-21).",
        "Eine Länge genau auf der Grenze gehört zum näheren Band; weiter als 12 Zoll gibt es keinen Schuss (R-11). Ein Schuss, der 0 oder weniger braucht, kann nicht treffen und wird nicht angeboten; einer, der 6 oder mehr braucht, trifft immer (R-21).",
      ),
    ],
  },
  {
    id: "fire",
    title: both("Shooting", "Schießen"),
    blocks: [
      text("A weapon may fire when all of this holds:", "Eine Waffe darf feuern, wenn all das gilt:"),
      list(
        both(
          "the target is an enemy that still flies (R-23),",
          "das Ziel ist ein Gegner, der noch fliegt (R-23),",
        ),
        both("it lies in the weapon's field of fire,", "es liegt im Schussfeld der Waffe,"),
        both("it is at most 12 inches away,", "es ist höchstens 12 Zoll weit weg,"),
        both(
          "no cloud hides it; aircraft in between don't (R-22),",
          "keine Wolke verbirgt es; Flugzeuge dazwischen tun das nicht (R-22),",
        ),
        both(
          "the weapon works and has not fired this turn.",
          "die Waffe ist heil und hat in dieser Runde noch nicht gefeuert.",
        ),
      ),
      text(
        "Whose phase it is chooses shot by shot, sees each result before the next, and may cease fire at any time (R-18). On the table, hover or focus an enemy: the badge beside it says range, field of fire and what the die must show, or why not. A typed shot reads `R1 front B1`; `done` ends the phase.",
        "Wer an der Reihe ist, wählt Schuss um Schuss, sieht jedes Ergebnis vor dem nächsten und darf jederzeit aufhören (R-18). Zeig auf dem Tisch auf einen Gegner: das Schild daneben nennt Entfernung, Schussfeld und was der Würfel zeigen muss, oder warum es nicht geht. Getippt heißt ein Schuss `R1 front B1`; `done` beendet die Phase.",
      ),
    ],
  },
  {
    id: "damage",
    title: both("Damage", "Schaden"),
    blocks: [
      {
        kind: "table",
        caption: both("Every hit throws one die", "Jeder Treffer wirft einen Würfel"),
        head: [both("Die", "Würfel"), both("What is crossed off", "Was gestrichen wird")],
        rows: [
          ["1–4", both("one FUSELAGE", "eine FUSELAGE")],
          ["5", both("one ENGINE", "eine ENGINE")],
          [
            "6",
            both(
              "the weapon of the side that was hit; if there is none, or none any more, one FUSELAGE (R-26)",
              "die Waffe der getroffenen Seite; ist dort keine oder keine mehr, eine FUSELAGE (R-26)",
            ),
          ],
        ],
      },
      {
        kind: "figure",
        caption: both(
          "The shooter stands at 9 o'clock of the Ju 88: its left side is hit. Exactly on a border it is front or rear (R-13).",
          "Der Schütze steht auf 9 Uhr der Ju 88: ihre linke Seite wird getroffen. Genau auf einer Grenze ist es vorn oder hinten (R-13).",
        ),
        Figure: SideHit,
      },
      list(
        both(
          "No FUSELAGE left: the aircraft is **destroyed**.",
          "Keine FUSELAGE mehr: das Flugzeug ist **zerstört**.",
        ),
        both(
          "No ENGINE left: it **crashes** at once and fires no more (R-19).",
          "Keine ENGINE mehr: es **stürzt** sofort **ab** und feuert nicht mehr (R-19).",
        ),
        both(
          "Less ENGINE means less SPEED and fewer clock points from the next turn on (R-04, R-09).",
          "Weniger ENGINE heißt von der nächsten Runde an weniger SPEED und weniger Uhrpunkte (R-04, R-09).",
        ),
      ),
    ],
  },
];
