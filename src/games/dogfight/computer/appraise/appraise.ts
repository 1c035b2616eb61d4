import type { SeatId } from "../../../../core/game.ts";
import { squaredGap } from "../../../../core/geometry/surd.ts";
import { WEAPONS } from "../../data/weapons.ts";
import { bandOf, slant } from "../../rules/fire/range.ts";
import { bearing } from "../../rules/fire/ruling.ts";
import { rosterOf } from "../../rules/state/roster.ts";
import type { Aircraft, State } from "../../rules/state/state.ts";
import { geometryOf, type Pose, placeOf, prospect } from "./aim.ts";
import { earned, prospectOf } from "./goal.ts";
import { slackOf } from "./room.ts";
import { worthOf } from "./worth.ts";

/** More than any position that is not won. */
const WON = 100_000;
/** What is left of an aircraft that can no longer stay on the table. */
const DOOMED = 0.2;
/** What any aircraft is worth when it comes to staying on the table. */
const LEAST = 200;
/** A side whose every aircraft is doomed, where the last one flying wins. */
const AS_GOOD_AS_WON = WON / 2;
/** Inches of room that an aircraft should have in hand, and what each missing one costs. */
const EASY = 3;
const CROWDED = 12;
/** Turns for which the present prospects count. */
const HORIZON = 1.6;
/** A level above the enemy, up to four. */
const HEIGHT = 6;

/** An aircraft that flies, with all that is asked about it more than once. */
interface Flier {
  readonly index: number;
  readonly side: number;
  readonly aircraft: Aircraft;
  readonly place: Pose;
  /** What a hit on it is worth. */
  readonly hit: number;
  readonly toHit: number;
}

/** What an aircraft loses of its worth for want of room. */
function crowding(slack: number, worth: number): number {
  if (slack < 0) return (1 - DOOMED) * Math.max(worth, LEAST);
  return slack < EASY ? CROWDED * (EASY - slack) : 0;
}

/** Expected worth of the shots that a shooter still has in this turn; each weapon takes its best target. */
function fire(state: State, shooter: Flier, enemies: readonly Flier[]): number {
  const best = [0, 0, 0, 0];
  for (const enemy of enemies) {
    const set = bearing(state, shooter.index, enemy.index);
    if (set === 0) continue;
    const levels = state.setup.options.altitude ? enemy.aircraft.level - shooter.aircraft.level : 0;
    const band = bandOf(slant(squaredGap(shooter.aircraft.at, enemy.aircraft.at), levels));
    const chance = Math.min(6, shooter.toHit + (band?.modifier ?? 0)) / 6;
    for (let weapon = 0; weapon < WEAPONS.length; weapon++) {
      if (set & (1 << weapon)) best[weapon] = Math.max(best[weapon] ?? 0, chance * enemy.hit);
    }
  }
  return best.reduce((sum, one) => sum + one, 0);
}

/** Whether a side's combat phase of this turn is still to come or under way. */
function stillFires({ phase, first, firing }: State, side: number): boolean {
  return phase === "fire" && (firing === first || side === firing);
}

/** Turns for which prospects count: no more than are left. */
function horizonOf({ setup, turn, phase }: State): number {
  return Math.min(HORIZON, setup.turns - turn + (phase === "orders" ? 1 : 0));
}

/** What a shooter may hope for in the coming turns. */
function hope(state: State, shooter: Flier, enemies: readonly Flier[]): number {
  let sum = 0;
  for (const enemy of enemies) {
    const shots = prospect(shooter.aircraft.weapons, geometryOf(shooter.place, enemy.place));
    sum += (shots * enemy.hit * shooter.toHit) / 6;
    if (state.setup.options.altitude) {
      const above = shooter.aircraft.level - enemy.aircraft.level;
      sum += (HEIGHT * Math.max(-4, Math.min(4, above))) / enemies.length;
    }
  }
  return (horizonOf(state) * sum) / Math.sqrt(Math.max(1, enemies.length));
}

/** What it means to the first side when only one side has anything that can stay on the table. */
function stayingWorth({ setup }: State, [first, second]: readonly [number, number]): number {
  if (setup.goal === "most-kills" || setup.scoring || first > 0 === second > 0) return 0;
  return first > 0 ? AS_GOOD_AS_WON : -AS_GOOD_AS_WON;
}

/** The fliers of both sides, and what they are worth to the first side without regard to the enemy. */
function muster(state: State): { fliers: readonly [Flier[], Flier[]]; worth: number } {
  const { setup } = state;
  const fliers: [Flier[], Flier[]] = [[], []];
  const staying: [number, number] = [0, 0];
  let worth = 0;
  state.aircraft.forEach((aircraft, index) => {
    const airframe = setup.airframes[index];
    if (aircraft.status !== "flying" || !airframe) return;
    const { side, toHit } = airframe;
    const prospect = prospectOf(state, index);
    const { whole, hit } = worthOf(aircraft, index, setup, prospect);
    const slack = slackOf(aircraft, setup, prospect.ways);
    if (slack >= 0) staying[side] += 1;
    fliers[side].push({ index, side, aircraft, place: placeOf(aircraft), hit, toHit });
    worth += (side === 0 ? 1 : -1) * (whole - crowding(slack, whole));
  });
  return { fliers, worth: worth + stayingWorth(state, staying) };
}

function prospects(state: State, side: 0 | 1, fliers: readonly [Flier[], Flier[]]): number {
  const enemies = fliers[side === 0 ? 1 : 0];
  const fires = stillFires(state, side);
  let sum = 0;
  for (const shooter of fliers[side]) {
    if (shooter.aircraft.weapons === 0) continue;
    if (fires) sum += fire(state, shooter, enemies);
    sum += hope(state, shooter, enemies);
  }
  return sum;
}

function forFirst(state: State): number {
  if (state.outcome) {
    const { winner } = state.outcome;
    return winner === null ? 0 : winner === state.setup.sides[0] ? WON : -WON;
  }
  const { fliers, worth } = muster(state);
  const sum = worth + earned(state) + prospects(state, 0, fliers) - prospects(state, 1, fliers);
  return Math.round(sum);
}

/**
 * How good a position is for a side, in hundredths of an oval of FUSELAGE: what flies, who may fire in this turn
 * and hope to in the next ones, who runs out of table, and what the goal of the set-up counts.
 */
export function appraise(state: State, seat: SeatId): number {
  const value = forFirst(state);
  return rosterOf(state.setup).sideOf.get(seat) === 1 ? 0 - value : value;
}
