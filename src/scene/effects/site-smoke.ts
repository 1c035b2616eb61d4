import type { Site, SiteState } from "../../tabletop/site.ts";
import { MINOR } from "../map/sites.ts";
import { hash } from "../mat/noise.ts";
import type { PuffField } from "../puffs/field.ts";
import { type Puff, puffOf } from "../puffs/puff.ts";
import { seedOf } from "./trails.ts";

/** Puffs over a site that burns; fewer over one that was bombed, and flames where it still burns. */
const PUFFS: Readonly<Record<SiteState, number>> = { hit: 6, burning: 12, out: 7, "burnt-out": 4 };
const FLAMES = 3;
/** The lowest puff against its tile, how much larger the next one is and how much higher it hangs. */
const [SMALLEST, GROWS, RISES] = [0.1, 0.018, 0.075];

const puff: Puff = puffOf();

/** How many puffs smoke over sites. */
export function sitePuffs(sites: readonly Site[]): number {
  return sites.reduce((sum, { state }) => sum + (state ? PUFFS[state] + FLAMES : 0), 0);
}

function putFire(field: PuffField, x: number, z: number, own: number, seed: number): void {
  puff.heat = 1;
  for (let k = 0; k < FLAMES; k++) {
    puff.x = x + (hash(k, 1, seed) - 0.5) * 0.2 * own;
    puff.y = (0.06 + 0.05 * k) * own;
    puff.z = z + (hash(k, 2, seed) - 0.5) * 0.1 * own;
    puff.size = (0.13 - 0.02 * k) * own;
    puff.cover = 0.85;
    puff.looks = k + seed;
    puff.turn = hash(k, 3, seed) * 6.28;
    field.put(puff);
  }
  field.burn(x, 0.12 * own, z, 0.4 * own);
}

function putColumn(field: PuffField, { x, y, id, state, minor }: Site, size: number): void {
  if (!state) return;
  const own = minor ? size * MINOR : size;
  const seed = seedOf(id);
  const count = PUFFS[state];
  const [fromX, fromZ] = [x + 0.18 * own, -(y + 0.2 * own)];
  puff.heat = 0;
  // What burns smokes black, what was put out grey.
  const grey = state === "burning" ? 0.05 : state === "hit" ? 0.14 : 0.24;
  [puff.red, puff.green, puff.blue] = [grey * 1.03, grey * 0.98, grey * 0.94];
  for (let k = 0; k < count; k++) {
    const high = k / count;
    // The wind takes it to the right.
    puff.x = fromX + (0.05 * k + 0.006 * k * k + (hash(k, 4, seed) - 0.5) * 0.12) * own;
    puff.y = (0.1 + RISES * k) * own;
    puff.z = fromZ + (hash(k, 5, seed) - 0.5) * 0.14 * own;
    puff.size = (SMALLEST + GROWS * k) * (0.85 + 0.4 * hash(k, 6, seed)) * own * 1.3;
    puff.cover = Math.min(1, 1.5 * (1 - high)) * (state === "burnt-out" ? 0.45 : 0.8);
    puff.outX = (hash(k, 7, seed) - 0.5) * 1.2;
    puff.outZ = (hash(k, 8, seed) - 0.5) * 1.2;
    puff.deep = 0.3;
    puff.looks = k + seed;
    puff.turn = hash(k, 9, seed) * 6.28;
    field.put(puff);
  }
  if (state === "burning") putFire(field, fromX, fromZ, own, seed);
}

/** Puts smoke over sites that were bombed, and fire where they burn. `size` is the tile of a site, in inches. */
export function putSiteSmoke(field: PuffField, sites: readonly Site[], size: number): void {
  for (const site of sites) putColumn(field, site, size);
}
