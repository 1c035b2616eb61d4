import type { Emblem } from "../../tabletop/tabletop.ts";
import { SIGNS } from "../signs/paths.ts";

/** Half the square that a sign is given in. */
const HALF = 12;

/** A sign on its round ground, around a place; `radius` in inches. */
export function Sign({
  emblem,
  x,
  y,
  radius,
}: {
  readonly emblem: Emblem;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}) {
  const { fill, stroke, ground } = SIGNS[emblem];
  return (
    <g transform={`translate(${x} ${y}) scale(${radius / HALF})`}>
      <circle r={HALF} fill={ground} />
      <g transform={`translate(${-HALF} ${-HALF})`} strokeLinecap="round" strokeLinejoin="round">
        {fill && <path d={fill} fill="#fff8e8" />}
        {stroke && <path d={stroke} fill="none" stroke="#fff8e8" strokeWidth={2.4} />}
      </g>
    </g>
  );
}
