import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { type Point, projected } from "./coast/national-grid.ts";
import { clipped, simplified } from "./coast/shape.ts";
import { rings, type Topology } from "./coast/topology.ts";

/**
 * Writes the coast of the plotting table's map, src/tabletop/coast.json, from Natural Earth's
 * 1:10m land (public domain) as the package world-atlas has it: clipped, on the British National Grid, with as few
 * points as the eye needs. Run it when the grid of the map changes.
 */
const LAND = fileURLToPath(import.meta.resolve("world-atlas/land-10m.json"));
const COAST = fileURLToPath(new URL("../src/tabletop/coast.json", import.meta.url));

/** What is kept, in degrees and then in km of the grid: the map, and the border around it. */
const WORLD = { west: -13, east: 6, south: 46.5, north: 60 };
const SHEET = { left: 90, right: 750, bottom: -90, top: 720 };
/** How far a line may lie beside the coast, the smallest island, in km and square km, and km of a unit of the file. */
const TOLERANCE = 0.45;
const SMALLEST = 6;
const UNIT = 0.2;

function area(ring: readonly Point[]): number {
  let twice = 0;
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as Point;
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/** From the lower left corner of the sheet in whole units: the first point, then the step to each next one. */
function steps(ring: readonly Point[]): readonly number[] {
  const units = ring.map(
    ([x, y]) => [Math.round((x - SHEET.left) / UNIT), Math.round((y - SHEET.bottom) / UNIT)] as const,
  );
  return units.flatMap(([x, y], at) => {
    const [lastX, lastY] = at === 0 ? [0, 0] : (units[at - 1] as Point);
    return [x - lastX, y - lastY];
  });
}

const topology = JSON.parse(readFileSync(LAND, "utf8")) as Topology;
const land = rings(topology, WORLD)
  .map((ring) => clipped(ring.map(projected), SHEET))
  .map((ring) => simplified(ring, TOLERANCE))
  .filter((ring) => ring.length > 3 && area(ring) > SMALLEST)
  .toSorted((a, b) => area(b) - area(a));
const text = `${JSON.stringify({ unit: UNIT, left: SHEET.left, bottom: SHEET.bottom, rings: land.map(steps) })}\n`;
writeFileSync(COAST, text);
const points = land.reduce((sum, ring) => sum + ring.length, 0);
console.log(`${land.length} rings, ${points} points, ${text.length} bytes, ${gzipSync(text).length} gzipped`);
