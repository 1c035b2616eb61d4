import { airman, gunRing } from "../../kit/crew.ts";
import { exhaustPipe } from "../../kit/engines.ts";
import { drumGun } from "../../kit/guns.ts";
import { bothSides, disc, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box } from "../../kit/presets.ts";
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
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { gunner } from "./gunner.ts";
import { livery } from "./livery.ts";

const upper = roundTip(
  ribs(`
    0 0.95 1.2 2.6 0.07
    0.55 0.96 1.2 2.6 0.07
    0.75 0.97 1.2 2.86 0.06
    5.98 1.28 1.2 2.88 0.06
  `),
  0.75,
  2.4,
);
const lower = roundTip(
  ribs(`
    0 -0.8 1.64 3.26 0.07
    0.6 -0.8 1.64 3.26 0.06
    5.98 -0.48 1.64 3.3 0.06
  `),
  0.75,
  2.4,
);
const tail = roundTip(
  ribs(`
    0.02 0.3 6 7.25 0.06
    1.95 0.3 6.35 7.2 0.05
  `),
  0.6,
);
const fin = ribs(`
    0.2 0 6 7.15 0.06
    0.55 0 6.4 7.15 0.06
    0.95 0 6.78 7.15 0.05
    1.1 0 6.98 7.15 0.04
  `);
const rudder = ribs(`
    -0.3 0 7.2 7.45 0.05
    -0.1 0 7.16 7.72 0.06
    0.35 0 7.16 7.87 0.06
    0.8 0 7.14 7.82 0.06
    1.12 0 7.1 7.6 0.05
    1.24 0 7.18 7.36 0.04
  `);
const cell = { upper, lower };
const pilot: Vec = [0, 0.6, 2.86];
const observer: Vec = [0, 0.7, 3.72];

/** Bristol F.2B Fighter: its fuselage hangs between the wings, the crew sit back to back. */
export const bristolF2b: AircraftType = {
  id: "bristol-f2b",
  title: "Bristol F.2B Fighter",
  source: "Published dimensions: span 11.96 m (39 ft 3 in), length 7.87 m (25 ft 10 in).",
  span: 11.96,
  length: 7.87,
  peg: [2.5, -0.5],
  bodies: [
    {
      part: "cowl",
      sides: 14,
      crease: 55,
      sections: sections(`
    0.22 -0.36 0.42 0.3 2.3
    0.26 -0.42 0.48 0.36 2.4
    0.5 -0.46 0.5 0.4 2.6
    1.5 -0.5 0.52 0.43 3
  `),
    },
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    1.48 -0.5 0.5 0.43 4
    2.6 -0.5 0.5 0.43 7
    3.9 -0.46 0.48 0.42 7
    5.2 -0.22 0.42 0.3 7
    6.5 0.04 0.36 0.13 7
    7.16 0.16 0.32 0.03 6
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    1.48 0.2 0.52 0.41 3
    2.4 0.2 0.6 0.42
    3.3 0.2 0.64 0.42
    4.1 0.2 0.62 0.4
    5.2 0.2 0.5 0.28
    6.8 0.2 0.36 0.06
  `),
    },
    ...airman(pilot),
    ...gunner(observer),
    box("canopy", "2.42 0.5 0.64 0.17; 2.48 0.5 0.84 0.14; 2.52 0.5 0.84 0.14"),
  ],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    boss([0, 0.04, 0], 0.3, 0.13),
    ...interplane(cell, [2.1, 2.1]),
    ...interplane(cell, [4.45, 4.45]),
    ...bayWires(cell, [0.6, 0.6], [2.1, 2.1]),
    ...bayWires(cell, [2.1, 2.1], [4.45, 4.45]),
    ...cabane([
      [[0.38, 0.48, 1.6], onWing(upper, 0.6, 0.13)],
      [[0.38, 0.5, 2.5], onWing(upper, 0.6, 0.66)],
      [[0.36, -0.46, 1.9], onWing(lower, 0.5, 0.13)],
      [[0.36, -0.46, 2.75], onWing(lower, 0.5, 0.66)],
    ]),
    ...undercarriage({
      front: [0.34, -0.46, 1.35],
      rear: [0.5, -0.8, 2.3],
      wheel: [0.84, -1.58, 1.65],
      radius: 0.38,
    }),
    ...exhaustPipe(
      [
        [0.38, 0.2, 0.8],
        [0.46, 0.16, 1.5],
        [0.5, 0.02, 4.2],
      ],
      0.06,
      true,
    ),
    ...wires([0.02, 1.05, 7.16], [1.4, 0.31, 6.7]),
    ...gunRing([0, 0.66, 3.7], 0.4),
    ...drumGun([0.12, 1.1, 4.72], [0.12, 0.96, 3.8]),
    { part: "gun", from: [0, 0.56, 0.2], to: [0, 0.56, 0.5], radius: 0.05, sides: 6 },
    skid([0, -0.02, 6.4], [0, -0.42, 7]),
  ],
  propellers: [{ hub: [0, 0.04, 0.14], diameter: 2.9, blades: 2, colour: "wood", tips: "wood", chord: 0.28 }],
  guns: { front: [[0, 0.56, 0.18]], rear: [[0.12, 1.1, 4.74]] },
  paint: livery({
    nation: "britainRimmed",
    upper: "pc10",
    under: "linen",
    belly: [
      [0, -0.44],
      [3.9, -0.4],
      [7.2, 0.2],
    ],
    top: [4.9, 2.05, 1.35],
    bottom: [4.9, 2.5, 1.35],
    side: [5.05, 0.1, 0.62],
    rudder: [7.1, 7.87],
    crew: [pilot],
    gunners: [observer],
    openings: [
      [0.54, 0.6],
      [0.6, 0.6],
    ],
    parts: { cowl: "pc10" },
    areas: [
      disc({ view: "front", on: ["cowl"], at: [0, 0.03], size: 0.66 }, 1, "gunmetal"),
      disc({ view: "front", on: ["cowl"], at: [0, 0.03], size: 0.8 }, 1, "fieldGrey"),
    ],
    transfers: bothSides([
      rectangle({ view: "right", on: ["fuselage", "deck"], at: [5.75, 0.2] }, 0.18, 0.7, "roundelWhite"),
    ]),
    joints: around("cowl", 0.9, 1.46),
  }),
};
