import { airman, cockpit, face } from "../../kit/crew.ts";
import { beltGun } from "../../kit/guns.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, spinner } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  braces,
  type Cell,
  cabane,
  interplane,
  skid,
  undercarriage,
} from "../../kit/rigging.ts";
import { fields } from "../../kit/schemes.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { crosses, sixInLine } from "./german.ts";

const cell: Cell = {
  upper: roundTip(ribs("0 1.0 0.85 2.4 0.06; 3.9 1.06 0.85 2.4 0.06; 4.4 1.07 0.95 2.48 0.05"), 0.32, 2.8),
  lower: roundTip(ribs("0.2 -0.48 1.35 2.85 0.06; 3.6 -0.4 1.35 2.85 0.06; 4 -0.39 1.4 2.85 0.05"), 0.3, 2.8),
};
const tail = ribs(
  "0.05 0.24 5.75 6.6 0.05; 0.5 0.24 5.85 6.75 0.05; 1.5 0.24 6 6.75 0.05; 1.75 0.24 6.15 6.6 0.04",
);
const rudder = ribs(`
    0 0 6.85 7.1 0.06
    0.22 0 6.7 7.28 0.06
    0.45 0 6.5 7.3 0.06
    0.68 0 6.48 7.22 0.06
    0.86 0 6.6 7.02 0.05
    0.94 0 6.74 6.86 0.05
  `);

/** Halberstadt D.II, light biplane of 1916: two bays of struts and no fin. */
export const halberstadtDII: AircraftType = {
  id: "halberstadt-d-ii",
  title: "Halberstadt D.II",
  source: "Published dimensions: span 8.80 m, length 7.30 m.",
  span: 8.8,
  length: 7.3,
  peg: [2, -0.52],
  bodies: [
    spinner([0, 0, 0], 0.28, 0.12, 0.6),
    {
      part: "fuselage",
      sides: 12,
      crease: 38,
      sections: sections(`
    0.22 -0.4 0.3 0.34 4
    0.6 -0.48 0.36 0.41 4
    1.9 -0.54 0.38 0.43 5
    2.5 -0.52 0.48 0.41 4.5
    3.2 -0.44 0.44 0.37 4.5
    5 -0.18 0.34 0.22 4.5
    6.75 0.1 0.2 0.05 4
  `),
    },
    ...airman([0, 0.58, 2.66]),
  ],
  surfaces: biplane(cell, tail, rudder),
  rods: [
    ...sixInLine([0, 0.24, 0.6], [0.5, 0.5, 1.7]),
    ...beltGun([0.2, 0.46, 1.1], [0.2, 0.46, 2.1]),
    ...interplane(cell, [1.75, 1.75], 0.045),
    ...interplane(cell, [3.5, 3.5], 0.045),
    ...bayWires(cell, [0.45, 0.45], [1.75, 1.75]),
    ...bayWires(cell, [1.75, 1.75], [3.5, 3.5]),
    ...cabane([
      [
        [0.4, 0.24, 0.95],
        [0.45, 0.98, 1.05],
      ],
      [
        [0.42, 0.28, 1.9],
        [0.45, 0.98, 1.85],
      ],
    ]),
    ...undercarriage({
      front: [0.38, -0.46, 0.85],
      rear: [0.4, -0.54, 1.85],
      wheel: [0.9, -1.28, 1.1],
      radius: 0.38,
    }),
    ...braces([
      [
        [0.14, -0.08, 5.6],
        [1, 0.22, 6.2],
      ],
    ]),
    skid([0, -0.1, 6], [0, -0.44, 6.6]),
  ],
  propellers: [{ hub: [0, 0, 0.12], diameter: 2.7, blades: 2, colour: "ash", tips: "ash", chord: 0.24 }],
  guns: { front: [[0.2, 0.46, 1.1]] },
  paint: {
    parts: { "*": "linen", spinner: "gunmetal", strut: "fieldGrey", gear: "fieldGrey", hub: "linen" },
    camouflaged: ["wing", "lowerwing", "tailplane", "fuselage"],
    under: "#b9c6c6",
    underLine: points("0 -0.44; 3 -0.4; 7 0.1"),
    bands: [],
    areas: [...cockpit(["fuselage"], [0, 2.66], 0.48, 0.6), face([0, 0.58])],
    splinters: [
      ...fields(
        { on: ["wing", "lowerwing"], from: 0.7, to: 3, slant: 1 },
        [-5.4, -3, -1, 1, 3, 5.4],
        ["germanGreen", "#77503a", "germanGreen", "#77503a", "germanGreen"],
      ),
      ...fields(
        { on: ["tailplane"], from: 5.6, to: 6.9, slant: 0.3 },
        [-2, 0, 2],
        ["#77503a", "germanGreen"],
      ),
    ],
    transfers: crosses({
      wing: [3.5, 1.64, 1.2],
      under: [3.2, 2.1, 1.15],
      side: [4.6, 0.06, 0.44],
      rudder: [6.9, 0.46, 0.54],
    }),
    joints: around("fuselage", 1.75),
  },
};
