import { useId } from "react";
import { Hatching } from "../../../scene/drawing/Hatching.tsx";
import { TabletopShapes } from "../../../scene/drawing/TabletopShapes.tsx";
import { extentOf } from "../../../scene/flat/extent.ts";
import type { Tabletop } from "../../../tabletop/tabletop.ts";

const MM_PER_INCH = 25.4;

export interface TableMapProps {
  readonly tabletop: Tabletop;
  /** One length on paper stands for so many on the table. */
  readonly denominator: number;
  /** Inches between two lines of a mat without cells. */
  readonly squares?: number;
  /** What a reader who does not see it is told. */
  readonly label: string;
  readonly caption: string;
}

/** Millimetres around the table for the line of its edge. */
const AROUND = 0.5;

/** A table from above in ink, in a scale that its caption names; 7 mm an aircraft, whatever the scale. */
export function TableMap({ tabletop, denominator, squares, label, caption }: TableMapProps) {
  const id = useId();
  const millimetres = MM_PER_INCH / denominator;
  const { left, right, top, bottom } = extentOf(tabletop, 0);
  const around = AROUND / millimetres;
  const [width, depth] = [right - left + 2 * around, top - bottom + 2 * around];
  return (
    <figure className="table-map">
      <svg
        width={`${width * millimetres}mm`}
        height={`${depth * millimetres}mm`}
        viewBox={`${left - around} ${-top - around} ${width} ${depth}`}
        role="img"
        aria-label={label}
        aria-describedby={id}
      >
        <Hatching />
        <TabletopShapes tabletop={tabletop} ink={{ millimetres, squares }} />
      </svg>
      <figcaption id={id}>{caption}</figcaption>
    </figure>
  );
}
