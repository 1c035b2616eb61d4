import type { Outcome } from "../../../../core/game.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import type { Target } from "../setup/prices.ts";
import { flyingOf, otherSide, type State } from "../state/state.ts";
import { type DogfightEvent, fact } from "../state/tell.ts";
import type { Points } from "./damage.ts";
import { prospectsOf, scoreOf } from "./score.ts";

/** Aircraft of a side that were destroyed or crashed. */
export function lossesOf({ setup, aircraft }: Pick<State, "setup" | "aircraft">, side: SideIndex): number {
  return aircraft.filter(
    ({ status }, index) =>
      setup.airframes[index]?.side === side && (status === "destroyed" || status === "crashed"),
  ).length;
}

/** Which of two figures is higher: a side, or null when they are equal. */
function higher(first: number, second: number): SideIndex | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

function decided(state: State, winner: SideIndex | null, reason: string): Outcome {
  const { turn, setup } = state;
  const side = winner === null ? null : setup.sides[winner];
  return { winner: side, reason: { key: `outcome.${reason}`, values: { turn, side } } };
}

/** the side that is after an edge has enough across, can't get enough across any more, or ran out of turns. */
function byTarget(state: State, target: Target, reason: "left" | "held" | "late"): Outcome {
  const { side, edge, count } = target;
  const { sides } = state.setup;
  const winner = reason === "left" ? side : otherSide(side);
  const outcome = decided(state, winner, reason);
  const values = { ...outcome.reason.values, other: sides[otherSide(winner)], edge, count };
  return { ...outcome, reason: { ...outcome.reason, values } };
}

/** more points win; the higher figure is told first. */
function byPoints(state: State, points: Points): Outcome {
  const outcome = decided(state, higher(points[0], points[1]), "points");
  const told = points[0] >= points[1] ? [points[0], points[1]] : [points[1], points[0]];
  return { ...outcome, reason: { ...outcome.reason, values: { ...outcome.reason.values, points: told } } };
}

/** over as soon as nothing that may still be earned can change who wins. */
function outcomeByScore(state: State, points: Points, target: Target | null): Outcome | undefined {
  const open = prospectsOf(state);
  if (target) {
    const across = points[target.side];
    if (across >= target.count) return byTarget(state, target, "left");
    if (across + open[target.side] >= target.count) return undefined;
    return byTarget(state, target, state.turn < state.setup.turns ? "held" : "late");
  }
  const safe = points[0] > points[1] + open[1] || points[1] > points[0] + open[0];
  return safe || open[0] + open[1] === 0 ? byPoints(state, points) : undefined;
}

function byKills(state: State): Outcome {
  return decided(state, higher(lossesOf(state, 1), lossesOf(state, 0)), "most-kills");
}

/**
 * Whether a game is over as it stands: a side has nothing left on the table, or, with the goal
 * `first-kill`, somebody was brought down. R-35: under `most-kills` a side that is gone may still win by kills.
 * With `leave` and `points` by what was earned and what may still be.
 */
export function outcomeNow(state: State): Outcome | undefined {
  const { goal, scoring } = state.setup;
  const points = scoreOf(state);
  if (scoring && points) return outcomeByScore(state, points, scoring.target);
  const lost = [lossesOf(state, 0), lossesOf(state, 1)] as const;
  if (goal === "first-kill" && lost[0] + lost[1] > 0) {
    return decided(state, higher(lost[1], lost[0]), "first-kill");
  }
  const first = flyingOf(state, 0);
  const second = flyingOf(state, 1);
  if (first > 0 && second > 0) return undefined;
  if (goal === "most-kills") return byKills(state);
  return decided(
    state,
    first === second ? null : higher(first, second),
    first === second ? "nobody" : "last-side",
  );
}

/** whoever has lost fewer points wins; the higher figure, what the loser has lost, is told first. */
function byDamage(state: State, points: Points): Outcome {
  const outcome = byPoints(state, points);
  return { ...outcome, reason: { ...outcome.reason, key: "outcome.most-damage" } };
}

/** What the limit of turns decides; a game about an edge was over with its last move. */
export function outcomeAtLimit(state: State): Outcome {
  const points = scoreOf(state);
  if (points) return state.setup.goal === "most-damage" ? byDamage(state, points) : byPoints(state, points);
  return state.setup.goal === "most-kills" ? byKills(state) : decided(state, null, "turn-limit");
}

/** The state in which the game is over, and the fact of it. */
export function finish(state: State, outcome: Outcome, events: DogfightEvent[]): State {
  const { winner, reason } = outcome;
  const { side: _, ...told } = reason.values;
  const values = { ...told, turn: state.turn, reason: reason.key };
  events.push(winner === null ? fact("draw", values) : fact("victory", { ...values, side: winner }));
  return { ...state, phase: "over", outcome };
}
