import { type AircraftType, pointsOf, TYPES } from "../../../../../games/dogfight/types.ts";
import type { Weapon } from "../../../../../games/dogfight/weapons.ts";
import type { Chapter, Saying } from "../../../../rules/book.ts";
import { both, list, text } from "../../../../rules/write.ts";

const LETTERS = {
  en: { front: "F", left: "L", right: "R", rear: "Rear" },
  de: { front: "vorn", left: "links", right: "rechts", rear: "hinten" },
} as const satisfies Record<string, Record<Weapon, string>>;

function weapons({ weapons: fitted }: AircraftType): Saying {
  const row = (letters: Readonly<Record<Weapon, string>>) => fitted.map((one) => letters[one]).join(", ");
  return both(row(LETTERS.en), row(LETTERS.de));
}

function line(type: AircraftType): readonly Saying[] {
  const { name, engine, fuselage, toHit, ceiling } = type;
  const figures = [engine, fuselage, toHit].map(String);
  return [name, ...figures, weapons(type), ceiling.toString(), pointsOf(type).toString()];
}

/** Designing aircraft, and those that are listed. */
export const HANGAR: readonly Chapter[] = [
  {
    id: "design",
    title: both("Designing aircraft", "Flugzeuge entwerfen"),
    blocks: [
      text(
        "Any aircraft can be made for the game: give it ENGINE, FUSELAGE and TO-HIT, each from 1 to 5, and at most one weapon on each side. Our aid for even fights are points:",
        "Für das Spiel lässt sich jedes Flugzeug bauen: gib ihm ENGINE, FUSELAGE und TO-HIT, je von 1 bis 5, und auf jeder Seite höchstens eine Waffe. Unsere Hilfe für gerechte Kämpfe sind Punkte:",
      ),
      list(
        both(
          "ENGINE + FUSELAGE + TO-HIT + 2 for each weapon.",
          "ENGINE + FUSELAGE + TO-HIT + 2 für jede Waffe.",
        ),
        both(
          "Two sides whose points differ by no more than two are well matched.",
          "Zwei Seiten, deren Punkte um höchstens zwei auseinanderliegen, sind gut gepaart.",
        ),
        both(
          "ENGINE 1 can't turn (R-06), so it makes a poor fighter.",
          "ENGINE 1 kann nicht kurven (R-06), taugt also kaum zum Jäger.",
        ),
      ),
    ],
  },
  {
    id: "list",
    title: both("The aircraft", "Die Flugzeuge"),
    blocks: [
      text(
        "Our own list: ENGINE comes from the top speed, FUSELAGE from the empty weight, TO-HIT from the guns. The ceiling, in levels, counts only with altitude.",
        "Unsere eigene Liste: ENGINE kommt von der Höchstgeschwindigkeit, FUSELAGE vom Leergewicht, TO-HIT von der Bewaffnung. Die Gipfelhöhe, in Stufen, zählt nur mit der Höhenregel.",
      ),
      {
        kind: "table",
        caption: both(
          `${Object.keys(TYPES).length} aircraft and their figures`,
          `${Object.keys(TYPES).length} Flugzeuge und ihre Werte`,
        ),
        head: [
          both("Aircraft", "Flugzeug"),
          "ENGINE",
          "FUSELAGE",
          "TO-HIT",
          both("Weapons", "Waffen"),
          both("Ceiling", "Gipfelhöhe"),
          both("Points", "Punkte"),
        ],
        rows: Object.values(TYPES).map(line),
      },
    ],
  },
];
