import type { Assembled, Painted } from "./assemble.ts";
import { writeGlb } from "./glb.ts";
import { type Packed, pack } from "./pack.ts";
import { slim } from "./slim.ts";
import { join, partsOf, type Skin } from "./weld.ts";

/** What a file may hold: half a hundred of them fly on one table, and a first table waits for two. */
const BUDGET = { bytes: 59_800, triangles: 3_000 };

export interface Finished {
  readonly glb: Uint8Array;
  readonly triangles: number;
  readonly airframe: Packed;
}

/** Outlines that one knows a type by, and thin lines, are slimmed less than round bodies: shares of the error. */
const SHARE: Readonly<Record<string, number>> = {
  wing: 0.5,
  tailplane: 0.5,
  fin: 0.5,
  flap: 0.5,
  lowerwing: 0.5,
  midwing: 0.5,
  transfer: 1,
  blade: 0.5,
  wire: 0,
  gear: 0.4,
};
/** How far slimming may move a body's surface, metres of the real aircraft, finest first. */
const ERRORS = Array.from({ length: 40 }, (_, i) => 0.003 * 1.1 ** i);

async function slimmed(parts: ReadonlyMap<string, Skin>, error: number): Promise<Skin> {
  const skins = [...parts].map(([part, skin]) => slim(skin, error * (SHARE[part] ?? 1)));
  return join(await Promise.all(skins));
}

type Parts = Readonly<Record<keyof Painted, ReadonlyMap<string, Skin>>>;

/** What of an assembled model becomes a file: its place, light and scale. */
type Setting = Omit<Assembled, "painted">;

async function attempt(parts: Parts, error: number, { origin, light, scale }: Setting): Promise<Finished> {
  const airframe = pack(await slimmed(parts.airframe, error), origin, light, scale);
  const propellers = pack(await slimmed(parts.propellers, Math.min(error, 0.016)), origin, () => 1, scale);
  const glb = await writeGlb({ airframe, propellers });
  return { glb, triangles: (airframe.index.length + propellers.index.length) / 3, airframe };
}

const fits = (f: Finished): boolean => f.glb.byteLength <= BUDGET.bytes && f.triangles <= BUDGET.triangles;

/**
 * The finest model that keeps the budget.
 * @throws when even the coarsest does not
 */
export async function finish({ painted, ...setting }: Assembled): Promise<Finished> {
  const parts = { airframe: partsOf(painted.airframe), propellers: partsOf(painted.propellers) };
  let [fine, coarse] = [-1, ERRORS.length];
  while (coarse - fine > 1) {
    const middle = (fine + coarse) >> 1;
    const trial = await attempt(parts, ERRORS[middle] ?? 0, { ...setting, light: () => 1 });
    if (fits(trial)) coarse = middle;
    else fine = middle;
  }
  const error = ERRORS[coarse];
  if (error === undefined)
    throw new Error(`The model keeps neither ${BUDGET.bytes} bytes nor ${BUDGET.triangles} triangles.`);
  return attempt(parts, error, setting);
}
