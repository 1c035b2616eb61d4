import { phraser } from "../../../../core/phrase.ts";
import type { NamedFigure } from "../../../../face/figure-tables.ts";
import type { words } from "../words/en/counts.ts";
import type { AircraftFigures, SideFigures } from "./figures.ts";

const phrase = phraser<typeof words>();

/** The figures that sides and aircraft share, in the order of the rows. */
export function figureRows(figures: SideFigures | AircraftFigures): readonly NamedFigure[] {
  const { accuracy, given, taken, kills, inches, turns, speed, topSpeed, sighted } = figures;
  const mean = turns === 0 ? 0 : speed / turns;
  return [
    { name: phrase("count.row.shots"), cell: { figure: accuracy.tries } },
    { name: phrase("count.row.hits"), cell: { figure: accuracy.hits } },
    { name: phrase("count.row.expected"), cell: { figure: accuracy.expected, decimals: 1 } },
    {
      name: phrase("count.row.surplus"),
      cell: { figure: accuracy.hits - accuracy.expected, decimals: 1, signed: true },
    },
    { name: phrase("count.row.given"), cell: phrase("count.ovals", given) },
    { name: phrase("count.row.taken"), cell: phrase("count.ovals", taken) },
    { name: phrase("count.row.kills"), cell: { figure: kills } },
    { name: phrase("count.row.distance"), cell: { inches } },
    { name: phrase("count.row.turns"), cell: { figure: turns } },
    { name: phrase("count.row.speed"), cell: phrase("count.speed", { mean, top: topSpeed }) },
    { name: phrase("count.row.sighted"), cell: { figure: sighted } },
  ];
}
