import { type Hex, sameHex, spiral } from "../../../core/hex.ts";
import { hasFlag, observerFlies } from "../condition.ts";
import { enemyOf, isTrench } from "../front.ts";
import { mountsOf } from "../roster.ts";
import type { Airframe, Setup } from "../setup.ts";
import type { Aircraft, BarrelState } from "../state.ts";
import type { Mount } from "../tables/tables.ts";
import { deepestDive } from "./limits.ts";
import type { MoveScene } from "./scene.ts";

/** 4.10f: metres above which nothing on the ground is strafed. */
export const STRAFING_ALTITUDE = 350;

/** 9.4: whether a side can strafe what lies in a hex: the enemy's trench, or a target of its own there. */
export function isStrafable(setup: Setup, index: number, hex: Hex): boolean {
  const { side } = setup.airframes[index] as Airframe;
  if (isTrench(setup, enemyOf(side), hex)) return true;
  return setup.targets.some(
    (target) =>
      target.side === side &&
      (target.kind === "road" || target.kind === "trench") &&
      target.hexes.some((at) => sameHex(at, hex)),
  );
}

function isAble(setup: Setup, index: number, aircraft: Aircraft, { man }: Mount): boolean {
  if (observerFlies(setup, index, aircraft)) return false;
  const health = aircraft.crew[man]?.health;
  return health === "fit" || (man === 0 && health === "wounded");
}

function roundsIn({ drums, jammed, broken }: BarrelState): number {
  return jammed || broken ? 0 : (drums[0] ?? 0);
}

/** Attacks left in a mount: of twins that fire only together those of the poorer barrel (4.7h), else of the richer. */
function roundsOfMount(setup: Setup, index: number, mount: Mount, barrels: readonly BarrelState[]): number {
  const rounds = barrels.map(roundsIn);
  const together = mount.column === "A" && !hasFlag(setup, index, "half-mount");
  const sound = together ? rounds.filter((_, barrel) => !barrels[barrel]?.broken) : rounds;
  if (sound.length === 0) return 0;
  return together ? Math.min(...sound) : Math.max(...sound);
}

/** 9.4: hexes that the front guns can strafe in this turn, a point of ammunition each; 0 without a working one. */
export function strafingRounds(setup: Setup, index: number, aircraft: Aircraft): number {
  return mountsOf(setup, index).reduce((most, mount, at) => {
    const fires = mount.field === "front" || mount.field === "nose";
    if (!fires || !isAble(setup, index, aircraft, mount)) return most;
    return Math.max(most, roundsOfMount(setup, index, mount, aircraft.guns[at] ?? []));
  }, 0);
}

/** Metres that a maneuver sinks at most (§8). */
const DEEPEST_MANEUVER = 150;

function isNearTarget({ setup, index, aircraft }: MoveScene, speed: number): boolean {
  return spiral(aircraft.hex, speed).some((hex) => isStrafable(setup, index, hex));
}

/** B-09: whether some move at a speed (MP) may strafe: guns, a target in reach, and low enough. */
export function mayStrafe(scene: MoveScene, speed: number): boolean {
  const { setup, index, aircraft } = scene;
  const lowest = aircraft.altitude - deepestDive(scene, speed) - DEEPEST_MANEUVER;
  if (lowest > STRAFING_ALTITUDE || strafingRounds(setup, index, aircraft) === 0) return false;
  return isNearTarget(scene, speed);
}
