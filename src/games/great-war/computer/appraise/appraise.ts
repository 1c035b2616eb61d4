import type { SeatId } from "../../../../core/game.ts";
import { SIDES } from "../../data/sides.ts";
import { LEVEL } from "../../rules/geometry/level.ts";
import { typeOf } from "../../rules/setup/roster.ts";
import { currentSchedule } from "../../rules/state/condition.ts";
import type { Aircraft, State } from "../../rules/state/state.ts";
import { BESIDES, bounty, earned, homeward, mayGoHome, rescued } from "./goal.ts";
import { frontHope, geometryOf, NIMBLE, nearness, rearHope } from "./prospect.ts";
import { slackOf } from "./room.ts";
import { threats } from "./shots.ts";
import { mendingWorth, strengthOf, type Teeth, teethOf } from "./worth.ts";

/** More than any position that is not won. */
const WON = 100_000;
/** Points of damage that an ideal position promises. */
const PROMISE = 2.4;
/** What a level above the enemy is worth up to four, and what each one more takes of that again. */
const HEIGHT = 7;
const HIGH = 4;
const TOO_HIGH = 1;
/** Speed in hand, for each MP. */
const SPEED = 4;
/** What is left of an aircraft that can hardly stay on the table, and what little room costs. */
const DOOMED = 0.35;
const CROWDED = 25;
/** Metres below which the ground is near, and what each level costs there. */
const LOW = 300;
const NEAR_GROUND = 15;
/** Metres in which a glider loses all that it is worth. */
const GLIDE = 2500;
/** A tailer moves right after its target. */
const TAILED = 60;

/** An aircraft that flies, with all that is asked about it more than once. */
interface Flier {
  readonly index: number;
  readonly side: number;
  readonly aircraft: Aircraft;
  readonly balloon: boolean;
  readonly teeth: Teeth;
  readonly nimble: number;
  /** What it is worth to its own side while it flies. */
  readonly whole: number;
  /** What a point of damage takes of that. */
  readonly point: number;
}

function flierOf(state: State, index: number, aircraft: Aircraft): Flier {
  const { setup } = state;
  const { side = 0, balloon = false } = setup.airframes[index] ?? {};
  const teeth = teethOf(setup, index, aircraft);
  const strength = strengthOf(setup, index, aircraft, teeth);
  const counted = setup.goal !== "last-side" ? BESIDES * strength + bounty(setup, index) : strength;
  const left = Math.max(1, typeOf(setup, index).damage - aircraft.damage);
  const nimble = NIMBLE[currentSchedule(setup, index, aircraft)];
  return { index, side, aircraft, balloon, teeth, nimble, whole: counted, point: counted / left };
}

/** What an aircraft loses of its worth by where it is. */
function danger(state: State, { index, aircraft, whole, balloon }: Flier): number {
  if (balloon) return 0;
  const slack = slackOf(state.setup, index, aircraft, mayGoHome(state, index));
  const edge = slack < 0 ? (1 - DOOMED) * whole : slack < 3 ? CROWDED * (3 - slack) : 0;
  const ground = Math.max(0, (LOW - aircraft.altitude) / LEVEL) * NEAR_GROUND;
  const glide = aircraft.gliding ? whole * Math.max(0, 1 - aircraft.altitude / GLIDE) : 0;
  return edge + ground + glide;
}

/** What one aircraft may hope to do to another in the coming turns. */
function hope(from: Flier, to: Flier): number {
  const { teeth, aircraft } = from;
  if (teeth.front + teeth.rear === 0) return 0;
  const geometry = geometryOf(aircraft.hex, aircraft.facing, to.aircraft.hex, to.aircraft.facing);
  const levels = (to.aircraft.altitude - aircraft.altitude) / LEVEL;
  const near = nearness(geometry.distance, levels);
  const shots = Math.max(
    teeth.front * frontHope(geometry, from.nimble),
    0.6 * teeth.rear * rearHope(geometry),
  );
  return PROMISE * to.point * near * shots;
}

/** What so many levels above an enemy are worth: too many keep both from a fight. */
function heightWorth(levels: number): number {
  const off = Math.abs(levels);
  const worth = Math.max(0, HEIGHT * Math.min(off, HIGH) - TOO_HIGH * Math.max(0, off - HIGH));
  return levels < 0 ? -worth : worth;
}

/** A little for being above, and for speed. */
function energy({ aircraft }: Flier, enemies: readonly Flier[]): number {
  let sum = 0;
  for (const { aircraft: other } of enemies) {
    sum += heightWorth((aircraft.altitude - other.altitude) / LEVEL);
  }
  return sum / Math.max(1, enemies.length) + SPEED * aircraft.speed;
}

function tailing({ tails, setup }: State, side: number): number {
  return tails.reduce((sum, { tailer }) => sum + (setup.airframes[tailer]?.side === side ? TAILED : 0), 0);
}

/** What declared shots are going to take on average. */
function suffering(fliers: readonly Flier[], points: readonly number[] | null): number {
  if (!points) return 0;
  return fliers.reduce(
    (sum, { index, point, whole }) => sum + Math.min(whole, point * (points[index] ?? 0)),
    0,
  );
}

function worthOfSide(
  state: State,
  side: 0 | 1,
  fliers: readonly [Flier[], Flier[]],
  points: readonly number[] | null,
) {
  const own = fliers[side];
  const enemies = fliers[side === 0 ? 1 : 0];
  const armed = enemies.filter(({ balloon }) => !balloon);
  let sum = tailing(state, side) + rescued(state, side) - suffering(own, points);
  for (const one of own) {
    sum += one.whole - danger(state, one) + (one.balloon ? 0 : homeward(state, one.index));
    if (one.balloon) continue;
    let [all, best] = [0, 0];
    for (const enemy of enemies) {
      const each = hope(one, enemy);
      all += each;
      best = Math.max(best, each);
    }
    sum += best + 0.3 * (all - best) + energy(one, armed) + mendingWorth(state, one.index, one.aircraft);
  }
  return sum;
}

function forFirst(state: State): number {
  if (state.outcome) {
    const { winner } = state.outcome;
    return winner === null ? 0 : winner === SIDES[0] ? WON : -WON;
  }
  const fliers: [Flier[], Flier[]] = [[], []];
  state.aircraft.forEach((aircraft, index) => {
    if (aircraft.status !== "flying") return;
    const one = flierOf(state, index, aircraft);
    fliers[one.side === 0 ? 0 : 1].push(one);
  });
  const points = threats(state);
  return Math.round(
    earned(state) + worthOfSide(state, 0, fliers, points) - worthOfSide(state, 1, fliers, points),
  );
}

/**
 * How good a position is for a seat's side, in hundredths of a point of damage: what flies and how sound it is, shots
 * declared and to be hoped for, height and speed, who runs out of table or sky, and what the scenario pays.
 */
export function appraise(state: State, seat: SeatId): number {
  const value = forFirst(state);
  const own = state.setup.seats.find(({ id }) => id === seat)?.side;
  return own === SIDES[1] ? 0 - value : value;
}
