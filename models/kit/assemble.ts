import { buildBody } from "./body.ts";
import { withoutHidden } from "./hidden.ts";
import { type Light, SCALE } from "./pack.ts";
import { paintAll } from "./paint.ts";
import { buildPropeller } from "./propeller.ts";
import { buildRod } from "./rod.ts";
import { openness } from "./shade.ts";
import { buildSurface } from "./surface.ts";
import type { Triangle } from "./triangle.ts";
import { buildTurned } from "./turned.ts";
import type { AircraftType } from "./type.ts";
import { sub, type Vec } from "./vec.ts";

/** The triangles of a model: the airframe and the blades of its propellers. */
export interface Painted {
  readonly airframe: readonly Triangle[];
  readonly propellers: readonly Triangle[];
}

/** A model put together and painted, in metres of the real aircraft, with the light on it. */
export interface Assembled {
  readonly painted: Painted;
  /** Where the stand's peg enters. */
  readonly origin: Vec;
  readonly light: Light;
  readonly scale: number;
}

/** Everything but the propellers, without what lies inside a body. */
function shape(type: AircraftType): Triangle[] {
  const bodies = type.bodies.map(buildBody);
  const rest = [
    ...type.surfaces.map(buildSurface),
    ...(type.rods ?? []).map(buildRod),
    ...(type.turned ?? []).map(buildTurned),
  ];
  return [...bodies, ...rest].flatMap((part) =>
    withoutHidden(
      part,
      bodies.filter((b) => b !== part),
    ),
  );
}

/** Rays of light that a file is worth. */
const FINE = 40;

/** Builds and paints a type; what is inside is left out. */
export function assemble(type: AircraftType, rays = FINE): Assembled {
  const solid = shape(type);
  return {
    painted: { airframe: paintAll(solid, type.paint), propellers: type.propellers.flatMap(buildPropeller) },
    origin: [0, type.peg[1], type.peg[0]],
    light: openness(solid, rays),
    scale: scaleOf(type),
  };
}

const scaleOf = (type: AircraftType): number => type.scale ?? SCALE;

/** Metres of the aircraft as millimetres of the miniature. */
const mm = (type: AircraftType, v: number): number => Math.round((v * 1000 * 100) / scaleOf(type)) / 100;

/** A hub, millimetres of the miniature from the peg. */
export interface Hub {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
}

/** A point of the miniature in millimetres from the peg. */
const onStand = (type: AircraftType, p: Vec): number[] =>
  sub(p, [0, type.peg[1], type.peg[0]]).map((v) => mm(type, v));

/** Muzzles by the side to which they fire, millimetres of the miniature from the peg. */
export type Guns = Readonly<Record<string, readonly (readonly number[])[]>>;

export function gunsOf(type: AircraftType): Guns {
  const sides = Object.entries(type.guns);
  return Object.fromEntries(sides.map(([side, muzzles]) => [side, muzzles.map((p) => onStand(type, p))]));
}

export function hubsOf(type: AircraftType): Hub[] {
  return type.propellers.map((p) => {
    const [x, y, z] = onStand(type, p.hub) as [number, number, number];
    return { x, y, z, radius: mm(type, p.diameter / 2) };
  });
}
