import { airman, gunRing } from "../../kit/crew.ts";
import { exhaustPipe } from "../../kit/engines.ts";
import { beltGun, drumGun } from "../../kit/guns.ts";
import { bothSides, disc } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { box } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  braces,
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
    0 1.14 1.55 3.1 0.07
    0.5 1.14 1.55 3.1 0.06
    0.65 1.14 1.55 3.23 0.06
    6.46 1.44 1.55 3.25 0.06
  `),
  0.75,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.52 1.85 3.52 0.06
    6.46 -0.22 1.85 3.55 0.06
  `),
  0.75,
);
const tail = roundTip(
  ribs(`
    0.02 0.34 7.35 8.7 0.06
    2.1 0.34 7.65 8.7 0.05
  `),
  0.6,
  2.4,
);
const fin = ribs(`
    0.2 0 7.45 8.55 0.06
    0.6 0 7.9 8.55 0.06
    1 0 8.3 8.55 0.05
    1.12 0 8.45 8.55 0.04
  `);
const rudder = ribs(`
    -0.15 0 8.58 8.8 0.05
    0.05 0 8.55 9.15 0.06
    0.45 0 8.55 9.35 0.06
    0.85 0 8.52 9.32 0.06
    1.2 0 8.44 9.1 0.05
    1.34 0 8.55 8.8 0.04
  `);
const cell = { upper, lower };
const pilot: Vec = [0, 0.62, 2.75];
const observer: Vec = [0, 0.66, 4.85];

/** Airco D.H.4: pilot under the wing, gunner far behind him, petrol between. */
export const dh4: AircraftType = {
  id: "dh-4",
  title: "Airco D.H.4",
  source: "Published dimensions: span 12.92 m (42 ft 4 5/8 in), length 9.35 m (30 ft 8 in).",
  span: 12.92,
  length: 9.35,
  peg: [2.8, -0.52],
  bodies: [
    box("radiator", "0.24 -0.4 0.5 0.34 5; 0.28 -0.44 0.54 0.37 6; 0.42 -0.45 0.55 0.38 6", { crease: 50 }),
    {
      part: "cowl",
      sides: 12,
      sections: sections(`
    0.4 -0.45 0.54 0.38 5
    1.2 -0.5 0.58 0.42 5
    1.9 -0.52 0.58 0.43 6
  `),
    },
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    1.88 -0.52 0.5 0.43 7
    3.2 -0.52 0.5 0.43 7
    5.2 -0.4 0.48 0.4 7
    7 -0.1 0.42 0.22 7
    8.55 0.14 0.36 0.03 6
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    1.88 0.2 0.59 0.43 3
    2.6 0.2 0.62 0.43
    4 0.2 0.62 0.42
    5.3 0.2 0.6 0.4
    6.4 0.2 0.5 0.28
    8.2 0.2 0.38 0.07
  `),
    },
    ...airman(pilot),
    ...gunner(observer),
    box("canopy", "2.3 0.5 0.64 0.17; 2.36 0.5 0.82 0.14; 2.4 0.5 0.82 0.14"),
  ],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0.06, 0], 0.3, 0.12),
    ...interplane(cell, [2.35, 2.35]),
    ...interplane(cell, [4.85, 4.85]),
    ...bayWires(cell, [0.55, 0.45], [2.35, 2.35]),
    ...bayWires(cell, [2.35, 2.35], [4.85, 4.85]),
    ...cabane([
      [[0.4, 0.5, 1.85], onWing(upper, 0.55, 0.13)],
      [[0.4, 0.5, 2.75], onWing(upper, 0.55, 0.66)],
    ]),
    ...undercarriage({
      front: [0.36, -0.5, 1.5],
      rear: [0.36, -0.52, 2.5],
      wheel: [0.9, -1.6, 1.75],
      radius: 0.38,
    }),
    ...exhaustPipe(
      [
        [0.4, 0.3, 0.6],
        [0.46, 0.3, 1.5],
        [0.52, 0.44, 2],
      ],
      0.07,
      true,
    ),
    ...wires([0.02, 1.1, 8.5], [1.6, 0.35, 8.1]),
    ...braces([
      [
        [0.12, -0.02, 7.6],
        [1.1, 0.33, 7.95],
      ],
    ]),
    ...beltGun([-0.2, 0.72, 1.3], [-0.2, 0.7, 2.25]),
    ...gunRing([0, 0.62, 4.83], 0.4),
    ...drumGun([0.1, 1.06, 5.85], [0.1, 0.92, 4.9]),
    skid([0, 0, 7.4], [0, -0.5, 8.15]),
  ],
  propellers: [
    { hub: [0, 0.06, 0.14], diameter: 2.75, blades: 4, colour: "wood", tips: "wood", chord: 0.23 },
  ],
  guns: { front: [[-0.2, 0.72, 1.28]], rear: [[0.1, 1.06, 5.87]] },
  paint: livery({
    nation: "britainRimmed",
    upper: "pc10",
    under: "linen",
    belly: [
      [0, -0.44],
      [5, -0.36],
      [8.5, 0.18],
    ],
    top: [5.4, 2.4, 1.4],
    bottom: [5.4, 2.7, 1.4],
    side: [6.1, 0.1, 0.62],
    rudder: [8.44, 9.35],
    crew: [pilot],
    gunners: [observer],
    openings: [
      [0.54, 0.64],
      [0.6, 0.6],
    ],
    parts: { radiator: "gunmetal", cowl: "fieldGrey" },
    transfers: bothSides([
      disc({ view: "right", on: ["fuselage", "deck"], at: [7, 0.18], size: 0.4 }, 1, "roundelWhite"),
    ]),
  }),
};
