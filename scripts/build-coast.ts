import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { linesOn } from "../src/tabletop/atlas/outline.ts";
import { MAPS, type MapSource } from "./coast/maps.ts";
import type { Point } from "./coast/national-grid.ts";
import { clipped, simplified, thinned } from "./coast/shape.ts";
import { borders, rings, type Topology } from "./coast/topology.ts";

/**
 * Writes the coasts of the campaigns' maps, src/tabletop/atlas/*.json, from Natural Earth (public domain) as the
 * package world-atlas has it: clipped, projected, with as few points as the eye needs. Run it when a map changes.
 */
function area(ring: readonly Point[]): number {
  let twice = 0;
  ring.forEach(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as Point;
    twice += x * nextY - nextX * y;
  });
  return Math.abs(twice) / 2;
}

/** From the lower left corner of the sheet in whole units: the first point, then the step to each next one. */
function steps(line: readonly Point[], { sheet, unit }: MapSource): readonly number[] {
  const units = line.map(
    ([x, y]) => [Math.round((x - sheet.left) / unit), Math.round((y - sheet.bottom) / unit)] as const,
  );
  return units.flatMap(([x, y], at) => {
    const [lastX, lastY] = at === 0 ? [0, 0] : (units[at - 1] as Point);
    return [x - lastX, y - lastY];
  });
}

function landOf(topology: Topology, map: MapSource): readonly (readonly Point[])[] {
  return rings(topology, map.world)
    .map((ring) => clipped(ring.map(map.projected), map.sheet))
    .map((ring) => simplified(ring, map.tolerance))
    .filter((ring) => ring.length > 3 && area(ring) > map.smallest)
    .toSorted((a, b) => area(b) - area(a));
}

/** Lines of a map, given in degrees, as far as they lie on its sheet. */
function linesOf(map: MapSource, lines: readonly (readonly Point[])[]): readonly (readonly Point[])[] {
  const { left, right, bottom, top } = map.sheet;
  const sheet = { west: left, east: right, south: bottom, north: top };
  const projected = lines.map((line) => line.map(map.projected));
  return linesOn(projected, sheet).map((line) => thinned(line, map.tolerance));
}

function write(map: MapSource): void {
  const file = fileURLToPath(map.atlas);
  const topology = JSON.parse(readFileSync(file, "utf8")) as Topology;
  const packed = (lines: readonly (readonly Point[])[]) => lines.map((line) => steps(line, map));
  const text = `${JSON.stringify({
    unit: map.unit,
    left: map.sheet.left,
    bottom: map.sheet.bottom,
    rings: packed(landOf(topology, map)),
    ...(map.lakes && { lakes: packed(map.lakes.map((lake) => lake.map(map.projected))) }),
    ...(map.rivers && { rivers: packed(linesOf(map, map.rivers)) }),
    ...(map.borders && {
      borders: packed(linesOf(map, [...borders(topology, map.borders.kept), ...map.borders.gone])),
    }),
  })}\n`;
  writeFileSync(new URL(`../src/tabletop/atlas/${map.name}.json`, import.meta.url), text);
  console.log(`${map.name}: ${text.length} bytes, ${gzipSync(text).length} gzipped`);
}

for (const map of MAPS) write(map);
