import { itemAt } from "../../core/item-at.ts";

/** Something to be printed on a sheet, in inches. */
interface Sized {
  readonly width: number;
  readonly depth: number;
}

/** Where it is printed, in pixels. */
export interface Packed {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Packing {
  /** Pixels an inch. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly places: readonly Packed[];
}

/** Pixels along a sheet, and the most that an inch gets of it. */
const SHEET = 2048;
const SHARPEST = 110;
const GAP = 4;

/** Lays things side by side in rows, the highest first; how high they get. */
function layRows(
  sized: readonly Sized[],
  scale: number,
): { readonly places: readonly Packed[]; readonly height: number } {
  const order = sized.map((_, i) => i).toSorted((a, b) => itemAt(sized, b).depth - itemAt(sized, a).depth);
  const places: Packed[] = new Array(sized.length);
  let [left, top, row] = [0, 0, 0];
  for (const index of order) {
    const one = itemAt(sized, index);
    const [width, height] = [Math.ceil(one.width * scale), Math.ceil(one.depth * scale)];
    if (left > 0 && left + width > SHEET) {
      top += row + GAP;
      [left, row] = [0, 0];
    }
    places[index] = { left, top, width, height };
    left += width + GAP;
    row = Math.max(row, height);
  }
  return { places, height: top + row };
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
