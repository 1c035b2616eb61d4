import type { Dice } from "../../../../core/dice/dice.ts";
import type { Refusal } from "../../../../core/orders/refusal.ts";
import { present } from "../../../../core/present.ts";
import { countOf, diceOf, faceOf } from "../../data/faces.ts";
import { CITY_HITS } from "../../data/figures.ts";
import { GERMAN, SIDES } from "../../data/sides.ts";
import { atlasOf } from "../map/atlas.ts";
import { doFirst, withGeschwader } from "../state/change.ts";
import { aloft, cityOf, geschwaderOf, isBomber, squareOf, tablesOf, typeOf } from "../state/look.ts";
import { refuse } from "../state/refusal.ts";
import type { Geschwader, State, Step } from "../state/state.ts";
import type { Task } from "../state/task.ts";
import { reveal, why } from "../state/tell.ts";

/** BB-80: geschwader that may still bomb or leave in this phase. */
export function undecided(state: State, settled: readonly string[]): readonly Geschwader[] {
  return aloft(state).filter(({ id }) => !settled.includes(id));
}

/** Whether anything is to be decided that everybody can see: over some target, or with fuel to stay. */
function hasChoice(state: State, { square, fuel }: Geschwader): boolean {
  return fuel > 0 || atlasOf(tablesOf(state.setup)).targets.has(square ?? "");
}

/** Geschwader about which there is anything to decide. */
export function deciding(state: State, settled: readonly string[]): readonly Geschwader[] {
  return undecided(state, settled).filter((one) => hasChoice(state, one));
}

export function isOverTarget(state: State, { target, square }: Geschwader): boolean {
  return target !== null && squareOf(state.setup, target) === square;
}

export function bombersOf({ setup }: State, { squadrons }: Geschwader): readonly string[] {
  return squadrons.filter((card) => isBomber(setup, card));
}

/** Why a geschwader can't bomb, or begin its run: it is not over its target (by `rule`), or has nobody aboard who bombs (BB-R19). */
export function judgeBombs(state: State, one: Geschwader, rule: "BB-89" | "BB-114"): Refusal | undefined {
  if (!isOverTarget(state, one)) return refuse("not-over-target", rule, { id: one.id });
  return bombersOf(state, one).length > 0 ? undefined : refuse("no-bombers", "BB-R19", { id: one.id });
}

/** BB-115, BB-116, BB-R22: hits add up in a city, knock an airfield or a station out; one is a success. */
function hit(state: State, target: string, hits: number): State {
  if (hits === 0) return state;
  const now = { ...state, successes: state.successes + 1 };
  if (!cityOf(state.setup, target))
    return { ...now, out: state.out.includes(target) ? state.out : [...state.out, target].sort() };
  const total = Math.min(CITY_HITS, (state.hits[target] ?? 0) + hits);
  return { ...now, hits: { ...state.hits, [target]: total } };
}

/** BB-114 to BB-118, BB-R44, BB-R45: bombs and flak are one throw; flak is taken after the hits count, and then it makes for home. */
export function bombs(state: State, id: string, dice: Dice): Step {
  const one = geschwaderOf(state, id);
  const target = present(one.target);
  const bombers = bombersOf(state, one);
  const count = bombers.reduce((sum, card) => sum + typeOf(state.setup, card).bombs, 0);
  const faces = dice
    .throw({ dice: diceOf(count), by: SIDES[GERMAN], why: why("throw.bombs", { id, target }) })
    .map((face) => faceOf(GERMAN, face));
  const [hits, flak] = [countOf(faces, "+"), countOf(faces, "o")];
  const now = withGeschwader(hit(state, target, hits), id, { bombed: true, ...(hits > 0 && { hit: true }) });
  const toll = { side: GERMAN, hits: flak, squadrons: bombers, formation: id, by: "flak" } as const;
  const tasks: readonly Task[] = [
    ...(flak > 0 ? [{ do: "lose", tolls: [toll] } as const] : []),
    { do: "bombed", geschwader: id },
  ];
  const city = cityOf(state.setup, target);
  return {
    state: doFirst(now, tasks),
    events: [
      reveal("event.bombs", {
        id,
        target,
        hits,
        flak,
        out: city ? (now.hits[target] ?? 0) === CITY_HITS : hits > 0,
        successes: now.successes,
      }),
    ],
  };
}
