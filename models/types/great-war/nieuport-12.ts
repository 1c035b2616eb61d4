import { airman, gunRing } from "../../kit/crew.ts";
import { beltGun, drumGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box, opening } from "../../kit/presets.ts";
import { bayWires, braces, cabane, interplane, skid, undercarriage } from "../../kit/rigging.ts";
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
    0 0.98 0.9 2.5 0.07
    0.4 0.98 0.9 2.56 0.06
    0.5 0.98 0.92 2.72 0.06
    4.515 1.02 1.12 2.92 0.05
  `),
  0.6,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.6 1.6 2.5 0.06
    3.7 -0.42 1.7 2.6 0.06
  `),
  0.45,
);
const tail = roundTip(
  ribs(`
    0.02 0.22 5.3 6.35 0.06
    1.8 0.22 5.85 6.45 0.05
  `),
  0.6,
);
const rudder = ribs(`
    -0.28 0 6.3 6.6 0.05
    0 0 6.08 6.9 0.06
    0.34 0 6.0 7.01 0.06
    0.66 0 6.06 6.98 0.06
    0.9 0 6.2 6.8 0.05
    1.02 0 6.38 6.6 0.04
  `);
const cell = { upper, lower, lowerSpars: [0.4, 0.4] as const };
const engine = { at: [0, 0, 0.22] as Vec, radius: 0.49, depth: 0.54 };
const pilot: Vec = [0, 0.54, 2.3];
const observer: Vec = [0, 0.62, 3.3];

/** Nieuport 12: the two-seat sesquiplane. */
export const nieuport12: AircraftType = {
  id: "nieuport-12",
  title: "Nieuport 12",
  source: "Published dimensions: span 9.03 m, length 7.01 m.",
  span: 9.03,
  length: 7.01,
  peg: [2.2, -0.58],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.74 -0.47 0.46 0.47 2.1
    1.5 -0.58 0.44 0.44 5
    2.8 -0.57 0.44 0.42 7
    3.8 -0.46 0.42 0.36 7
    5.4 -0.16 0.31 0.16 7
    6.3 0.02 0.22 0.02 6
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    0.74 0.1 0.48 0.46
    1.5 0.1 0.54 0.4
    3 0.1 0.54 0.4
    3.7 0.1 0.5 0.36
    5.6 0.1 0.34 0.12
  `),
    },
    ...airman(pilot),
    ...gunner(observer),
    box("canopy", "1.84 0.4 0.56 0.16; 1.9 0.4 0.74 0.13; 1.94 0.4 0.74 0.13"),
  ],
  turned: [rotaryCowl(engine)],
  surfaces: [
    { part: "wing", kind: "wing", ribs: upper, mirror: true, spacing: 1.3, camber: 1.1 },
    { part: "lowerwing", kind: "wing", ribs: lower, mirror: true, spacing: 1.3, camber: 1.1 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "rudder", kind: "fin", ribs: rudder },
  ],
  rods: [
    boss([0, 0, 0], 0.28, 0.1),
    ...rotaryEngine(engine),
    ...interplane(cell, [2.85, 2.7], 0.08),
    ...bayWires(cell, [0.5, 0.45], [2.85, 2.7]),
    ...cabane([
      [
        [0.4, 0.4, 1.25],
        [0.45, 0.98, 1.15],
      ],
      [
        [0.4, 0.42, 2.2],
        [0.5, 0.98, 2.1],
      ],
    ]),
    ...undercarriage({
      front: [0.32, -0.48, 1.15],
      rear: [0.32, -0.56, 2.1],
      wheel: [0.85, -1.4, 1.35],
      radius: 0.36,
    }),
    ...braces([
      [
        [0.1, -0.08, 5.7],
        [0.8, 0.21, 6],
      ],
    ]),
    ...beltGun([0.16, 0.62, 0.95], [0.16, 0.6, 1.85]),
    ...gunRing([0, 0.56, 3.28], 0.38),
    ...drumGun([0.12, 1, 4.25], [0.12, 0.86, 3.35]),
    skid([0, -0.25, 5.2], [0, -0.6, 5.85]),
  ],
  propellers: [{ hub: [0, 0, 0.12], diameter: 2.6, blades: 2, colour: "wood", tips: "wood", chord: 0.24 }],
  guns: { front: [[0.16, 0.62, 0.93]], rear: [[0.12, 1, 4.27]] },
  paint: livery({
    nation: "france",
    upper: "ecru",
    under: "ecru",
    belly: -9,
    top: [3.5, 1.95, 1.2],
    bottom: [2.9, 2.1, 0.75],
    rudder: [6, 7.01],
    crew: [pilot],
    gunners: [observer],
    openings: [
      [0.5, 0.6],
      [0.56, 0.56],
    ],
    parts: { cowl: "bareMetal" },
    areas: [
      opening(engine.radius),
      ...bothSides([
        rectangle({ view: "right", on: ["fuselage", "deck"], at: [1, 0] }, 0.8, 1.4, "fieldGrey"),
      ]),
    ],
    joints: around("fuselage", 3.75),
  }),
};
