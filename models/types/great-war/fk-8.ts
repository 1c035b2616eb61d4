import { airman, gunRing } from "../../kit/crew.ts";
import { cylinderRow, exhaustPipe } from "../../kit/engines.ts";
import { beltGun, drumGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { box, strut } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  cabane,
  interplane,
  onWing,
  skid,
  undercarriage,
  wires,
} from "../../kit/rigging.ts";
import { ribs, sections } from "../../kit/table.ts";
import { rakedTip } from "../../kit/tips.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { gunner } from "./gunner.ts";
import { livery } from "./livery.ts";

const upper = rakedTip(
  ribs(`
    0 1.18 1.65 3.4 0.07
    0.6 1.18 1.65 3.4 0.07
    0.75 1.19 1.65 3.6 0.06
    6.63 1.5 1.65 3.62 0.06
  `),
  0.8,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.66 1.65 3.55 0.06
    6.63 -0.35 1.65 3.57 0.06
  `),
  0.8,
);
const tail = roundTip(
  ribs(`
    0.02 0.42 7.35 9.0 0.06
    2.1 0.42 7.75 8.95 0.05
  `),
  0.7,
);
const fin = ribs(`
    0.3 0 7 8.75 0.06
    0.65 0 7.7 8.75 0.06
    0.95 0 8.35 8.75 0.05
    1.05 0 8.6 8.75 0.04
  `);
const rudder = ribs(`
    -0.2 0 8.8 9.1 0.05
    0 0 8.76 9.4 0.06
    0.45 0 8.76 9.58 0.06
    0.85 0 8.74 9.52 0.06
    1.12 0 8.7 9.28 0.05
    1.24 0 8.8 9 0.04
  `);
const cell = { upper, lower };
const pilot: Vec = [0, 0.72, 3.35];
const observer: Vec = [0, 0.76, 4.6];

/** Armstrong Whitworth F.K.8, the Big Ack: deep fuselage, upright radiators at its sides, a bare Beardmore. */
export const fk8: AircraftType = {
  id: "fk-8",
  title: "Armstrong Whitworth F.K.8",
  source: "Published dimensions: span 13.26 m (43 ft 6 in), length 9.58 m (31 ft 5 in).",
  span: 13.26,
  length: 9.58,
  peg: [2.8, -0.64],
  bodies: [
    {
      part: "cowl",
      sides: 12,
      sections: sections(`
    0.22 -0.34 0.28 0.28 3
    0.5 -0.5 0.36 0.36 4
    1.7 -0.62 0.46 0.44 6
  `),
    },
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    1.68 -0.62 0.5 0.45 7
    2.8 -0.66 0.56 0.46 7
    4.6 -0.58 0.56 0.45 7
    6.2 -0.28 0.5 0.32 7
    7.8 0.06 0.44 0.14 7
    8.76 0.22 0.4 0.03 6
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    1.68 0.2 0.54 0.43
    2.6 0.2 0.66 0.45
    3.6 0.2 0.7 0.45
    4.9 0.2 0.7 0.44
    6.2 0.2 0.58 0.3
    8.2 0.2 0.43 0.08
  `),
    },
    box(
      "radiator",
      "1.5 -0.34 0.72 0.05 6; 1.55 -0.4 0.94 0.09 6; 1.8 -0.4 0.94 0.09 6; 1.85 -0.34 0.8 0.05 6",
      {
        at: [0.5, 0, 0],
        mirror: true,
        crease: 50,
      },
    ),
    ...airman(pilot),
    ...gunner(observer),
    box("canopy", "2.92 0.56 0.72 0.17; 2.98 0.56 0.92 0.14; 3.02 0.56 0.92 0.14"),
  ],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0.06, 0], 0.32, 0.13),
    ...cylinderRow({ first: [0, 0.3, 0.5], count: 6, pitch: 0.19, height: 0.36 }),
    ...interplane(cell, [2.4, 2.4]),
    ...interplane(cell, [4.95, 4.95]),
    ...bayWires(cell, [0.7, 0.5], [2.4, 2.4]),
    ...bayWires(cell, [2.4, 2.4], [4.95, 4.95]),
    ...cabane([
      [[0.42, 0.5, 1.9], onWing(upper, 0.7, 0.13)],
      [[0.42, 0.54, 2.95], onWing(upper, 0.7, 0.66)],
    ]),
    ...undercarriage({
      front: [0.36, -0.58, 1.2],
      rear: [0.36, -0.64, 2.7],
      wheel: [0.95, -1.75, 1.85],
      radius: 0.38,
    }),
    strut([0.2, -1.7, 0.9], [0.2, -1.7, 2.4], 0.04, "gear"),
    strut([0.2, -1.7, 1.1], [0.34, -0.58, 1.1], 0.04, "gear"),
    strut([0.2, -1.7, 2.2], [0.34, -0.62, 2.5], 0.04, "gear"),
    ...exhaustPipe(
      [
        [0.12, 0.56, 0.5],
        [0.16, 0.56, 1.5],
        [0.5, 0.3, 1.9],
        [0.56, 0.16, 3.4],
      ],
      0.06,
    ),
    ...wires([0.02, 1, 8.7], [1.6, 0.43, 8.3]),
    ...beltGun([-0.26, 0.72, 1.75], [-0.26, 0.72, 2.7]),
    ...gunRing([0, 0.72, 4.58], 0.4),
    ...drumGun([0.1, 1.16, 5.6], [0.1, 1.02, 4.65]),
    skid([0, -0.05, 7.6], [0, -0.5, 8.3]),
  ],
  propellers: [{ hub: [0, 0.06, 0.14], diameter: 2.9, blades: 2, colour: "wood", tips: "wood", chord: 0.28 }],
  guns: { front: [[-0.26, 0.72, 1.73]], rear: [[0.1, 1.16, 5.62]] },
  paint: livery({
    nation: "britainRimmed",
    upper: "pc10",
    under: "linen",
    belly: [
      [0, -0.52],
      [4.4, -0.5],
      [8.7, 0.26],
    ],
    top: [5.5, 2.6, 1.45],
    bottom: [5.5, 2.55, 1.45],
    side: [6, 0.1, 0.7],
    rudder: [8.7, 9.58],
    crew: [pilot],
    gunners: [observer],
    openings: [
      [0.56, 0.64],
      [0.62, 0.6],
    ],
    parts: { cowl: "fieldGrey", radiator: "gunmetal" },
    transfers: bothSides([
      rectangle({ view: "right", on: ["fuselage", "deck"], at: [6.75, 0.2] }, 0.18, 0.7, "roundelWhite"),
    ]),
  }),
};
