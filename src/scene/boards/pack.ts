import { itemAt } from "../../core/item-at.ts";
import { type Box, inRows } from "../stock/sheet.ts";

/** Something to be printed on a sheet, in inches. */
interface Sized {
  readonly width: number;
  readonly depth: number;
}

export interface Packing {
  /** Pixels an inch. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly places: readonly Box[];
}

/** Pixels along a sheet, and the most that an inch gets of it. */
const SHEET = 2048;
const SHARPEST = 110;
const GAP = 4;

/** Lays things side by side in rows, the highest first; how high they get. */
function layRows(sized: readonly Sized[], scale: number): Pick<Packing, "places" | "height"> {
  const order = sized.map((_, i) => i).toSorted((a, b) => itemAt(sized, b).depth - itemAt(sized, a).depth);
  const boxes = order.map((index) => {
    const { width, depth } = itemAt(sized, index);
    return { width: Math.ceil(width * scale), height: Math.ceil(depth * scale) };
  });
  const { places, height } = inRows(boxes, SHEET, GAP);
  return { places: sized.map((_, i) => itemAt(places, order.indexOf(i))), height };
}

/** The sharpest way to print all of them on one sheet. */
export function packed(sized: readonly Sized[]): Packing {
  const widest = Math.max(1, ...sized.map(({ width }) => width));
  let scale = Math.min(SHARPEST, SHEET / widest);
  let { places, height } = layRows(sized, scale);
  while (height > SHEET) {
    scale *= 0.92;
    ({ places, height } = layRows(sized, scale));
  }
  return { scale, width: SHEET, height: Math.max(1, height), places };
}
