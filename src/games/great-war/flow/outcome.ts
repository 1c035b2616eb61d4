import type { Outcome } from "../../../core/game.ts";
import type { SideIndex } from "../../../tabletop/tabletop.ts";
import { SIDES, type SideName } from "../setup/setup.ts";
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

/**
 * How a game ends at the end of a turn. `last-side`: when a side has nobody left; `points`: at the limit of turns, or
 * when nobody is left who could earn any (B-46: a side alone on the table flies on to the limit).
 */
export function outcomeNow(state: State): Outcome | undefined {
  const flying = [flyingOf(state, 0), flyingOf(state, 1)] as const;
  const late = state.turn >= lastTurn(state);
  if (state.setup.goal === "points") return late || flying[0] + flying[1] === 0 ? byPoints(state) : undefined;
  if (flying[0] > 0 && flying[1] > 0) return late ? decided(state, null, "turn-limit") : undefined;
  if (flying[0] + flying[1] === 0) return decided(state, null, "nobody");
  return decided(state, flying[0] > 0 ? SIDES[0] : SIDES[1], "last-side");
}
