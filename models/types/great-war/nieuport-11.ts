import { airman } from "../../kit/crew.ts";
import { drumGun } from "../../kit/guns.ts";
import { bothSides, panelLine, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { opening, strut } from "../../kit/presets.ts";
import { bayWires, braces, cabane, interplane, skid, undercarriage } from "../../kit/rigging.ts";
import { rotaryCowl, rotaryEngine } from "../../kit/rotary.ts";
import { ribs, sections } from "../../kit/table.ts";
import { rakedTip } from "../../kit/tips.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { livery } from "./livery.ts";

const upper = rakedTip(
  ribs(`
    0 0.84 0.6 1.58 0.07
    0.3 0.84 0.6 1.64 0.06
    0.42 0.84 0.62 1.82 0.06
    3.775 0.86 0.76 1.96 0.05
  `),
  0.48,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.52 1.08 1.78 0.06
    3.7 -0.36 1.16 1.86 0.06
  `),
  0.38,
);
const tail = roundTip(
  ribs(`
    0.02 0.2 4.35 5.25 0.06
    1.4 0.2 4.85 5.35 0.05
  `),
  0.5,
);
const rudder = ribs(`
    -0.24 0 5.2 5.46 0.05
    0 0 5 5.7 0.06
    0.3 0 4.93 5.8 0.06
    0.58 0 4.98 5.77 0.06
    0.78 0 5.1 5.62 0.05
    0.88 0 5.26 5.44 0.04
  `);
const cell = { upper, lower, lowerSpars: [0.4, 0.4] as const };
const engine = { at: [0, 0, 0.22] as Vec, radius: 0.44, depth: 0.46 };
const pilot: Vec = [0, 0.5, 2.15];

/** Nieuport 11, the Bébé: the little sesquiplane with a Lewis gun over its wing. */
export const nieuport11: AircraftType = {
  id: "nieuport-11",
  title: "Nieuport 11",
  source: "Published dimensions: span 7.55 m, length 5.80 m, wing area 13 square metres.",
  span: 7.55,
  length: 5.8,
  peg: [1.7, -0.5],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.66 -0.42 0.42 0.43 2.1
    1.3 -0.51 0.4 0.38 5
    2.2 -0.5 0.38 0.34 7
    3.4 -0.35 0.32 0.24 7
    4.6 -0.12 0.25 0.12 7
    5.2 0.02 0.2 0.02 6
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    0.66 0.1 0.44 0.42
    1.3 0.1 0.5 0.35
    2 0.1 0.48 0.33
    2.6 0.1 0.46 0.31
    4.4 0.1 0.3 0.13
  `),
    },
    ...airman(pilot),
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
    ...interplane(cell, [2.4, 2.3], 0.07),
    ...bayWires(cell, [0.4, 0.4], [2.4, 2.3]),
    ...cabane([
      [
        [0.36, 0.36, 0.95],
        [0.1, 0.84, 0.78],
      ],
      [
        [0.32, 0.38, 1.7],
        [0.4, 0.83, 1.5],
      ],
    ]),
    ...undercarriage({
      front: [0.3, -0.42, 0.85],
      rear: [0.3, -0.5, 1.55],
      wheel: [0.78, -1.22, 1.0],
      radius: 0.33,
    }),
    ...braces([
      [
        [0.1, -0.06, 4.7],
        [0.7, 0.19, 4.95],
      ],
    ]),
    ...drumGun([0, 1.2, 0.5], [0, 1.12, 1.6]),
    strut([0.12, 0.84, 1.0], [0, 1.14, 0.85], 0.025),
    strut([0.12, 0.84, 1.45], [0, 1.1, 1.4], 0.025),
    skid([0, -0.22, 4.3], [0, -0.55, 4.85]),
  ],
  propellers: [{ hub: [0, 0, 0.12], diameter: 2.45, blades: 2, colour: "wood", tips: "wood", chord: 0.23 }],
  guns: { front: [[0, 1.2, 0.48]] },
  paint: livery({
    nation: "france",
    upper: "linen",
    under: "linen",
    belly: -9,
    top: [2.95, 1.3, 0.95],
    bottom: [2.9, 1.47, 0.58],
    rudder: [4.93, 5.8],
    crew: [pilot],
    parts: { cowl: "bareMetal", strut: "ash" },
    areas: [
      opening(engine.radius),
      ...bothSides([
        rectangle({ view: "right", on: ["fuselage", "deck"], at: [0.9, 0] }, 0.7, 1.3, "fieldGrey"),
      ]),
    ],
    transfers: bothSides([
      panelLine("right", ["fuselage"], [3.2, -0.2], [3.7, 0.24]),
      panelLine("right", ["fuselage"], [3.2, 0.24], [3.7, -0.2]),
    ]),
  }),
};
