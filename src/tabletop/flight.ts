import { itemAt } from "../core/item-at.ts";
import type { LivePose } from "./live.ts";
import type { Pose, TrackPose } from "./tabletop.ts";

/** How far from a corner, in inches, an aircraft begins and ends its turn. */
const CORNER = 0.9;

/** Steepest bank in degrees, and what a turn of one degree adds to it. */
const MAX_BANK = 62;
const BANK_PER_DEGREE = 1.35;

/** Degrees of pitch for one level a leg of one inch; a flight looks steeper than it measures. */
const PITCH_PER_SLOPE = 16;
const MAX_PITCH = 28;

/** A straight stretch of a flight: unit direction, where it starts along the path, and the turns at its ends. */
interface Leg {
  readonly from: Pose;
  readonly length: number;
  readonly start: number;
  readonly dx: number;
  readonly dy: number;
  readonly heading: number;
  levelTo: number;
  /** Signed degrees of the turn before and after this leg. */
  readonly turnBefore: number;
  turnAfter: number;
  /** Degrees that it has rolled and looped before this leg, and does on it. */
  readonly rolled: number;
  readonly roll: number;
  readonly looped: number;
  readonly loop: number;
}

/** A whole track, ready to be flown at an even pace. */
export interface Flight {
  readonly legs: readonly Leg[];
  /** Inches. */
  readonly length: number;
  readonly first: Pose;
  readonly last: Pose;
}

/** The shorter way round from one heading to another, -180 to 180 degrees. */
export function turnBetween(from: number, to: number): number {
  const turn = (((to - from) % 360) + 360) % 360;
  return turn > 180 ? turn - 360 : turn;
}

/** Where the table's x and y of one pose differ from another's, as a squared distance. */
function apartSquared(a: Pose, b: Pose): number {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

/** Turns a track into a flight; turns on the spot become rounded corners. Undefined when nothing moves. */
export function flightOf(track: readonly TrackPose[]): Flight | undefined {
  const first = track[0];
  const last = track.at(-1);
  if (!first || !last || track.length < 2) return undefined;
  const legs: Leg[] = [];
  let length = 0;
  let turn = 0;
  let [rolled, looped] = [0, 0];
  for (let i = 1; i < track.length; i++) {
    const from = itemAt(track, i - 1);
    const to = itemAt(track, i);
    const step = Math.sqrt(apartSquared(from, to));
    if (step < 1e-9) {
      turn += turnBetween(from.heading, to.heading);
      const before = legs.at(-1);
      if (before) before.levelTo = to.level;
      continue;
    }
    const before = legs.at(-1);
    if (before) before.turnAfter = turn;
    legs.push({
      from,
      length: step,
      start: length,
      dx: (to.x - from.x) / step,
      dy: (to.y - from.y) / step,
      heading: from.heading,
      levelTo: to.level,
      turnBefore: turn,
      turnAfter: 0,
      rolled,
      roll: from.roll ?? 0,
      looped,
      loop: from.loop ?? 0,
    });
    rolled += from.roll ?? 0;
    looped += from.loop ?? 0;
    turn = 0;
    length += step;
  }
  const end = legs.at(-1);
  if (end) end.turnAfter = turn;
  return { legs, length, first, last };
}

function legAt(flight: Flight, distance: number): number {
  let index = 0;
  while (index + 1 < flight.legs.length && itemAt(flight.legs, index + 1).start <= distance) index++;
  return index;
}

/** Smooth from 0 to 1 without a jolt at either end. */
export function ease(u: number): number {
  return u <= 0 ? 0 : u >= 1 ? 1 : u * u * (3 - 2 * u);
}

/** The share of its time in which what is heavy gathers way, and in which it loses it. */
const GATHERS = 0.2;

/** How much of its way something heavy has come after a share of its time, 0 to 1: it neither starts nor stops at once. */
export function glide(u: number): number {
  if (u > 0.5) return 1 - glide(1 - u);
  if (u <= 0) return 0;
  return (u < GATHERS ? (u * u) / (2 * GATHERS) : u - GATHERS / 2) / (1 - GATHERS);
}

/** Rises from 0 to 1 in the middle and falls again, without a jolt at either end: how wings roll into a turn and out of it. */
function swell(u: number): number {
  const rise = 4 * u * (1 - u);
  return rise * rise;
}

function setStraight(leg: Leg, along: number, out: LivePose): void {
  out.x = leg.from.x + leg.dx * along;
  out.y = leg.from.y + leg.dy * along;
  out.heading = leg.heading;
  out.bank = 0;
}

function setTurning(headingFrom: number, turn: number, u: number, out: LivePose): void {
  out.heading = headingFrom + turn * ease(u);
  const steep = Math.min(MAX_BANK, Math.abs(turn) * BANK_PER_DEGREE);
  out.bank = (turn < 0 ? -steep : steep) * swell(u);
}

/** Rounds the corner between two legs: a parabola that touches both. `u` runs from 0 to 1 through the corner. */
function setCorner(a: Leg, b: Leg, reach: number, u: number, out: LivePose): void {
  const near = (1 - u) * (1 - u) * reach;
  const far = u * u * reach;
  out.x = b.from.x - a.dx * near + b.dx * far;
  out.y = b.from.y - a.dy * near + b.dy * far;
  setTurning(a.heading, a.turnAfter, u, out);
}

function reachBetween(a: Leg, b: Leg): number {
  return Math.min(CORNER, a.length / 2, b.length / 2);
}

/** A turn at the very start or end of the track has only one leg to be flown on. */
function setEndTurn(flight: Flight, index: number, along: number, out: LivePose): void {
  const leg = itemAt(flight.legs, index);
  setStraight(leg, along, out);
  const reach = Math.min(CORNER, leg.length / 2);
  if (index === 0 && leg.turnBefore !== 0 && along < reach) {
    setTurning(leg.heading - leg.turnBefore, leg.turnBefore, along / reach, out);
  }
  const left = leg.length - along;
  if (index === flight.legs.length - 1 && leg.turnAfter !== 0 && left < reach) {
    setTurning(leg.heading, leg.turnAfter, 1 - left / reach, out);
  }
}

function setLevel(leg: Leg, along: number, out: LivePose): void {
  const climb = leg.levelTo - leg.from.level;
  const u = along / leg.length;
  out.level = leg.from.level + climb * ease(u);
  const pitch = (climb / leg.length) * PITCH_PER_SLOPE * swell(u);
  out.pitch = Math.max(-MAX_PITCH, Math.min(MAX_PITCH, pitch));
}

/** Where a flight is after `share` (0 to 1) of its time. Writes into `out`, allocates nothing. */
export function flyTo(flight: Flight, share: number, out: LivePose): void {
  if (share <= 0) setStill(flight.first, out);
  else if (share >= 1) setStill(flight.last, out);
  else if (flight.legs.length === 0) turnOnTheSpot(flight, share, out);
  else flyAlong(flight, share * flight.length, out);
}

/**
 * Where a flight was so many inches before it got to `share` (0 to 1) of its way. Writes into `out`, allocates nothing;
 * returns how many of the inches lie before its beginning, where `out` is then.
 */
export function flyBehind(flight: Flight, share: number, inches: number, out: LivePose): number {
  const distance = Math.max(0, Math.min(1, share)) * flight.length - inches;
  flyTo(flight, flight.length > 0 ? distance / flight.length : 0, out);
  return Math.max(0, -distance);
}

/** A whole move without a step forward, as `LL` is. */
function turnOnTheSpot({ first, last }: Flight, share: number, out: LivePose): void {
  setStill(first, out);
  setTurning(first.heading, turnBetween(first.heading, last.heading), share, out);
  out.level = first.level + (last.level - first.level) * ease(share);
}

/** Rolls and loops are flown at an even pace, above what turns and climbs do. */
function setFigure({ length, rolled, roll, looped, loop }: Leg, along: number, out: LivePose): void {
  const u = along / length;
  out.bank += rolled + roll * u;
  if (loop !== 0 || looped !== 0) out.pitch = looped + loop * u;
}

function flyAlong(flight: Flight, distance: number, out: LivePose): void {
  const index = legAt(flight, distance);
  const leg = itemAt(flight.legs, index);
  const along = distance - leg.start;
  setEndTurn(flight, index, along, out);
  setLevel(leg, along, out);
  const next = flight.legs[index + 1];
  if (next && leg.turnAfter !== 0) {
    const reach = reachBetween(leg, next);
    const left = leg.length - along;
    if (left < reach) setCorner(leg, next, reach, 0.5 - left / (2 * reach), out);
  }
  const previous = flight.legs[index - 1];
  if (previous && leg.turnBefore !== 0) {
    const reach = reachBetween(previous, leg);
    if (along < reach) setCorner(previous, leg, reach, 0.5 + along / (2 * reach), out);
  }
  setFigure(leg, along, out);
}

/** Writes a pose at rest: level wings. */
export function setStill(pose: Pose, out: LivePose): void {
  out.x = pose.x;
  out.y = pose.y;
  out.level = pose.level;
  out.heading = pose.heading;
  out.bank = 0;
  out.pitch = 0;
}

/** The sixteen points of the compass, clockwise from 12 o'clock of the table: how far x and y go on a thousand inches. */
const COMPASS = [
  [0, 1000],
  [383, 924],
  [707, 707],
  [924, 383],
  [1000, 0],
  [924, -383],
  [707, -707],
  [383, -924],
  [0, -1000],
  [-383, -924],
  [-707, -707],
  [-924, -383],
  [-1000, 0],
  [-924, 383],
  [-707, 707],
  [-383, 924],
] as const;
const POINT = 22.5;

/** The heading towards a place, as near as the compass tells it. */
function headingTo(from: Pose, to: Pose): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = COMPASS.map(([x, y]) => x * dx + y * dy);
  return along.indexOf(Math.max(...along)) * POINT;
}

/** The way of a piece that no track tells: it turns to its new place, flies there, and turns as it stands there. */
export function wayTo(from: Pose, to: Pose): readonly Pose[] {
  if (apartSquared(from, to) < 1e-6) return [from, to];
  const heading = headingTo(from, to);
  return [from, { ...from, heading }, { ...to, heading }, to];
}
