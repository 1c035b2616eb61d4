import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { AMERICAN, GERMAN, SIDES } from "../../data/sides.ts";
import { haveFired } from "../battle/battle.ts";
import { asFighters, engagedOf } from "../battle/fighters.ts";
import { hitsByPool, loses } from "../battle/losses.ts";
import { losses } from "../combat/fire.ts";
import type { Engaged } from "../state/battle.ts";
import { isBomber, livingAmericans, livingGermans, placeOf } from "../state/look.ts";
import type { AmericanState, GermanState, State, Step } from "../state/state.ts";
import { tell, why } from "../state/tell.ts";

/** LW-70: the face at which the guns of a base hit. */
const GUNS = 6;

/** LW-70: free fighters over a base that have not fired. */
export function strafers(state: State, base: string): readonly AmericanState[] {
  const { hex } = placeOf(state, base);
  return livingAmericans(state).filter(
    (one) => one.hex === hex && !isBomber(state, one) && one.mission === "free" && !one.fired,
  );
}

/** Units on the ground of a base. */
export function strafable(state: State, base: string): readonly GermanState[] {
  return livingGermans(state).filter((one) => one.base === base);
}

/** LW-70: one unchanged die for each type. */
function fire(state: State, units: readonly Engaged[], base: string, dice: Dice) {
  const byType = new Map<string, number>();
  for (const { type, factors } of asFighters(state, units, []))
    byType.set(type, (byType.get(type) ?? 0) + factors);
  let hits = 0;
  const events: GameEvent[] = [];
  for (const [type, factors] of byType) {
    const [die = 1] = dice.throw({
      dice: ["d6"],
      by: SIDES[AMERICAN],
      why: why("throw.volley", { by: type, at: base, factors }),
    });
    const hit = losses("fighters", factors, die);
    hits += hit;
    const { hex } = placeOf(state, base);
    events.push(tell("event.volley", { hex, by: type, at: base, factors, die, changed: die, hits: hit }));
  }
  return { hits, events };
}

/** LW-L37, LW-70: units on the ground lose in the order in which they were named; then the guns fire. */
export function strafes(
  state: State,
  base: string,
  units: readonly string[],
  at: readonly string[],
  dice: Dice,
): Step {
  const engaged = engagedOf(livingAmericans(state).filter(({ id }) => units.includes(id)));
  const { hits, events } = fire(state, engaged, base, dice);
  const pools = at.map((unit) => engagedOf(livingGermans(state).filter(({ id }) => id === unit)));
  const toll = { side: GERMAN, hits, pools } as const;
  const lost = hitsByPool(state, toll).map(([pool, count]) => ({
    unit: pool[0]?.unit ?? "",
    factors: count,
  }));
  const hurt = lost.length > 0 ? loses(state, toll, lost) : { state, events: [] };
  const fired = haveFired(hurt.state, engaged);
  const [face = 1] = dice.throw({ dice: ["d6"], by: SIDES[GERMAN], why: why("throw.guns", { base }) });
  const hit = face === GUNS;
  const guns = tell("event.guns", { base, hit });
  const now = hit
    ? { ...fired, tolls: [...fired.tolls, { side: AMERICAN, hits: 1, pools: [engaged] }] }
    : fired;
  const factors = engaged.reduce((sum, one) => sum + one.factors, 0);
  const told = tell("event.strafes", {
    base,
    factors,
    lost: lost.map((one) => `${one.unit} ${one.factors}`),
  });
  return { state: now as State, events: [told, ...events, ...hurt.events, guns] };
}
