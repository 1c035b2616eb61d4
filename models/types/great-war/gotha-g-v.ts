import { airman, cockpit, face, gunRing } from "../../kit/crew.ts";
import { cylinderRow } from "../../kit/engines.ts";
import { flexGun } from "../../kit/guns.ts";
import { lozenge } from "../../kit/lozenge.ts";
import { around } from "../../kit/presets.ts";
import { bayWires, biplane, blade, type Cell, interplane, skid } from "../../kit/rigging.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType, Rod } from "../../kit/type.ts";
import { crosses } from "./german.ts";

const cell: Cell = {
  upper: ribs(`
    0 1.6 3.1 5.4 0.07
    2.2 1.62 3.2 5.1 0.07
    10.6 1.85 3.75 6.05 0.07
    11.4 1.87 3.95 6.2 0.06
    11.7 1.88 4.3 6.2 0.05
    11.85 1.88 4.9 6.05 0.04
  `),
  lower: ribs(`
    0.4 -0.62 3.2 5.4 0.07
    2.2 -0.6 3.3 5.1 0.07
    10 -0.3 3.85 5.95 0.07
    10.6 -0.28 4.1 6 0.06
    10.85 -0.27 4.7 5.9 0.04
  `),
};
const tail = ribs(`
    0.05 0.42 10 11.6 0.06
    1.4 0.42 10.35 11.9 0.06
    2 0.42 10.6 11.9 0.06
    2.15 0.42 11 11.7 0.05
  `);
const fin = ribs(`
    0.4 0 9.9 11.9 0.06
    0.9 0 10.5 12.25 0.06
    1.5 0 10.9 12.36 0.06
    1.8 0 11.1 12.25 0.06
    1.95 0 11.4 12 0.05
  `);
/** Where the engines stand: out and up. */
const [OUT, UP] = [2.26, 0.5];

const mirrored = (rods: readonly Rod[]): Rod[] => rods.map((rod) => ({ ...rod, mirror: true }));
const wheel = (out: number, z: number): Rod[] =>
  mirrored([
    { part: "tyre", from: [out - 0.09, -1.75, z], to: [out + 0.09, -1.75, z], radius: 0.45, sides: 10 },
    { part: "hub", from: [out - 0.11, -1.75, z], to: [out + 0.11, -1.75, z], radius: 0.32, sides: 8 },
  ]);

/** Gotha G.V, the bomber that came by night: two pushers, a gun in the nose and one behind. */
export const gothaGV: AircraftType = {
  id: "gotha-g-v",
  title: "Gotha G.V",
  source: "Published dimensions: span 23.70 m, length 12.36 m.",
  span: 23.7,
  length: 12.36,
  peg: [4, -0.68],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      crease: 40,
      sections: sections(`
    0 -0.1 0.2 0.12
    0.25 -0.46 0.46 0.42 2.4
    0.9 -0.62 0.6 0.56 3
    2.5 -0.7 0.66 0.62 4.5
    5.4 -0.66 0.66 0.58 5
    8 -0.42 0.6 0.42 5
    10.5 -0.06 0.5 0.2 5
    11.8 0.14 0.44 0.06 4
  `),
    },
    {
      part: "nacelle",
      sides: 10,
      mirror: true,
      at: [OUT, UP, 0],
      sections: sections(`
    2.9 -0.3 0.26 0.3 4
    3.2 -0.42 0.34 0.38 4
    4.4 -0.4 0.34 0.38 4
    5.2 -0.26 0.28 0.28 3
    5.75 -0.1 0.14 0.12
  `),
    },
    ...airman([0, 0.68, 0.75]),
    ...airman([-0.22, 0.72, 2.35]),
    ...airman([0, 0.74, 6.25]),
  ],
  surfaces: biplane(cell, tail, fin, 1),
  rods: [
    ...mirrored(
      cylinderRow({ first: [OUT, UP + 0.28, 3.35], count: 6, pitch: 0.24, height: 0.36, radius: 0.1 }),
    ),
    ...mirrored([
      {
        part: "exhaust",
        from: [OUT + 0.2, UP + 0.5, 3.3],
        to: [OUT + 0.2, UP + 0.55, 4.8],
        radius: 0.08,
        sides: 5,
      },
    ]),
    ...interplane(cell, [OUT - 0.45, OUT - 0.45], 0.08),
    ...interplane(cell, [OUT + 0.5, OUT + 0.5], 0.08),
    ...interplane(cell, [5.6, 5.6], 0.08),
    ...interplane(cell, [8.9, 8.9], 0.08),
    ...bayWires(cell, [OUT + 0.5, OUT + 0.5], [5.6, 5.6]),
    ...bayWires(cell, [5.6, 5.6], [8.9, 8.9]),
    blade([0.45, 0.6, 3.5], [0.5, 1.6, 3.5], 0.06),
    blade([0.45, 0.6, 4.8], [0.5, 1.6, 4.6], 0.06),
    blade([OUT - 0.1, -0.55, 3.6], [OUT - 0.35, -1.75, 3.9], 0.07, "gear"),
    blade([OUT - 0.1, -0.55, 4.7], [OUT - 0.35, -1.75, 4.1], 0.07, "gear"),
    blade([OUT + 0.2, -0.55, 3.6], [OUT + 0.35, -1.75, 3.9], 0.07, "gear"),
    {
      part: "gear",
      from: [OUT - 0.6, -1.75, 4],
      to: [OUT + 0.6, -1.75, 4],
      radius: 0.05,
      sides: 4,
      mirror: true,
    },
    ...wheel(OUT - 0.48, 4),
    ...wheel(OUT + 0.48, 4),
    skid([0, -0.1, 10.3], [0, -0.7, 11]),
    blade([0.2, -0.02, 10.4], [1.3, 0.4, 10.9], 0.04),
    blade([0.06, 1.2, 10.9], [1.3, 0.44, 10.9], 0.03),
    ...gunRing([0, 0.64, 0.85], 0.42),
    ...flexGun([0.12, 1.05, -0.1], [0.05, 0.86, 0.75]),
    ...gunRing([0, 0.7, 6.4], 0.46),
    ...flexGun([0.14, 1.15, 7.5], [0.05, 0.92, 6.6]),
  ],
  propellers: [OUT, -OUT].map((x) => ({
    hub: [x, UP, 5.8] as const,
    diameter: 3.1,
    blades: 2,
    colour: "ash",
    tips: "ash",
    chord: 0.28,
  })),
  guns: { front: [[0.12, 1.05, 0.02]], rear: [[0.14, 1.15, 7.5]] },
  paint: {
    parts: {
      "*": "#4a525c",
      nacelle: "#596068",
      strut: "#4a525c",
      gear: "#3f454c",
      hub: "#4a525c",
      fin: "#4a525c",
    },
    camouflaged: ["wing", "lowerwing", "fuselage", "tailplane"],
    under: "#434a52",
    underLine: points("0 -2; 13 -2"),
    bands: [],
    areas: [
      ...cockpit(["fuselage"], [0, 0.85], 0.66, 0.66),
      ...cockpit(["fuselage"], [0, 2.4], 0.9, 0.8),
      ...cockpit(["fuselage"], [0, 6.4], 0.76, 0.8),
      face([0, 0.68]),
      ...lozenge("night", {
        view: "top",
        on: ["wing", "lowerwing"],
        from: [-12, 3],
        to: [12, 6.4],
        size: [1.7, 1.9],
      }),
    ],
    transfers: crosses({
      wing: [9.5, 4.85, 1.8],
      under: [8.7, 4.85, 1.7],
      side: [7.6, 0.06, 0.84],
      rudder: [11.6, 1.2, 1],
    }),
    joints: around("fuselage", 2.6),
  },
};
