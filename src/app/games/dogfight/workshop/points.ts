import type { CustomType } from "../../../../games/dogfight/config.ts";
import { type AircraftType, pointsOf, TYPES } from "../../../../games/dogfight/types.ts";

const ALL: readonly AircraftType[] = Object.values(TYPES);

/** The list of 22 by design points, ascending. */
export const LADDER: readonly { readonly points: number; readonly names: readonly string[] }[] = [
  ...new Set(ALL.map(pointsOf)),
]
  .sort((a, b) => a - b)
  .map((points) => ({
    points,
    names: ALL.filter((type) => pointsOf(type) === points).map(({ name }) => name),
  }));

export function designPoints(type: CustomType): number {
  return pointsOf({ ...type, ceiling: type.ceiling ?? 0 });
}

/** Where a number of points stands among the list: as many as some, below or above all, or between two. */
export type Standing =
  | { readonly kind: "like"; readonly names: readonly string[] }
  | { readonly kind: "below" | "above" }
  | { readonly kind: "between"; readonly less: string; readonly more: string };

export function standingOf(points: number): Standing {
  const same = LADDER.find((rung) => rung.points === points);
  if (same) return { kind: "like", names: same.names };
  const less = LADDER.findLast((rung) => rung.points < points);
  const more = LADDER.find((rung) => rung.points > points);
  if (!less) return { kind: "below" };
  if (!more) return { kind: "above" };
  return { kind: "between", less: less.names[0] ?? "", more: more.names[0] ?? "" };
}
