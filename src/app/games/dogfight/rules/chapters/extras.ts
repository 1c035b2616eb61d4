import { SWITCHES } from "../../../../../games/dogfight/options.ts";
import type { Chapter, Saying } from "../../../../rules/book.ts";
import { both, list, text } from "../../../../rules/write.ts";
import { CloudSight } from "../figures.tsx";

function switches(): readonly (readonly Saying[])[] {
  return SWITCHES.map(({ option, rule }) => [
    { key: `option.${option}`, values: {} },
    { key: `option.${option}.help`, values: {} },
    rule,
  ]);
}

/** Clouds, altitude and house rules. */
export const EXTRAS: readonly Chapter[] = [
  {
    id: "clouds",
    title: both("Clouds", "Wolken"),
    blocks: [
      text(
        "A cloud is a disc. It hides two aircraft from each other when the line between their middles comes closer to the cloud's middle than its radius; an aircraft inside it neither sees nor is seen, and touching the rim is not enough (R-22). Flying through a cloud is free.",
        "Eine Wolke ist eine Scheibe. Sie verbirgt zwei Flugzeuge voreinander, wenn die Linie zwischen ihren Mitten der Wolkenmitte näher kommt als ihr Radius; wer darin ist, sieht nichts und wird nicht gesehen, und den Rand zu berühren genügt nicht (R-22). Durch eine Wolke zu fliegen kostet nichts.",
      ),
      {
        kind: "figure",
        caption: both(
          "R1 does not see B1 behind the cloud, but it sees B2.",
          "R1 sieht B1 hinter der Wolke nicht, wohl aber B2.",
        ),
        Figure: CloudSight,
      },
    ],
  },
  {
    id: "altitude",
    title: both("Altitude", "Höhe"),
    blocks: [
      text(
        "By the book the game is flat and all stands are alike. Altitude is **our own optional rule** (R-29). Where it is switched on:",
        "Nach der Regel ist das Spiel flach, und alle Ständer sind gleich. Die Höhe ist **unsere eigene Zusatzregel** (R-29). Wo sie eingeschaltet ist:",
      ),
      list(
        both(
          "Aircraft fly at levels 1 to 20, two thousand feet each; the stand and a twenty-sided die show the level.",
          "Flugzeuge fliegen auf den Stufen 1 bis 20, je zweitausend Fuß; Ständer und ein zwanzigseitiger Würfel zeigen die Stufe.",
        ),
        both(
          "An order may end with a mark: `2L1+` climbs one level and costs 1 SPEED, `2-` dives one and `2--` two levels for nothing (E9).",
          "Ein Befehl darf mit einem Zeichen enden: `2L1+` steigt eine Stufe und kostet 1 SPEED, `2-` stürzt eine und `2--` zwei Stufen umsonst (E9).",
        ),
        both(
          "A dive gives speed: next turn's SPEED may rise by 2 after `-` and by 3 after `--`, never above ENGINE.",
          "Ein Sturz gibt Fahrt: nächste Runde darf SPEED nach `-` um 2 und nach `--` um 3 steigen, nie über ENGINE.",
        ),
        both(
          "Nobody climbs above his type's ceiling or dives below level 1.",
          "Niemand steigt über die Gipfelhöhe seines Typs oder stürzt unter Stufe 1.",
        ),
        both(
          "Range is measured aslant: a level counts an inch. Fields of fire, the side hit and damage are judged flat.",
          "Entfernungen gelten schräg: eine Stufe zählt einen Zoll. Schussfelder, getroffene Seite und Schaden gelten flach.",
        ),
        both(
          "A front gun needs at least as many inches to the target as levels between the two: too steep, and there is no shot.",
          "Eine Bugwaffe braucht mindestens so viele Zoll zum Ziel, wie Stufen dazwischen liegen: zu steil gibt es keinen Schuss.",
        ),
      ),
    ],
  },
  {
    id: "options",
    title: both("House rules", "Hausregeln"),
    blocks: [
      text(
        "Each of these is a switch of the set-up and off by the book. It names the ruling that it changes.",
        "Jede davon ist ein Schalter beim Aufstellen und nach der Regel aus. Sie nennt die Regelung, die sie ändert.",
      ),
      {
        kind: "table",
        caption: both("Switches", "Schalter"),
        head: [both("Name", "Name"), both("What it does", "Was er tut"), both("Ruling", "Regelung")],
        rows: switches(),
      },
    ],
  },
];
