import { phraser } from "../../../../core/phrase.ts";
import { named, surplus } from "../../../../face/counts/papers.ts";
import type { NamedFigure } from "../../../../face/figure-tables.ts";
import type { words } from "../words/en/counts.ts";
import type { Figures } from "./figures.ts";

const phrase = phraser<typeof words>();

/** The figures that sides and aircraft share, in the order of the rows. */
export function figureRows(one: Figures): readonly NamedFigure[] {
  const { accuracy, points, owed, criticals, owedCriticals, kills, jams, cleared } = one;
  const metres = (figure: number) => phrase("count.metres", { metres: figure });
  return [
    named(phrase("count.row.attacks"), accuracy.tries),
    named(phrase("count.row.hits"), accuracy.hits),
    named(phrase("count.row.expected"), accuracy.expected, 1),
    named(phrase("count.row.points"), points),
    named(phrase("count.row.owed"), owed, 1),
    named(phrase("count.row.surplus"), surplus(points - owed)),
    named(
      phrase("count.row.criticals"),
      phrase("count.criticals", { scored: criticals, owed: owedCriticals }),
    ),
    named(phrase("count.row.kills"), kills, Number.isInteger(kills) ? 0 : 1),
    named(phrase("count.row.taken"), `${one.taken} + ${one.takenGround}`),
    named(phrase("count.row.criticalsTaken"), one.criticalsTaken),
    named(phrase("count.row.jams"), phrase("count.jams", { jams, cleared })),
    named(phrase("count.row.hexes"), one.hexes),
    named(phrase("count.row.climbed"), metres(one.climbed)),
    named(phrase("count.row.dived"), metres(one.dived)),
    named(phrase("count.row.tailing"), phrase("count.of", { part: one.tailing, whole: one.attempts })),
    named(phrase("count.row.tailed"), one.tailed),
    named(phrase("count.row.sighted"), one.sighted),
  ];
}
