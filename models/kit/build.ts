import { assemble, type Guns, gunsOf, type Hub, hubsOf } from "./assemble.ts";
import { finish } from "./finish.ts";
import type { Packed } from "./pack.ts";
import type { Shelved } from "./type.ts";

/** A row of the manifest; lengths in millimetres of the miniature. */
export interface Row {
  readonly id: string;
  /** Its place in the folder of models. */
  readonly file: string;
  readonly title: string;
  readonly triangles: number;
  readonly bytes: number;
  readonly span: number;
  readonly length: number;
  readonly height: number;
  readonly propellers: readonly Hub[];
  readonly guns: Guns;
  readonly licence: "MIT";
  readonly source: string;
}

const round = (v: number): number => Math.round(v * 100) / 100;

function size(packed: Packed, axis: number): number {
  const along = packed.position.filter((_, i) => i % 3 === axis);
  return round((Math.max(...along) - Math.min(...along)) * 1000);
}

/** Builds one miniature: the bytes of its .glb and its row of the manifest. */
export async function build(type: Shelved): Promise<{ glb: Uint8Array; row: Row }> {
  const { glb, triangles, airframe } = await finish(assemble(type));
  const row: Row = {
    id: type.id,
    file: `${type.shelf}/${type.id}.glb`,
    title: type.title,
    triangles,
    bytes: glb.byteLength,
    span: size(airframe, 0),
    length: size(airframe, 2),
    height: size(airframe, 1),
    propellers: hubsOf(type),
    guns: gunsOf(type),
    licence: "MIT",
    source: type.source,
  };
  return { glb, row };
}
