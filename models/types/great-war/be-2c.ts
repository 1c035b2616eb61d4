import { airman } from "../../kit/crew.ts";
import { cylinderRow, exhaustPipe } from "../../kit/engines.ts";
import { drumGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box, strut } from "../../kit/presets.ts";
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
import { livery } from "./livery.ts";

const upper = rakedTip(
  ribs(`
    0 1.24 1.1 2.62 0.07
    0.5 1.24 1.1 2.65 0.06
    0.65 1.24 1.1 2.76 0.06
    5.645 1.54 1.1 2.78 0.06
  `),
  0.6,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.56 1.72 3.4 0.06
    5.645 -0.24 1.72 3.42 0.06
  `),
  0.6,
);
const tail = roundTip(
  ribs(`
    0.02 0.28 6.3 7.75 0.06
    2.05 0.28 6.6 7.7 0.05
  `),
  0.6,
  2.4,
);
const fin = ribs(`
    0.25 0 6.6 7.55 0.06
    0.55 0 7.0 7.55 0.06
    0.85 0 7.4 7.55 0.05
  `);
const rudder = ribs(`
    -0.3 0 7.6 7.85 0.05
    -0.08 0 7.55 8.15 0.06
    0.4 0 7.55 8.31 0.06
    0.8 0 7.52 8.26 0.06
    1.08 0 7.48 8.02 0.05
    1.2 0 7.58 7.8 0.04
  `);
const cell = { upper, lower };
const observer: Vec = [0, 0.52, 2.2];
const pilot: Vec = [0, 0.54, 3.45];

/** Royal Aircraft Factory B.E.2c, the Quirk: a bare V8 in front, the pilot behind his observer. */
export const be2c: AircraftType = {
  id: "be-2c",
  title: "Royal Aircraft Factory B.E.2c",
  source: "Published dimensions: span 11.29 m (37 ft), length 8.31 m (27 ft 3 in).",
  span: 11.29,
  length: 8.31,
  peg: [2.4, -0.5],
  bodies: [
    {
      part: "cowl",
      sides: 12,
      sections: sections(`
    0.2 -0.28 0.16 0.26 3
    0.45 -0.38 0.24 0.32 4
    1.3 -0.48 0.34 0.37 5
  `),
    },
    {
      part: "scoop",
      sides: 10,
      crease: 60,
      between: 0,
      sections: sections(`
    0.42 0.2 0.56 0.12 3
    0.46 0.18 0.58 0.16 3
    1.05 0.18 0.5 0.14 3
    1.25 0.2 0.4 0.1 3
  `),
    },
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    1.28 -0.48 0.4 0.38 6
    2.4 -0.52 0.42 0.38 7
    3.8 -0.46 0.42 0.37 7
    5.4 -0.22 0.36 0.25 7
    6.8 -0.02 0.3 0.1 7
    7.56 0.1 0.26 0.03 6
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    1.28 0.2 0.44 0.36
    2 0.2 0.5 0.37
    3.2 0.2 0.52 0.37
    4 0.2 0.52 0.36
    5.4 0.2 0.42 0.24
    7.2 0.2 0.3 0.06
  `),
    },
    ...airman(observer),
    ...airman(pilot),
    box("canopy", "3 0.42 0.54 0.17; 3.06 0.42 0.72 0.14; 3.1 0.42 0.72 0.14"),
  ],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0, 0], 0.3, 0.12),
    ...cylinderRow({ first: [0.14, 0.2, 0.5], count: 4, pitch: 0.22, height: 0.2, lean: 0.24, radius: 0.08 }),
    ...interplane(cell, [2.15, 2.15]),
    ...interplane(cell, [4.55, 4.55]),
    ...bayWires(cell, [0.55, 0.45], [2.15, 2.15]),
    ...bayWires(cell, [2.15, 2.15], [4.55, 4.55]),
    ...cabane([
      [[0.34, 0.36, 1.5], onWing(upper, 0.55, 0.13)],
      [[0.34, 0.4, 2.45], onWing(upper, 0.55, 0.66)],
    ]),
    ...undercarriage({
      front: [0.32, -0.46, 1.1],
      rear: [0.32, -0.5, 2.5],
      wheel: [0.88, -1.5, 1.7],
      radius: 0.36,
    }),
    strut([0.58, -1.62, 0.6], [0.58, -1.62, 2.1], 0.035, "gear"),
    strut([0.58, -1.62, 0.75], [0.32, -0.44, 1], 0.035, "gear"),
    strut([0.58, -1.62, 1.95], [0.32, -0.48, 2.3], 0.035, "gear"),
    ...exhaustPipe(
      [
        [0.4, 0.3, 0.55],
        [0.42, 0.3, 1.2],
        [0.48, 1.46, 1.32],
      ],
      0.05,
      true,
    ),
    ...wires([0.02, 0.95, 7.5], [1.5, 0.29, 7.1]),
    ...drumGun([0.3, 1, 3.2], [0.2, 0.76, 2.4]),
    { part: "gun", from: [0.3, 0.5, 2.62], to: [0.24, 0.82, 2.58], radius: 0.03, sides: 4 },
    skid([0, -0.1, 6.7], [0, -0.52, 7.3]),
  ],
  propellers: [{ hub: [0, 0, 0.14], diameter: 2.75, blades: 4, colour: "wood", tips: "wood", chord: 0.22 }],
  guns: { rear: [[0.3, 1, 3.22]] },
  paint: livery({
    nation: "britain",
    upper: "linen",
    under: "linen",
    belly: -9,
    top: [4.6, 1.95, 1.4],
    bottom: [4.6, 2.55, 1.4],
    side: [4.9, 0.04, 0.6],
    rudder: [7.48, 8.31],
    crew: [observer, pilot],
    openings: [
      [0.54, 0.66],
      [0.54, 0.64],
    ],
    parts: { cowl: "fieldGrey", scoop: "fieldGrey" },
    areas: [
      rectangle({ view: "front", on: ["scoop"], at: [0, 0.38] }, 0.2, 0.24, "crossBlack"),
      ...bothSides([
        rectangle({ view: "right", on: ["fuselage", "deck"], at: [1.5, 0] }, 0.5, 1.2, "fieldGrey"),
      ]),
    ],
    joints: around("fuselage", 1.74),
  }),
};
