import { type Hex, hexDistance, sameHex } from "../../../../core/geometry/hex.ts";
import { itemAt } from "../../../../core/item-at.ts";
import { remembered } from "../../../../core/remember.ts";
import type { SideIndex } from "../../../../tabletop/tabletop.ts";
import { strafingGun } from "../fire/strafing-gun.ts";
import { enemyOf, isTrench, trenchHexes } from "../setup/front.ts";
import type { Setup, Target } from "../setup/setup.ts";
import type { Aircraft } from "../state/state.ts";
import { deepestDive } from "./limits.ts";
import type { MoveScene } from "./scene.ts";

/** 4.10f: metres above which nothing on the ground is strafed. */
export const STRAFING_ALTITUDE = 350;

function isTargetOf({ side, kind }: Target, own: SideIndex): boolean {
  return side === own && (kind === "road" || kind === "trench");
}

/** 9.4: whether a side can strafe what lies in a hex: the enemy's trench, or a target of its own there. */
export function isStrafable(setup: Setup, index: number, hex: Hex): boolean {
  const { side } = itemAt(setup.airframes, index);
  if (isTrench(setup, enemyOf(side), hex)) return true;
  return setup.targets.some(
    (target) => isTargetOf(target, side) && target.hexes.some((at) => sameHex(at, hex)),
  );
}

/** 9.4: hexes that the front guns can strafe in this turn; 0 without a working one. */
export function strafingRounds(setup: Setup, index: number, aircraft: Aircraft): number {
  return strafingGun(setup, index, aircraft)?.hexes ?? 0;
}

/** Metres that a maneuver sinks at most (§8). */
const DEEPEST_MANEUVER = 150;

/** All that either side can strafe: the enemy's trench and its own targets. */
const groundsOf = remembered((setup: Setup): readonly [readonly Hex[], readonly Hex[]] => {
  const of = (one: SideIndex) => [
    ...trenchHexes(setup, enemyOf(one)),
    ...setup.targets.filter((target) => isTargetOf(target, one)).flatMap(({ hexes }) => hexes),
  ];
  return [of(0), of(1)];
});

function isNearTarget({ setup, index, aircraft: { hex } }: MoveScene, speed: number): boolean {
  const { side } = itemAt(setup.airframes, index);
  return groundsOf(setup)[side].some((target) => hexDistance(target, hex) <= speed);
}

/** B-09: whether some move at a speed (MP) may strafe: guns, a target in reach, and low enough. */
export function mayStrafe(scene: MoveScene, speed: number): boolean {
  const { setup, index, aircraft } = scene;
  const lowest = aircraft.altitude - deepestDive(scene, speed) - DEEPEST_MANEUVER;
  if (lowest > STRAFING_ALTITUDE || strafingRounds(setup, index, aircraft) === 0) return false;
  return isNearTarget(scene, speed);
}
