import { airman } from "../../kit/crew.ts";
import { exhaustPipe } from "../../kit/engines.ts";
import { beltGun } from "../../kit/guns.ts";
import { bothSides, disc, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { bands, box } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  braces,
  cabane,
  interplane,
  skid,
  stagger,
  undercarriage,
  wires,
} from "../../kit/rigging.ts";
import { ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { daubs } from "./daubs.ts";
import { livery } from "./livery.ts";
import { spadNose } from "./spad-nose.ts";

const upper = roundTip(
  ribs(`
    0 0.8 0.72 2.0 0.07
    0.35 0.8 0.72 2.0 0.06
    0.5 0.8 0.72 2.2 0.06
    3.91 0.8 0.72 2.2 0.05
  `),
  0.45,
  3,
);
const lower = roundTip(
  ribs(`
    0.3 -0.52 0.78 2.04 0.06
    3.78 -0.52 0.78 2.04 0.06
  `),
  0.45,
  3,
);
const tail = roundTip(
  ribs(`
    0.02 0.3 4.6 5.55 0.06
    1.55 0.3 5.05 5.55 0.05
  `),
  0.4,
);
const fin = ribs(`
    0.15 0 4.55 5.5 0.06
    0.5 0 4.9 5.5 0.06
    0.85 0 5.22 5.5 0.05
    0.95 0 5.38 5.5 0.04
  `);
const rudder = ribs(`
    -0.1 0 5.5 5.9 0.05
    0.15 0 5.5 6.06 0.06
    0.4 0 5.5 6.08 0.06
    0.7 0 5.5 6 0.06
    0.95 0 5.5 5.82 0.05
    1.06 0 5.52 5.66 0.04
  `);
const cell = { upper, lower };
export const pilot: Vec = [0, 0.54, 2.42];

/** SPAD VII: a heavy round nose, wings without stagger, wires that cross at a light middle strut. */
export const spadVii: AircraftType = {
  id: "spad-vii",
  title: "SPAD VII",
  source: "Published dimensions: span 7.82 m, length 6.08 m.",
  span: 7.82,
  length: 6.08,
  peg: [1.7, -0.56],
  bodies: [
    ...spadNose(0.43, 1),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.98 -0.51 0.48 0.48 2.2
    1.7 -0.57 0.46 0.45 3
    2.6 -0.54 0.46 0.41 3
    3.7 -0.38 0.42 0.31 3
    4.8 -0.16 0.36 0.16 3
    5.5 0 0.3 0.03 3
  `),
    },
    box(
      "deck",
      "1 0.3 0.5 0.34; 1.7 0.3 0.55 0.36; 2.2 0.3 0.52 0.37; 2.7 0.3 0.52 0.35; 3.6 0.3 0.47 0.28",
      {
        crease: 60,
      },
    ),
    box("headrest", "2.6 0.4 0.56 0.1; 2.72 0.4 0.76 0.13; 3.3 0.4 0.6 0.08; 3.9 0.36 0.46 0.02"),
    ...airman(pilot),
    box("canopy", "2 0.44 0.58 0.18; 2.06 0.44 0.76 0.15; 2.1 0.44 0.76 0.15"),
  ],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0, 0], 0.26, 0.1),
    ...interplane(cell, [2.85, 2.85]),
    ...interplane(cell, [1.65, 1.65], 0.04),
    ...bayWires(cell, [0.45, 0.45], [2.85, 2.85]),
    ...stagger(cell, [2.85, 2.85]),
    ...cabane([
      [
        [0.36, 0.4, 1],
        [0.42, 0.8, 0.88],
      ],
      [
        [0.36, 0.42, 1.8],
        [0.42, 0.8, 1.68],
      ],
    ]),
    ...undercarriage({
      front: [0.32, -0.46, 0.85],
      rear: [0.32, -0.5, 1.55],
      wheel: [0.8, -1.2, 1.02],
      radius: 0.34,
    }),
    ...exhaustPipe(
      [
        [0.44, 0.12, 0.75],
        [0.49, 0.06, 1.3],
        [0.5, 0, 2.5],
      ],
      0.06,
      true,
    ),
    ...wires([0.02, 0.8, 5.48], [1.1, 0.3, 5.2]),
    ...braces([
      [
        [0.1, 0, 4.95],
        [0.8, 0.29, 5.2],
      ],
    ]),
    ...beltGun([0.1, 0.64, 0.75], [0.1, 0.62, 1.7]),
    skid([0, -0.2, 4.6], [0, -0.55, 5.2]),
  ],
  propellers: [{ hub: [0, 0, 0.12], diameter: 2.5, blades: 2, colour: "wood", tips: "wood", chord: 0.25 }],
  guns: { front: [[0.1, 0.64, 0.73]] },
  paint: livery({
    nation: "france",
    upper: "frenchBeige",
    under: "ecru",
    belly: [
      [0, -0.42],
      [2.6, -0.44],
      [5.5, 0.02],
    ],
    top: [3.1, 1.45, 1],
    bottom: [3.05, 1.42, 0.95],
    rudder: [5.5, 6.08],
    crew: [pilot],
    parts: { cowl: "ecru", bulge: "ecru", headrest: "frenchBeige" },
    areas: [disc({ view: "front", on: ["cowl"], at: [0, 0], size: 0.68 }, 1, "gunmetal")],
    bands: [
      ...bands("frenchBrown", 0.5, "-0.3 1.6; 0.2 0.7", "-0.5 2.8; 0.5 3.3"),
      ...bands("frenchDarkGreen", 0.5, "-0.5 4.2; 0.5 3.8"),
    ],
    daubs: [
      ...daubs(
        "frenchDarkGreen",
        0.61,
        "-3.9 1.2; -3.2 2.2",
        "-1.8 0.7; -1 2.2",
        "0.5 2.1; 1.2 0.7",
        "2.4 2.2; 3.2 1.2; 3.3 0.7",
      ),
      ...daubs("frenchBrown", 0.55, "-2.6 2.2; -2.2 0.7", "-0.3 1.6; 0.2 0.7", "1.7 2.2; 2 0.7"),
      ...daubs("frenchDarkGreen", 0.55, "-1.4 5.4; -0.5 4.9", "0.6 5.5; 1.4 5.1"),
    ],
    transfers: bothSides([
      rectangle({ view: "right", on: ["fuselage"], at: [3.5, 0.08] }, 0.12, 0.44, "roundelWhite"),
    ]),
  }),
};
