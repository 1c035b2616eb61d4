import type { Counter } from "../counter.ts";
import type { MapLine } from "../line.ts";
import type { Spot } from "../place.ts";
import type { Tabletop } from "../tabletop.ts";
import { counterSide, counterThickness, plaqueOf, stacksOf } from "./counter-layout.ts";

/** What decides where plaques stand. */
type PlaqueTable = Pick<Tabletop, "mat" | "counters" | "sites" | "lines">;

/** A part of the map, in inches: its middle and half of its size. */
interface Box extends Spot {
  readonly halfWidth: number;
  readonly halfHeight: number;
}

/** How wide a plaque is at least against the depth of its mat, so that it is read from afar, and how far it grows for that. */
const LEGIBLE = 0.043;
const GROWTH = 1.9;
/** What a plaque takes up of the map as one looks down on it, in sides: it stands up from its foot. */
const FACE = { halfWidth: 0.55, halfHeight: 0.5, up: 0.08 } as const;
/** How far up the map a stack under it lifts it, against the stack's height. */
const LIFT = 0.4;
/** How much of it another one may hide, as a share. */
const SLIVER = 0.06;
/** Letters of a name against the depth of its mat, how wide each is against its height, and how far below its site it stands. */
const NAME = { letters: 0.021, wide: 0.43, high: 1.2, below: 0.25 } as const;

/** Inches from one ring of places to the next, how many there are, and what it is worth to leave a name uncovered. */
const STEP = 0.2;
const RINGS = 30;
const UNCOVERED = 0.5;
/** Directions in which a plaque makes way, level ones first: beside another it hides nothing of what flies over that. */
const DIRECTIONS = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [0.71, -0.71],
  [-0.71, -0.71],
  [0.71, 0.71],
  [-0.71, 0.71],
  [0.92, -0.38],
  [-0.92, -0.38],
  [0.92, 0.38],
  [-0.92, 0.38],
  [0.38, -0.92],
  [-0.38, -0.92],
  [0.38, 0.92],
  [-0.38, 0.92],
] as const;

/** The side of a plaque as it is drawn when one looks at all of a mat, in inches. */
function drawnSide({ size = 1 }: Counter, { mat }: PlaqueTable): number {
  const own = counterSide(mat) * size;
  return Math.min(GROWTH * own, Math.max(own, LEGIBLE * mat.depth));
}

/** How large a plaque is drawn, and how far up the map what lies under it lifts it, in inches. */
interface Seen {
  readonly side: number;
  readonly lift: number;
}

function boxAt({ x, y }: Spot, { side, lift }: Seen): Box {
  const { halfWidth, halfHeight, up } = FACE;
  return { x, y: y + up * side + lift, halfWidth: halfWidth * side, halfHeight: halfHeight * side };
}

/** Whether one box lies on another, by more than a share of both. */
function overlap(a: Box, b: Box, share: number): boolean {
  const least = 1 - share;
  return (
    Math.abs(a.x - b.x) < (a.halfWidth + b.halfWidth) * least &&
    Math.abs(a.y - b.y) < (a.halfHeight + b.halfHeight) * least
  );
}

/** Where the names of sites are, as far as that is known before they are written: below each. */
function namesOn({ sites = [], mat }: PlaqueTable): readonly Box[] {
  const letters = NAME.letters * mat.depth;
  return sites.flatMap(({ x, y, label = "" }) => {
    const halfHeight = (letters * NAME.high) / 2;
    const halfWidth = (label.length * letters * NAME.wide) / 2;
    return label === "" ? [] : [{ x, y: y - NAME.below - halfHeight, halfWidth, halfHeight }];
  });
}

/** Whether a place is as far on the mat as the one that it is instead of. */
function staysOn({ mat }: PlaqueTable, from: Spot, { x, y, halfWidth, halfHeight }: Box): boolean {
  const beside = from.x < 0 || from.y < 0 || from.x > mat.width || from.y > mat.depth;
  if (beside) return true;
  return x >= halfWidth && y >= halfHeight && x <= mat.width - halfWidth && y <= mat.depth - halfHeight;
}

/** The nearest place around a plaque's own where it hides no other, if that is to be had, and as few names as may be. */
function clearOf(
  table: PlaqueTable,
  own: Spot,
  seen: Seen,
  placed: readonly Box[],
  names: readonly Box[],
): Spot {
  const isFree = (box: Box) => !placed.some((other) => overlap(box, other, SLIVER));
  if (isFree(boxAt(own, seen))) return own;
  let best: Spot = own;
  let least = Number.POSITIVE_INFINITY;
  for (let ring = 1; ring <= RINGS && ring * STEP < least; ring++)
    for (const [right, up] of DIRECTIONS) {
      const spot = { x: own.x + right * ring * STEP, y: own.y + up * ring * STEP };
      const box = boxAt(spot, seen);
      if (!staysOn(table, own, box) || !isFree(box)) continue;
      const cost = ring * STEP + UNCOVERED * names.filter((name) => overlap(box, name, 0)).length;
      if (cost < least) [best, least] = [spot, cost];
    }
  return best;
}

/** How far aside a plaque is to whose place a line leads, in inches. */
const TETHERED = 0.3;

function tether({ id, x, y, side }: Counter, aside: Spot): readonly MapLine[] {
  if (aside.x * aside.x + aside.y * aside.y < TETHERED * TETHERED) return [];
  const points = [
    { x, y },
    { x: x + aside.x, y: y + aside.y },
  ];
  return [{ id: `tether-${id}`, kind: "tether", points, ...(side !== undefined && { side }) }];
}

/**
 * A table whose plaques do not hide each other: those of one place fan out around it, the first of them stays, and lines
 * lead to those that stand aside. What lies under a plaque goes with it.
 */
export function plaquesApart<Table extends PlaqueTable>(table: Table): Table {
  const { counters = [], lines = [], mat } = table;
  const aside = new Map<string, Spot>();
  const tethers: MapLine[] = [];
  const placed: Box[] = [];
  const names = namesOn(table);
  const thick = counterThickness(counterSide(mat));
  for (const stack of stacksOf(counters)) {
    const plaque = plaqueOf(stack);
    if (!plaque) continue;
    const seen = { side: drawnSide(plaque, table), lift: LIFT * thick * (stack.length - 1) };
    const spot = clearOf(table, plaque, seen, placed, names);
    placed.push(boxAt(spot, seen));
    if (spot === plaque) continue;
    const by = { x: spot.x - plaque.x, y: spot.y - plaque.y };
    for (const { id } of stack) aside.set(id, by);
    tethers.push(...tether(plaque, by));
  }
  const standing = counters.map((one) => {
    const by = aside.get(one.id);
    return by ? { ...one, aside: by } : one;
  });
  return { ...table, counters: standing, lines: [...lines, ...tethers] };
}
