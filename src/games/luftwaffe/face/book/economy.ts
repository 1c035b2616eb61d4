import { type Chapter, list, table, text } from "../../../../face/book.ts";
import type { Text } from "../../../../face/text.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { JET_TABLES, jetsPassOn } from "../../data/jets.ts";
import { TABLES } from "../../data/own.ts";
import { GERMAN } from "../../data/sides.ts";
import { aircraftMade } from "../../rules/economy/aircraft.ts";
import { fuelMade, fuelNeed } from "../../rules/economy/fuel.ts";
import { pilotsTrained } from "../../rules/economy/pilots.ts";
import { DIE, NIGHT } from "../figures.ts";
import { phrase } from "./phrase.ts";

const FACTORIES = [36, 35, 34, 30, 24, 20, 18, 17, 10, 0] as const;
const REFINERIES = [14, 12, 8, 4, 1, 0] as const;
const MISSING = [0, 2, 4, 8, 12, 16] as const;

function twelfths(figure: number): Text {
  return phrase("economy.twelfths", { twelfths: figure });
}

/** LW-88 to LW-91: what so many factories make, without complexes and with them. */
function aircraft(): readonly (readonly Text[])[] {
  return FACTORIES.map((unbombed) => {
    const made = { unbombed, complexes: true, fixed: false, shock: false, transportGone: false };
    return [
      unbombed.toString(),
      twelfths(aircraftMade({ ...made, complexes: false })),
      twelfths(aircraftMade(made)),
      twelfths(aircraftMade({ ...made, shock: true })),
    ];
  });
}

/** LW-97, LW-98: fuel of a quarter, whole and halved. */
function fuel(): readonly (readonly Text[])[] {
  return REFINERIES.map((unbombed) => [
    unbombed.toString(),
    twelfths(fuelMade({ unbombed, chemicalsGone: false, transportGone: false })),
    twelfths(fuelMade({ unbombed, chemicalsGone: true, transportGone: false })),
    twelfths(fuelMade({ unbombed, chemicalsGone: true, transportGone: true })),
  ]);
}

/** LW-99: what units need. */
function needs(): readonly (readonly Text[])[] {
  return TABLES.types
    .filter(({ side }) => side === GERMAN)
    .map((type) => [type.name, twelfths(fuelNeed(type, type.factors)), twelfths(fuelNeed(type, 1))]);
}

/** Section 5.4: the die for jets, quarter by quarter. */
function jets(): readonly (readonly Text[])[] {
  return QUARTERS.flatMap((_, quarter) => {
    const dice = JET_TABLES.map((jetTable) => jetsPassOn(quarter, jetTable));
    if (dice.every((die) => die === 0)) return [];
    return [[phrase("quarter", { quarter }), ...dice.map((die) => phrase("fire.needs", { die }))]];
  });
}

/** Aircraft, pilots, jets, fuel, and the RAF's nights. */
export const ECONOMY: readonly Chapter[] = [
  {
    id: "production",
    title: phrase("production.title"),
    blocks: [
      text(phrase("production.what")),
      table(
        phrase("production.caption"),
        [
          phrase("production.factories"),
          phrase("production.without"),
          phrase("production.with"),
          phrase("production.halved"),
        ],
        aircraft(),
      ),
      list(phrase("production.six"), phrase("production.shock"), phrase("production.transport")),
      text(phrase("pilots.twelve")),
      table(
        phrase("pilots.caption"),
        [phrase("pilots.missing"), phrase("pilots.factors")],
        MISSING.map((missing) => [missing.toString(), pilotsTrained(missing).toString()]),
      ),
      list(phrase("production.both"), phrase("production.kept"), phrase("production.tournament")),
    ],
  },
  {
    id: "jet-production",
    title: phrase("jet-die.title"),
    blocks: [
      text(phrase("jet-die.throw")),
      table(
        phrase("jet-die.caption"),
        [phrase("forces.quarter"), phrase("jet-die.ruled"), phrase("jet-die.literal")],
        jets(),
      ),
      list(phrase("jet-die.one"), phrase("jet-die.school"), phrase("jet-die.most")),
    ],
  },
  {
    id: "fuel",
    title: phrase("fuel.title"),
    blocks: [
      text(phrase("fuel.made")),
      table(
        phrase("fuel.caption"),
        [phrase("fuel.refineries"), phrase("fuel.whole"), phrase("fuel.half"), phrase("fuel.quarter")],
        fuel(),
      ),
      list(phrase("fuel.chemicals"), phrase("fuel.transport")),
      table(
        phrase("fuel.needs"),
        [phrase("aircraft.type"), phrase("fuel.full"), phrase("fuel.reduced")],
        needs(),
      ),
      text(phrase("fuel.allocated")),
      list(phrase("fuel.grounded"), phrase("fuel.missing"), phrase("fuel.reserve"), phrase("fuel.opens")),
    ],
  },
  {
    id: "raf",
    title: phrase("raf.title"),
    blocks: [
      text(phrase("raf.names")),
      table(
        phrase("raf.caption"),
        [phrase("forces.night"), phrase("fire.succeeds")],
        NIGHT.map(({ from, to, value }) => [
          phrase("fire.span", { from, to, open: value === 1 }),
          phrase("fire.needs", { die: value }),
        ]),
      ),
      list(phrase("raf.counted", { certain: DIE.length }), phrase("raf.hit"), phrase("raf.exchange")),
    ],
  },
];
