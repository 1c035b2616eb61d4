import { lozenge } from "../../kit/lozenge.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box, spinner } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  blade,
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
import { crewOf } from "./two-seater.ts";

const cell: Cell = {
  upper: roundTip(ribs("0 0.96 1.0 2.8 0.07; 5.2 1.06 1.0 2.8 0.07; 5.85 1.07 1.25 2.9 0.05"), 0.6, 2.4),
  lower: roundTip(ribs("0.2 -0.62 1.6 2.9 0.07; 4.9 -0.44 1.6 2.9 0.07; 5.5 -0.42 1.8 2.9 0.05"), 0.6, 2.4),
};
const low = roundTip(ribs("0.04 0.06 6 7.1 0.06; 1.5 0.06 6.3 7.15 0.06"), 0.4, 2.4);
const high = roundTip(ribs("0 0.92 6.1 7.25 0.06; 1.15 0.92 6.3 7.2 0.06"), 0.4, 2.4);
const fin = ribs(`
    0.1 0 5.5 7.25 0.07
    0.45 0 5.95 7.5 0.07
    0.85 0 6.4 7.58 0.06
    1.1 0 6.75 7.45 0.06
    1.2 0 6.95 7.2 0.05
  `);
const crew = crewOf({ pilot: [2.85, 0.56], observer: [3.75, 0.62], gun: [0.22, 0.56, 1.35] });

/** Hannover CL.III, the small two-seater with the biplane tail. */
export const hannoverCLIII: AircraftType = {
  id: "hannover-cl-iii",
  title: "Hannover CL.III",
  source: "Published dimensions: span 11.70 m, length 7.58 m.",
  span: 11.7,
  length: 7.58,
  peg: [2.3, -0.68],
  bodies: [
    spinner([0, 0, 0], 0.36, 0.26, 0.3),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.32 -0.36 0.32 0.32 2.6
    0.8 -0.56 0.42 0.44 3.4
    1.8 -0.68 0.5 0.48 4
    2.8 -0.68 0.58 0.46 4
    3.8 -0.58 0.6 0.42 3.6
    5 -0.36 0.42 0.3 3.2
    6.4 -0.06 0.24 0.12 3
    7.1 0.06 0.16 0.03
  `),
    },
    box("radiator", "1.45 -0.06 0.16 0.3; 1.9 -0.08 0.15 0.3", { at: [0, 0.98, 0] }),
    ...crew.bodies,
  ],
  surfaces: [...biplane(cell, low, fin), { part: "tailplane", kind: "tail", ribs: high, mirror: true }],
  rods: [
    ...sixInLine([0, 0.32, 0.68], [0.5, 0.56, 1.75], 0.18, 0.3),
    ...interplane(cell, [3.7, 3.7], 0.06),
    ...bayWires(cell, [0.5, 0.5], [3.7, 3.7]),
    ...stagger(cell, [3.7, 3.7]),
    ...cabane([
      [
        [0.44, 0.34, 1.25],
        [0.7, 0.94, 1.3],
      ],
      [
        [0.46, 0.4, 2.25],
        [0.7, 0.94, 2.25],
      ],
    ]),
    blade([0.85, 0.08, 6.5], [0.85, 0.9, 6.55], 0.04),
    ...undercarriage({
      front: [0.42, -0.58, 1.05],
      rear: [0.44, -0.68, 2.1],
      wheel: [0.98, -1.42, 1.35],
      radius: 0.4,
    }),
    skid([0, -0.16, 6.1], [0, -0.5, 6.7]),
    ...crew.rods,
  ],
  propellers: [{ hub: [0, 0, 0.22], diameter: 2.8, blades: 2, colour: "ash", tips: "ash", chord: 0.25 }],
  guns: crew.guns,
  paint: {
    parts: {
      "*": "#5d6470",
      spinner: "gunmetal",
      radiator: "gunmetal",
      strut: "fieldGrey",
      gear: "fieldGrey",
      hub: "#5d6470",
      tailplane: "#5b6450",
    },
    camouflaged: ["wing", "lowerwing"],
    under: "#9aa094",
    underLine: points("0 -2; 9 -2"),
    bands: [],
    areas: [
      ...crew.areas,
      ...lozenge("upper", {
        view: "top",
        on: ["wing", "lowerwing"],
        from: [-5.9, 0.8],
        to: [5.9, 3],
        size: [1.05, 1.2],
      }),
      ...lozenge("upper", {
        view: "right",
        on: ["fuselage"],
        from: [0.8, -0.7],
        to: [6.8, 0.7],
        size: [1.1, 0.7],
      }),
      ...lozenge("upper", {
        view: "left",
        on: ["fuselage"],
        from: [0.8, -0.7],
        to: [6.8, 0.7],
        size: [1.1, 0.7],
      }),
    ],
    transfers: crosses({
      wing: [4.5, 1.9, 1.25],
      under: [4.3, 2.25, 1.1],
      side: [4.9, 0.04, 0.5],
      rudder: [6.9, 0.5, 0.56],
      style: "bar",
    }),
    joints: around("fuselage", 1.7),
  },
};
