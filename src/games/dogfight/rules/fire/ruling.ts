import { compareSquared, type Surd, signOf, squaredGap } from "../../../../core/geometry/surd.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Band } from "../../data/tables.ts";
import { bitOf, FRONT, WEAPONS, type Weapon, type WeaponSet } from "../../data/weapons.ts";
import type { Aircraft, Board } from "../state/state.ts";
import { arcsTo } from "./arcs.ts";
import { bandOf, slant } from "./range.ts";
import { type Block, blockBetween } from "./sight.ts";

/** Everything that counts between a shooter and a target, whatever the weapon. */
export interface Sighting {
  /** Squared distances in sixteenths of a square inch: over the mat, and slant (§9). */
  readonly flat: Surd;
  readonly slant: Surd;
  /** Levels between the two, 0 where altitude is off. */
  readonly levels: number;
  readonly arcs: WeaponSet;
  /** Undefined beyond twelve inches. */
  readonly band: Band | undefined;
  /** §9, DF-69: the target is too far above or below for a front weapon. */
  readonly steep: boolean;
  /** Judged only within range. */
  readonly block: Block | null;
  /** The die must not exceed this; TO-HIT and the band's modifier. 0 or less can't hit. */
  readonly need: number;
}

/** Why a weapon may not fire, in the order in which reasons are told. */
const HINDRANCES = [
  "no-weapon",
  "used",
  "out-of-arc",
  "out-of-range",
  "too-steep",
  "blocked",
  "cannot-hit",
] as const;

export type Hindrance = (typeof HINDRANCES)[number];

/** Whether |levels| is more than the flat distance: levels² against d², in sixteenths. */
function tooSteep(flat: Surd, levels: number): boolean {
  return signOf(flat.p - 16 * levels * levels, flat.q) < 0;
}

/** Measures from one aircraft's centre to another's, by index: the one ruling on arcs, range, height and sight. Arcs are judged flat (DF-70). */
export function sight(board: Board, from: number, to: number): Sighting {
  const shooter = itemAt(board.aircraft, from);
  const target = itemAt(board.aircraft, to);
  const levels = board.setup.options.altitude ? target.level - shooter.level : 0;
  const flat = squaredGap(shooter.at, target.at);
  const distance = slant(flat, levels);
  const band = bandOf(distance);
  return {
    flat,
    slant: distance,
    levels,
    arcs: arcsTo(shooter, target.at),
    band,
    steep: tooSteep(flat, levels),
    block: band ? blockBetween(board, from, to) : null,
    need: (board.setup.airframes[from]?.toHit ?? 0) + (band?.modifier ?? 0),
  };
}

/** Whether one hindrance holds. */
function holds(hindrance: Hindrance, sighting: Sighting, shooter: Aircraft, bit: WeaponSet): boolean {
  switch (hindrance) {
    case "no-weapon":
      return (shooter.weapons & bit) === 0;
    case "used":
      return (shooter.fired & bit) !== 0;
    case "out-of-arc":
      return (sighting.arcs & bit) === 0;
    case "out-of-range":
      return sighting.band === undefined;
    case "too-steep":
      return bit === FRONT && sighting.steep;
    case "blocked":
      return sighting.block !== null;
    case "cannot-hit":
      return sighting.band !== undefined && sighting.need < 1;
  }
}

/** DF-11: whether a weapon of the shooter may fire as sighted: the question that `hindrances` answers at length. */
export function mayFire(sighting: Sighting, shooter: Aircraft, weapon: Weapon): boolean {
  const bit = bitOf(weapon);
  for (const hindrance of HINDRANCES) if (holds(hindrance, sighting, shooter, bit)) return false;
  return true;
}

/** Every reason why a weapon may not fire; none means that it may. */
export function hindrances(sighting: Sighting, shooter: Aircraft, weapon: Weapon): readonly Hindrance[] {
  const bit = bitOf(weapon);
  return HINDRANCES.filter((hindrance) => holds(hindrance, sighting, shooter, bit));
}

const BEYOND_ALL = 48;

/** Whether two aircraft can't possibly be in range: a cheap test before measuring everything. */
function beyondReach(a: Aircraft, b: Aircraft): boolean {
  return compareSquared(squaredGap(a.at, b.at), BEYOND_ALL) > 0;
}

/** The weapons of a shooter that may fire at a target now. */
export function bearing(board: Board, from: number, to: number): WeaponSet {
  const shooter = itemAt(board.aircraft, from);
  const target = itemAt(board.aircraft, to);
  const ready = shooter.weapons & ~shooter.fired;
  if (ready === 0 || beyondReach(shooter, target) || (arcsTo(shooter, target.at) & ready) === 0) return 0;
  const sighting = sight(board, from, to);
  let set = 0;
  for (const weapon of WEAPONS) if (mayFire(sighting, shooter, weapon)) set |= bitOf(weapon);
  return set;
}
