import type { CountedMoment } from "../../../../face/count.ts";
import { factsIn, toldIn } from "../../../../face/told.ts";
import { COMPLEXES, type Complex } from "../../data/tables.ts";
import { tablesOf } from "../../rules/state/look.ts";
import type { View } from "../../rules/view/view.ts";
import type { Facts } from "../told.ts";
import { type Luck, luckOf } from "./dice.ts";
import { type Casualty, casualtiesOf } from "./losses.ts";
import { type QuarterFigures, quartersOf } from "./quarters.ts";

/** What was done to the targets of a complex. */
interface Bombed {
  readonly complex: Complex;
  readonly all: number;
  /** Attacks of American bombers by day, and how many of them destroyed their target. */
  readonly attacks: number;
  readonly byDay: number;
  /** Targets that the RAF destroyed by night. */
  readonly byNight: number;
}

export interface MatchFigures {
  readonly view: View;
  readonly luck: Luck;
  readonly casualties: readonly Casualty[];
  readonly quarters: readonly QuarterFigures[];
  readonly bombed: readonly Bombed[];
  /** Targets bombed by the end of each turn of a single raid, from its first. */
  readonly turns: readonly number[];
}

function bombedOf(view: View, moments: readonly CountedMoment[]): readonly Bombed[] {
  const told = toldIn(moments, "table");
  const find = factsIn<Facts>();
  const attacks = find(told, "event.bombs");
  const nights = find(told, "event.raf").filter(({ success }) => success);
  const { targets } = tablesOf(view.setup);
  return COMPLEXES.map((complex) => {
    const ids = new Set(targets.filter((one) => one.complex === complex).map(({ id }) => id));
    const own = attacks.filter(({ target }) => ids.has(target));
    return {
      complex,
      all: ids.size,
      attacks: own.length,
      byDay: own.filter(({ success }) => success).length,
      byNight: nights.filter(({ place }) => ids.has(place)).length,
    };
  });
}

function turnsOf(moments: readonly CountedMoment[]): readonly number[] {
  const told = toldIn(moments, "table");
  const last = Math.max(0, ...told.map(({ turn }) => turn));
  return Array.from(
    { length: last },
    (_, at) =>
      told.filter(({ turn, event }) => turn <= at + 1 && event.key === "event.bombs" && event.values.success)
        .length,
  );
}

/** Everything that is counted of a match as far as it stands, from what everybody at the table may know. */
export function figuresOfMatch(moments: readonly CountedMoment[]): MatchFigures {
  const view = moments.at(-1)?.view as View;
  const casualties = casualtiesOf(moments);
  return {
    view,
    luck: luckOf(moments),
    casualties,
    quarters: quartersOf(moments, casualties),
    bombed: bombedOf(view, moments),
    turns: turnsOf(moments),
  };
}
