import { hexDistance } from "../../../../core/geometry/hex.ts";
import { rowOf } from "../../../../core/geometry/hex-map.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { bombsNeed } from "../../rules/ground/bombs.ts";
import { homePoints } from "../../rules/ground/score.ts";
import { openTargets } from "../../rules/ground/targets.ts";
import { STRAFING_ALTITUDE } from "../../rules/move/strafe.ts";
import { typeOf } from "../../rules/setup/roster.ts";
import type { Setup, Target } from "../../rules/setup/setup.ts";
import { SPOTTED_BELOW, SPOTTED_FROM, SPOTTING_TURNS } from "../../rules/setup/tasks.ts";
import { canObserve } from "../../rules/state/men.ts";
import { pointsOf } from "../../rules/state/points.ts";
import type { Aircraft, State } from "../../rules/state/state.ts";

/** What a point of the scenario counts, in hundredths of a point of damage. */
const SCORED = 150;
/** Where points decide, what fighting strength counts besides them. */
export const BESIDES = 0.35;
/** Of a target still open, what being near enough to it is worth. */
const PROMISED = 0.75;
/** Hexes from a target at which half of the promise is left; metres too high count too. */
const HALFWAY = 9;
const HIGH = 150;
/** Who leads near the end has nearly won. */
const LEAD = 600;
/** Turns that a way home takes at least. */
const LONG_WAY = 6;

/** The most that two dice show, and in how many ways they fall. */
const MOST = 12;
const WAYS = 36;

/** Metres within which a task can be done, lowest and highest. */
const BAND: Readonly<Record<Target["kind"], readonly [number, number]>> = {
  bomb: [100, 1500],
  photo: [500, 3000],
  spot: [0, SPOTTED_BELOW],
  road: [50, STRAFING_ALTITUDE],
  trench: [50, STRAFING_ALTITUDE],
};

function canDo(state: State, index: number, one: Aircraft, { kind }: Target): boolean {
  if (kind === "bomb") return one.bombs;
  if (kind === "photo" || kind === "spot") return canObserve(state.setup, index, one);
  return typeOf(state.setup, index).mounts.some(({ field }) => field === "front");
}

/** How near an aircraft is to doing a task, 0 to 1. */
function near(one: Aircraft, { id, kind, hexes }: Target): number {
  const [lowest, highest] = BAND[kind];
  const off = Math.max(0, one.altitude - highest, lowest - one.altitude) / HIGH;
  let distance = Number.POSITIVE_INFINITY;
  for (const hex of hexes) distance = Math.min(distance, hexDistance(one.hex, hex));
  const away = (kind === "spot" ? Math.max(0, distance - SPOTTED_FROM) : distance) + off;
  const share = HALFWAY / (HALFWAY + away);
  return kind === "spot" ? share * (1 + (one.progress[id] ?? 0)) * (1 / SPOTTING_TURNS) : share;
}

/** Those of a side who can do a task yet. */
function doersOf(state: State, side: SideIndex, target: Target): readonly Aircraft[] {
  return state.aircraft.filter(
    (one, index) =>
      one.status === "flying" &&
      state.setup.airframes[index]?.side === side &&
      canDo(state, index, one, target),
  );
}

function promiseOf(state: State, side: SideIndex, target: Target): number {
  const doers = doersOf(state, side, target);
  return target.worth * doers.reduce((best, one) => Math.max(best, near(one, target)), 0);
}

const KINDS = ["photo", "spot", "road", "trench"] as const;

/** In how many of 36 cases bombs hit from an altitude in metres. */
function hitsOf(altitude: number): number {
  const need = bombsNeed(Math.min(altitude, BAND.bomb[1])) ?? MOST;
  return ((MOST + 1 - need) * (MOST + 2 - need)) / 2;
}

/** What a side may hope for by its bombs: each aircraft's fall on one target, and mostly miss. */
function bombPromises(state: State, side: SideIndex): number {
  const open = openTargets(state, side, "bomb");
  const missed = open.map(() => 1);
  for (const one of open[0] ? doersOf(state, side, open[0]) : []) {
    const hopes = open.map((target) => near(one, target) * target.worth);
    const at = hopes.indexOf(Math.max(...hopes));
    const { worth = 1 } = open[at] ?? {};
    missed[at] =
      (missed[at] ?? 1) * (1 - ((hopes[at] ?? 0) / Math.max(1, worth)) * (hitsOf(one.altitude) / WAYS));
  }
  return open.reduce((sum, { worth }, at) => sum + worth * (1 - (missed[at] ?? 1)), 0);
}

/** What a side may still earn by its targets, as things stand. */
function promises(state: State, side: SideIndex): number {
  let sum = bombPromises(state, side);
  for (const kind of KINDS) {
    for (const target of openTargets(state, side, kind)) sum += promiseOf(state, side, target);
  }
  return sum;
}

function turnsLeft({ setup, turn }: State): number {
  return Math.max(0, (setup.turns ?? Number.POSITIVE_INFINITY) - turn);
}

/** Whether an aircraft may as well fly home: points count, and nothing is left for it to do, or no time. */
export function mayGoHome(state: State, index: number): boolean {
  const { setup } = state;
  const side = setup.airframes[index]?.side ?? 0;
  if (setup.goal === "last-side" || homePoints(setup, index, itemAt(state.aircraft, index)) === 0)
    return false;
  return turnsLeft(state) <= LONG_WAY || !setup.targets.some((one) => open(state, index, side, one));
}

function open(state: State, index: number, side: SideIndex, target: Target): boolean {
  if (target.side !== side || target.worth === 0 || state.done.includes(target.id)) return false;
  return canDo(state, index, itemAt(state.aircraft, index), target);
}

/** What a point counts, besides itself, that is paid for getting away: on the way, and when one is home and has mostly won. */
const AWAY = 3;
const HOME_SAFE = 6;

/** What an aircraft may still bring by coming home over its own edge. */
export function homeward(state: State, index: number): number {
  const { setup } = state;
  const side = setup.airframes[index]?.side ?? 0;
  if (!mayGoHome(state, index)) return 0;
  const one = itemAt(state.aircraft, index);
  const row = rowOf(one.hex);
  const hexes = side === 0 ? setup.rows - row : row + 1;
  const away = AWAY * (setup.prices[side].escape ?? 0) * (1 - hexes / setup.rows);
  return SCORED * (away + homePoints(setup, index, one) * PROMISED * (HALFWAY / (HALFWAY + hexes)));
}

/** What the enemy earns when an aircraft falls. */
export function bounty(setup: Setup, index: number): number {
  const { side = 0, balloon = false } = setup.airframes[index] ?? {};
  const prices = setup.prices[side === 0 ? 1 : 0];
  if (balloon) return SCORED * prices.balloon;
  return SCORED * (typeOf(setup, index).seats > 1 ? prices.twoSeater : prices.kill);
}

/** What a side keeps by those who have come home where that pays: the enemy earns nothing by them, and who is away is away. */
export function rescued({ setup, aircraft }: State, side: SideIndex): number {
  if (setup.goal === "last-side") return 0;
  let sum = 0;
  aircraft.forEach((one, index) => {
    const { side: own, balloon } = setup.airframes[index] ?? {};
    if (one.status !== "home" || own !== side || balloon) return;
    if (homePoints(setup, index, one) === 0) return;
    sum += bounty(setup, index) + SCORED * HOME_SAFE * (setup.prices[side].escape ?? 0);
  });
  return sum;
}

/** Points and prospects of points for the first side, none where the last side on the table wins. */
export function earned(state: State): number {
  if (state.setup.goal === "last-side") return 0;
  const [first, second] = pointsOf(state);
  const lead = first === second ? 0 : first > second ? 1 : -1;
  const late = LEAD / (1 + turnsLeft(state));
  const hoped = PROMISED * (promises(state, 0) - promises(state, 1));
  return SCORED * (first - second + hoped) + lead * late;
}
