import type { Phrase } from "../../../../../core/phrase.ts";
import { GERMAN } from "../../../data/sides.ts";
import type { HexName } from "../../../data/tables.ts";
import { distance } from "../../../rules/map/hex.ts";
import { isAmericanSide } from "../../../rules/map/lines.ts";
import { germanReach, startable } from "../../../rules/raid/german-flight.ts";
import { reach } from "../../../rules/raid/reach.ts";
import {
  factorsOf,
  isBomber,
  isSchool,
  livingAmericans,
  livingGermans,
  placeOf,
  typeOf,
} from "../../../rules/state/look.ts";
import type { AmericanState, GermanState, State } from "../../../rules/state/state.ts";
import { reason } from "../../../rules/state/tell.ts";
import { grouped, type PlanQuestion } from "../asked.ts";
import { attackOdds, type Exchange, type Force, forceOf, killsFighters } from "../odds.ts";
import { isHardest } from "../style.ts";
import type { Rooms } from "./rooms.ts";

/** Americans in a hex whom Germans may attack. */
export interface Prey {
  readonly hex: HexName;
  readonly bombers: number;
  readonly escorts: Force;
  readonly free: Force;
  /** Germans who are there already. */
  readonly there: readonly GermanState[];
}

/** What Germans are in the air for, hex by hex beyond the American side. */
export function preyOf(state: State): readonly Prey[] {
  const air = livingAmericans(state).filter(({ hex }) => hex !== null && !isAmericanSide(hex, state.quarter));
  return [...grouped(air, ({ hex }) => hex ?? "")].map(([hex, all]) => preyAt(state, hex, all));
}

export function preyAt(state: State, hex: HexName, all: readonly AmericanState[]): Prey {
  const fighters = all.filter((one) => !isBomber(state, one));
  return {
    hex,
    bombers: factorsOf(all.filter((one) => isBomber(state, one))),
    escorts: forceOf(
      state,
      fighters.filter(({ mission }) => mission === "escort"),
    ),
    free: forceOf(
      state,
      fighters.filter(({ mission }) => mission !== "escort"),
    ),
    there: livingGermans(state).filter((one) => one.hex === hex && one.moved),
  };
}

/** What a German values an exchange at, in hundredths of his own factors. */
function gain({ style, view }: PlanQuestion, { bombers, fighters, germans }: Exchange): number {
  const usual = isHardest(view) ? style.octoberPrice : style.price;
  const price = view.setup.raid ? style.raidPrice : usual;
  return price * (bombers + (view.setup.raid ? 0 : fighters)) - 100 * germans;
}

/** Americans who may come and attack in O whoever has fired (LW-57). */
function hunters(state: State, hex: HexName): number {
  let all = 0;
  for (const one of livingAmericans(state))
    if (one.hex !== null && one.hex !== hex && !isBomber(state, one) && distance(one.hex, hex) <= 5)
      all += one.factors;
  return all;
}

/** Of the fighters that may come, the part that does. */
const COME = 0.25;

/** What an attack by some Germans promises. */
export function promise(asked: PlanQuestion, prey: Prey, units: readonly GermanState[]): number {
  const own = forceOf(asked.view, units);
  const target = prey.bombers > 0 ? prey.escorts : prey.free;
  // In a single raid only bombers count (LW-113): whoever does not outnumber their escorts reaches none (LW-78).
  if (asked.view.setup.raid && own.factors <= prey.escorts.factors) return 0;
  const odds = attackOdds(own, target, prey.bombers);
  const come = asked.style.wary ? hunters(asked.view, prey.hex) * COME : 0;
  const germans = odds.germans + Math.min(own.factors, killsFighters(come, target.e, own.e));
  return gain(asked, { ...odds, germans });
}

/** Turns that somebody has after this one: who takes off drops his tanks in the battle. */
export function turnsLeft(state: State, one: GermanState): number {
  if (one.hex !== null) return one.counter ?? 0;
  return typeOf(state, one.type).endurance ?? 0;
}

/** Units that can be moved: in the air with time left, or ready on the ground; schools stay on it. */
export function able(state: State): readonly GermanState[] {
  const air = livingGermans(state).filter(
    ({ hex, moved, counter }) => hex !== null && !moved && (counter ?? 0) > 0,
  );
  const ground = startable(state).filter(({ id }) => !isSchool(state, id));
  return [...air, ...ground];
}

function reaches(state: State, one: GermanState, hex: HexName): boolean {
  if (one.hex !== null) return germanReach(state, one).has(hex);
  const from = placeOf(state, one.base ?? "").hex;
  return reach({ from, side: GERMAN, quarter: state.quarter }, typeOf(state, one.type).speed).has(hex);
}

/** Where units are sent. */
export interface Sent {
  readonly hex: HexName;
  readonly units: readonly GermanState[];
  readonly reason: Phrase;
}

/** What an attack at some prey is for. */
export function reasonAt(
  key: "reason.intercept" | "reason.approach",
  { hex, bombers, escorts, free, there }: Prey,
  units: readonly GermanState[],
): Phrase {
  const germans = factorsOf(there) + factorsOf(units);
  return reason(key, { hex, germans, escorts: (bombers > 0 ? escorts : free).factors, bombers });
}

/** Interceptors massed hex by hex, where they promise most first. */
export function intercepts(asked: PlanQuestion, rooms: Rooms): readonly Sent[] {
  const { view } = asked;
  const prey = preyOf(view);
  let free = able(view);
  const sent: Sent[] = [];
  const open = new Set(prey);
  while (open.size > 0 && free.length > 0) {
    let best: { readonly prey: Prey; readonly units: readonly GermanState[]; readonly value: number } | null =
      null;
    for (const one of open) {
      const units = free.filter(
        (unit) => reaches(view, unit, one.hex) && rooms.landsFrom(unit, one.hex, turnsLeft(view, unit)),
      );
      if (units.length === 0) {
        open.delete(one);
        continue;
      }
      const there = one.there;
      const value = promise(asked, one, [...there, ...units]);
      if (!best || value > best.value) best = { prey: one, units, value };
    }
    if (!best || best.value <= 0) break;
    const { prey: chosen, units } = best;
    sent.push({ hex: chosen.hex, units, reason: reasonAt("reason.intercept", chosen, units) });
    free = free.filter((unit) => !units.includes(unit));
    open.delete(chosen);
  }
  return sent;
}
