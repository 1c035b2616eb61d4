import { airman, cockpit, face } from "../../kit/crew.ts";
import { cylinderStar } from "../../kit/engines.ts";
import { beltGun } from "../../kit/guns.ts";
import { lozenge } from "../../kit/lozenge.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, cowling, opening, pair, spinner } from "../../kit/presets.ts";
import { bayWires, biplane, type Cell, cabane, interplane, skid, undercarriage } from "../../kit/rigging.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { crosses } from "./german.ts";

const cell: Cell = {
  upper: roundTip(
    ribs("0 0.98 0.72 1.78 0.07; 3.6 0.98 0.72 1.78 0.07; 4.175 0.98 0.85 1.86 0.06"),
    0.4,
    2.4,
  ),
  lower: roundTip(ribs("0.2 -0.46 1.15 2.15 0.07; 3.4 -0.4 1.15 2.15 0.07; 4 -0.39 1.25 2.2 0.06"), 0.4, 2.4),
  lowerSpars: [0.35, 0.35],
};
const tail = roundTip(ribs("0.05 0.18 4.3 5.2 0.06; 1.3 0.18 4.6 5.2 0.06"), 0.5, 2.3);
const fin = ribs(`
    0.1 0 4.2 5.4 0.06
    0.35 0 4.55 5.64 0.06
    0.6 0 4.85 5.7 0.06
    0.85 0 5 5.62 0.06
    0.98 0 5.15 5.45 0.05
  `);

/** Siemens-Schuckert D.IV, the fast climber of 1918: a barrel with a four-bladed propeller. */
export const sswDIV: AircraftType = {
  id: "ssw-d-iv",
  title: "Siemens-Schuckert D.IV",
  source: "Published dimensions: span 8.35 m, length 5.70 m.",
  span: 8.35,
  length: 5.7,
  peg: [1.7, -0.6],
  bodies: [
    spinner([0, 0, 0], 0.42, 0.3, 0.1),
    cowling(0.3, 0.62, 0.58),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.9 -0.57 0.57 0.57
    1.5 -0.6 0.54 0.54
    2.3 -0.54 0.52 0.48
    3 -0.44 0.42 0.38
    4.2 -0.2 0.28 0.2
    5.2 0.04 0.18 0.03
  `),
    },
    ...airman([0, 0.6, 2.2]),
  ],
  surfaces: [
    ...biplane(cell, tail, fin),
    { part: "fin", kind: "fin", ribs: ribs("-0.34 0 4.7 4.95 0.06; 0 0 4.2 5.2 0.06") },
  ],
  rods: [
    ...cylinderStar([0, 0, 0.34], 0.46, 11),
    ...beltGun([0.15, 0.6, 1.0], [0.15, 0.6, 1.85], true),
    ...interplane(cell, [2.8, 2.8], 0.07),
    ...bayWires(cell, [0.5, 0.5], [2.8, 2.8]),
    ...cabane([
      [
        [0.46, 0.3, 0.95],
        [0.72, 0.96, 0.86],
      ],
      [
        [0.46, 0.3, 1.6],
        [0.72, 0.96, 1.42],
      ],
    ]),
    ...undercarriage({
      front: [0.42, -0.54, 0.85],
      rear: [0.42, -0.58, 1.6],
      wheel: [0.85, -1.35, 1.0],
      radius: 0.35,
    }),
    skid([0, -0.2, 4.7], [0, -0.44, 5.15]),
  ],
  propellers: [{ hub: [0, 0, 0.24], diameter: 2.8, blades: 4, colour: "ash", tips: "ash", chord: 0.22 }],
  guns: { front: pair([0.15, 0.6, 1.0]) },
  paint: {
    parts: {
      "*": "#55604a",
      spinner: "gunmetal",
      cowl: "#6d7276",
      strut: "fieldGrey",
      gear: "fieldGrey",
      hub: "#6d7276",
      fin: "#55604a",
      tailplane: "#55604a",
    },
    camouflaged: ["wing", "lowerwing"],
    under: "#9aa094",
    underLine: points("0 -2; 8 -2"),
    bands: [],
    areas: [
      opening(0.58),
      ...cockpit(["fuselage"], [0, 2.22], 0.48, 0.56),
      face([0, 0.6]),
      ...lozenge("upper", { view: "top", on: ["wing", "lowerwing"], from: [-4.3, 0.6], to: [4.3, 2.3] }),
      ...lozenge("lower", {
        view: "bottom",
        on: ["wing", "lowerwing"],
        from: [-4.3, 0.6],
        to: [4.3, 2.3],
        size: [1.5, 1.7],
      }),
    ],
    transfers: crosses({
      wing: [3.3, 1.26, 1],
      under: [3.1, 1.66, 0.9],
      side: [3.6, 0, 0.46],
      rudder: [5.15, 0.5, 0.5],
      style: "bar",
    }),
    joints: around("fuselage", 1.5),
  },
};
