import type { Dice } from "../../../core/dice/dice.ts";
import { bombsOn } from "../combat/fire.ts";
import { SIDES } from "../sides.ts";
import { withAmerican } from "../state/change.ts";
import { factorsOf, isBombed, livingAmericans, placeOf } from "../state/look.ts";
import type { AmericanState, State, Step } from "../state/state.ts";
import { tell, why } from "../state/tell.ts";

const CERTAIN = 6;

/** LW-28: bombers over the target of their sheet, which stands. */
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
    events: [tell("event.bombs", { target, factors, needed, success })],
  };
}
