import { type Area, type AreaTone, isGround } from "../../tabletop/area.ts";
import type { Spot } from "../../tabletop/place.ts";
import { INK } from "../colours.ts";
import { GROTESQUE, TYPEWRITER } from "../fontNames.ts";
import { liveryOf } from "../livery.ts";
import { svgPoint } from "./path.ts";

/** How the ground of an area is printed: its colour, a pattern over it, and its outline. */
interface Manner {
  readonly fill?: string;
  readonly opacity?: number;
  readonly pattern?: string;
  readonly edge?: string;
  readonly dash?: string;
}

const MANNERS: Readonly<Record<AreaTone, Manner>> = {
  land: { fill: "#cdbd8f" },
  sea: { fill: "#8fb0b4", pattern: "area-sea" },
  hills: { fill: "#b79b66", opacity: 0.45, pattern: "area-hills" },
  town: { fill: "#c99a7c", opacity: 0.55, pattern: "area-town", edge: "#8a4f3a" },
  side: {},
  task: { fill: "#fbf4df", opacity: 0.55 },
  done: { fill: "#2c3a2a", opacity: 0.55, edge: "#efe6cb", dash: ".3 .2" },
  forbidden: { fill: "#d9a08f", opacity: 0.3, pattern: "area-forbidden", edge: "#7a1f18", dash: ".3 .2" },
  weather: { fill: "#e9eef0", opacity: 0.45, pattern: "area-weather", edge: "#5b6a72", dash: ".1 .16" },
  lit: { fill: "#ffd873", opacity: 0.38, edge: "#7d4d00", dash: ".36 .14" },
};

/** A path through corners, joined to the first. */
function outlineOf(points: readonly Spot[]): string {
  return `M${points.map(({ x, y }) => svgPoint(x, y)).join("L")}Z`;
}

/** The middle of the corners of an area. */
function middleOf(points: readonly Spot[]): Spot {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  const count = Math.max(1, points.length);
  return { x: sum.x / count, y: sum.y / count };
}

function SideGround({ area }: { readonly area: Area }) {
  const d = outlineOf(area.outline);
  const { shape } = liveryOf(area.side);
  return (
    <>
      {area.side !== undefined && <path d={d} fill={`url(#hatch-${area.side})`} fillOpacity={0.24} />}
      <path
        d={d}
        fill="none"
        stroke={shape}
        strokeWidth={0.12}
        strokeDasharray={area.side === 1 ? ".5 .2" : undefined}
      />
    </>
  );
}

function Ground({ area }: { readonly area: Area }) {
  if (area.tone === "side") return <SideGround area={area} />;
  const { fill, opacity = 1, pattern, dash, ...manner } = MANNERS[area.tone];
  const edge = area.tone === "task" ? liveryOf(area.side).shape : manner.edge;
  const d = outlineOf(area.outline);
  return (
    <>
      <path
        d={d}
        fill={fill}
        fillOpacity={opacity}
        stroke={edge ?? "none"}
        strokeWidth={area.tone === "task" ? 0.16 : 0.08}
        strokeDasharray={dash}
      />
      {pattern && <path d={d} fill={`url(#${pattern})`} />}
    </>
  );
}

/** The grounds of a map, from the lowest to the uppermost. */
export function AreasDrawing({
  areas,
  lit,
}: {
  readonly areas: readonly Area[];
  readonly lit: ReadonlySet<string>;
}) {
  return (
    <g data-part="areas">
      {areas.map((area) => (
        <g key={area.id} data-area={area.id} data-tone={area.tone}>
          <Ground area={area} />
          {lit.has(area.id) && (
            <path
              d={outlineOf(area.outline)}
              fill="#ffd873"
              fillOpacity={0.25}
              stroke="#ffcf4d"
              strokeWidth={0.16}
            />
          )}
        </g>
      ))}
    </g>
  );
}

/** Inches of an area's letters. */
const LETTERS = 0.72;
/** Of what somebody has to do there. */
const NAME = 0.95;

interface AreaLabelsProps {
  readonly areas: readonly Area[];
  readonly turn: number;
}

/** The names of areas, over the grid and under all that stands on the map. */
export function AreaLabels({ areas, turn }: AreaLabelsProps) {
  return (
    <g fontFamily={TYPEWRITER} textAnchor="middle" dominantBaseline="central" fill={INK} fillOpacity={0.72}>
      {areas.map(({ id, label, labelAt, outline, tone }) => {
        const { x, y } = labelAt ?? middleOf(outline);
        const ground = isGround({ tone });
        return (
          label !== undefined && (
            <text
              key={id}
              transform={`translate(${svgPoint(x, y)}) rotate(${-turn})`}
              fontFamily={ground ? undefined : GROTESQUE}
              fontWeight={ground ? undefined : 700}
              fontSize={ground ? LETTERS : NAME}
              letterSpacing={ground ? 0.12 : 0}
              fillOpacity={ground ? undefined : 1}
              stroke="#f6eed8"
              strokeOpacity={ground ? 0.55 : 0.9}
              strokeWidth={0.12}
              paintOrder="stroke"
            >
              {label}
            </text>
          )
        );
      })}
    </g>
  );
}
