import { stillPlaces } from "../../tabletop/motion/counter-motion.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { SideIndex } from "../../tabletop/side.ts";
import type { Tabletop } from "../../tabletop/tabletop.ts";

/** Where something of a table stands when nothing happens, and whose it is; undefined for what is not there, or has left. */
export function located(
  table: Tabletop,
  id: string,
): (Spot & { readonly side?: SideIndex | undefined }) | undefined {
  const counter = table.counters?.find((one) => one.id === id);
  const place = counter && stillPlaces(table).get(id);
  if (place) return { x: place.x, y: place.y, side: counter.side };
  const piece = table.pieces.find((one) => one.id === id);
  if (piece?.status === "disengaged") return undefined;
  return piece ?? table.sites?.find((one) => one.id === id);
}
