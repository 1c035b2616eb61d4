import type { Accuracy } from "../../../../face/accuracy.ts";
import type { CountedMoment } from "../../../../face/count.ts";
import { toldIn } from "../../../../face/told.ts";
import { germanLosses } from "../../rules/outcome/deal.ts";
import type { View } from "../../rules/view/view.ts";
import { type DiceKind, luckOf } from "./dice.ts";
import { type Casualty, casualtiesOf } from "./losses.ts";
import { type Bombed, bombedOf, type RaidFigures, workOf } from "./raids.ts";

/** How both sides stood when a turn was over, or stand in the one that is played. */
interface TurnFigures {
  readonly turn: number;
  readonly successes: number;
  /** Squadrons lost so far, the RAF's first. */
  readonly losses: readonly [number, number];
}

export interface MatchFigures {
  readonly view: View;
  readonly luck: Readonly<Record<DiceKind, Accuracy>>;
  readonly turns: readonly TurnFigures[];
  readonly casualties: readonly Casualty[];
  readonly bombed: readonly Bombed[];
  readonly work: readonly RaidFigures[];
}

/** The last of each turn; before the first there is nothing to count. */
function turnsOf(moments: readonly CountedMoment[]): readonly TurnFigures[] {
  const ends = new Map(moments.map(({ view }) => [(view as View).turn, view as View]));
  return [...ends].map(([turn, view]) => ({
    turn,
    successes: view.successes,
    losses: [view.rafLosses, germanLosses(view)],
  }));
}

/** Everything that is counted of a match as far as it stands, from what everybody at the table may know. */
export function figuresOfMatch(moments: readonly CountedMoment[]): MatchFigures {
  const view = moments.at(-1)?.view as View;
  const told = toldIn(moments, "table");
  return {
    view,
    luck: luckOf(moments),
    turns: turnsOf(moments),
    casualties: casualtiesOf(view, told),
    bombed: bombedOf(view, told),
    work: workOf(view, told),
  };
}
