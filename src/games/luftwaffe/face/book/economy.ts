import { list, type Rows, table } from "../../../../face/book/chapter.ts";
import type { Text } from "../../../../face/text.ts";
import { QUARTERS } from "../../data/calendar.ts";
import { JET_TABLES, jetsPassOn } from "../../data/jets.ts";
import { TABLES } from "../../data/own.ts";
import { GERMAN } from "../../data/sides.ts";
import { aircraftMade } from "../../rules/economy/aircraft.ts";
import { fuelMade, fuelNeed } from "../../rules/economy/fuel.ts";
import { pilotsTrained } from "../../rules/economy/pilots.ts";
import { DIE, NIGHT } from "../figures.ts";
import { chapter, phrase } from "./phrase.ts";

const FACTORIES = [36, 35, 34, 30, 24, 20, 18, 17, 10, 0] as const;
const REFINERIES = [14, 12, 8, 4, 1, 0] as const;
const MISSING = [0, 2, 4, 8, 12, 16] as const;

function twelfths(figure: number): Text {
  return phrase("economy.twelfths", { twelfths: figure });
}

/** LW-88 to LW-91: what so many factories make, without complexes and with them. */
function aircraft(): Rows {
  return FACTORIES.map((unbombed) => {
    const made = { unbombed, complexes: true, fixed: false, shock: false, transportGone: false };
    return [
      unbombed,
      twelfths(aircraftMade({ ...made, complexes: false })),
      twelfths(aircraftMade(made)),
      twelfths(aircraftMade({ ...made, shock: true })),
    ];
  });
}

/** LW-97, LW-98: fuel of a quarter, whole and halved. */
function fuel(): Rows {
  return REFINERIES.map((unbombed) => [
    unbombed,
    twelfths(fuelMade({ unbombed, chemicalsGone: false, transportGone: false })),
    twelfths(fuelMade({ unbombed, chemicalsGone: true, transportGone: false })),
    twelfths(fuelMade({ unbombed, chemicalsGone: true, transportGone: true })),
  ]);
}

/** LW-99: what units need. */
function needs(): Rows {
  return TABLES.types
    .filter(({ side }) => side === GERMAN)
    .map((type) => [type.name, twelfths(fuelNeed(type, type.factors)), twelfths(fuelNeed(type, 1))]);
}

/** Section 5.4: the die for jets, quarter by quarter. */
function jets(): Rows {
  return QUARTERS.flatMap((_, quarter) => {
    const dice = JET_TABLES.map((jetTable) => jetsPassOn(quarter, jetTable));
    if (dice.every((die) => die === 0)) return [];
    return [[phrase("quarter", { quarter }), ...dice.map((die) => phrase("fire.needs", { die }))]];
  });
}

/** Aircraft, pilots, jets, fuel, and the RAF's nights. */
export const ECONOMY = [
  chapter("production", [
    "what",
    table("caption", ["factories", "without", "with", "halved"], aircraft()),
    list("six", "shock", "transport"),
    phrase("pilots.twelve"),
    table(
      phrase("pilots.caption"),
      [phrase("pilots.missing"), phrase("pilots.factors")],
      MISSING.map((missing) => [missing, pilotsTrained(missing)]),
    ),
    list("both", "kept", "tournament"),
  ]),
  chapter({ name: "jet-die", id: "jet-production" }, [
    "throw",
    table("caption", [phrase("forces.quarter"), "ruled", "literal"], jets()),
    list("one", "school", "most"),
  ]),
  chapter("fuel", [
    "made",
    table("caption", ["refineries", "whole", "half", "quarter"], fuel()),
    list("chemicals", "transport"),
    table("needs", [phrase("aircraft.type"), "full", "reduced"], needs()),
    "allocated",
    list("grounded", "missing", "reserve", "opens"),
  ]),
  chapter("raf", [
    "names",
    table(
      "caption",
      [phrase("forces.night"), phrase("fire.succeeds")],
      NIGHT.map(({ from, to, value }) => [
        phrase("fire.span", { from, to, open: value === 1 }),
        phrase("fire.needs", { die: value }),
      ]),
    ),
    list(phrase("raf.counted", { certain: DIE.length }), "hit", "exchange"),
  ]),
];
