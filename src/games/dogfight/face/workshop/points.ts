import type { Text } from "../../../../face/text.ts";
import type { Rank } from "../../../../face/workshop.ts";
import type { CustomType } from "../../data/config.ts";
import { type AircraftType, pointsOf, TYPES } from "../../data/types.ts";
import { phrase } from "./phrase.ts";

/** Fewest and most points that a design can have. */
const LEAST = 3;
const MOST = 23;

const ALL: readonly AircraftType[] = Object.values(TYPES);
const LISTED = ALL.map(pointsOf);

/** The list of 22 by design points, ascending. */
export const LADDER: readonly { readonly points: number; readonly names: readonly string[] }[] = [
  ...new Set(LISTED),
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
export function standingOf(points: number): Text {
  const same = LADDER.find((rung) => rung.points === points);
  if (same) return phrase("points.like", { names: same.names });
  const less = LADDER.findLast((rung) => rung.points < points)?.names[0];
  const more = LADDER.find((rung) => rung.points > points)?.names[0];
  if (less === undefined) return phrase("points.below");
  return more === undefined ? phrase("points.above") : phrase("points.between", { less, more });
}

/** What a design costs, and which aircraft of the list cost the same. */
export function pointsStanding(type: CustomType): Rank {
  const points = designPoints(type);
  const { engine, fuselage, toHit, weapons } = type;
  const [least, most] = [LADDER[0]?.points ?? 0, LADDER.at(-1)?.points ?? 0];
  return {
    id: "points",
    title: phrase("points"),
    figure: `${points}`,
    sum: phrase("points.sum", { engine, fuselage, toHit, weapons: weapons.length }),
    label: phrase("points.scale", { points, least, most }),
    value: points,
    from: LEAST,
    to: MOST,
    step: 1,
    written: 3,
    listed: LISTED,
    told: standingOf(points),
  };
}
