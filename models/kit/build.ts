import { buildBody } from "./body.ts";
import { finish } from "./finish.ts";
import { withoutHidden } from "./hidden.ts";
import { type Packed, SCALE } from "./pack.ts";
import { paintAll } from "./paint.ts";
import { buildPropeller } from "./propeller.ts";
import { buildRod } from "./rod.ts";
import { openness } from "./shade.ts";
import { buildSurface } from "./surface.ts";
import type { Triangle } from "./triangle.ts";
import type { AircraftType } from "./type.ts";
import { sub, type Vec } from "./vec.ts";

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

/** Builds one miniature: the bytes of its .glb and its row of the manifest. */
export async function build(type: AircraftType): Promise<{ glb: Uint8Array; row: Row }> {
  const origin: Vec = [0, type.peg[1], type.peg[0]];
  const solid = shape(type);
  const painted = {
    airframe: paintAll(solid, type.paint),
    propellers: type.propellers.flatMap(buildPropeller),
  };
  const { glb, triangles, airframe } = await finish(painted, origin, openness(solid));
  const point = (p: Vec): number[] => sub(p, origin).map(mm);
  const row: Row = {
    id: type.id,
    file: `${type.id}.glb`,
    title: type.title,
    triangles,
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
