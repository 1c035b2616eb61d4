import type { Point } from "./national-grid.ts";

/** What is used of a TopoJSON file: arcs of steps in whole numbers, and polygons made of them. */
export interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: {
    readonly land: {
      readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[];
    };
    readonly countries?: { readonly geometries: readonly Country[] };
  };
}

/** A country of the atlas: one polygon, or several. */
interface Country {
  readonly arcs: readonly unknown[];
  readonly properties: { readonly name: string };
}

export interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}

/** The points of an arc in degrees; one with a number below 0 is another one backwards. */
function arcOf({ transform, arcs }: Topology, number: number): readonly Point[] {
  const { scale, translate } = transform;
  let [x, y] = [0, 0];
  const points = (arcs[number < 0 ? ~number : number] ?? []).map(([dx, dy]): Point => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
  return number < 0 ? points.toReversed() : points;
}

function isNear(ring: readonly Point[], { west, east, south, north }: Box): boolean {
  return ring.some(([x, y]) => x > west && x < east && y > south && y < north);
}

/**
 * The outlines of land, in degrees, that come near a box. Points far beyond it are drawn to it, so that no outline runs
 * round the world where a map projection ends.
 */
export function rings(topology: Topology, box: Box): readonly (readonly Point[])[] {
  const all = topology.objects.land.geometries
    .flatMap(({ arcs }) => arcs.flat())
    .map((ring) => ring.flatMap((number) => arcOf(topology, number).slice(1)));
  return all.filter((ring) => isNear(ring, box)).map((ring) => ring.map((point) => drawn(point, box)));
}

function drawn([x, y]: Point, { west, east, south, north }: Box): Point {
  return [Math.max(west, Math.min(east, x)), Math.max(south, Math.min(north, y))];
}

/** The arcs of a country's outlines, each by its number in the direction in which the file has it. */
function arcsOf({ arcs }: Country): ReadonlySet<number> {
  const numbers = arcs.flat(3) as readonly number[];
  return new Set(numbers.map((number) => (number < 0 ? ~number : number)));
}

/** The borders between neighbours, given by their names, in degrees. */
export function borders(
  topology: Topology,
  pairs: readonly (readonly [string, string])[],
): readonly (readonly Point[])[] {
  const countries = topology.objects.countries?.geometries ?? [];
  return pairs.flatMap(([one, other]) => {
    const [own, next] = [one, other].map((name) => {
      const found = countries.find(({ properties }) => properties.name === name);
      if (!found) throw new RangeError(`the atlas has no ${name}`);
      return arcsOf(found);
    });
    return [...(own ?? [])].filter((arc) => next?.has(arc)).map((arc) => arcOf(topology, arc));
  });
}
