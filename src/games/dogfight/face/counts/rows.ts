import { phraser } from "../../../../core/phrase.ts";
import { named, surplus } from "../../../../face/counts/papers.ts";
import type { NamedFigure } from "../../../../face/figure-tables.ts";
import type { words } from "../words/en/counts.ts";
import type { AircraftFigures, SideFigures } from "./figures.ts";

const phrase = phraser<typeof words>();

/** The figures that sides and aircraft share, in the order of the rows. */
export function figureRows(figures: SideFigures | AircraftFigures): readonly NamedFigure[] {
  const { accuracy, given, taken, kills, inches, turns, speed, topSpeed, sighted } = figures;
  const mean = turns === 0 ? 0 : speed / turns;
  return [
    named(phrase("count.row.shots"), accuracy.tries),
    named(phrase("count.row.hits"), accuracy.hits),
    named(phrase("count.row.expected"), accuracy.expected, 1),
    named(phrase("count.row.surplus"), surplus(accuracy.hits - accuracy.expected)),
    named(phrase("count.row.given"), phrase("count.ovals", given)),
    named(phrase("count.row.taken"), phrase("count.ovals", taken)),
    named(phrase("count.row.kills"), kills),
    named(phrase("count.row.distance"), { inches }),
    named(phrase("count.row.turns"), turns),
    named(phrase("count.row.speed"), phrase("count.speed", { mean, top: topSpeed })),
    named(phrase("count.row.sighted"), sighted),
  ];
}
