import { lozenge } from "../../kit/lozenge.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box, spinner } from "../../kit/presets.ts";
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
import { fields } from "../../kit/schemes.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { crosses, sixInLine } from "./german.ts";
import { crewOf } from "./two-seater.ts";

const cell: Cell = {
  upper: roundTip(ribs("0 1.0 0.95 2.5 0.06; 4.8 1.08 1.28 2.8 0.06; 5.385 1.09 1.5 2.9 0.05"), 0.55, 2.4),
  lower: roundTip(ribs("0.2 -0.54 1.55 2.8 0.06; 4.6 -0.4 1.7 2.95 0.06; 5.2 -0.38 1.9 3 0.05"), 0.5, 2.4),
};
const tail = roundTip(ribs("0.04 0.2 5.6 6.7 0.06; 1.55 0.2 5.95 6.8 0.06"), 0.5, 2.4);
const fin = ribs(`
    0.1 0 5.4 6.95 0.06
    0.4 0 5.85 7.2 0.06
    0.7 0 6.25 7.3 0.06
    0.95 0 6.55 7.2 0.06
    1.06 0 6.75 7 0.05
  `);
const crew = crewOf({ pilot: [2.75, 0.5], observer: [3.5, 0.58], gun: [0.2, 0.54, 1.3] });

/** Sprayed patches of the fuselage: from, to, the left and the right colour. */
const PATCHES: readonly (readonly [from: number, to: number, left: string, right: string])[] = [
  [0.3, 1.6, "germanMauve", "germanGreen"],
  [1.6, 3, "germanGreen", "germanRust"],
  [3, 4.3, "germanMauve", "germanGreen"],
  [4.3, 5.4, "germanGreen", "germanMauve"],
  [5.4, 7, "germanRust", "germanGreen"],
];

/** Halberstadt CL.II, the close-support two-seater: pilot and gunner in one long cockpit. */
export const halberstadtCLII: AircraftType = {
  id: "halberstadt-cl-ii",
  title: "Halberstadt CL.II",
  source: "Published dimensions: span 10.77 m, length 7.30 m.",
  span: 10.77,
  length: 7.3,
  peg: [2.2, -0.56],
  bodies: [
    spinner([0, 0, 0], 0.4, 0.32, 0.2),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.36 -0.33 0.33 0.33
    0.9 -0.48 0.4 0.43 2.6
    1.9 -0.58 0.44 0.46 3.4
    2.8 -0.56 0.5 0.45 3.4
    3.8 -0.46 0.5 0.4 3.2
    5 -0.26 0.36 0.26 3
    6.7 0.08 0.2 0.04 3
  `),
    },
    box("coaming", "3.0 0.42 0.5 0.3; 3.15 0.4 0.62 0.42; 3.85 0.4 0.62 0.42; 4.15 0.36 0.46 0.25"),
    box("radiator", "1.35 -0.06 0.16 0.32; 1.8 -0.08 0.15 0.32", { at: [0, 1.0, 0] }),
    ...crew.bodies,
  ],
  surfaces: biplane(cell, tail, fin),
  rods: [
    ...sixInLine([0, 0.28, 0.68], [0.48, 0.5, 1.75], 0.18, 0.32),
    ...interplane(cell, [3.5, 3.5], 0.06),
    ...bayWires(cell, [0.5, 0.5], [3.5, 3.5]),
    ...stagger(cell, [3.5, 3.5]),
    ...cabane([
      [
        [0.42, 0.28, 1.15],
        [0.65, 0.98, 1.2],
      ],
      [
        [0.44, 0.32, 2.15],
        [0.65, 0.98, 2.0],
      ],
    ]),
    ...undercarriage({
      front: [0.4, -0.5, 1.0],
      rear: [0.42, -0.58, 2.05],
      wheel: [0.95, -1.36, 1.3],
      radius: 0.4,
    }),
    skid([0, -0.08, 6], [0, -0.46, 6.6]),
    ...crew.rods,
  ],
  propellers: [{ hub: [0, 0, 0.24], diameter: 2.75, blades: 2, colour: "ash", tips: "ash", chord: 0.25 }],
  guns: crew.guns,
  paint: {
    parts: {
      "*": "#8b7d58",
      spinner: "gunmetal",
      radiator: "gunmetal",
      coaming: "#6c5f46",
      strut: "fieldGrey",
      gear: "fieldGrey",
      hub: "#8b7d58",
      fin: "#5d6450",
    },
    camouflaged: ["wing", "lowerwing", "fuselage", "tailplane"],
    under: "germanPaleBlue",
    underLine: points("0 -0.46; 3 -0.46; 7 0.04"),
    bands: [],
    areas: [
      ...crew.areas.map((patch) => ({ ...patch, on: [...patch.on, "coaming"] })),
      ...lozenge("upper", {
        view: "top",
        on: ["wing", "lowerwing"],
        from: [-5.4, 0.8],
        to: [5.4, 3.1],
        size: [1, 1.15],
      }),
    ],
    splinters: PATCHES.flatMap(([from, to, ...colours]) =>
      fields({ on: ["fuselage", "tailplane"], from, to, slant: 0.15 }, [-2, 0, 2], colours),
    ),
    transfers: crosses({
      wing: [4.2, 2, 1.15],
      under: [4, 2.25, 1.05],
      side: [4.8, 0.04, 0.46],
      rudder: [6.7, 0.6, 0.58],
    }),
    joints: around("fuselage", 1.75),
  },
};
