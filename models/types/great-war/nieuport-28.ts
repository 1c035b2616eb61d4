import { airman } from "../../kit/crew.ts";
import { beltGun } from "../../kit/guns.ts";
import { bothSides, disc, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { bands, box, opening } from "../../kit/presets.ts";
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
import { rotaryCowl, rotaryEngine } from "../../kit/rotary.ts";
import { ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { daubs } from "./daubs.ts";
import { livery } from "./livery.ts";

const upper = roundTip(
  ribs(`
    0 0.8 0.88 1.88 0.07
    0.35 0.81 0.88 1.92 0.06
    0.5 0.82 0.88 2.18 0.06
    4.08 0.9 0.88 2.18 0.05
  `),
  1.1,
  2,
);
const lower = roundTip(
  ribs(`
    0.3 -0.44 1.22 2.26 0.06
    3.8 -0.32 1.22 2.26 0.06
  `),
  0.95,
  2,
);
const tail = roundTip(
  ribs(`
    0.02 0.26 4.95 5.85 0.06
    1.45 0.26 5.1 5.9 0.05
  `),
  0.7,
);
const fin = ribs(`
    0.1 0 4.9 5.75 0.06
    0.45 0 5.2 5.75 0.06
    0.7 0 5.45 5.75 0.05
    0.78 0 5.6 5.75 0.04
  `);
const rudder = ribs(`
    -0.2 0 5.85 6.05 0.05
    0 0 5.75 6.28 0.06
    0.3 0 5.75 6.4 0.06
    0.6 0 5.74 6.36 0.06
    0.86 0 5.74 6.18 0.05
    0.96 0 5.8 5.98 0.04
  `);
const cell = { upper, lower };
const engine = { at: [0, 0, 0.2] as Vec, radius: 0.5, depth: 0.72 };
const pilot: Vec = [0, 0.48, 2.62];

/** Nieuport 28 of the 94th Aero Squadron: slim, round, both guns on the left. */
export const nieuport28: AircraftType = {
  id: "nieuport-28",
  title: "Nieuport 28",
  source: "Published dimensions: span 8.16 m, length 6.40 m.",
  span: 8.16,
  length: 6.4,
  peg: [2, -0.48],
  bodies: [
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.88 -0.49 0.49 0.49
    1.6 -0.5 0.48 0.46
    2.6 -0.48 0.46 0.4
    3.8 -0.33 0.42 0.29
    5 -0.12 0.34 0.15
    5.75 0.04 0.26 0.03
  `),
    },
    ...airman(pilot),
    box("canopy", "2.2 0.36 0.5 0.16; 2.26 0.36 0.68 0.13; 2.3 0.36 0.68 0.13"),
  ],
  turned: [rotaryCowl(engine)],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0, 0], 0.3, 0.12),
    ...rotaryEngine(engine),
    ...interplane(cell, [2.55, 2.55]),
    ...bayWires(cell, [0.5, 0.45], [2.55, 2.55]),
    ...stagger(cell, [2.55, 2.55]),
    ...cabane([
      [
        [0.36, 0.36, 1.15],
        [0.5, 0.81, 1.05],
      ],
      [
        [0.36, 0.36, 1.95],
        [0.5, 0.81, 1.75],
      ],
    ]),
    ...undercarriage({
      front: [0.3, -0.44, 1.1],
      rear: [0.3, -0.44, 1.9],
      wheel: [0.8, -1.26, 1.25],
      radius: 0.34,
    }),
    ...braces([
      [
        [0.1, -0.02, 5.25],
        [0.75, 0.25, 5.45],
      ],
    ]),
    ...beltGun([-0.1, 0.56, 0.9], [-0.1, 0.54, 1.85]),
    ...beltGun([-0.42, 0.34, 1], [-0.42, 0.34, 1.95]),
    skid([0, -0.2, 4.9], [0, -0.52, 5.45]),
  ],
  propellers: [{ hub: [0, 0, 0.14], diameter: 2.5, blades: 2, colour: "wood", tips: "wood", chord: 0.23 }],
  guns: {
    front: [
      [-0.1, 0.56, 0.88],
      [-0.42, 0.34, 0.98],
    ],
  },
  paint: livery({
    nation: "america",
    upper: "frenchBeige",
    under: "ecru",
    belly: [
      [0, -0.4],
      [2.4, -0.38],
      [5.7, 0.05],
    ],
    top: [3.05, 1.5, 1.05],
    bottom: [3, 1.72, 0.85],
    rudder: [5.74, 6.4],
    crew: [pilot],
    parts: { cowl: "frenchBrown" },
    areas: [opening(engine.radius)],
    bands: [
      ...bands("frenchBrown", 0.5, "-0.3 1.9; 0.2 0.8", "-0.5 3; 0.5 3.5"),
      ...bands("frenchDarkGreen", 0.5, "-0.5 4.5; 0.5 4.1"),
    ],
    daubs: [
      ...daubs(
        "frenchDarkGreen",
        0.66,
        "-4 1.2; -3.3 2.2",
        "-1.9 0.9; -1.2 2.1",
        "0.5 2.1; 1.3 0.9",
        "2.5 2.2; 3 1.4; 3.1 0.9",
      ),
      ...daubs("frenchBrown", 0.55, "-2.7 2.2; -2.4 0.9", "-0.3 1.9; 0.2 0.8", "1.8 2.2; 2.1 0.9"),
      ...daubs("frenchDarkGreen", 0.55, "-1.3 5.6; -0.5 5.1", "0.6 5.7; 1.3 5.3"),
    ],
    transfers: bothSides([
      rectangle({ view: "right", on: ["fuselage"], at: [3.37, 0.13] }, 0.3, 0.26, "roundelRed"),
      rectangle({ view: "right", on: ["fuselage"], at: [3.37, 0.0] }, 0.46, 0.07, "roundelBlue"),
      disc({ view: "right", on: ["fuselage"], at: [3.37, 0.06], size: 0.56 }, 1, "roundelWhite"),
      disc({ view: "right", on: ["fuselage"], at: [3.37, 0.06], size: 0.66 }, 1, "roundelRed"),
    ]),
  }),
};
