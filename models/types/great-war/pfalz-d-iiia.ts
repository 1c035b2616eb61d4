import { airman, cockpit, face } from "../../kit/crew.ts";
import { beltGun } from "../../kit/guns.ts";
import { bothSides } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, box, pair, spinner } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  type Cell,
  cabane,
  interplane,
  skid,
  stagger,
  undercarriage,
} from "../../kit/rigging.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { crosses, sixInLine } from "./german.ts";

const cell: Cell = {
  upper: ribs(`
    0 1.0 0.95 2.45 0.06
    4 1.0 0.95 2.5 0.06
    4.4 1.0 1.15 2.58 0.06
    4.6 1.0 1.5 2.58 0.05
    4.7 1.0 1.95 2.45 0.04
  `),
  lower: roundTip(ribs("0.2 -0.5 1.4 2.6 0.06; 3.6 -0.38 1.4 2.62 0.06; 4 -0.37 1.5 2.6 0.05"), 0.6, 2.2),
};
const tail = roundTip(ribs("0.05 0.2 5.2 6.4 0.06; 1.35 0.2 5.7 6.45 0.06"), 0.5, 2.4);

/** Pfalz D.IIIa, fighter of 1917: a slim silver-grey cigar of plywood. */
export const pfalzDIIIa: AircraftType = {
  id: "pfalz-d-iiia",
  title: "Pfalz D.IIIa",
  source: "Published dimensions: span 9.40 m, length 6.95 m.",
  span: 9.4,
  length: 6.95,
  peg: [2, -0.54],
  bodies: [
    spinner([0, 0, 0], 0.4, 0.3, 0.15),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.36 -0.31 0.31 0.31
    0.8 -0.46 0.38 0.38
    1.6 -0.56 0.42 0.43
    2.4 -0.56 0.46 0.43
    3 -0.5 0.54 0.39
    4.2 -0.32 0.4 0.29
    5.6 -0.08 0.28 0.15
    6.55 0.1 0.2 0.03
  `),
    },
    box("radiator", "1.15 -0.06 0.16 0.3; 1.6 -0.08 0.15 0.3", { at: [0.62, 1, 0] }),
    ...airman([0, 0.58, 2.72]),
  ],
  surfaces: [
    ...biplane(
      cell,
      tail,
      ribs(`
    0.1 0 5.3 6.75 0.07
    0.4 0 5.75 6.92 0.07
    0.7 0 6 6.95 0.07
    0.95 0 6.25 6.85 0.06
    1.05 0 6.45 6.65 0.05
  `),
    ),
    { part: "fin", kind: "fin", ribs: ribs("-0.3 0 5.9 6.2 0.06; 0 0 5.4 6.3 0.06") },
  ],
  rods: [
    ...sixInLine([0, 0.28, 0.64], [0.42, 0.42, 1.8]),
    ...beltGun([0.15, 0.54, 1.2], [0.15, 0.54, 2.2], true),
    ...interplane(cell, [3.05, 3.05], 0.08),
    ...bayWires(cell, [0.5, 0.5], [3.05, 3.05]),
    ...stagger(cell, [3.05, 3.05]),
    ...cabane([
      [
        [0.38, 0.2, 1.1],
        [0.8, 0.98, 1.15],
      ],
      [
        [0.4, 0.26, 2.0],
        [0.8, 0.98, 1.95],
      ],
    ]),
    ...undercarriage({
      front: [0.34, -0.46, 0.95],
      rear: [0.36, -0.54, 1.95],
      wheel: [0.86, -1.3, 1.2],
      radius: 0.38,
    }),
    skid([0, -0.1, 5.9], [0, -0.46, 6.5]),
  ],
  propellers: [{ hub: [0, 0, 0.24], diameter: 2.7, blades: 2, colour: "ash", tips: "ash", chord: 0.24 }],
  guns: { front: pair([0.15, 0.54, 1.2]) },
  paint: {
    parts: { "*": "#969b9b", radiator: "gunmetal", gear: "#8f9390", strut: "#8f9390", hub: "#969b9b" },
    camouflaged: [],
    under: "#969b9b",
    underLine: points("0 -2; 8 -2"),
    bands: [],
    areas: [...cockpit(["fuselage"], [0, 2.72], 0.46, 0.58), face([0, 0.58])],
    transfers: [
      ...crosses({
        wing: [3.5, 1.74, 1.2],
        under: [3.2, 2.0, 1],
        side: [4.45, 0.02, 0.46],
        rudder: [6.42, 0.62, 0.56],
      }),
      ...bothSides([
        ribLine("top", "wing", cell.upper, [2.6, 0.78], [4.4, 0.78]),
        ribLine("top", "tailplane", tail, [0.1, 0.55], [1.1, 0.55]),
      ]),
    ],
    joints: around("fuselage", 0.9, 1.7, 3.3, 4.8),
  },
};
