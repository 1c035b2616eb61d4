import { type Compass, compassOf } from "../../../../face/queries/compass.ts";
import type { SquareName } from "../../data/tables.ts";
import { distance } from "../../rules/map/path.ts";
import { columnOf, isOnMap, nameOf, rowOf } from "../../rules/map/square.ts";
import { placeOf } from "../../rules/state/look.ts";
import type { Geschwader, Wing } from "../../rules/state/state.ts";
import type { View } from "../../rules/view/view.ts";
import { startsOf } from "../outlook/flight.ts";

/** From one square to another: how many squares, and which way; null where both are the same. */
export type Gap = {
  readonly from: SquareName;
  readonly squares: number;
  readonly way: Compass | null;
};

/** Where a formation is; one that is at home may start from several squares (BB-39). */
function squaresOf(view: View, one: Geschwader | Wing): readonly SquareName[] {
  return "group" in one ? [placeOf(view, one)] : startsOf(view, one);
}

function wayOf(from: SquareName, to: SquareName): Compass | null {
  return compassOf(columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)) ?? null;
}

/** BB-34: from one square to another. */
export function gapBetween({ setup }: View, from: SquareName, to: SquareName): Gap {
  return { from, squares: distance(from, to, setup.options.diagonal), way: wayOf(from, to) };
}

/** From where a formation is, or may start, to a square: the shortest way; undefined for one that has no place. */
export function gapTo(view: View, one: Geschwader | Wing, to: SquareName): Gap | undefined {
  const [first] = squaresOf(view, one)
    .map((from) => gapBetween(view, from, to))
    .toSorted((a, b) => a.squares - b.squares);
  return first;
}

/** Where a geschwader flew last; undefined before its first step. */
export function courseOf({ way }: Geschwader): Compass | undefined {
  const [from, to] = way.flatMap(({ squares }) => squares).slice(-2);
  return from === undefined || to === undefined ? undefined : (wayOf(from, to) ?? undefined);
}

/** The square that a geschwader enters next if it flies on as it flew last. */
function nextSquare({ way }: Geschwader): SquareName | undefined {
  const [from, to] = way.flatMap(({ squares }) => squares).slice(-2);
  if (from === undefined || to === undefined) return undefined;
  const [column, row] = [2 * columnOf(to) - columnOf(from), 2 * rowOf(to) - rowOf(from)];
  return isOnMap(column, row) ? nameOf(column, row) : undefined;
}

/** Whether a geschwader that flies on comes nearer to a square. */
export function approach(view: View, one: Geschwader, square: SquareName): "nearer" | "away" | "past" {
  const next = nextSquare(one);
  if (one.square === null || next === undefined) return "past";
  const [now, then] = [one.square, next].map((at) => gapBetween(view, at, square).squares);
  if (then === now) return "past";
  return Number(then) < Number(now) ? "nearer" : "away";
}
