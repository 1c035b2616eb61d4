import type { BufferGeometry, Vector3 } from "three";

/** A propeller that turns on its own: its geometry around the hub, all in inches. */
export interface PropellerShape {
  readonly geometry: BufferGeometry;
  /** The same with the disc that it is seen as while it turns. */
  readonly turning: BufferGeometry;
  readonly hub: Vector3;
  readonly radius: number;
}

/** A miniature, scaled to inches: position, normal, colour and coat (roughness, metalness), nose to -z, the stand's peg at the origin. */
export interface ModelShape {
  readonly airframe: BufferGeometry;
  readonly propellers: readonly PropellerShape[];
  /** The muzzles of its guns, by the side to which they fire. */
  readonly guns: Readonly<Record<string, readonly Vector3[] | undefined>>;
  /** Half the larger of span and length, for picking. */
  readonly reach: number;
}
