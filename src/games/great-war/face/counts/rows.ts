import { phraser } from "../../../../core/phrase.ts";
import type { NamedFigure } from "../../../../face/figure-tables.ts";
import type { words } from "../words/en/counts.ts";
import type { Figures } from "./figures.ts";

const phrase = phraser<typeof words>();

/** The figures that sides and aircraft share, in the order of the rows. */
export function figureRows(one: Figures): readonly NamedFigure[] {
  const { accuracy, points, owed, criticals, owedCriticals, kills, jams, cleared } = one;
  const metres = (figure: number) => phrase("count.metres", { metres: figure });
  return [
    { name: phrase("count.row.attacks"), cell: { figure: accuracy.tries } },
    { name: phrase("count.row.hits"), cell: { figure: accuracy.hits } },
    { name: phrase("count.row.expected"), cell: { figure: accuracy.expected, decimals: 1 } },
    { name: phrase("count.row.points"), cell: { figure: points } },
    { name: phrase("count.row.owed"), cell: { figure: owed, decimals: 1 } },
    { name: phrase("count.row.surplus"), cell: { figure: points - owed, decimals: 1, signed: true } },
    {
      name: phrase("count.row.criticals"),
      cell: phrase("count.criticals", { scored: criticals, owed: owedCriticals }),
    },
    { name: phrase("count.row.kills"), cell: { figure: kills, decimals: Number.isInteger(kills) ? 0 : 1 } },
    { name: phrase("count.row.taken"), cell: `${one.taken} + ${one.takenGround}` },
    { name: phrase("count.row.criticalsTaken"), cell: { figure: one.criticalsTaken } },
    { name: phrase("count.row.jams"), cell: phrase("count.jams", { jams, cleared }) },
    { name: phrase("count.row.hexes"), cell: { figure: one.hexes } },
    { name: phrase("count.row.climbed"), cell: metres(one.climbed) },
    { name: phrase("count.row.dived"), cell: metres(one.dived) },
    {
      name: phrase("count.row.tailing"),
      cell: phrase("count.of", { part: one.tailing, whole: one.attempts }),
    },
    { name: phrase("count.row.tailed"), cell: { figure: one.tailed } },
    { name: phrase("count.row.sighted"), cell: { figure: one.sighted } },
  ];
}
