import { memo } from "react";
import type { Grid } from "../../tabletop/grid.ts";
import { type NameBox, type NameSizes, namePlaces } from "../../tabletop/layout/site-names.ts";
import type { Spot } from "../../tabletop/place.ts";
import type { Site, SiteState } from "../../tabletop/site.ts";
import { CARD, INK } from "../colours.ts";
import { liveryOf } from "../livery.ts";
import { MINOR } from "../map/sites.ts";
import { LETTERED } from "./lettered.ts";
import { svgPoint } from "./path.ts";
import { SymbolDrawing } from "./SymbolDrawing.tsx";

/** The radius of a site's ground in inches, on a map without cells and at most in one. */
const RADIUS = 0.46;
const IN_CELL = 0.27;

/** The radius of the ground that a site's symbol stands on, in inches. */
export function siteRadius(grid: Grid | undefined): number {
  return grid ? Math.min(RADIUS, IN_CELL * grid.inches) : RADIUS;
}

/** How a site looks in a state: its ground, its symbol, and a sign of its own in a circle of 1. */
interface Manner {
  readonly ground: string;
  readonly ink: string;
  readonly sign?: string;
  readonly colour?: string;
}

const FLAME = "M.62-1.24Q1.1-.7.9-.2A.46.46 0 0 1 .16-.3Q.1-.62.42-.82.5-1.08.62-1.24Z";

const MANNERS: Readonly<Record<SiteState, Manner>> = {
  hit: { ground: CARD, ink: INK, sign: "M.3-1.1.62-.62.34-.52.7 0", colour: "#a3241b" },
  burning: { ground: "#f3d2a2", ink: "#7a1f18", sign: FLAME, colour: "#d2601a" },
  out: { ground: "#b7ae9a", ink: "#6a6356", sign: "M-.8.8.8-.8", colour: "#7a1f18" },
  "burnt-out": {
    ground: "#332d28",
    ink: "#8d857a",
    sign: "M-.72-.72.72.72M-.72.72.72-.72",
    colour: "#c2b9a6",
  },
};

function StateSign({ state }: { readonly state: SiteState }) {
  const { sign, colour = INK } = MANNERS[state];
  const filled = state === "burning";
  return (
    <path
      d={sign}
      fill={filled ? colour : "none"}
      stroke={filled ? "#fff3c9" : colour}
      strokeWidth={filled ? 0.08 : 0.18}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** Smoke that the wind takes to the right, over what was bombed: the middle of each puff and its radius. */
const PUFFS = [
  [0.7, -0.9, 0.26],
  [1.05, -1.3, 0.36],
  [1.6, -1.6, 0.46],
  [2.3, -1.75, 0.4],
] as const;
const SMOKING: Readonly<Record<SiteState, number>> = { hit: 2, burning: 4, out: 3, "burnt-out": 2 };

function Smoke({ state }: { readonly state: SiteState }) {
  return (
    <g data-part="smoke" fill="#4d4741" fillOpacity={0.5}>
      {PUFFS.slice(0, SMOKING[state]).map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} />
      ))}
    </g>
  );
}

function Hits({ hits: { taken, of } }: { readonly hits: NonNullable<Site["hits"]> }) {
  const step = 0.46;
  const boxes = Array.from({ length: of }, (_, i) => ({
    x: (i - (of - 1) / 2) * step - 0.18,
    hit: i < taken,
  }));
  return boxes.map(({ x, hit }) => (
    <rect
      key={x}
      x={x}
      y={1.1}
      width={0.36}
      height={0.36}
      fill={hit ? "#a3241b" : CARD}
      stroke={INK}
      strokeWidth={0.07}
    />
  ));
}

/** A site around its middle; one unit is the radius of its ground. */
const SiteDrawing = memo(function SiteDrawing({ site, lit }: { readonly site: Site; readonly lit: boolean }) {
  const { symbol, side, state, hits, value, target } = site;
  const { ground, ink } = state ? MANNERS[state] : { ground: CARD, ink: liveryOf(side).ink };
  return (
    <g {...LETTERED} fontWeight={700} data-state={state}>
      {lit && <circle r={1.5} fill="#ffd873" fillOpacity={0.7} stroke="#7d4d00" strokeWidth={0.1} />}
      <circle cx={0.06} cy={0.12} r={1.04} fill="#1a120b" fillOpacity={0.3} />
      <circle r={1} fill={ground} stroke={liveryOf(side).shape} strokeWidth={0.16} />
      <SymbolDrawing symbol={symbol} x={0} y={0} size={1.24} colour={ink} />
      {state && <StateSign state={state} />}
      {state && <Smoke state={state} />}
      {target && (
        <path
          data-part="target"
          d="M0-1.34A1.34 1.34 0 0 1 1.34 0M0 1.34A1.34 1.34 0 0 1-1.34 0M0-1.7V-1.1M0 1.7V1.1M-1.7 0H-1.1M1.7 0H1.1"
          fill="none"
          stroke="#7a1f18"
          strokeWidth={0.16}
        />
      )}
      {hits && <Hits hits={hits} />}
      {value !== undefined && (
        <g transform="translate(-.86 -.8)">
          <circle r={0.46} fill={INK} />
          <text fontSize={0.66} y={0.04} fill="#fffaf0">
            {value}
          </text>
        </g>
      )}
    </g>
  );
});

/** Heights of names in inches, of a site and of one of many, and the least in pixels of the screen. */
const LETTERS = 0.42;
const LETTERS_MINOR = 0.34;
const LEGIBLE = 12.5;
/** A letter's width against its height, and how much of the map a line of letters takes up. */
const WIDE = 0.47;
const HIGH = 0.95;

function nameSizes(radius: number, pixelsPerInch: number): NameSizes {
  const least = LEGIBLE / pixelsPerInch;
  return {
    letters: Math.max(LETTERS, least),
    minor: Math.max(LETTERS_MINOR, least * 0.9),
    wide: WIDE,
    high: HIGH,
    radius,
    minorRadius: radius * MINOR,
  };
}

/** The name of a site, so far from its middle, in letters of so many inches. */
function SiteLabel({ label, x, y, letters }: Spot & { readonly label: string; readonly letters: number }) {
  return (
    <text
      x={x}
      y={-y}
      {...LETTERED}
      fontSize={letters}
      fill={INK}
      stroke="#f6eed8"
      strokeWidth={0.22 * letters}
      strokeLinejoin="round"
      strokeOpacity={0.85}
      paintOrder="stroke"
      pointerEvents="none"
    >
      {label}
    </text>
  );
}

export interface SitesDrawingProps {
  readonly sites: readonly Site[];
  readonly grid: Grid | undefined;
  readonly turn: number;
  readonly lit: ReadonlySet<string>;
  readonly selected?: string | undefined;
  /** How large an inch of it is on the screen; left out: on paper, where small letters are read as well. */
  readonly pixelsPerInch?: number | undefined;
  /** Names that are written on the map already. */
  readonly held?: readonly NameBox[];
}

/** The places of a map that can be flown from, bombed or held; whose names have no room is named where it is pointed at. */
export function SitesDrawing({ sites, grid, turn, lit, selected, pixelsPerInch, held }: SitesDrawingProps) {
  const radius = siteRadius(grid);
  const sizes = nameSizes(radius, pixelsPerInch ?? Number.POSITIVE_INFINITY);
  const places = namePlaces(sites, sizes, new Set(selected === undefined ? [] : [selected]), held);
  const towards = turn === 0 ? 1 : -1;
  return (
    <g data-part="sites">
      {sites.map((site) => (
        <g
          key={site.id}
          data-thing={site.id}
          transform={`translate(${svgPoint(site.x, site.y)}) rotate(${-turn})`}
        >
          <title>{site.title}</title>
          <g transform={`scale(${site.minor ? radius * MINOR : radius})`}>
            <SiteDrawing site={site} lit={lit.has(site.id) || site.id === selected} />
          </g>
        </g>
      ))}
      {sites.map(({ id, x, y, label = "", minor }) => {
        const at = places.get(id);
        if (!at) return null;
        return (
          <g key={id} transform={`translate(${svgPoint(x, y)}) rotate(${-turn})`}>
            <SiteLabel
              label={label}
              x={towards * (at.x - x)}
              y={towards * (at.y - y)}
              letters={minor ? sizes.minor : sizes.letters}
            />
          </g>
        );
      })}
    </g>
  );
}
