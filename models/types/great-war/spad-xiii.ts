import { airman } from "../../kit/crew.ts";
import { exhaustPipe } from "../../kit/engines.ts";
import { beltGun } from "../../kit/guns.ts";
import { bothSides, disc, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { bands, box, pair } from "../../kit/presets.ts";
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
    0 0.84 0.74 2.08 0.07
    0.35 0.84 0.74 2.08 0.06
    0.5 0.84 0.74 2.28 0.06
    4.04 0.84 0.74 2.28 0.05
  `),
  0.4,
  4,
);
const lower = roundTip(
  ribs(`
    0.3 -0.54 0.84 2.14 0.06
    3.9 -0.54 0.84 2.14 0.06
  `),
  0.4,
  4,
);
const tail = roundTip(
  ribs(`
    0.02 0.32 4.7 5.7 0.06
    1.6 0.32 5.15 5.7 0.05
  `),
  0.4,
);
const fin = ribs(`
    0.15 0 4.65 5.65 0.06
    0.5 0 5 5.65 0.06
    0.85 0 5.32 5.65 0.05
    0.98 0 5.5 5.65 0.04
  `);
const rudder = ribs(`
    -0.12 0 5.65 6.05 0.05
    0.12 0 5.65 6.22 0.06
    0.4 0 5.65 6.25 0.06
    0.7 0 5.65 6.18 0.06
    0.98 0 5.65 6 0.05
    1.12 0 5.68 5.84 0.04
  `);
const cell = { upper, lower };
const pilot: Vec = [0, 0.57, 2.5];

/** SPAD XIII: the bigger SPAD with square tips, a rounded rudder and two guns. */
export const spadXiii: AircraftType = {
  id: "spad-xiii",
  title: "SPAD XIII",
  source: "Published dimensions: span 8.08 m, length 6.25 m.",
  span: 8.08,
  length: 6.25,
  peg: [1.75, -0.59],
  bodies: [
    ...spadNose(0.46, 1),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.98 -0.54 0.5 0.5 2.2
    1.75 -0.6 0.48 0.47 3
    2.7 -0.57 0.48 0.43 3
    3.8 -0.4 0.44 0.32 3
    4.9 -0.17 0.38 0.17 3
    5.65 0 0.32 0.03 3
  `),
    },
    box(
      "deck",
      "1 0.3 0.52 0.34; 1.7 0.3 0.58 0.36; 2.3 0.3 0.55 0.38; 2.8 0.3 0.55 0.36; 3.7 0.3 0.5 0.29",
      {
        crease: 60,
      },
    ),
    box("headrest", "2.7 0.42 0.58 0.1; 2.82 0.42 0.79 0.13; 3.4 0.4 0.62 0.08; 4 0.36 0.48 0.02"),
    ...airman(pilot),
    box("canopy", "2.08 0.46 0.6 0.18; 2.14 0.46 0.79 0.15; 2.18 0.46 0.79 0.15"),
  ],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0, 0], 0.26, 0.1),
    ...interplane(cell, [2.95, 2.95]),
    ...interplane(cell, [1.72, 1.72], 0.04),
    ...bayWires(cell, [0.45, 0.45], [2.95, 2.95]),
    ...stagger(cell, [2.95, 2.95]),
    ...cabane([
      [
        [0.38, 0.42, 1.05],
        [0.44, 0.84, 0.92],
      ],
      [
        [0.38, 0.44, 1.85],
        [0.44, 0.84, 1.74],
      ],
    ]),
    ...undercarriage({
      front: [0.34, -0.48, 0.88],
      rear: [0.34, -0.54, 1.6],
      wheel: [0.82, -1.26, 1.06],
      radius: 0.35,
    }),
    ...exhaustPipe(
      [
        [0.46, 0.12, 0.75],
        [0.51, 0.06, 1.3],
        [0.52, 0, 2.6],
      ],
      0.06,
      true,
    ),
    ...wires([0.02, 0.85, 5.62], [1.1, 0.32, 5.35]),
    ...braces([
      [
        [0.1, 0, 5.1],
        [0.8, 0.31, 5.35],
      ],
    ]),
    ...beltGun([0.17, 0.67, 0.72], [0.17, 0.65, 1.72], true),
    skid([0, -0.2, 4.75], [0, -0.58, 5.35]),
  ],
  propellers: [{ hub: [0, 0, 0.12], diameter: 2.6, blades: 2, colour: "wood", tips: "wood", chord: 0.26 }],
  guns: { front: pair([0.17, 0.67, 0.7]) },
  paint: livery({
    nation: "france",
    upper: "#6f7748",
    under: "ecru",
    belly: [
      [0, -0.46],
      [2.7, -0.47],
      [5.65, 0.02],
    ],
    top: [3.2, 1.5, 1],
    bottom: [3.15, 1.48, 0.95],
    rudder: [5.65, 6.25],
    crew: [pilot],
    parts: { cowl: "frenchBeige", bulge: "frenchBeige", headrest: "frenchBrown" },
    areas: [disc({ view: "front", on: ["cowl"], at: [0, 0], size: 0.74 }, 1, "gunmetal")],
    bands: [
      ...bands("frenchBrown", 0.6, "-0.5 4.4; 0.5 4"),
      ...bands("frenchDarkGreen", 0.55, "-0.2 0.7; 0.4 1.9"),
      ...bands("frenchBeige", 0.45, "-0.6 2.9; 0.6 3.3"),
    ],
    daubs: [
      ...daubs(
        "frenchBrown",
        0.66,
        "-4 2.2; -3.2 1.5; -3 0.7",
        "-1.3 2.3; -0.8 0.8",
        "1 0.7; 1.5 2.3",
        "3.1 2.3; 3.6 1.3; 4.1 1",
      ),
      ...daubs("frenchDarkGreen", 0.61, "-2.4 0.7; -2 2.3", "-0.2 0.7; 0.4 1.9", "2.2 0.7; 2.4 2.3"),
      ...daubs(
        "frenchBeige",
        0.5,
        "-1.8 0.7; -1.4 2.3",
        "1.7 0.7; 2 1.6",
        "-1.5 5.3; -0.5 5",
        "0.5 5.5; 1.5 5.2",
      ),
    ],
    transfers: bothSides([
      rectangle({ view: "right", on: ["fuselage"], at: [3.55, 0.06] }, 0.14, 0.5, "roundelWhite"),
      rectangle({ view: "right", on: ["fuselage"], at: [3.85, 0.06] }, 0.14, 0.5, "roundelWhite"),
    ]),
  }),
};
