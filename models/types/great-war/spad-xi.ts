import { airman, gunRing } from "../../kit/crew.ts";
import { exhaustPipe } from "../../kit/engines.ts";
import { beltGun, drumGun } from "../../kit/guns.ts";
import { bothSides, disc } from "../../kit/markings.ts";
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
} from "../../kit/rigging.ts";
import { ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { daubs } from "./daubs.ts";
import { gunner } from "./gunner.ts";
import { livery } from "./livery.ts";
import { spadNose } from "./spad-nose.ts";

const upper = roundTip(
  ribs(`
    0 0.95 0.9 2.6 0.07
    0.4 0.95 0.9 2.6 0.06
    0.55 0.95 0.92 2.75 0.06
    5.615 1.0 1.3 3.13 0.05
  `),
  0.6,
  3,
);
const lower = roundTip(
  ribs(`
    0.3 -0.62 1.45 2.9 0.06
    5.3 -0.54 1.8 3.25 0.06
  `),
  0.55,
  3,
);
const tail = roundTip(
  ribs(`
    0.02 0.34 6.05 7.2 0.06
    1.9 0.34 6.6 7.2 0.05
  `),
  0.5,
);
const fin = ribs(`
    0.15 0 6.05 7.15 0.06
    0.5 0 6.4 7.15 0.06
    0.95 0 6.8 7.15 0.05
    1.08 0 6.98 7.15 0.04
  `);
const rudder = ribs(`
    -0.14 0 7.15 7.6 0.05
    0.12 0 7.15 7.81 0.06
    0.45 0 7.15 7.84 0.06
    0.8 0 7.15 7.76 0.06
    1.1 0 7.15 7.55 0.05
    1.24 0 7.18 7.36 0.04
  `);
const cell = { upper, lower };
const pilot: Vec = [0, 0.6, 2.9];
const observer: Vec = [0, 0.68, 3.9];

/** SPAD XI: the two-seater with the single-seater's nose and swept, staggered wings. */
export const spadXi: AircraftType = {
  id: "spad-xi",
  title: "SPAD XI",
  source: "Published dimensions: span 11.23 m, length 7.84 m.",
  span: 11.23,
  length: 7.84,
  peg: [2.3, -0.62],
  bodies: [
    ...spadNose(0.49, 1.2),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    1.18 -0.58 0.53 0.52 2.3
    2.2 -0.64 0.52 0.5 4
    3.6 -0.6 0.52 0.47 4
    4.8 -0.4 0.48 0.34 4
    6.2 -0.14 0.4 0.18 4
    7.15 0.04 0.34 0.03 4
  `),
    },
    box("deck", "1.2 0.3 0.54 0.36; 2.1 0.3 0.6 0.38; 2.7 0.3 0.6 0.42; 4.2 0.3 0.6 0.42; 5 0.3 0.52 0.3", {
      crease: 60,
    }),
    ...airman(pilot),
    ...gunner(observer),
    box("canopy", "2.48 0.5 0.64 0.18; 2.54 0.5 0.82 0.15; 2.58 0.5 0.82 0.15"),
  ],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0, 0], 0.26, 0.1),
    ...interplane(cell, [4.1, 4.1]),
    ...interplane(cell, [2.3, 2.3], 0.045),
    ...bayWires(cell, [0.5, 0.5], [4.1, 4.1]),
    ...stagger(cell, [4.1, 4.1]),
    ...cabane([
      [
        [0.4, 0.48, 1.35],
        [0.5, 0.95, 1.15],
      ],
      [
        [0.4, 0.48, 2.35],
        [0.5, 0.95, 2.15],
      ],
    ]),
    ...undercarriage({
      front: [0.36, -0.54, 1.1],
      rear: [0.36, -0.6, 2],
      wheel: [0.9, -1.4, 1.4],
      radius: 0.37,
    }),
    ...exhaustPipe(
      [
        [0.49, 0.1, 0.85],
        [0.55, 0.04, 1.5],
        [0.56, -0.02, 3.1],
      ],
      0.065,
      true,
    ),
    ...braces([
      [
        [0.1, 0, 6.45],
        [0.95, 0.33, 6.85],
      ],
    ]),
    ...beltGun([0.14, 0.7, 0.95], [0.14, 0.68, 1.95]),
    ...gunRing([0, 0.62, 3.88], 0.4),
    ...drumGun([0.12, 1.04, 4.85], [0.12, 0.9, 3.95]),
    skid([0, -0.2, 6.1], [0, -0.62, 6.8]),
  ],
  propellers: [{ hub: [0, 0, 0.12], diameter: 2.7, blades: 2, colour: "wood", tips: "wood", chord: 0.27 }],
  guns: { front: [[0.14, 0.7, 0.93]], rear: [[0.12, 1.04, 4.87]] },
  paint: livery({
    nation: "france",
    upper: "frenchBeige",
    under: "ecru",
    belly: [
      [0, -0.5],
      [3.6, -0.5],
      [7.15, 0.05],
    ],
    top: [4.5, 2.1, 1.25],
    bottom: [4.4, 2.45, 1.1],
    rudder: [7.15, 7.84],
    crew: [pilot],
    gunners: [observer],
    openings: [
      [0.5, 0.6],
      [0.58, 0.58],
    ],
    parts: { cowl: "ecru", bulge: "ecru" },
    areas: [disc({ view: "front", on: ["cowl"], at: [0, 0], size: 0.8 }, 1, "gunmetal")],
    bands: [
      ...bands("frenchBrown", 0.7, "-0.5 2; 0.2 0.9", "-0.6 3.4; 0.6 4"),
      ...bands("frenchDarkGreen", 0.6, "-0.6 5.4; 0.6 5"),
    ],
    daubs: [
      ...daubs(
        "frenchDarkGreen",
        0.88,
        "-5.2 1.6; -4.6 3.1",
        "-2.6 0.9; -1.8 2.9",
        "0.7 2.7; 1.6 0.9",
        "3.4 3; 4 1.8; 4.2 1.2",
      ),
      ...daubs("frenchBrown", 0.77, "-3.6 3; -3.2 1", "-0.5 2; 0.2 0.9", "2.4 2.9; 2.8 1"),
      ...daubs("frenchDarkGreen", 0.66, "-1.7 6.9; -0.6 6.5", "0.7 7.1; 1.7 6.7"),
    ],
    transfers: bothSides([
      disc({ view: "right", on: ["fuselage"], at: [4.6, 0.06], size: 0.44 }, 1, "roundelWhite"),
    ]),
  }),
};
