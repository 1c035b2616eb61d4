import { approach } from "../../../../core/geometry/segment.ts";
import { pointAt } from "../../../../core/geometry/surd.ts";
import { itemAt } from "../../../../core/item-at.ts";
import type { Cloud } from "../../../../tabletop/tabletop.ts";
import { TOP_LEVEL } from "../setup/setup.ts";
import type { Aircraft, Board } from "../state/state.ts";

/** What stands in the line of sight. */
export type Block =
  | { readonly kind: "cloud"; readonly cloud: number }
  | { readonly kind: "aircraft"; readonly id: string };

/** Half an inch, in quarters. */
const CLOSE = 2;

/** With altitude a cloud fills the air between two levels; left out, it has no bottom or no top. */
function meetsLevels(cloud: Cloud, a: Aircraft, b: Aircraft): boolean {
  const low = Math.min(a.level, b.level);
  const high = Math.max(a.level, b.level);
  return high >= (cloud.bottom ?? 1) && low <= (cloud.top ?? TOP_LEVEL);
}

/** the line comes closer to the cloud's centre than its radius; an end inside counts, touching does not. */
function cloudBlocks(cloud: Cloud, a: Aircraft, b: Aircraft, altitude: boolean): boolean {
  if (altitude && !meetsLevels(cloud, a, b)) return false;
  return approach(a.at, b.at, pointAt(cloud.x, cloud.y), cloud.radius * 4).beyond < 0;
}

/**
 * R-22, option `aircraftBlock`. R-33: an aircraft is in the way where the line passes it, not where it is
 * nearest to one of the two ends; with altitude only between the two levels, as a cloud would be.
 */
function aircraftBlocks(other: Aircraft, a: Aircraft, b: Aircraft, altitude: boolean): boolean {
  const { level } = other;
  if (altitude && (level < Math.min(a.level, b.level) || level > Math.max(a.level, b.level))) return false;
  const near = approach(a.at, b.at, other.at, CLOSE);
  return near.foot === "between" && near.beyond <= 0;
}

/** What blocks the line between two aircraft, clouds first; null when it is clear. */
export function blockBetween({ setup, aircraft }: Board, from: number, to: number): Block | null {
  const { clouds, options } = setup;
  if (clouds.length === 0 && !options.aircraftBlock) return null;
  const a = itemAt(aircraft, from);
  const b = itemAt(aircraft, to);
  const cloud = clouds.findIndex((one) => cloudBlocks(one, a, b, options.altitude));
  if (cloud >= 0) return { kind: "cloud", cloud };
  if (!options.aircraftBlock) return null;
  const other = aircraft.findIndex(
    (one, index) =>
      index !== from &&
      index !== to &&
      one.status === "flying" &&
      aircraftBlocks(one, a, b, options.altitude),
  );
  return other < 0 ? null : { kind: "aircraft", id: setup.airframes[other]?.id ?? "" };
}
