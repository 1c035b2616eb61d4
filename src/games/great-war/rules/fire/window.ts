import {
  type Facing,
  type Hex,
  hexAhead,
  hexDistance,
  rotateHex,
  sameHex,
} from "../../../../core/geometry/hex.ts";
import { remembered, rememberedBy } from "../../../../core/remember.ts";
import { longestRange } from "../../data/fire-table.ts";
import { FIELDS } from "../../data/lists.ts";
import type { Field, Mount } from "../../data/tables.ts";
import { mountsOf, tablesOf, typeOf } from "../setup/roster.ts";
import type { Setup } from "../setup/setup.ts";
import { inSector, sectorsOf } from "./sectors.ts";

/** Levels of 50 m above (or below) the gun at which a target in a hex is in the line of fire; none when low is above high. */
export interface Window {
  readonly low: number;
  readonly high: number;
}

/** What decides about a field of fire besides the gun's facing. */
export interface Bearing {
  readonly field: Field;
  /** 4.9b: the blind spot ends below the aircraft. */
  readonly wide: boolean;
  /** front guns bear on an arc. */
  readonly arc: boolean;
  /** Longest range in hexes and levels. */
  readonly longest: number;
}

const HERE: Hex = { q: 0, r: 0 };
const ASTERN = 3;
const REAR = [2, 3, 4];
const AHEAD = [5, 0, 1];
/** hexes and levels of the arc. */
const ARC_HEXES = 7;
const ARC_LEVELS = 5;
/** 4.9s: levels below which the all-round observer can't see the hexes ahead. */
const ROLAND_LOW = -2;

function inAny(sectors: number, facings: readonly number[]): boolean {
  return facings.some((facing) => inSector(sectors, facing));
}

/** Within 60° of straight ahead, facing 0. */
function inArc({ q, r }: Hex): boolean {
  return q >= 0 ? q + r <= 0 : r <= 0;
}

/** Whether a field covers a hex for a gun that faces 0, as far as it reaches; the same hex belongs to every field. */
export function covers({ field, arc }: Bearing, hex: Hex): boolean {
  const distance = hexDistance(HERE, hex);
  if (distance === 0 || field === "all-round") return true;
  if (field === "front") return arc ? inArc(hex) : sameHex(hexAhead(HERE, 0, distance), hex);
  return inAny(sectorsOf(hex.q, hex.r), field === "nose" ? AHEAD : REAR);
}

/** Fixed front guns: as many levels as hexes, one in the same hex (§6); with the arc 250 m (A-07, B-15). */
function frontWindow(arc: boolean, distance: number, left: number): Window {
  const slope = arc && distance > 0 ? ARC_LEVELS : Math.max(1, distance);
  const most = Math.min(slope, left);
  return { low: -most, high: most };
}

/** Guns aimed by hand: any height within range, but in the same hex only what is above (§6), for a belly gun below (B-16). */
function aimedWindow({ field, wide }: Bearing, hex: Hex, distance: number, left: number): Window {
  if (field === "belly") return { low: -left, high: -1 };
  if (distance === 0) return { low: 1, high: left };
  const sectors = sectorsOf(hex.q, hex.r);
  const blind = field === "rear" && inSector(sectors, ASTERN);
  if (blind) return { low: wide ? 0 : 1, high: left };
  const hidden = field === "all-round" && distance === 1 && inAny(sectors, AHEAD);
  return { low: hidden ? Math.max(ROLAND_LOW, -left) : -left, high: left };
}

/** The window in a hex for a gun that faces 0 (§6, 4.9b, 4.9c, 4.9s, A-07); null outside its field or reach. */
function windowAt(bearing: Bearing, hex: Hex): Window | null {
  const distance = hexDistance(HERE, hex);
  const { field, arc, longest } = bearing;
  const reach = field === "front" && arc ? Math.min(ARC_HEXES, longest) : longest;
  if (distance > reach || !covers(bearing, hex)) return null;
  const left = longest - distance;
  return field === "front" ? frontWindow(arc, distance, left) : aimedWindow(bearing, hex, distance, left);
}

/** The windows of a gun that faces `facing`, row by row around it. */
type Grid = readonly (Window | null)[];

function gridOf(bearing: Bearing, facing: Facing): Grid {
  const { longest } = bearing;
  const span = 2 * longest + 1;
  return Array.from({ length: span * span }, (_, place) => {
    const hex = { q: Math.floor(place / span) - longest, r: (place % span) - longest };
    return windowAt(bearing, rotateHex(hex, HERE, -facing));
  });
}

/** Windows are alike for all guns that bear alike. */
const gridsOf = rememberedBy(
  ({ field, wide, arc, longest }: Bearing) =>
    ((longest * FIELDS.length + FIELDS.indexOf(field)) * 2 + Number(wide)) * 2 + Number(arc),
  (bearing): readonly Grid[] => ([0, 1, 2, 3, 4, 5] as const).map((facing) => gridOf(bearing, facing)),
);

/** How a mount bears, and its windows by facing. */
export interface Arc {
  readonly bearing: Bearing;
  readonly grids: readonly Grid[];
}

function arcOf(setup: Setup, index: number, { field }: Mount): Arc {
  const bearing: Bearing = {
    field,
    wide: typeOf(setup, index).flags.includes("wide-rear"),
    arc: field === "front" && setup.options.arc120,
    longest: longestRange(tablesOf(setup)),
  };
  return { bearing, grids: gridsOf(bearing) };
}

/** By aircraft and mount. */
const arcsOf = remembered((setup: Setup): readonly (readonly Arc[])[] =>
  setup.airframes.map((_, index) => mountsOf(setup, index).map((mount) => arcOf(setup, index, mount))),
);

/** How a mount of an aircraft bears; worked out once a set-up. */
export function arcFor(setup: Setup, index: number, mount: Mount): Arc {
  return arcsOf(setup)[index]?.[mountsOf(setup, index).indexOf(mount)] ?? arcOf(setup, index, mount);
}

/** The window of a gun with a facing in the hex `q`, `r` away; null outside its field or reach. */
export function windowOf({ bearing, grids }: Arc, facing: Facing, q: number, r: number): Window | null {
  const { longest } = bearing;
  if (q < -longest || q > longest || r < -longest || r > longest) return null;
  return grids[facing]?.[(q + longest) * (2 * longest + 1) + r + longest] ?? null;
}
