import { airman, gunRing } from "../../kit/crew.ts";
import { beltGun, drumGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { box, opening } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  braces,
  cabane,
  interplane,
  onWing,
  skid,
  stagger,
  undercarriage,
  wires,
} from "../../kit/rigging.ts";
import { rotaryCowl, rotaryEngine } from "../../kit/rotary.ts";
import { ribs, sections } from "../../kit/table.ts";
import { rakedTip } from "../../kit/tips.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { gunner } from "./gunner.ts";
import { livery } from "./livery.ts";

const upper = rakedTip(
  ribs(`
    0 1.06 0.9 2.3 0.07
    0.35 1.07 0.9 2.35 0.07
    0.5 1.07 0.9 2.58 0.06
    5.105 1.32 0.9 2.58 0.06
  `),
  0.65,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.52 1.5 3.15 0.06
    5.105 -0.27 1.5 3.18 0.06
  `),
  0.65,
);
const tail = rakedTip(
  ribs(`
    0.02 0.24 6 7.12 0.06
    2.05 0.24 6.3 7.1 0.05
  `),
  0.5,
);
const fin = ribs(`
    0.1 0 6.15 7.02 0.06
    0.5 0 6.45 7.02 0.06
    0.78 0 6.72 7.02 0.05
    0.86 0 6.88 7.02 0.04
  `);
const rudder = ribs(`
    -0.3 0 7.06 7.3 0.05
    -0.1 0 7.02 7.58 0.06
    0.3 0 7.02 7.7 0.06
    0.68 0 7 7.66 0.06
    0.95 0 7.02 7.48 0.05
    1.06 0 7.12 7.3 0.04
  `);
const cell = { upper, lower };
const engine = { at: [0, 0, 0.2] as Vec, radius: 0.48, depth: 0.6 };
const pilot: Vec = [0, 0.62, 2.42];
const observer: Vec = [0, 0.66, 4.1];

/** Sopwith 1½ Strutter, named after the W of its middle struts. */
export const sopwithStrutter: AircraftType = {
  id: "sopwith-strutter",
  title: "Sopwith 1½ Strutter",
  source: "Published dimensions: span 10.21 m (33 ft 6 in), length 7.70 m (25 ft 3 in).",
  span: 10.21,
  length: 7.7,
  peg: [2.3, -0.5],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.78 -0.46 0.44 0.47 2.2
    1.5 -0.52 0.44 0.43 5
    3 -0.5 0.46 0.42 7
    4.4 -0.38 0.44 0.36 7
    6 -0.12 0.32 0.16 7
    7.02 0.04 0.24 0.02 6
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    0.78 0.1 0.48 0.45
    1.5 0.1 0.58 0.42
    2.6 0.1 0.62 0.42
    3.6 0.1 0.62 0.4
    4.5 0.1 0.56 0.35
    6.6 0.1 0.32 0.08
  `),
    },
    ...airman(pilot),
    ...gunner(observer),
    box("canopy", "1.98 0.5 0.64 0.17; 2.04 0.5 0.82 0.14; 2.08 0.5 0.82 0.14"),
  ],
  turned: [rotaryCowl(engine)],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0, 0], 0.26, 0.1),
    ...rotaryEngine(engine),
    ...interplane(cell, [3.3, 3.3]),
    ...bayWires(cell, [1.3, 0.42], [3.3, 3.3]),
    ...stagger(cell, [3.3, 3.3]),
    ...cabane([
      [[0.4, 0.4, 1.3], onWing(upper, 1.3, 0.13)],
      [[0.4, 0.42, 2.2], onWing(upper, 1.3, 0.66)],
      [[0.34, 0.5, 1.3], onWing(upper, 0.3, 0.13)],
      [[0.34, 0.52, 2.2], onWing(upper, 0.3, 0.66)],
    ]),
    ...undercarriage({
      front: [0.32, -0.48, 1.1],
      rear: [0.32, -0.52, 2.15],
      wheel: [0.8, -1.42, 1.4],
      radius: 0.35,
    }),
    ...braces([
      [
        [0.1, -0.06, 6.25],
        [1, 0.23, 6.55],
      ],
    ]),
    ...wires([0.02, 0.9, 7.05], [1.4, 0.25, 6.6]),
    ...beltGun([0, 0.7, 0.9], [0, 0.68, 1.9]),
    ...gunRing([0, 0.62, 4.08], 0.38),
    ...drumGun([0.1, 1.06, 5.05], [0.1, 0.92, 4.15]),
    skid([0, -0.2, 6], [0, -0.56, 6.65]),
  ],
  propellers: [{ hub: [0, 0, 0.1], diameter: 2.7, blades: 2, colour: "wood", tips: "wood", chord: 0.25 }],
  guns: { front: [[0, 0.7, 0.88]], rear: [[0.1, 1.06, 5.07]] },
  paint: livery({
    nation: "britainRimmed",
    upper: "pc10",
    under: "linen",
    belly: -0.42,
    top: [4.1, 1.75, 1.25],
    bottom: [4.1, 2.35, 1.25],
    side: [4.95, 0.05, 0.6],
    rudder: [7, 7.7],
    crew: [pilot],
    gunners: [observer],
    openings: [
      [0.52, 0.64],
      [0.6, 0.6],
    ],
    parts: { cowl: "bareMetal" },
    areas: [
      opening(engine.radius),
      ...bothSides([
        rectangle({ view: "right", on: ["fuselage", "deck"], at: [1.1, 0] }, 0.75, 1.4, "fieldGrey"),
      ]),
    ],
    transfers: bothSides([
      rectangle({ view: "right", on: ["fuselage", "deck"], at: [5.6, 0.1] }, 0.16, 0.6, "roundelWhite"),
    ]),
  }),
};
