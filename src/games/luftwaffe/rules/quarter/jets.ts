import type { Dice } from "../../../../core/dice/dice.ts";
import { jetsPassOn, MOST_SUBSTITUTIONS } from "../../data/jets.ts";
import { plays } from "../../data/options.ts";
import { SIDES } from "../../data/sides.ts";
import type { GermanUnit } from "../../data/tables.ts";
import { withEconomy, withGerman } from "../state/change.ts";
import { GERMAN_GROUNDED } from "../state/first-state.ts";
import { livingGermans, tablesOf } from "../state/look.ts";
import type { GermanState, State, Step } from "../state/state.ts";
import { tell, why } from "../state/tell.ts";

const JET = "Me262";
const CERTAIN = 6;

/** LW-46, LW-95, LW-L43: the die for jets, before the quarter's units enter; once passed never again. */
export function rollsForJets(state: State, dice: Dice): Step {
  const { quarter, setup, economy } = state;
  const needed = jetsPassOn(quarter, setup.options.jetTable);
  if (!plays(setup.options.level, "substitution") || economy.jets || needed === 0)
    return { state, events: [] };
  const [face = 1] =
    needed === CERTAIN
      ? [1]
      : dice.throw({ dice: ["d6"], by: SIDES[1], why: why("throw.jets", { quarter }) });
  const passed = face <= needed;
  return { state: withEconomy(state, { jets: passed }), events: [tell("event.jets", { passed })] };
}

/** LW-96, LW-L42: scheduled entries of the quarter that a Me 262 may replace: all but schools. */
export function replaceable(state: State): readonly GermanUnit[] {
  return tablesOf(state.setup).germans.filter(({ enters, school }) => enters === state.quarter && !school);
}

/** LW-L2, LW-L51: schools on the map that may be exchanged: alive, and fuelled last quarter where fuel is played. */
export function exchangeable(state: State): readonly GermanState[] {
  const schools = new Set(tablesOf(state.setup).germans.flatMap(({ id, school }) => (school ? [id] : [])));
  return livingGermans(state).filter(({ id, fuelledBefore }) => schools.has(id) && fuelledBefore);
}

/** LW-95, LW-96: whether a Me 262 may be taken this quarter. */
export function maySubstitute({ economy }: State): boolean {
  return economy.jets && economy.substitutions < MOST_SUBSTITUTIONS;
}

/** The id of the next Me 262 that comes beyond the order of battle. */
function nextJet({ economy }: State): string {
  return `${JET}-${economy.substitutions + 1}`;
}

/** A Me 262 that comes with two factors in the quarter itself (LW-L43). */
function jetOf(state: State): GermanState {
  return {
    id: nextJet(state),
    type: JET,
    presence: "in-play",
    factors: 2,
    ...GERMAN_GROUNDED,
    group: state.setup.options.takeOff === "type" ? JET : nextJet(state),
  };
}

/** LW-96, LW-L2: the one Me 262 of the quarter, for a unit that will not enter or for a school on the map. */
export function substituted(state: State, replaced: string): Step {
  const jet = jetOf(state);
  const school = exchangeable(state).find(({ id }) => id === replaced);
  const left = school
    ? withGerman(state, replaced, { factors: 0, base: null, exchanged: state.quarter })
    : withGerman(state, replaced, { presence: "replaced" });
  const now = withEconomy(left, { substitutions: state.economy.substitutions + 1 });
  return {
    state: { ...now, germans: [...now.germans, jet] },
    events: [tell("event.substituted", { unit: replaced, by: jet.id })],
  };
}
