import type { Dice } from "../../../../core/dice/dice.ts";
import type { Mount } from "../../data/tables.ts";
import { mountsOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import { aircraftWith, barrelWith } from "../state/changed.ts";
import { hasFlag } from "../state/condition.ts";
import type { Aircraft, BarrelState, Shot } from "../state/state.ts";
import { tell, why } from "../state/step.ts";
import { barrelNames } from "./guns.ts";
import type { Effect } from "./hits.ts";
import { idOf, sideOf } from "./told.ts";

/** 4.7g: natural rolls up to this call for a test, dice up to this jam a gun. */
const TEST_UP_TO = 4;
const JAMS_UP_TO = 2;
/** 4.7g: from this altitude on, in metres, the die counts one less. */
const COLD = 5000;

type Change = (state: BarrelState) => BarrelState;

/** Changes some barrels of the mount of a shot. */
function withBarrels(
  setup: Setup,
  aircraft: Aircraft,
  { from, mount }: Shot,
  firing: readonly number[],
  change: Change,
): Aircraft {
  const place = mountsOf(setup, from).findIndex(({ id }) => id === mount);
  const guns = aircraft.guns.map((states, other) =>
    other === place
      ? states.map((state, barrel) => (firing.includes(barrel) ? change(state) : state))
      : states,
  );
  return aircraftWith(aircraft, { guns });
}

/** One attack less on the gun of each barrel that fires (4.9d, 4.9g, 4.9k). */
export function spend(setup: Setup, aircraft: Aircraft, shot: Shot): Aircraft {
  return withBarrels(setup, aircraft, shot, shot.barrels, (state) => {
    const [first = 0, ...rest] = state.drums;
    return barrelWith(state, { drums: [Math.max(0, first - 1), ...rest] });
  });
}

/** 4.7h: one jam silences both guns of the mount. */
function isLinked(setup: Setup, { from, barrels }: Shot, mount: Mount): boolean {
  return barrels.length > 1 && mount.column !== "B" && !hasFlag(setup, from, "half-mount");
}

/**
 * 4.7g, A-14, A-15: after a natural 2, 3 or 4 a die for each gun that fired, the left or the Vickers first; `altitude`
 * is the firer's.
 */
export function jamTest(
  setup: Setup,
  aircraft: Aircraft,
  shot: Shot,
  mount: Mount,
  natural: number,
  dice: Dice,
): Effect {
  if (natural > TEST_UP_TO) return { aircraft, events: [] };
  const id = idOf(setup, shot.from);
  const barrels = barrelNames(mount, shot.barrels);
  const less = aircraft.altitude >= COLD ? 1 : 0;
  const reason = why("throw.jam", { id, barrels, least: JAMS_UP_TO + less + 1 });
  const faces = dice.throw({
    dice: shot.barrels.map(() => "d6" as const),
    by: sideOf(setup, shot.from),
    why: reason,
  });
  const jams = shot.barrels.filter((_, place) => (faces[place] ?? 6) - less <= JAMS_UP_TO);
  const linked = jams.length > 0 && isLinked(setup, shot, mount);
  const values = {
    id,
    mount: mount.id,
    barrels,
    faces,
    natural,
    less,
    jammed: barrelNames(mount, jams),
    linked,
  };
  return {
    aircraft: withBarrels(setup, aircraft, shot, jams, (state) => barrelWith(state, { jammed: true })),
    events: [tell("event.jam", values)],
  };
}
