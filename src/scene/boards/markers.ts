import type { Counter } from "../../tabletop/counter.ts";
import type { TrackMarker } from "../../tabletop/motion/marker-motion.ts";
import { printCounter } from "../counters/face.ts";
import type { Print } from "../stock/sheet.ts";

/** A marker looks like a round counter. */
function counterOf({ id, title, side, symbol, label }: TrackMarker): Counter {
  const sided = side === undefined ? {} : { side };
  const signed = symbol ? { symbol } : {};
  return { id, title, label: symbol ? "" : (label ?? ""), shape: "round", x: 0, y: 0, ...sided, ...signed };
}

export function markerFace(marker: TrackMarker): readonly [key: string, print: Print] {
  const { side, symbol, label } = marker;
  return [JSON.stringify([side, symbol, label]), (pen) => printCounter(pen, counterOf(marker), 0)];
}
