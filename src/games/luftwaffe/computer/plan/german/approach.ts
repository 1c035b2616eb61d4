import { rememberedBy } from "../../../../../core/remember.ts";
import { GERMAN } from "../../../data/sides.ts";
import type { HexName, Quarter } from "../../../data/tables.ts";
import { reach } from "../../../rules/raid/reach.ts";
import { placeOf, typeOf } from "../../../rules/state/look.ts";
import type { GermanState, State } from "../../../rules/state/state.ts";
import { grouped, least, type PlanQuestion } from "../asked.ts";
import { far, germanWay } from "../field.ts";
import { able, type Prey, preyOf, promise, reasonAt, type Sent, turnsLeft } from "./intercept.ts";
import type { Rooms } from "./rooms.ts";

/** Hexes that bombers fly in a turn. */
const BOMBERS_FLY = 3;

function startOf(state: State, { hex, base }: GermanState): HexName {
  return hex ?? placeOf(state, base ?? "").hex;
}

/** Whether somebody who flies now reaches bombers in the next turn, wherever they turn, and lands afterwards. */
function meets(state: State, rooms: Rooms, one: GermanState, { hex }: Prey): boolean {
  const { speed } = typeOf(state, one.type);
  const turns = turnsLeft(state, one) - 1;
  const way = far(germanWay(hex, state.quarter), startOf(state, one));
  return way <= 2 * speed - BOMBERS_FLY && turns >= 0 && rooms.landsFrom(one, hex, turns);
}

interface Leg {
  readonly from: HexName;
  readonly goal: HexName;
  readonly speed: number;
  readonly quarter: Quarter;
}

/** The hex of a turn's flight that is nearest to bombers. */
const legTo = rememberedBy(
  ({ from, goal, speed, quarter }: Leg) => `${from} ${goal} ${speed} ${quarter}`,
  ({ from, goal, speed, quarter }) => {
    const way = germanWay(goal, quarter);
    return least(reach({ from, side: GERMAN, quarter }, speed).keys(), (hex) => far(way, hex)) ?? from;
  },
);

/** Those who reach no bombers this turn fly so that they attack in the next, where all of them together promise something. */
export function approaches(asked: PlanQuestion, rooms: Rooms, attacks: readonly Sent[]): readonly Sent[] {
  const { view } = asked;
  const busy = new Set(attacks.flatMap(({ units }) => units));
  let free = able(view).filter((one) => !busy.has(one));
  const sent: Sent[] = [];
  const preys = preyOf(view)
    .filter(({ bombers }) => bombers > 0)
    .map((prey) => {
      const units = free.filter((one) => meets(view, rooms, one, prey));
      const with_ = attacks.find(({ hex }) => hex === prey.hex)?.units ?? [];
      return { prey, value: promise(asked, prey, [...prey.there, ...with_, ...units]) };
    })
    .filter(({ value }) => value > 0)
    .toSorted((one, other) => other.value - one.value);
  for (const { prey } of preys) {
    const units = free.filter((one) => meets(view, rooms, one, prey));
    const told = reasonAt("reason.approach", prey, units);
    const leg = (one: GermanState) => {
      const { speed } = typeOf(view, one.type);
      return legTo({ from: startOf(view, one), goal: prey.hex, speed, quarter: view.quarter });
    };
    for (const [hex, own] of grouped(units, leg)) sent.push({ hex, units: own, reason: told });
    free = free.filter((one) => !units.includes(one));
  }
  return sent;
}
