import type { MapLine } from "../../../../tabletop/line.ts";
import { LAST_QUARTER } from "../../data/calendar.ts";
import type { View } from "../../rules/view/view.ts";
import { lineOf } from "../tabletop/lines.ts";

/** LW-31: where the R line will be next, where that is asked for. */
export function nextLine({ quarter }: View): readonly MapLine[] {
  if (quarter >= LAST_QUARTER) return [];
  return lineOf(quarter + 1).map((points, at) => ({ id: `next-line-${at}`, kind: "border", points }));
}
