import { crate, disk, soldier } from "../../kit/ground.ts";
import { points } from "../../kit/table.ts";
import type { AircraftType, Rod } from "../../kit/type.ts";
import { add, scale, type Vec } from "../../kit/vec.ts";

/** The trunnions, and the way the barrel looks: up and forward. */
const TRUNNION: Vec = [0, 1.45, 0.2];
const WAY: Vec = [0, 0.85, -0.53];
const along = (metres: number, up = 0, out = 0): Vec =>
  add(add(TRUNNION, scale(WAY, metres)), [out, up, up * 1.6]);

const foot = (x: number, z: number): Rod => ({
  part: "mount",
  from: [0, 0.16, 0],
  to: [x, 0.1, z],
  radius: 0.12,
  sides: 4,
});

/** An anti-aircraft gun of about 75 mm on its turntable, with its crew. */
export const gunAA: AircraftType = {
  id: "gun-aa",
  title: "Anti-aircraft gun",
  source: "A field gun of 7.5 to 7.7 cm with a barrel of 27 to 35 calibres on a pivot.",
  span: 4.4,
  length: 4.55,
  peg: [0, 0],
  bodies: [
    crate([1.6, 0, 1.5], [0.7, 0.4, 0.5]),
    crate([1.75, 0.4, 1.5], [0.6, 0.35, 0.45]),
    crate([-1.7, 0, 1.3], [0.6, 0.4, 0.9]),
    crate([0, 1.15, 0.25], [0.5, 0.5, 0.9], "mount"),
  ],
  surfaces: [],
  rods: [
    disk("platform", [0, 0, 0], [0, 0.14, 0], 1.45, 16),
    foot(2.2, 0),
    foot(-2.2, 0),
    foot(0, 2.2),
    foot(0, -2),
    { part: "mount", from: [0, 0.14, 0], to: [0, 1.2, 0.15], radius: 0.5, end: 0.22, sides: 8 },
    { part: "gun", from: along(2.6), to: along(-0.5), radius: 0.075, end: 0.13, sides: 8 },
    { part: "gun", from: along(2.6), to: along(2.45), radius: 0.11, sides: 8 },
    { part: "gun", from: along(1.3, -0.16), to: along(-0.4, -0.16), radius: 0.09, sides: 6 },
    { part: "gun", from: along(-0.3), to: along(-0.75), radius: 0.18, sides: 6 },
    disk("gun", [0.42, 1.2, 0.5], [0.46, 1.2, 0.5], 0.24, 10),
    disk("gun", [-0.46, 1.25, 0.3], [-0.42, 1.25, 0.3], 0.24, 10),
    { part: "mount", from: [0, 1.2, 0.2], to: [0.46, 1.2, 0.5], radius: 0.05, sides: 4, mirror: true },
    ...soldier([0.78, 0.14, 0.75]),
    ...soldier([-0.8, 0.14, 0.5]),
    ...soldier([0.2, 0.14, 1.3]),
    ...soldier([1.3, 0, 2.3]),
  ],
  propellers: [],
  guns: { front: [along(2.6)] },
  paint: {
    parts: {
      "*": "#6a6e58",
      platform: "#6b573c",
      mount: "#666a55",
      crate: "#7d6443",
      crew: "#6f7264",
      skin: "skin",
      helmet: "#565a4c",
    },
    camouflaged: [],
    under: "#6a6e58",
    underLine: points("0 -9; 9 -9"),
    bands: [],
    transfers: [],
  },
};
