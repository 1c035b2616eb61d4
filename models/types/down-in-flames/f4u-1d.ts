import { bothSides, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box, cowling, mast, opening, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { american, hinges } from "./marks.ts";

const wing = roundTip(
  ribs(`
    0.45 -0.3 2.75 5.45 0.16
    2.15 -0.98 2.8 5.4 0.16
    3.3 -0.8 2.9 5.2 0.14
    6.25 -0.34 3.25 4.7 0.09
  `),
  1.1,
  2.5,
);
const tail = roundTip(
  ribs(`
    0.05 0.36 8.2 9.9 0.09
    2.52 0.36 8.5 9.75 0.08
  `),
  0.8,
);
const fin = ribs(`
    0.2 0 7.2 9.1 0.09
    0.7 0 7.7 9.45 0.09
    1.15 0 7.95 9.5 0.08
    1.55 0 8.2 9.38 0.08
    1.72 0 8.5 9.1 0.05
  `);

/** Vought F4U-1D, fighter-bomber of the Marines in 1945. */
export const f4u1d: AircraftType = {
  id: "f4u-1d",
  title: "Vought F4U-1D Corsair",
  source: "Published dimensions: span 12.50 m (41 ft 0 in), length 10.16 m (33 ft 4 in), inverted gull wing.",
  span: 12.5,
  length: 10.16,
  peg: [3.7, -0.76],
  bodies: [
    spinner([0, 0, 0], 0.55, 0.2),
    cowling(0.48, 1.45, 0.7),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    1.9 -0.68 0.69 0.67
    3 -0.75 0.72 0.64
    4.2 -0.75 0.75 0.58
    5.4 -0.66 0.76 0.5
    6.8 -0.42 0.64 0.37
    8.4 -0.1 0.48 0.2
    9.6 0.12 0.36 0.07
    10.16 0.2 0.28 0.02
  `),
    },
    box(
      "canopy",
      "3.9 0.5 0.76 0.22; 4.25 0.5 1.12 0.3 2.4; 4.8 0.5 1.22 0.32; 5.4 0.5 1.08 0.29; 6.1 0.5 0.74 0.14",
      { crease: 48, sides: 10 },
    ),
    // The bend of the wing carries a rocket pylon and houses the wheel.
    box("pylon", "2.9 -1.1 -0.8 0.05; 3.2 -1.16 -0.8 0.09; 4 -1.1 -0.8 0.09; 4.4 -1 -0.8 0.04", {
      at: [1.7, -0.1, 0],
      mirror: true,
    }),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [mast([0, 0.72, 3.3], 0.5), mast([0, 0.7, 6.6], 0.3)],
  propellers: [{ hub: [0, 0, 0.32], diameter: 4.01, blades: 3, chord: 0.34 }],
  guns: {
    front: [...pair([2.75, -0.86, 2.8]), ...pair([2.95, -0.83, 2.82]), ...pair([3.2, -0.79, 2.85])],
  },
  paint: {
    parts: { "*": "seaBlue", spinner: "gunmetal" },
    camouflaged: [],
    under: "seaBlue",
    underLine: points("0 -9; 9 -9"),
    areas: [
      opening(0.7),
      // The air intakes in the roots of the wing.
      ...bothSides([rectangle({ view: "front", on: ["wing"], at: [0.98, -0.5] }, 0.66, 0.17, "crossBlack")]),
    ],
    bands: [],
    transfers: [
      ...american({ wing: [4.6, 3.85], size: 1.1, side: [6.75, 0.1], across: 0.66 }),
      ...hinges(wing, tail, fin),
      ...bothSides([rectangle({ view: "right", on: ["cowl"], at: [1.5, 0.02] }, 0.3, 0.34, "insignia")]),
    ],
    joints: [...around("fuselage", 2.5, 3.4), ...around("canopy", 4.27, 5.4)],
  },
};
