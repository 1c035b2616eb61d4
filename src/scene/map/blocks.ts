import { Color, type InstancedMesh, Object3D } from "three";
import type { Site, SiteState } from "../../tabletop/site.ts";
import { hash } from "../mat/noise.ts";
import { DISC, MINOR } from "./sites.ts";

/** How far behind the middle of a site its blocks stand, against its disc's radius, and how far to either side. */
const BEHIND = 1.12;
const ASIDE = 0.75;
/** Blocks against a tile: how wide they are at least, how much wider at most, and the same of their height. */
const WIDE = { least: 0.1, more: 0.07 } as const;
const HIGH = { least: 0.09, more: 0.2 } as const;
/** What is left of the height of a ruin. */
const RUIN = 0.45;

const WALLS = ["#cf8263", "#e2c79f", "#bda997", "#efe2c4"] as const;
const STATES: Readonly<Record<SiteState, readonly string[]>> = {
  hit: ["#8f5a44", "#6b5a4c", "#a08a6c"],
  burning: ["#e2601c", "#2a2220", "#f09a2a", "#3a2a22"],
  out: ["#7d756a", "#8d867b"],
  "burnt-out": ["#211d1b", "#2e2926", "#181614"],
};

const dummy = new Object3D();
const colour = new Color();

/** How many blocks stand behind sites. */
export function blockCount(sites: readonly Site[]): number {
  return sites.reduce((sum, { blocks = 0 }) => sum + blocks, 0);
}

function layBlock(mesh: InstancedMesh, at: number, site: Site, own: number, i: number, k: number): void {
  const { x, y, state, blocks = 1 } = site;
  const radius = (own * DISC) / 2;
  const share = blocks === 1 ? 0 : (2 * k) / (blocks - 1) - 1;
  const wide = (WIDE.least + WIDE.more * hash(i, k, 91)) * own;
  const tall = (HIGH.least + HIGH.more * hash(i, k, 92)) * own * (state === "burnt-out" ? RUIN : 1);
  const behind = radius * (BEHIND - 0.2 * share * share + 0.2 * hash(i, k, 93));
  dummy.position.set(x + share * ASIDE * radius, tall / 2, -(y + behind));
  dummy.rotation.set(0, hash(i, k, 94) * 0.9 - 0.45, 0);
  dummy.scale.set(wide, tall, wide * (0.7 + 0.5 * hash(i, k, 95)));
  dummy.updateMatrix();
  mesh.setMatrixAt(at, dummy.matrix);
  const tones = state ? STATES[state] : WALLS;
  mesh.setColorAt(at, colour.set(tones[Math.floor(hash(i, k, 96) * tones.length)] ?? WALLS[0]));
}

/** Lays low blocks behind sites, in the colours of what has become of them. `size` is the tile of a site, in inches. */
export function layBlocks(mesh: InstancedMesh, sites: readonly Site[], size: number): void {
  let at = 0;
  for (const [i, site] of sites.entries())
    for (let k = 0; k < (site.blocks ?? 0); k++)
      layBlock(mesh, at++, site, site.minor ? size * MINOR : size, i, k);
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}
