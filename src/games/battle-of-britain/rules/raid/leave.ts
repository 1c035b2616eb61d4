import type { Dice } from "../../../../core/dice/dice.ts";
import type { GameEvent } from "../../../../core/game.ts";
import { diceOf, faceOf } from "../../data/faces.ts";
import { GERMAN, SIDES } from "../../data/sides.ts";
import { damagedMore } from "../deck/piles.ts";
import { withGeschwader } from "../state/change.ts";
import { geschwaderOf, isBomber, sortedTypes, typeOf, withoutAll } from "../state/look.ts";
import { type Geschwader, HIDDEN, type State, type Step } from "../state/state.ts";
import { reveal, tell, why } from "../state/tell.ts";

/**
 * Squadrons of a geschwader that the 12 Group line bars, and that may run out of fuel: Bf 109 and Ju 87. Of those that
 * lie face down nobody says so.
 */
export function shortRanged({ setup }: State, { squadrons }: Geschwader): readonly string[] {
  return sortedTypes(
    setup,
    squadrons.filter((card) => card !== HIDDEN && typeOf(setup, card).short),
  );
}

/** BB-122 to BB-124, BB-H7: squadrons reach for home early: no check, and back with their geschwader after the sortie. */
export function detached(state: State, id: string, types: readonly string[]): Step {
  if (types.length === 0) return { state, events: [] };
  const { squadrons, away } = geschwaderOf(state, id);
  return {
    state: withGeschwader(state, id, {
      squadrons: withoutAll(squadrons, types),
      away: [...away, ...types],
    }),
    events: [reveal("event.detaches", { id, types })],
  };
}

/** BB-R49: whether Luftflotte 5 has made its attempt when a geschwader leaves. */
function hasAttempted({ setup }: State, one: Geschwader): boolean {
  const spent = one.fuel === 0 || !one.squadrons.some((card) => isBomber(setup, card));
  return one.attempted || (one.entered && (one.bombed || one.fought || spent));
}

/** BB-31, BB-R28: squadrons of a geschwader that are lost for good. */
function lostFrom(state: State, id: string, types: readonly string[]): State {
  const { squadrons, pool } = geschwaderOf(state, id);
  const left = withGeschwader(state, id, { squadrons: withoutAll(squadrons, types) });
  return damagedMore(left, pool, types);
}

/** That nobody has to throw tells everybody who is aboard. */
function nobodyShort({ id, fuel }: Geschwader): readonly GameEvent[] {
  return fuel === 0 ? [reveal("event.fuel", { id, types: [], faces: [], lost: [] })] : [];
}

/** BB-121: with all fuel used each Bf 109 and Ju 87 still there throws, and a blank loses it. */
function checkedFuel(state: State, id: string, dice: Dice): Step {
  const one = geschwaderOf(state, id);
  const types = one.fuel === 0 ? shortRanged(state, one) : [];
  if (types.length === 0) return { state, events: nobodyShort(one) };
  const faces = dice
    .throw({ dice: diceOf(types.length), by: SIDES[GERMAN], why: why("throw.fuel", { id }) })
    .map((face) => faceOf(GERMAN, face));
  const lost = types.filter((_, at) => faces[at] === "-");
  return { state: lostFrom(state, id, lost), events: [reveal("event.fuel", { id, types, faces, lost })] };
}

/** BB-81, BB-120: a geschwader leaves the map and is at home; who left early is back with it (BB-124). */
export function reachedHome(state: State, id: string, dice: Dice): Step {
  const checked = checkedFuel(state, id, dice);
  const before = geschwaderOf(state, id);
  const one = geschwaderOf(checked.state, id);
  const now = withGeschwader(checked.state, id, {
    square: null,
    way: [],
    squadrons: sortedTypes(state.setup, [...one.squadrons, ...one.away]),
    away: [],
    attempted: hasAttempted(state, before),
  });
  const events: readonly GameEvent[] = [...checked.events, tell("event.home", { id })];
  return { state: now, events };
}

/** BB-81: a geschwader without a squadron is off the map at once. */
export function removedIfEmpty(state: State, id: string, dice: Dice): Step {
  const one = geschwaderOf(state, id);
  if (one.square === null || one.squadrons.length > 0) return { state, events: [] };
  return reachedHome(state, id, dice);
}
