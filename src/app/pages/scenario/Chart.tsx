import type { ChartArt, DrawnPiece } from "../../../face/chart-art.ts";
import { sideColours } from "../../ui/side.tsx";
import "./chart.css";

const COASTS = {
  north:
    "M0 0H240V15C226 19 218 14 206 20C196 26 187 21 176 26C160 33 150 26 138 27C121 29 114 20 98 22C80 24 70 33 54 29C38 25 18 34 0 29Z",
  west: "M0 0H24C28 12 20 22 26 36C32 50 22 58 24 74C26 88 36 96 30 112C25 126 33 138 27 160H0Z",
} as const;

const HOURS = Array.from({ length: 12 }, (_, index) => index * 30);

function ClockRose({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g className="chart__rose" transform={`translate(${x} ${y})`}>
      <circle r="15" />
      <circle r="11.5" />
      {HOURS.map((angle) => (
        <path key={angle} d={angle % 90 === 0 ? "M0-15V-9" : "M0-15V-12"} transform={`rotate(${angle})`} />
      ))}
      <path d="M0-13L2.4 0L0 3L-2.4 0Z" className="chart__needle" />
    </g>
  );
}

function Path({ drawn }: { readonly drawn: DrawnPiece }) {
  if (!drawn.path) return null;
  return (
    <g stroke={sideColours(drawn.side).shape}>
      <path className="chart__path" d={`M${drawn.x} ${drawn.y}${drawn.path}`} />
      <path className="chart__inches" d={`M${drawn.x} ${drawn.y}${drawn.path}`} pathLength={6} />
    </g>
  );
}

function Piece({ drawn }: { readonly drawn: DrawnPiece }) {
  const { parts, bright, line } = drawn.outline;
  const place = `translate(${drawn.x} ${drawn.y}) rotate(${drawn.heading * 30}) scale(${drawn.size ?? 1})`;
  const high = drawn.size !== undefined && drawn.size > 1 ? 7 : 3;
  return (
    <>
      <g transform={`translate(${high * 0.6} ${high})`} className="chart__shadow">
        <path transform={place} d={parts.join("")} />
      </g>
      <g transform={place} className="chart__piece" fill={sideColours(drawn.side).shape}>
        {parts.map((part) => (
          <path key={part} d={part} />
        ))}
        {bright && <path d={bright} className="chart__bright" />}
        {line && <path d={line} className="chart__line" />}
      </g>
    </>
  );
}

function Order({ drawn }: { readonly drawn: DrawnPiece }) {
  if (!drawn.order) return null;
  const { text, x, y } = drawn.order;
  return (
    <g transform={`translate(${x} ${y}) rotate(-3)`}>
      <rect x="-17" y="-9.5" width="34" height="17" rx="1" className="chart__slip" />
      <text className="chart__order" y="4" textAnchor="middle">
        {text}
      </text>
    </g>
  );
}

/** The clock face under an aircraft and its front arc, two clock points to either side of the nose. */
function Clock({
  drawn,
  radius,
  reach,
}: {
  readonly drawn: DrawnPiece;
  readonly radius: number;
  readonly reach: number;
}) {
  const half = reach * 0.5;
  const far = reach * 0.8660254;
  return (
    <g transform={`translate(${drawn.x} ${drawn.y}) rotate(${drawn.heading * 30})`}>
      <path d={`M0 0L${-half} ${-far}A${reach} ${reach} 0 0 1 ${half} ${-far}Z`} className="chart__arc" />
      <circle r={radius} className="chart__base" />
      {HOURS.map((angle) => (
        <path
          key={angle}
          d={`M0 ${-radius}V${-radius + (angle % 90 === 0 ? 6 : 3.5)}`}
          transform={`rotate(${angle})`}
          className="chart__hour"
        />
      ))}
    </g>
  );
}

function Hatching() {
  return (
    <pattern
      id="chart-hatch"
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(40)"
    >
      <path d="M0 0V5" className="chart__hatch" />
    </pattern>
  );
}

/** A drawn chart of a scenario, for menus. Decoration: the words stand beside it. */
export function Chart({ art }: { readonly art: ChartArt }) {
  const lines = Array.from({ length: 7 }, (_, index) => 20 + index * 20);
  return (
    <svg
      className="chart"
      viewBox="0 0 240 160"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="xMidYMid slice"
    >
      <defs>
        <Hatching />
      </defs>
      <rect width="240" height="160" className="chart__sea" />
      <g className="chart__grid">
        {lines.map((y) => (
          <path key={`y${y}`} d={`M0 ${y}H240`} />
        ))}
        {[...lines, 160, 180, 200, 220].map((x) => (
          <path key={`x${x}`} d={`M${x} 0V160`} />
        ))}
      </g>
      <path d={COASTS[art.coast]} className="chart__shallows" />
      <path d={COASTS[art.coast]} className="chart__land" />
      <ClockRose {...art.rose} />
      {art.clock && <Clock {...art.clock} />}
      {art.pieces.map((drawn) => (
        <Path key={`path ${drawn.x} ${drawn.y}`} drawn={drawn} />
      ))}
      {art.pieces.map((drawn) => (
        <Piece key={`${drawn.x} ${drawn.y}`} drawn={drawn} />
      ))}
      {art.pieces.map((drawn) => (
        <Order key={`order ${drawn.x} ${drawn.y}`} drawn={drawn} />
      ))}
    </svg>
  );
}
