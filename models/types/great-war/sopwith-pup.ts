import { airman } from "../../kit/crew.ts";
import { beltGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { box, opening } from "../../kit/presets.ts";
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
import { rotaryCowl, rotaryEngine } from "../../kit/rotary.ts";
import { ribs, sections } from "../../kit/table.ts";
import { rakedTip } from "../../kit/tips.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { livery } from "./livery.ts";

const upper = rakedTip(
  ribs(`
    0 0.96 0.62 1.85 0.07
    0.4 0.97 0.62 1.85 0.07
    0.5 0.97 0.62 2.16 0.06
    4.04 1.16 0.62 2.16 0.06
  `),
  0.62,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.42 1.08 2.62 0.06
    4.04 -0.22 1.08 2.62 0.06
  `),
  0.62,
);
const tail = rakedTip(
  ribs(`
    0.02 0.18 4.5 5.5 0.06
    1.53 0.18 4.75 5.48 0.05
  `),
  0.5,
);
const fin = ribs(`
    0.1 0 4.7 5.28 0.06
    0.4 0 4.9 5.28 0.06
    0.62 0 5.1 5.28 0.05
    0.66 0 5.18 5.28 0.04
  `);
const rudder = ribs(`
    -0.28 0 5.3 5.5 0.05
    -0.1 0 5.28 5.78 0.06
    0.25 0 5.28 5.89 0.06
    0.55 0 5.26 5.85 0.06
    0.76 0 5.28 5.7 0.05
    0.86 0 5.36 5.5 0.04
  `);
const cell = { upper, lower };
const engine = { at: [0, 0, 0.2] as Vec, radius: 0.42, depth: 0.5 };
const pilot: Vec = [0, 0.56, 2.42];

/** Sopwith Pup: a light, square-built single-seater with broad wings. */
export const sopwithPup: AircraftType = {
  id: "sopwith-pup",
  title: "Sopwith Pup",
  source: "Published dimensions: span 8.08 m (26 ft 6 in), length 5.89 m (19 ft 4 in).",
  span: 8.08,
  length: 5.89,
  peg: [1.8, -0.42],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.68 -0.4 0.4 0.41 2.2
    1.3 -0.42 0.38 0.37 4
    2.4 -0.4 0.37 0.35 6
    3.6 -0.26 0.32 0.24 6
    4.8 -0.08 0.25 0.1 6
    5.3 0.02 0.2 0.02 4
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    0.68 0 0.42 0.4
    1.3 0 0.53 0.36
    2.1 0 0.56 0.35
    2.7 0 0.54 0.34
    3.6 0.1 0.46 0.23
    5 0.1 0.28 0.06
  `),
    },
    ...airman(pilot),
    box("canopy", "1.98 0.4 0.58 0.16; 2.04 0.4 0.74 0.14; 2.08 0.4 0.74 0.14"),
  ],
  turned: [rotaryCowl(engine)],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0, 0], 0.26, 0.1),
    ...rotaryEngine(engine),
    ...interplane(cell, [2.6, 2.6]),
    ...bayWires(cell, [0.5, 0.36], [2.6, 2.6]),
    ...stagger(cell, [2.6, 2.6]),
    ...cabane([
      [
        [0.33, 0.36, 1.0],
        [0.55, 0.96, 0.8],
      ],
      [
        [0.33, 0.36, 1.8],
        [0.55, 0.96, 1.6],
      ],
    ]),
    ...undercarriage({
      front: [0.28, -0.38, 0.9],
      rear: [0.28, -0.4, 1.75],
      wheel: [0.72, -1.18, 1.08],
      radius: 0.33,
    }),
    ...braces([
      [
        [0.1, -0.06, 4.8],
        [0.9, 0.17, 5.05],
      ],
    ]),
    ...wires([0.02, 0.74, 5.33], [1.1, 0.18, 5.05]),
    ...beltGun([0, 0.62, 0.85], [0, 0.62, 1.8]),
    skid([0, -0.16, 4.6], [0, -0.46, 5.1]),
  ],
  propellers: [{ hub: [0, 0, 0.1], diameter: 2.6, blades: 2, colour: "wood", tips: "wood", chord: 0.23 }],
  guns: { front: [[0, 0.62, 0.83]] },
  paint: livery({
    nation: "britainRimmed",
    upper: "pc10",
    under: "linen",
    belly: -0.33,
    top: [3.05, 1.4, 1.1],
    bottom: [3.1, 1.85, 1.1],
    side: [3.6, 0.06, 0.5],
    rudder: [5.28, 5.89],
    crew: [pilot],
    parts: { cowl: "bareMetal" },
    areas: [
      opening(engine.radius),
      ...bothSides([
        rectangle({ view: "right", on: ["fuselage", "deck"], at: [0.95, 0] }, 0.6, 1.3, "fieldGrey"),
      ]),
    ],
  }),
};
