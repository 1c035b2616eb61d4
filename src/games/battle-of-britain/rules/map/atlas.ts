import { present } from "../../../../core/present.ts";
import { remembered } from "../../../../core/remember.ts";
import type { Radar, SquareName, Tables } from "../../data/tables.ts";
import { centreIsNorth } from "./boundary.ts";
import { reach } from "./path.ts";
import { centreOf, SQUARES } from "./square.ts";

/** What follows from the tables of a map. */
export interface Atlas {
  /** The station that watches a square of the radar line. */
  readonly watched: ReadonlyMap<SquareName, Radar>;
  /** BB-37: squares behind the radar line. */
  readonly inside: ReadonlySet<SquareName>;
  readonly areas: ReadonlyMap<SquareName, string>;
  /** Squares that have a target. */
  readonly targets: ReadonlySet<SquareName>;
}

/** BB-35: km north of which squares are 13 Group's, and km east up to which the south is 10 Group's. */
const NORTH = 455;
const EAST = 435;

function areaOf(square: SquareName): string {
  const { east, north } = centreOf(square);
  if (north > NORTH) return "13";
  if (centreIsNorth(square)) return "12";
  return east <= EAST ? "10" : "11";
}

/** BB-37: what no raid can reach without crossing a radar square, whether its station works or not. */
function insideOf({ radar, launches }: Tables): ReadonlySet<SquareName> {
  const line = new Set(radar.flatMap(({ squares }) => squares));
  const outside = new Set<SquareName>();
  for (const { square } of launches)
    if (!outside.has(square))
      for (const found of reach(square, SQUARES.length, true, (next) => !line.has(next))) outside.add(found);
  return new Set(SQUARES.filter((square) => !line.has(square) && !outside.has(square)));
}

/** The atlas of a set of tables. */
export const atlasOf = remembered((tables: Tables): Atlas => {
  const { radar, airfields, cities } = tables;
  const listed = [...airfields, ...radar, ...cities].map(({ square, group }) => [square, group] as const);
  return {
    watched: new Map(radar.flatMap((one) => one.squares.map((square) => [square, one] as const))),
    inside: insideOf(tables),
    areas: new Map([...SQUARES.map((square) => [square, areaOf(square)] as const), ...listed.reverse()]),
    targets: new Set([...airfields, ...radar, ...cities].map(({ square }) => square)),
  };
});

/** BB-36: areas that the wings of a Group may enter. */
const ENTERS: Readonly<Record<string, readonly string[]>> = {
  "10": ["10", "11", "12"],
  "11": ["10", "11", "12"],
  "12": ["10", "11", "12", "13"],
  "13": ["12", "13"],
};

/** BB-36, BB-37, BB-R39: whether a wing of a Group may be in a square. */
export function isOpenToWing(tables: Tables, group: string, square: SquareName): boolean {
  const { watched, inside, areas } = atlasOf(tables);
  return (
    (watched.has(square) || inside.has(square)) && (ENTERS[group] ?? []).includes(present(areas.get(square)))
  );
}
