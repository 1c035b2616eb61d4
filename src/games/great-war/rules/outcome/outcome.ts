import type { Outcome } from "../../../../core/game.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { SIDES, type SideName } from "../../data/sides.ts";
import type { PointsPart } from "../parts.ts";
import type { State } from "../state/state.ts";

/** B-45: no game without a limit of its own is longer; then it is a draw, or points decide. */
export const LONGEST_GAME = 100;

/** Aircraft of a side that still fly; balloons don't. */
export function flyingOf({ setup, aircraft }: Pick<State, "setup" | "aircraft">, side: SideIndex): number {
  let flying = 0;
  aircraft.forEach(({ status }, index) => {
    const airframe = setup.airframes[index];
    if (status === "flying" && airframe?.side === side && !airframe.balloon) flying += 1;
  });
  return flying;
}

function decided(
  { turn }: State,
  winner: SideName | null,
  reason: string,
  points: readonly number[] = [],
): Outcome {
  const values = { turn, side: winner, ...(points.length > 0 && { points }) };
  return { winner, reason: { key: `outcome.${reason}`, values } };
}

/** More points win; the higher figure is told first. */
function byPoints(state: State): Outcome {
  const [allied, german] = state.score;
  const winner = allied === german ? null : allied > german ? SIDES[0] : SIDES[1];
  return decided(state, winner, "points", allied >= german ? [allied, german] : [german, allied]);
}

function lastTurn({ setup }: State): number {
  return setup.turns ?? LONGEST_GAME;
}

/** B-46, B-82: whether points are decided before the limit: nobody flies, or one side alone with none left to earn. */
function isDecided(
  state: State,
  [allied, german]: readonly [number, number],
  pointsLeft: PointsPart = () => true,
): boolean {
  if (allied + german === 0) return true;
  if (state.setup.goal === "points" || (allied > 0 && german > 0)) return false;
  return !pointsLeft(state, allied > 0 ? 0 : 1);
}

/**
 * How a game ends at the end of a turn. `last-side`: when a side has nobody left; with points: at the limit of turns, or
 * when they are decided before it.
 */
export function outcomeNow(state: State, pointsLeft?: PointsPart): Outcome | undefined {
  const flying = [flyingOf(state, 0), flyingOf(state, 1)] as const;
  const late = state.turn >= lastTurn(state);
  if (state.setup.goal !== "last-side")
    return late || isDecided(state, flying, pointsLeft) ? byPoints(state) : undefined;
  if (flying[0] > 0 && flying[1] > 0) return late ? decided(state, null, "turn-limit") : undefined;
  if (flying[0] + flying[1] === 0) return decided(state, null, "nobody");
  return decided(state, flying[0] > 0 ? SIDES[0] : SIDES[1], "last-side");
}
