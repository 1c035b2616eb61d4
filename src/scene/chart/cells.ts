import { itemAt } from "../../core/item-at.ts";
import { type Grid, gridCorners, gridNear } from "../../tabletop/grid.ts";
import { type Cell, isSeen, type Overlay, type Tone } from "../../tabletop/overlay.ts";
import type { Spot } from "../../tabletop/place.ts";
import { type Air, airHeight } from "../layout.ts";
import { ink } from "../overlay/ink.ts";
import {
  FILL,
  type Fill,
  type Ink,
  layStrip,
  linePoints,
  type Ribbon,
  type StripPoint,
} from "../overlay/ribbon.ts";
import { airOf, fieldOf, marksIn, outlineOf } from "./field.ts";
import { layAirPath } from "./paths.ts";

/** How a tone is drawn: what fills the hex, its outline and how wide that is, in inches. */
interface Manner {
  readonly fill: Ink;
  readonly pattern: Fill;
  readonly edge: Ink;
  readonly width: number;
  readonly dashed?: true;
}

const CREAM = "#fff3c9";
const AMBER = "#ffb52e";
const SKY = "#9fe0ff";
const DARK = "#2a1512";

const MANNERS: Readonly<Record<Tone, Manner>> = {
  row: { fill: ink(CREAM, 0.2), pattern: FILL.solid, edge: ink(CREAM, 1), width: 0.12, dashed: true },
  lit: { fill: ink(AMBER, 0.7), pattern: FILL.hatched, edge: ink(AMBER, 1), width: 0.2 },
  reach: { fill: ink(SKY, 0.2), pattern: FILL.solid, edge: ink(SKY, 0.7), width: 0.07 },
  path: { fill: ink(CREAM, 0.42), pattern: FILL.solid, edge: ink(CREAM, 1), width: 0.12 },
  end: { fill: ink(CREAM, 0.62), pattern: FILL.solid, edge: ink(CREAM, 1), width: 0.22 },
  blocked: { fill: ink(DARK, 0.55), pattern: FILL.hatched, edge: ink(DARK, 0.9), width: 0.1, dashed: true },
};

/** What fills a field of fire on the mat, and the width of its outline in inches. */
const SOFT = ink(CREAM, 0.26);
const RIM = 0.13;
/** Inches above the mat, and the share of the hex that is filled, so that neighbours stay apart. */
const UP = 0.018;
const INSET = 0.92;
const SECOND = 0.74;
const CROSS = 0.42;
const DOT = 0.12;
/** How strongly the walls of a piece of air are drawn. */
const WALL = 0.06;

/** Corners of a hex drawn in a little. */
function cornersOf(grid: Grid, at: Spot, inset: number): readonly Spot[] {
  return gridCorners(grid, gridNear(grid, at)).map(({ x, y }) => ({
    x: at.x + (x - at.x) * inset,
    y: at.y + (y - at.y) * inset,
  }));
}

function faded([red, green, blue, opacity]: Ink, by: number): Ink {
  return [red, green, blue, opacity * by];
}

function fillHex(ribbon: Ribbon, corners: readonly Spot[], at: Spot, up: number, manner: Manner): void {
  const put = ({ x, y }: Spot) => ribbon.corner(x, y, up, manner.fill, x + y, 0, manner.pattern);
  corners.forEach((corner, i) => {
    put(at);
    put(corner);
    put(itemAt(corners, (i + 1) % corners.length));
  });
}

/** A band along the sides of a hex, inwards from `inset` of it, `width` inches wide. */
function outline(
  ribbon: Ribbon,
  grid: Grid,
  at: Spot,
  inset: number,
  up: number,
  edge: Ink,
  width: number,
  dashed = false,
): void {
  const outer = cornersOf(grid, at, inset);
  const inner = cornersOf(grid, at, inset - (2 * width) / grid.inches);
  const fill = dashed ? FILL.dashed : FILL.solid;
  const side = Math.hypot((outer[1]?.x ?? 0) - (outer[0]?.x ?? 0), (outer[1]?.y ?? 0) - (outer[0]?.y ?? 0));
  const put = ({ x, y }: Spot, along: number) => ribbon.corner(x, y, up, edge, along, 0, fill);
  outer.forEach((a, i) => {
    const next = (i + 1) % outer.length;
    const [b, c, d] = [outer[next], inner[next], inner[i]] as [Spot, Spot, Spot];
    for (const [spot, along] of [
      [a, 0],
      [b, side],
      [c, side],
      [a, 0],
      [c, side],
      [d, 0],
    ] as const)
      put(spot, along);
  });
}

/** A quadrilateral that stands upright on a side of the hex. */
function wall(ribbon: Ribbon, a: Spot, b: Spot, low: number, high: number, colour: Ink): void {
  const put = ({ x, y }: Spot, up: number) => ribbon.corner(x, y, up, colour, 0, 0, FILL.solid);
  for (const [spot, up] of [
    [a, low],
    [b, low],
    [b, high],
    [a, low],
    [b, high],
    [a, high],
  ] as const)
    put(spot, up);
}

/** What a tone has beside its outline: a second ring, a cross, a dot. */
function sign(ribbon: Ribbon, grid: Grid, { at, tone }: Cell, up: number, { edge }: Manner): void {
  if (tone === "end" || tone === "lit") outline(ribbon, grid, at, SECOND, up + 0.002, edge, 0.08);
  if (tone === "blocked")
    for (const lean of [-1, 1]) {
      const reach = (CROSS * grid.inches) / 2;
      const points = [-1, 1].map(
        (way): StripPoint => ({ x: at.x + way * reach, y: at.y + way * lean * reach, up, along: 0, seen: 0 }),
      );
      layStrip(ribbon, points, 0.2, faded(edge, 1.1), FILL.solid);
    }
  if (tone === "reach")
    fillHex(ribbon, cornersOf(grid, at, DOT), at, up, { ...MANNERS.reach, fill: edge, pattern: FILL.solid });
}

/** A hex in the air: its outline at the level, its bounds above and below, and faint walls between. */
function inAir(ribbon: Ribbon, grid: Grid, cell: Cell, air: Air, manner: Manner): void {
  const corners = cornersOf(grid, cell.at, INSET);
  const { from = cell.level, to = cell.level } = cell;
  if (from === undefined || to === undefined) return;
  const [low, high] = [airHeight(air, from), airHeight(air, to)];
  for (const up of low === high ? [low] : [low, high])
    outline(ribbon, grid, cell.at, INSET, up, faded(manner.edge, 0.55), 0.05, manner.dashed);
  if (low === high) return;
  corners.forEach((corner, i) => {
    const next = itemAt(corners, (i + 1) % corners.length);
    wall(ribbon, corner, next, low, high, [manner.edge[0], manner.edge[1], manner.edge[2], WALL]);
  });
}

/** A cell that is marked on the mat. */
function layCell(ribbon: Ribbon, grid: Grid, cell: Cell): void {
  const manner = MANNERS[cell.tone];
  fillHex(ribbon, cornersOf(grid, cell.at, INSET), cell.at, UP, manner);
  outline(ribbon, grid, cell.at, INSET, UP + 0.004, manner.edge, manner.width, manner.dashed);
  sign(ribbon, grid, cell, UP + 0.006, manner);
}

/** Fields of fire as they lie on the mat: one soft shape with an outline, and in it those who can be fired at. */
function layField(ribbon: Ribbon, grid: Grid, field: readonly Cell[]): void {
  for (const cell of field)
    if (cell.tone === "lit") layCell(ribbon, grid, cell);
    else fillHex(ribbon, cornersOf(grid, cell.at, 1), cell.at, UP, { ...MANNERS.row, fill: SOFT });
  for (const [from, to] of outlineOf(grid, field))
    layStrip(ribbon, linePoints(from, to, UP + 0.003, UP + 0.003), RIM, MANNERS.row.edge, FILL.solid);
}

/** A cell of a field of fire where it is in the air. */
function layAloft(ribbon: Ribbon, grid: Grid, cell: Cell, air: Air): void {
  if (cell.level === undefined) return;
  const manner = MANNERS[cell.tone];
  const up = airHeight(air, cell.level);
  const corners = cornersOf(grid, cell.at, INSET);
  fillHex(ribbon, corners, cell.at, up, { ...manner, fill: faded(manner.fill, 0.8) });
  outline(ribbon, grid, cell.at, INSET, up, manner.edge, manner.width, manner.dashed);
  inAir(ribbon, grid, cell, air, manner);
}

/** How high what is written in a cell stands, in inches: on the mat, or at its level while somebody points at it. */
export function heightOfCell({ level }: Cell, air: Air, pointed: boolean): number {
  return level === undefined || !pointed ? UP : airHeight(air, level);
}

/** Lays all marked cells, fields of fire at their altitude too while somebody points at them, and the paths in the air. */
export function layCells(
  ribbon: Ribbon,
  grid: Grid | undefined,
  { cells = [], ghosts }: Overlay,
  air: Air,
  pointed: boolean,
): void {
  if (grid) {
    layField(ribbon, grid, fieldOf(grid, cells));
    for (const cell of marksIn(grid, cells)) layCell(ribbon, grid, cell);
    if (pointed) for (const cell of airOf(grid, cells)) layAloft(ribbon, grid, cell, air);
  }
  if (air.after.scale) for (const ghost of ghosts) if (isSeen(ghost)) layAirPath(ribbon, ghost, air);
}
