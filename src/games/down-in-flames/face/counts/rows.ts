import { phraser } from "../../../../core/phrase.ts";
import type { NamedFigure } from "../../../../face/figure-tables.ts";
import type { words } from "../words/en/counts.ts";
import type { Figures } from "./figures.ts";

const phrase = phraser<typeof words>();

/** Luck of the dice: what shots did, against what was owed. */
export function shotRows(one: Figures): readonly NamedFigure[] {
  const { accuracy, down, downOwed, points, pointsOwed, rockets } = one;
  return [
    { name: phrase("count.row.shots"), cell: { figure: accuracy.tries } },
    { name: phrase("count.row.harm"), cell: { figure: accuracy.hits } },
    { name: phrase("count.row.harmOwed"), cell: { figure: accuracy.expected, decimals: 1 } },
    { name: phrase("count.row.down"), cell: { figure: down } },
    { name: phrase("count.row.downOwed"), cell: { figure: downOwed, decimals: 1 } },
    { name: phrase("count.row.points"), cell: { figure: points } },
    { name: phrase("count.row.pointsOwed"), cell: { figure: pointsOwed, decimals: 1 } },
    {
      name: phrase("count.row.rockets"),
      cell: phrase("count.of", { part: rockets.hits, whole: rockets.tries }),
    },
  ];
}

/** Cards and energy: what was drawn, played and discarded, and the levels that it bought. */
export function cardRows(one: Figures): readonly NamedFigure[] {
  const stood = (part: number, whole: number) => phrase("count.of", { part, whole });
  return [
    { name: phrase("count.row.drawn"), cell: { figure: one.drawn } },
    { name: phrase("count.row.attacks"), cell: { figure: one.attacks } },
    { name: phrase("count.row.answered"), cell: { figure: one.attacksAnswered } },
    { name: phrase("count.row.attacksStood"), cell: stood(one.attacksStood, one.attacks) },
    { name: phrase("count.row.answersStood"), cell: stood(one.answersStood, one.answers) },
    { name: phrase("count.row.discarded"), cell: { figure: one.discarded } },
    { name: phrase("count.row.climbed"), cell: { figure: one.climbed } },
    { name: phrase("count.row.dived"), cell: { figure: one.dived } },
  ];
}
