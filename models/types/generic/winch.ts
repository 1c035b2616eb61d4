import { crate, disk, soldier } from "../../kit/ground.ts";
import { box } from "../../kit/presets.ts";
import { points } from "../../kit/table.ts";
import type { AircraftType, Rod } from "../../kit/type.ts";

/** Twelve spokes would be lost: a wheel is a tyre, a disc and a hub. */
const wheelAt = (x: number, z: number, radius: number): Rod[] => [
  { part: "tyre", from: [x - 0.1, radius, z], to: [x + 0.1, radius, z], radius, sides: 14, mirror: true },
  {
    part: "rim",
    from: [x - 0.12, radius, z],
    to: [x + 0.12, radius, z],
    radius: radius * 0.76,
    sides: 12,
    mirror: true,
  },
  {
    part: "hubcap",
    from: [x - 0.16, radius, z],
    to: [x + 0.16, radius, z],
    radius: radius * 0.26,
    sides: 8,
    mirror: true,
  },
];

/** The motor winch of a balloon section: a lorry with the cable's drum on its bed. */
export const winch: AircraftType = {
  id: "winch",
  title: "Balloon winch",
  source: "A three-ton lorry with a cable drum: length 6 m, width 2.1 m.",
  span: 2.1,
  length: 6,
  peg: [3.9, 0],
  bodies: [
    box("bonnet", "0.1 0.75 1.5 0.42 5; 0.25 0.7 1.6 0.46 5; 1.3 0.7 1.65 0.5 5; 1.45 0.7 1.65 0.52 5", {
      crease: 30,
    }),
    crate([0, 0.66, 3.3], [0.8, 0.2, 5.2], "chassis"),
    crate([0, 0.95, 4.28], [1.95, 0.14, 3.44], "bed"),
    crate([0, 0.86, 2.1], [1.5, 0.5, 0.6], "seat"),
    crate([0, 1.3, 2.42], [1.5, 0.6, 0.14], "seat"),
    crate([0, 1.09, 2.95], [1.3, 0.85, 0.6], "engine"),
    crate([0.8, 1.09, 5.4], [0.3, 0.35, 0.8], "crateA"),
  ],
  surfaces: [],
  rods: [
    ...wheelAt(0.85, 1.0, 0.45),
    ...wheelAt(0.88, 4.6, 0.52),
    { part: "chassis", from: [0.9, 0.45, 1], to: [-0.9, 0.45, 1], radius: 0.07, sides: 4 },
    { part: "chassis", from: [0.9, 0.52, 4.6], to: [-0.9, 0.52, 4.6], radius: 0.08, sides: 4 },
    {
      part: "fender",
      from: [0.86, 0.98, 0.55],
      to: [0.86, 1.0, 1.4],
      radius: 0.2,
      sides: 4,
      flat: 0.3,
      mirror: true,
    },
    disk("drum", [-0.42, 1.65, 3.9], [0.42, 1.65, 3.9], 0.36, 14),
    disk("flange", [0.42, 1.65, 3.9], [0.5, 1.65, 3.9], 0.58, 16),
    disk("flange", [-0.5, 1.65, 3.9], [-0.42, 1.65, 3.9], 0.58, 16),
    { part: "frame", from: [0.6, 1.05, 3.55], to: [0.6, 1.75, 3.9], radius: 0.06, sides: 4, mirror: true },
    { part: "frame", from: [0.6, 1.05, 4.25], to: [0.6, 1.75, 3.9], radius: 0.06, sides: 4, mirror: true },
    { part: "frame", from: [0.5, 1.05, 4.7], to: [0, 2.5, 4.5], radius: 0.05, sides: 4, mirror: true },
    disk("flange", [-0.06, 2.5, 4.5], [0.06, 2.5, 4.5], 0.2, 12),
    { part: "wire", from: [0, 1.95, 4.05], to: [0, 2.4, 4.35], radius: 0.025, sides: 3 },
    { part: "steering", from: [0.35, 1.5, 1.5], to: [0.35, 1.85, 1.85], radius: 0.03, sides: 4 },
    disk("steering", [0.35, 1.84, 1.84], [0.35, 1.87, 1.87], 0.22, 10),
    disk("lamp", [0.42, 1.35, 0.02], [0.42, 1.35, 0.16], 0.13, 8),
    disk("lamp", [-0.42, 1.35, 0.02], [-0.42, 1.35, 0.16], 0.13, 8),
    ...soldier([0.35, 0.62, 2.1]),
    ...soldier([-0.55, 1.09, 5.1]),
  ],
  propellers: [],
  guns: {},
  paint: {
    parts: {
      "*": "#626650",
      bonnet: "#626650",
      bed: "#6b5a40",
      chassis: "#45463e",
      seat: "#4c3a29",
      engine: "gunmetal",
      crateA: "#7d6443",
      rim: "#5b5f4a",
      hubcap: "gunmetal",
      drum: "wire",
      flange: "#54574a",
      lamp: "#b39b57",
      steering: "black",
      crew: "#6f7264",
      skin: "skin",
      helmet: "#565a4c",
    },
    camouflaged: [],
    under: "#626650",
    underLine: points("0 -9; 9 -9"),
    bands: [],
    transfers: [],
  },
};
