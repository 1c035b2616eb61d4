import { airman } from "../../kit/crew.ts";
import { beltGun } from "../../kit/guns.ts";
import { bothSides, disc } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { bands, box, opening } from "../../kit/presets.ts";
import { bayWires, biplane, braces, cabane, interplane, skid, undercarriage } from "../../kit/rigging.ts";
import { rotaryCowl, rotaryEngine } from "../../kit/rotary.ts";
import { ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { daubs } from "./daubs.ts";
import { livery } from "./livery.ts";

const upper = roundTip(
  ribs(`
    0 0.88 0.64 1.62 0.07
    0.3 0.88 0.64 1.7 0.06
    0.45 0.88 0.66 1.88 0.06
    4.1 0.9 0.82 2.04 0.05
  `),
  0.75,
  2.2,
);
const lower = roundTip(
  ribs(`
    0.3 -0.56 1.12 1.85 0.06
    3.9 -0.4 1.22 1.95 0.06
  `),
  0.5,
  2.2,
);
const tail = roundTip(
  ribs(`
    0.02 0.22 4.45 5.3 0.06
    1.4 0.22 4.62 5.38 0.05
  `),
  0.8,
);
const fin = ribs(`
    0.1 0 4.55 5.25 0.06
    0.4 0 4.75 5.25 0.06
    0.64 0 4.98 5.25 0.05
    0.72 0 5.14 5.25 0.04
  `);
const rudder = ribs(`
    -0.22 0 5.3 5.5 0.05
    0 0 5.25 5.76 0.06
    0.3 0 5.25 5.87 0.06
    0.58 0 5.22 5.83 0.06
    0.8 0 5.22 5.66 0.05
    0.9 0 5.28 5.46 0.04
  `);
const cell = { upper, lower, lowerSpars: [0.4, 0.4] as const };
const engine = { at: [0, 0, 0.2] as Vec, radius: 0.48, depth: 0.56 };
const pilot: Vec = [0, 0.56, 2.28];

/** Nieuport 24: the sesquiplane made round: stringered fuselage, round tips, a fin. */
export const nieuport24: AircraftType = {
  id: "nieuport-24",
  title: "Nieuport 24",
  source: "Published dimensions: span 8.20 m, length 5.87 m.",
  span: 8.2,
  length: 5.87,
  peg: [1.7, -0.53],
  bodies: [
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.72 -0.47 0.47 0.47
    1.4 -0.52 0.5 0.46 2.1
    2.3 -0.52 0.52 0.41 2.1
    3.4 -0.38 0.45 0.3 2.1
    4.5 -0.17 0.33 0.17
    5.25 0 0.24 0.03
  `),
    },
    box("headrest", "2.45 0.4 0.56 0.1; 2.55 0.4 0.7 0.12; 3.1 0.35 0.54 0.07; 3.6 0.3 0.42 0.01"),
    ...airman(pilot),
    box("canopy", "1.86 0.4 0.54 0.16; 1.92 0.4 0.76 0.13; 1.96 0.4 0.76 0.13"),
  ],
  turned: [rotaryCowl(engine)],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0, 0], 0.3, 0.12),
    ...rotaryEngine(engine),
    ...interplane(cell, [2.6, 2.5], 0.07),
    ...bayWires(cell, [0.4, 0.4], [2.6, 2.5]),
    ...cabane([
      [
        [0.36, 0.36, 0.98],
        [0.1, 0.88, 0.82],
      ],
      [
        [0.36, 0.38, 1.78],
        [0.42, 0.87, 1.55],
      ],
    ]),
    ...undercarriage({
      front: [0.3, -0.42, 0.88],
      rear: [0.3, -0.48, 1.62],
      wheel: [0.8, -1.26, 1.02],
      radius: 0.34,
    }),
    ...braces([
      [
        [0.1, -0.06, 4.75],
        [0.7, 0.21, 4.95],
      ],
    ]),
    ...beltGun([-0.14, 0.6, 0.72], [-0.14, 0.58, 1.7]),
    skid([0, -0.22, 4.35], [0, -0.55, 4.9]),
  ],
  propellers: [{ hub: [0, 0, 0.14], diameter: 2.5, blades: 2, colour: "wood", tips: "wood", chord: 0.23 }],
  guns: { front: [[-0.14, 0.6, 0.7]] },
  paint: livery({
    nation: "france",
    upper: "frenchBeige",
    under: "ecru",
    belly: [
      [0, -0.4],
      [2.4, -0.4],
      [5.2, 0.02],
    ],
    top: [3.15, 1.4, 0.95],
    bottom: [3.1, 1.55, 0.6],
    rudder: [5.22, 5.87],
    crew: [pilot],
    parts: { cowl: "aluminium", headrest: "frenchBeige" },
    areas: [opening(engine.radius)],
    bands: [
      ...bands("frenchBrown", 0.5, "-0.3 1.6; 0.2 0.6", "-0.5 2.6; 0.5 3.1"),
      ...bands("frenchDarkGreen", 0.5, "-0.5 3.9; 0.5 3.5"),
    ],
    daubs: [
      ...daubs(
        "frenchDarkGreen",
        0.66,
        "-4 1.1; -3.2 2",
        "-1.7 0.8; -1.1 1.9",
        "0.5 1.9; 1.2 0.8",
        "2.6 1.9; 3.2 1.2; 3.3 0.8",
      ),
      ...daubs("frenchBrown", 0.55, "-2.6 1.9; -2.2 0.8", "-0.3 1.6; 0.2 0.6", "1.8 1.9; 2.1 0.8"),
      ...daubs("frenchDarkGreen", 0.55, "-1.3 5.1; -0.5 4.6", "0.6 5.2; 1.3 4.8"),
    ],
    transfers: bothSides([
      disc({ view: "right", on: ["fuselage"], at: [3.2, 0.06], size: 0.36 }, 1, "roundelWhite"),
    ]),
  }),
};
