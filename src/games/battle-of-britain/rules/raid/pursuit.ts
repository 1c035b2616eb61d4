import type { SquareName } from "../../data/tables.ts";
import { isOpenToWing } from "../map/atlas.ts";
import { isBarred } from "../map/boundary.ts";
import { distance, neighbours } from "../map/path.ts";
import { geschwaderOf, isBomber, placeOf, squareOf, tablesOf, wingOf } from "../state/look.ts";
import { HIDDEN, type State } from "../state/state.ts";
import type { Chase } from "../state/task.ts";
import { patrolIn } from "./move.ts";

/** A square that a chased geschwader may enter next, by what it brings (BB-102). */
export interface Step {
  readonly square: SquareName;
  /** It can be over its target without being met by a wing that makes straight for it. */
  readonly arrives: boolean;
  /** Squares from there to its target; undefined without one, or without a bomber for it. */
  readonly ahead: number | undefined;
  /** Squares from there to the wing. */
  readonly apart: number;
}

/** Positions that are looked at for one step: more than any chase of our map has, far less than a second's work. */
const MOST = 20_000;

/** Where both are, and how many squares the geschwader may still enter. */
interface Position {
  readonly raid: SquareName;
  readonly wing: SquareName;
  readonly left: number;
}

/** The squares to which the wing may go, or stay: all that are as near to the geschwader as it can come. */
function replies(state: State, group: string, { raid, wing }: Position): readonly SquareName[] {
  const { diagonal } = state.setup.options;
  const tables = tablesOf(state.setup);
  const open = neighbours(wing, diagonal).filter((square) => isOpenToWing(tables, group, square));
  const least = Math.min(...[wing, ...open].map((square) => distance(square, raid, diagonal)));
  return [wing, ...open].filter((square) => distance(square, raid, diagonal) === least);
}

/** Whether a geschwader, which never flies away from its goal, gets there before the wing, whose turn it is, reaches it. */
function reaches(state: State, group: string, goal: SquareName): (position: Position) => boolean {
  const { diagonal } = state.setup.options;
  const known = new Map<string, boolean>();
  const onward = (raid: SquareName): readonly SquareName[] =>
    neighbours(raid, diagonal)
      .filter((square) => distance(square, goal, diagonal) <= distance(raid, goal, diagonal))
      .filter((square) => square === goal || !patrolIn(state, square))
      .toSorted((a, b) => distance(a, goal, diagonal) - distance(b, goal, diagonal));
  const passes = (position: Position): boolean => {
    const { raid, left } = position;
    return replies(state, group, position).every((wing) => {
      if (wing === raid) return false;
      // BB-89: over the target it begins its bomb run, which ends the move.
      return raid === goal || onward(raid).some((square) => search({ raid: square, wing, left: left - 1 }));
    });
  };
  const search = (position: Position): boolean => {
    const { raid, wing, left } = position;
    if (raid === wing || distance(raid, goal, diagonal) > left) return false;
    if (left === 0) return true;
    const key = `${raid} ${wing} ${left}`;
    const found = known.get(key) ?? (known.size < MOST && passes(position));
    known.set(key, found);
    return found;
  };
  return search;
}

/** Nearer to the target first, by a way on which it is not met if there is one; then away from the wing. Without a target only that. */
function isBefore(one: Step, other: Step): number {
  const [a, b] = [one.ahead ?? 0, other.ahead ?? 0];
  return Number(other.arrives) - Number(one.arrives) || a - b || other.apart - one.apart;
}

/** BB-102: what a chased geschwader may do next, the best first: it makes for its target, whoever is after it. */
export function stepsOf(state: State, { wing: id, geschwader, left }: Chase): readonly Step[] {
  const { diagonal } = state.setup.options;
  const { square: from, target, squadrons } = geschwaderOf(state, geschwader);
  const bombs = squadrons.some((card) => card !== HIDDEN && isBomber(state.setup, card));
  const goal = target === null || !bombs ? undefined : squareOf(state.setup, target);
  const wing = wingOf(state, id);
  const at = placeOf(state, wing);
  const search = goal === undefined ? undefined : reaches(state, wing.group, goal);
  const open = (square: SquareName) => !isBarred(square) || isBarred(goal ?? "") || isBarred(from ?? "");
  return neighbours(from ?? "", diagonal)
    .filter(open)
    .map(
      (square): Step => ({
        square,
        arrives: search?.({ raid: square, wing: at, left: left - 1 }) ?? false,
        ahead: goal === undefined ? undefined : distance(square, goal, diagonal),
        apart: distance(square, at, diagonal),
      }),
    )
    .toSorted(isBefore);
}
