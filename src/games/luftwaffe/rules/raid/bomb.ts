import type { Dice } from "../../../../core/dice/dice.ts";
import { SIDES } from "../../data/sides.ts";
import { bombsOn } from "../combat/fire.ts";
import { withAmerican } from "../state/change.ts";
import { factorsOf, isBombed, isBomber, livingAmericans, placeOf, tablesOf } from "../state/look.ts";
import type { AmericanState, State, Step } from "../state/state.ts";
import { reveal, why } from "../state/tell.ts";

const CERTAIN = 6;

/** Whether a bomber that has not bombed is over a target that stands, its own or not: all that an enemy sees. */
export function isOverAnyTarget(state: State): boolean {
  const loaded = livingAmericans(state).filter(
    (one) => one.hex !== null && !one.bombed && isBomber(state, one),
  );
  if (loaded.length === 0) return false;
  const standing = new Set(
    tablesOf(state.setup).targets.flatMap(({ id, hex }) => (isBombed(state, id) ? [] : [hex])),
  );
  return loaded.some(({ hex }) => hex !== null && standing.has(hex));
}

/** LW-L46, LW-28: bombers over the target of their sheet, which stands. */
export function overTarget(state: State): readonly AmericanState[] {
  return livingAmericans(state).filter(
    ({ hex, line, bombed }) =>
      hex !== null &&
      line !== null &&
      !bombed &&
      !isBombed(state, line.target) &&
      placeOf(state, line.target).hex === hex,
  );
}

/** LW-28: targets that somebody may bomb, each with who may. */
export function targetsBelow(
  state: State,
): readonly { readonly target: string; readonly units: readonly string[] }[] {
  const over = overTarget(state);
  const targets = [...new Set(over.flatMap(({ line }) => line?.target ?? []))];
  return targets.map((target) => ({
    target,
    units: over.filter(({ line }) => line?.target === target).map(({ id }) => id),
  }));
}

/** All of them bomb, target by target. */
export function allBomb(state: State, dice: Dice): Step {
  return targetsBelow(state).reduce<Step>(
    (step, { target, units }) => {
      const next = bombs(step.state, target, units, dice);
      return { state: next.state, events: [...step.events, ...next.events] };
    },
    { state, events: [] },
  );
}

/** LW-27, LW-28, LW-L53: the bombers that are there and have the same target bomb it together. */
export function bombs(state: State, target: string, units: readonly string[], dice: Dice): Step {
  const factors = factorsOf(state.americans.filter(({ id }) => units.includes(id)));
  const needed = bombsOn(factors);
  const thrown = needed > 0 && needed < CERTAIN;
  const faces = thrown
    ? dice.throw({ dice: ["d6"], by: SIDES[0], why: why("throw.bombs", { target, factors }) })
    : [];
  const success = needed === CERTAIN || (thrown && (faces[0] ?? CERTAIN) <= needed);
  const now = units.reduce((left, id) => withAmerican(left, id, { bombed: true }), state);
  return {
    state: success ? { ...now, bombed: [...now.bombed, { target, quarter: now.quarter }] } : now,
    events: [reveal("event.bombs", { target, factors, needed, success })],
  };
}
