import { buildBody } from "./body.ts";
import { writeGlb } from "./glb.ts";
import { withoutHidden } from "./hidden.ts";
import { type Packed, pack, SCALE } from "./pack.ts";
import { paintAll } from "./paint.ts";
import { buildPropeller } from "./propeller.ts";
import { buildRod } from "./rod.ts";
import { openness } from "./shade.ts";
import { slim } from "./slim.ts";
import { buildSurface } from "./surface.ts";
import type { Triangle } from "./triangle.ts";
import type { AircraftType } from "./type.ts";
import { sub, type Vec } from "./vec.ts";
import { weld } from "./weld.ts";

/** A row of the manifest; lengths in millimetres of the miniature. */
export interface Row {
  readonly id: string;
  readonly file: string;
  readonly title: string;
  readonly triangles: number;
  readonly bytes: number;
  readonly span: number;
  readonly length: number;
  readonly height: number;
  readonly propellers: readonly { x: number; y: number; z: number; radius: number }[];
  readonly guns: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly licence: "MIT";
  readonly source: string;
}

const round = (v: number): number => Math.round(v * 100) / 100;
/** Metres of the aircraft as millimetres of the miniature. */
const mm = (v: number): number => round((v * 1000) / SCALE);

/** The budget of a file, and how far slimming may move a surface to meet it, metres of the real aircraft. */
const BUDGET = { bytes: 59_500, triangles: 4_000 };
const ERRORS = [0.004, 0.006, 0.008, 0.01, 0.012, 0.015, 0.018, 0.022, 0.026, 0.03, 0.036, 0.044];

/** Everything but the propellers, without what lies inside a body. */
function shape(type: AircraftType): Triangle[] {
  const bodies = type.bodies.map(buildBody);
  const rest = [...type.surfaces.map(buildSurface), ...(type.rods ?? []).map(buildRod)];
  return [...bodies, ...rest].flatMap((part) =>
    withoutHidden(
      part,
      bodies.filter((b) => b !== part),
    ),
  );
}

function size(packed: Packed, axis: number): number {
  const along = packed.position.filter((_, i) => i % 3 === axis);
  return round((Math.max(...along) - Math.min(...along)) * 1000);
}

const trianglesOf = (meshes: Record<string, Packed>): number =>
  Object.values(meshes).reduce((n, m) => n + m.index.length / 3, 0);

/** The finest .glb that keeps the budget. */
async function finest(
  type: AircraftType,
  origin: Vec,
): Promise<{ glb: Uint8Array; meshes: { airframe: Packed; propellers: Packed } }> {
  const solid = shape(type);
  const light = openness(solid);
  const skin = weld(paintAll(solid, type.paint));
  const blades = weld(type.propellers.flatMap(buildPropeller));
  for (const error of ERRORS) {
    const airframe = pack(await slim(skin, error), origin, light);
    const propellers = pack(await slim(blades, Math.min(error, 0.008)), origin, () => 1);
    const meshes = { airframe, propellers };
    const glb = await writeGlb(meshes);
    if (glb.byteLength <= BUDGET.bytes && trianglesOf(meshes) <= BUDGET.triangles) return { glb, meshes };
  }
  throw new Error(
    `${type.id} is too rich: even slimmed it breaks ${BUDGET.bytes} bytes or ${BUDGET.triangles} triangles.`,
  );
}

/** Builds one miniature: the bytes of its .glb and its row of the manifest. */
export async function build(type: AircraftType): Promise<{ glb: Uint8Array; row: Row }> {
  const origin: Vec = [0, type.peg[1], type.peg[0]];
  const { glb, meshes } = await finest(type, origin);
  const { airframe } = meshes;
  const point = (p: Vec): number[] => sub(p, origin).map(mm);
  const row: Row = {
    id: type.id,
    file: `${type.id}.glb`,
    title: type.title,
    triangles: trianglesOf(meshes),
    bytes: glb.byteLength,
    span: size(airframe, 0),
    length: size(airframe, 2),
    height: size(airframe, 1),
    propellers: type.propellers.map((p) => {
      const [x, y, z] = point(p.hub) as [number, number, number];
      return { x, y, z, radius: mm(p.diameter / 2) };
    }),
    guns: Object.fromEntries(Object.entries(type.guns).map(([arc, ps]) => [arc, ps.map(point)])),
    licence: "MIT",
    source: type.source,
  };
  return { glb, row };
}
