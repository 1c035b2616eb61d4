import type { Cloud } from "../../tabletop/tabletop.ts";
import { type Air, airHeight } from "../layout.ts";
import { hash } from "../mat/noise.ts";
import type { PuffField } from "../puffs/field.ts";
import { GOLDEN, KIND, puffOf } from "../puffs/puff.ts";

/** Puffs of a cloud at each step of plainness, from the usual one on. */
const COUNTS = [44, 32, 22, 15] as const;
/** Where a cloud lies on a table without levels, and how high it is at least, in inches. */
const LOW = 0.55;
const FLAT = 0.42;
/** How high a cloud's dome is over its floor, against its radius. */
const DOME = 0.3;
const COTTON = [0.93, 0.915, 0.885] as const;

/** How many puffs a cloud has; `plainness` as in the settings. */
export function cloudPuffs(plainness: number): number {
  return COUNTS[Math.max(0, plainness) as 0] ?? COUNTS[3];
}

/** A cloud's own number: the same wherever it comes in a list. */
function seedOf({ x, y, radius }: Cloud): number {
  return Math.round(x * 64) * 31 + Math.round(y * 64) * 17 + Math.round(radius * 64);
}

/** The floor and the height of a cloud, in inches. */
function slabOf({ bottom, top, radius }: Cloud, air: Air): readonly [floor: number, height: number] {
  const isHigh = air.after.knots.length > 1;
  const floor = bottom === undefined || !isHigh ? LOW : airHeight(air, bottom);
  const ceiling = top === undefined || !isHigh ? floor + FLAT : airHeight(air, top);
  return [floor, Math.max(FLAT, ceiling - floor, radius * DOME)];
}

const puff = puffOf();
puff.kind = KIND.cloud;
[puff.red, puff.green, puff.blue] = COTTON;

/** Puts a cloud: large puffs in its middle, small ones at its rim and on its dome. So many of them; fewer are larger. */
function putCloud(field: PuffField, cloud: Cloud, air: Air, count: number): void {
  const seed = seedOf(cloud);
  const { radius } = cloud;
  const [floor, height] = slabOf(cloud, air);
  const large = Math.sqrt(COUNTS[0] / count);
  for (let k = 0; k < count; k++) {
    const chance = (nth: number) => hash(k, nth, seed);
    const share = Math.sqrt((k + 0.5) / count);
    const angle = k * GOLDEN + chance(1) * 0.9;
    const size = radius * (0.3 + 0.16 * chance(2)) * (1.15 - 0.5 * share) * large;
    const out = share * Math.max(0, radius - size * 0.6);
    const dome = Math.sqrt(Math.max(0, 1 - share * share));
    // Heaps: where a cloud is thick is by chance, but the same all around.
    const heap = 0.55 + 0.45 * Math.sin(angle * 2 + seed) * Math.sin(angle * 3 + 1.3 * seed);
    const up = chance(3) * dome * height * (0.5 + 0.5 * heap);
    puff.x = cloud.x + Math.cos(angle) * out;
    puff.y = floor + size * 0.3 + up;
    puff.z = -(cloud.y + Math.sin(angle) * out);
    puff.size = size;
    puff.squash = 0.72 + 0.2 * chance(4);
    puff.outX = Math.cos(angle) * share * 0.8;
    puff.outZ = -Math.sin(angle) * share * 0.8;
    puff.outY = -0.35 + 1.2 * Math.min(1, up / (height * 0.6));
    puff.deep = Math.max(0, 1 - up / (height * 0.5)) * (1 - share * 0.75);
    puff.cover = 0.62 + 0.33 * (1 - share);
    puff.looks = Math.floor(chance(5) * 4);
    // Upright within a little: cotton that is turned over has its light from below.
    puff.turn = (chance(6) - 0.5) * 1.5;
    field.put(puff);
  }
}

/** Puts all clouds of a table. */
export function putClouds(field: PuffField, clouds: readonly Cloud[], air: Air, plainness: number): void {
  for (const cloud of clouds) putCloud(field, cloud, air, cloudPuffs(plainness));
}
