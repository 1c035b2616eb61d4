import { crate, sandbags, soldier } from "../../kit/ground.ts";
import { beltGun } from "../../kit/guns.ts";
import { points } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

/** A machine gun in its nest of sandbags, on a post against aircraft. */
export const gunMG: AircraftType = {
  id: "gun-mg",
  title: "Machine gun nest",
  source: "A nest of sandbags, about 4 m across, with a heavy machine gun on an anti-aircraft post.",
  span: 4,
  length: 4,
  peg: [0, 0],
  bodies: [crate([-0.9, 0.05, 0.5], [0.4, 0.3, 0.7]), crate([0.95, 0.05, 0.7], [0.4, 0.3, 0.6])],
  surfaces: [],
  rods: [
    { part: "ground", from: [0, -0.02, 0], to: [0, 0.06, 0], radius: 1.8, sides: 16 },
    ...sandbags([0, 0, 0], 1.82, 15, 3),
    { part: "mount", from: [0, 0, -0.25], to: [0, 1.4, -0.25], radius: 0.07, sides: 6 },
    { part: "mount", from: [0, 0.7, -0.25], to: [0.55, 0.06, -0.7], radius: 0.05, sides: 4, mirror: true },
    { part: "mount", from: [0, 0.7, -0.25], to: [0, 0.06, 0.4], radius: 0.05, sides: 4 },
    ...beltGun([0, 2.15, -1.25], [0, 1.3, 0.15]).map((rod) => ({ ...rod, radius: rod.radius * 1.5 })),
    { part: "crate", from: [0.08, 1.5, -0.15], to: [0.4, 1.25, -0.15], radius: 0.13, sides: 4 },
    ...soldier([0.05, 0.06, 0.5]),
    ...soldier([0.75, 0.06, 0]),
    ...soldier([-0.85, 0.06, -0.3]),
  ],
  propellers: [],
  guns: { front: [[0, 2.15, -1.25]] },
  paint: {
    parts: {
      "*": "#6f6a50",
      sandbag: "#8c7f60",
      ground: "#5f4c37",
      mount: "#54574a",
      crate: "#59603f",
      crew: "#6f7264",
      skin: "skin",
      helmet: "#565a4c",
    },
    camouflaged: [],
    under: "#6f6a50",
    underLine: points("0 -9; 9 -9"),
    bands: [],
    transfers: [],
  },
};
