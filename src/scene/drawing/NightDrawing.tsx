import type { Night, Searchlights } from "../../tabletop/sky/night.ts";
import type { Ground } from "../camera/action.ts";
import { EDGE } from "./MatDrawing.tsx";
import { svgPoint } from "./path.ts";

const DARK = { fill: "#0b1536", opacity: 0.6 } as const;
const BEAM = "#f4efd2";
/** How many beams there are about a place, and about one over which they have found somebody; how long they are, in inches. */
const BEAMS = { searching: 2, found: 6 } as const;
const LONG = { searching: 1.7, found: 1.5 } as const;
const WIDE = 0.24;
/** Degrees from one place's beams to the next one's, so that they don't look alike. */
const TURN = 67;

/** Beams that stand up from around a place, or meet over it, from straight above. */
function Beams({ at: { x, y, found }, place }: { readonly at: Searchlights; readonly place: number }) {
  const [count, long] = found ? [BEAMS.found, LONG.found] : [BEAMS.searching, LONG.searching];
  const turns = Array.from({ length: count }, (_, i) => place * TURN + (360 / (found ? count : 5)) * i);
  // From their feet at the rim to the middle, or from the middle outwards.
  const beam = found ? `M0 ${-long}L${WIDE} 0H${-WIDE}Z` : `M0 0L${WIDE} ${-long}H${-WIDE}Z`;
  return (
    <g transform={`translate(${svgPoint(x, y)})`} fill={BEAM} fillOpacity={0.5}>
      {turns.map((turn) => (
        <path key={turn} d={beam} transform={`rotate(${turn})`} />
      ))}
      {found && <circle r={0.5} fillOpacity={0.35} />}
    </g>
  );
}

function DarkGround({ ground: { left, right, top, bottom } }: { readonly ground: Ground }) {
  return (
    <rect
      x={left - EDGE}
      y={-top - EDGE}
      width={right - left + 2 * EDGE}
      height={top - bottom + 2 * EDGE}
      {...DARK}
    />
  );
}

interface NightDrawingProps {
  readonly night: Night;
  /** Where the map lies, in inches; left out: nothing is drawn that could be darkened. */
  readonly ground?: Ground | undefined;
}

/** Night over a map: what stands on it is not darkened. */
export function NightDrawing({ night, ground }: NightDrawingProps) {
  return (
    <g data-part="night" pointerEvents="none">
      {ground && <DarkGround ground={ground} />}
      {night.searchlights.map((at, place) => (
        <Beams key={`${at.x} ${at.y}`} at={at} place={place} />
      ))}
    </g>
  );
}
