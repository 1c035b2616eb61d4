import { remembered } from "../../../../core/remember.ts";
import { reichPlace } from "../../../../tabletop/atlas/projection.ts";
import type { Spot } from "../../../../tabletop/place.ts";
import type { HexName, Place, Tables } from "../../data/tables.ts";
import { hexAt, onTable, spotOf } from "../grid.ts";
import { locationOf } from "./locations.ts";

/** How far from its middle places stand that share a hex, and one that stands alone at most, in inches. */
const AROUND: Readonly<Record<number, number>> = { 2: 0.25, 3: 0.29 };
const CROWDED = 0.33;
const APART = 0.28;

/** Where a place really is, as far as that lies in its hex (LW-29), else the middle of that. */
function realSpot({ id, hex }: Place): Spot {
  const real = locationOf(id);
  const spot = real && onTable(reichPlace(real));
  return spot && hexAt(spot) === hex ? spot : spotOf(hex);
}

function drawnIn(middle: Spot, spot: Spot): Spot {
  const [x, y] = [spot.x - middle.x, spot.y - middle.y];
  const far = Math.sqrt(x * x + y * y);
  const share = far > APART ? APART / far : 1;
  return { x: middle.x + x * share, y: middle.y + y * share };
}

/** Directions for so many places in a hex: beside each other, or around its middle from the top. */
const DIRECTIONS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  2: [
    [-1, 0.3],
    [1, -0.3],
  ],
  3: [
    [-0.87, 0.5],
    [0.87, 0.5],
    [0, -1],
  ],
};
const CORNERS = [
  [-0.71, 0.71],
  [0.71, 0.71],
  [0.71, -0.71],
  [-0.71, -0.71],
  [0, 0],
] as const;

function spotsIn(hex: HexName, places: readonly Place[]): readonly (readonly [string, Spot])[] {
  const middle = spotOf(hex);
  if (places.length === 1) return places.map((place) => [place.id, drawnIn(middle, realSpot(place))]);
  const far = AROUND[places.length] ?? CROWDED;
  const directions = DIRECTIONS[places.length] ?? CORNERS;
  return places.map(({ id }, at) => {
    const [right, up] = directions[at % directions.length] ?? [0, 0];
    return [id, { x: middle.x + right * far, y: middle.y + up * far }];
  });
}

/** Where targets and bases stand on the table, in inches: those that share a hex beside each other (LW-36). */
export const spotsOf = remembered(({ targets, bases }: Tables): ReadonlyMap<string, Spot> => {
  const hexes = new Map<HexName, Place[]>();
  for (const place of [...targets, ...bases]) {
    const others = hexes.get(place.hex);
    if (others) others.push(place);
    else hexes.set(place.hex, [place]);
  }
  return new Map([...hexes].flatMap(([hex, places]) => spotsIn(hex, places)));
});

/** Where a target or a base stands. */
export function spotOfPlace(tables: Tables, { id, hex }: Place): Spot {
  return spotsOf(tables).get(id) ?? spotOf(hex);
}
