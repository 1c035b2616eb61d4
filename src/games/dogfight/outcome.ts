import type { Outcome } from "../../core/game.ts";
import type { SideIndex } from "../../tabletop/tabletop.ts";
import { type DogfightEvent, fact } from "./events.ts";
import { flyingOf, type State } from "./state.ts";

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

function byKills(state: State): Outcome {
  return decided(state, higher(lossesOf(state, 1), lossesOf(state, 0)), "most-kills");
}

/**
 * Whether a game is over as it stands: a side has nothing left on the table, or, with the goal
 * `first-kill`, somebody was brought down. R-35: under `most-kills` a side that is gone may still win by kills.
 */
export function outcomeNow(state: State): Outcome | undefined {
  const { goal } = state.setup;
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

/** What the limit of turns decides. */
export function outcomeAtLimit(state: State): Outcome {
  return state.setup.goal === "most-kills" ? byKills(state) : decided(state, null, "turn-limit");
}

/** The state in which the game is over, and the fact of it. */
export function finish(state: State, outcome: Outcome, events: DogfightEvent[]): State {
  const { turn } = state;
  const reason = outcome.reason.key;
  events.push(
    outcome.winner === null
      ? fact("draw", { turn, reason })
      : fact("victory", { turn, reason, side: outcome.winner }),
  );
  return { ...state, phase: "over", outcome };
}
