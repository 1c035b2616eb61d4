import { itemAt } from "../../core/item-at.ts";
import type { LineKind, MapLine } from "../../tabletop/line.ts";
import type { Spot } from "../../tabletop/place.ts";
import { CLOCK, INK } from "../colours.ts";
import { TYPEWRITER } from "../fontNames.ts";
import { liveryOf } from "../livery.ts";
import { LETTERED } from "./lettered.ts";
import type { LineName } from "./line-names.ts";
import { svgPoint } from "./path.ts";

/** One stroke of a line; a colour left out is its side's. */
interface Stroke {
  readonly colour?: string;
  readonly width: number;
  readonly dash?: string;
  readonly opacity?: number;
}

/** How each kind of line is drawn, the lowest stroke first, so that none needs its colour to be told. */
const STROKES: Readonly<Record<LineKind, readonly Stroke[]>> = {
  coast: [
    { colour: "#e8eee6", width: 0.34, opacity: 0.55 },
    { colour: "#3f5c66", width: 0.1 },
  ],
  river: [{ colour: "#5d8a96", width: 0.12 }],
  border: [
    { colour: "#f6eed8", width: 0.16, opacity: 0.7 },
    { colour: "#4b3a52", width: 0.1, dash: ".6 .18 .1 .18" },
  ],
  sector: [
    { colour: "#f6eed8", width: 0.14, opacity: 0.6 },
    { colour: INK, width: 0.07, dash: ".9 .3" },
  ],
  front: [{ width: 0.26 }, { colour: "#fffaf0", width: 0.07 }],
  radar: [
    { colour: "#fffaf0", width: 0.24, opacity: 0.75 },
    { width: 0.13, dash: ".02 .3" },
  ],
  route: [
    { colour: "#fffaf0", width: 0.26, opacity: 0.7 },
    { width: 0.13, dash: ".5 .24" },
  ],
  tether: [{ colour: "#fffaf0", width: 0.16, opacity: 0.8 }, { width: 0.07 }],
  road: [
    { colour: "#7a4a32", width: 0.16 },
    { colour: "#f0dfb8", width: 0.08 },
  ],
};

/** A path through points. */
function throughPoints(points: readonly Spot[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? "M" : "L"}${svgPoint(x, y)}`).join("");
}

/** Inches from one tooth or ring to the next along a front or a radar line. */
const EVERY = 0.9;

/** Places along a line at even distances, with the direction that it has there, in degrees clockwise from up. */
function along(points: readonly Spot[], every: number): readonly (Spot & { readonly heading: number })[] {
  const found: (Spot & { heading: number })[] = [];
  let left = every / 2;
  for (let i = 1; i < points.length; i++) {
    const [a, b] = [itemAt(points, i - 1), itemAt(points, i)];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const heading = (Math.atan2(b.x - a.x, b.y - a.y) * 180) / Math.PI;
    for (; left < length; left += every) {
      const u = left / length;
      found.push({ x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u, heading });
    }
    left -= length;
  }
  return found;
}

/** What a line carries beside its strokes: teeth towards the enemy, waves of a station, the head of an arrow. */
function Adornment({ line, colour }: { readonly line: MapLine; readonly colour: string }) {
  const { kind, points } = line;
  if (kind === "front")
    return along(points, EVERY).map(({ x, y, heading }) => (
      <path
        key={`${x} ${y}`}
        transform={`translate(${svgPoint(x, y)}) rotate(${heading})`}
        d="M.1-.2.46 0 .1.2Z"
        fill={colour}
      />
    ));
  if (kind === "radar")
    return along(points, 2.4).map(({ x, y, heading }) => (
      <path
        key={`${x} ${y}`}
        transform={`translate(${svgPoint(x, y)}) rotate(${heading})`}
        d="M.16-.26A.3.3 0 0 1 .16.26M.3-.42A.5.5 0 0 1 .3.42"
        fill="none"
        stroke={colour}
        strokeWidth={0.08}
      />
    ));
  const end = points.at(-1);
  const last = kind === "route" ? along(points, 0.05).at(-1) : undefined;
  if (!end || !last) return null;
  return (
    <path
      transform={`translate(${svgPoint(end.x, end.y)}) rotate(${last.heading})`}
      d="M0-.1.34.62 0 .44-.34.62Z"
      fill={colour}
      stroke="#fffaf0"
      strokeWidth={0.07}
    />
  );
}

/** What a line is drawn with that has no effect now. */
const OUT = "#8a8377";

function Line({ line }: { readonly line: MapLine }) {
  const { kind, side, out = false, clock } = line;
  const own = out ? OUT : clock ? CLOCK[clock] : liveryOf(side).shape;
  const d = throughPoints(line.points);
  return (
    <g data-line={kind} data-out={out || undefined} fill="none" strokeLinecap="round" strokeLinejoin="round">
      {STROKES[kind].map(({ colour, width, dash, opacity }) => (
        <path
          key={width}
          d={d}
          stroke={out ? OUT : (colour ?? own)}
          strokeWidth={width}
          strokeDasharray={out ? ".12 .5" : dash}
          strokeOpacity={opacity}
        />
      ))}
      {!out && <Adornment line={line} colour={own} />}
    </g>
  );
}

/** The lines of a map. */
export function LinesDrawing({ lines }: { readonly lines: readonly MapLine[] }) {
  return (
    <g data-part="lines">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </g>
  );
}

interface LineLabelsProps {
  readonly names: readonly LineName[];
  /** Degrees that the drawing is turned for its reader. */
  readonly turn: number;
}

/** The names of lines. */
export function LineLabels({ names, turn }: LineLabelsProps) {
  return (
    <g data-part="line-names" {...LETTERED} fontFamily={TYPEWRITER}>
      {names.map(({ id, label, letters, x, y }) => (
        <text
          key={id}
          transform={`translate(${svgPoint(x, y)}) rotate(${-turn})`}
          fontSize={letters}
          fill={INK}
          stroke="#f6eed8"
          strokeWidth={0.28 * letters}
          strokeLinejoin="round"
          paintOrder="stroke"
        >
          {label}
        </text>
      ))}
    </g>
  );
}
