import { phraser } from "../../../../core/phrase.ts";
import { named } from "../../../../face/counts/papers.ts";
import type { NamedFigure } from "../../../../face/figure-tables.ts";
import type { words } from "../words/en/counts.ts";
import type { Figures } from "./figures.ts";

const phrase = phraser<typeof words>();

/** Luck of the dice: what shots did, against what was owed. */
export function shotRows(one: Figures): readonly NamedFigure[] {
  const { accuracy, down, downOwed, points, pointsOwed, rockets } = one;
  return [
    named(phrase("count.row.shots"), accuracy.tries),
    named(phrase("count.row.harm"), accuracy.hits),
    named(phrase("count.row.harmOwed"), accuracy.expected, 1),
    named(phrase("count.row.down"), down),
    named(phrase("count.row.downOwed"), downOwed, 1),
    named(phrase("count.row.points"), points),
    named(phrase("count.row.pointsOwed"), pointsOwed, 1),
    named(phrase("count.row.rockets"), phrase("count.of", { part: rockets.hits, whole: rockets.tries })),
  ];
}

/** Cards and energy: what was drawn, played and discarded, and the levels that it bought. */
export function cardRows(one: Figures): readonly NamedFigure[] {
  const stood = (part: number, whole: number) => phrase("count.of", { part, whole });
  return [
    named(phrase("count.row.drawn"), one.drawn),
    named(phrase("count.row.attacks"), one.attacks),
    named(phrase("count.row.answered"), one.attacksAnswered),
    named(phrase("count.row.attacksStood"), stood(one.attacksStood, one.attacks)),
    named(phrase("count.row.answersStood"), stood(one.answersStood, one.answers)),
    named(phrase("count.row.discarded"), one.discarded),
    named(phrase("count.row.climbed"), one.climbed),
    named(phrase("count.row.dived"), one.dived),
  ];
}
