import { airman, gunRing } from "../../kit/crew.ts";
import { cylinderRow, exhaustPipe } from "../../kit/engines.ts";
import { beltGun, drumGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
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
  wire,
  wires,
} from "../../kit/rigging.ts";
import { ribs, sections } from "../../kit/table.ts";
import { rakedTip } from "../../kit/tips.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { boss } from "./boss.ts";
import { gunner } from "./gunner.ts";
import { livery } from "./livery.ts";
import { fin, rudder, tail, ventral } from "./re-8-tail.ts";

const upper = rakedTip(
  ribs(`
    0 1.12 1.25 2.75 0.07
    0.45 1.12 1.25 2.75 0.06
    0.6 1.12 1.25 2.92 0.06
    6.49 1.48 1.25 2.94 0.06
  `),
  0.6,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.52 1.88 3.55 0.06
    4.98 -0.23 1.88 3.57 0.06
  `),
  0.6,
);
const cell = { upper, lower };
const pilot: Vec = [0, 0.6, 2.7];
const observer: Vec = [0, 0.72, 3.75];

/** Royal Aircraft Factory R.E.8, the Harry Tate: scoop, tall exhausts, long upper wing, tail turned up. */
export const re8: AircraftType = {
  id: "re-8",
  title: "Royal Aircraft Factory R.E.8",
  source: "Published dimensions: span 12.98 m (42 ft 7 in), length 8.50 m (27 ft 10.5 in).",
  span: 12.98,
  length: 8.5,
  peg: [2.4, -0.55],
  bodies: [
    {
      part: "cowl",
      sides: 12,
      sections: sections(`
    0.22 -0.3 0.24 0.3 2.4
    0.5 -0.46 0.34 0.38 3.4
    1.4 -0.54 0.42 0.42 5
  `),
    },
    {
      part: "scoop",
      sides: 10,
      crease: 60,
      between: 0,
      sections: sections(`
    0.34 0.28 0.72 0.2 3
    0.4 0.26 0.76 0.24 3
    0.95 0.26 0.66 0.22 3
    1.35 0.26 0.5 0.14 3
  `),
    },
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    1.38 -0.54 0.46 0.43 6
    2.6 -0.56 0.48 0.43 7
    3.9 -0.46 0.5 0.42 7
    5 -0.2 0.54 0.36 7
    6.4 0.16 0.58 0.2 7
    7.76 0.4 0.58 0.03 6
  `),
    },
    {
      part: "deck",
      sides: 10,
      sections: sections(`
    1.38 0.2 0.5 0.41 3
    2.4 0.2 0.58 0.42
    3.2 0.2 0.64 0.42
    4.1 0.2 0.64 0.41
    5.4 0.3 0.66 0.32
    7.2 0.44 0.62 0.1
  `),
    },
    ...airman(pilot),
    ...gunner(observer),
    box("canopy", "2.28 0.48 0.62 0.17; 2.34 0.48 0.8 0.14; 2.38 0.48 0.8 0.14"),
  ],
  surfaces: [
    ...biplane(cell, tail, fin),
    { part: "ventral", kind: "fin", ribs: ventral },
    { part: "rudder", kind: "fin", ribs: rudder },
  ],
  rods: [
    boss([0, 0, 0], 0.3, 0.12),
    ...cylinderRow({
      first: [0.16, 0.34, 0.5],
      count: 4,
      pitch: 0.24,
      height: 0.2,
      lean: 0.2,
      radius: 0.075,
    }),
    ...interplane(cell, [2.2, 2.2]),
    ...interplane(cell, [4.2, 4.2]),
    ...bayWires(cell, [0.55, 0.45], [2.2, 2.2]),
    ...bayWires(cell, [2.2, 2.2], [4.2, 4.2]),
    ...cabane([
      [[0.38, 0.42, 1.55], onWing(upper, 0.55, 0.13)],
      [[0.38, 0.46, 2.45], onWing(upper, 0.55, 0.66)],
      [onWing(upper, 4.2, 0.13), [4.2, 1.85, 1.46]],
    ]),
    wire([4.2, 1.85, 1.46], onWing(upper, 5.7, 0.13)),
    wire([4.2, 1.85, 1.46], onWing(upper, 2.2, 0.13)),
    wire(onWing(lower, 4.2, 0.13), onWing(upper, 5.7, 0.13)),
    ...undercarriage({
      front: [0.34, -0.5, 1.15],
      rear: [0.34, -0.54, 2.4],
      wheel: [0.86, -1.5, 1.55],
      radius: 0.37,
    }),
    ...exhaustPipe(
      [
        [0.42, 0.44, 0.55],
        [0.46, 0.5, 1],
        [0.5, 1.42, 1.2],
        [0.5, 1.46, 1.4],
      ],
      0.055,
      true,
    ),
    ...wires([0.02, 1, 7.74], [1.5, 0.51, 7.4]),
    ...braces([
      [
        [0.1, 0.2, 6.8],
        [1.1, 0.49, 7.2],
      ],
    ]),
    ...beltGun([-0.46, 0.24, 1.5], [-0.46, 0.24, 2.45]),
    ...gunRing([0, 0.66, 3.73], 0.4),
    ...drumGun([0.12, 1.1, 4.75], [0.12, 0.96, 3.8]),
    skid([0, 0.1, 6.6], [0, -0.4, 7.2]),
  ],
  propellers: [{ hub: [0, 0, 0.14], diameter: 2.8, blades: 4, colour: "wood", tips: "wood", chord: 0.23 }],
  guns: { front: [[-0.46, 0.24, 1.48]], rear: [[0.12, 1.1, 4.77]] },
  paint: livery({
    nation: "britainRimmed",
    upper: "pc10",
    under: "linen",
    belly: [
      [0, -0.46],
      [3.6, -0.42],
      [7.7, 0.44],
    ],
    top: [5.2, 2.1, 1.3],
    bottom: [3.9, 2.75, 1.2],
    side: [4.95, 0.16, 0.64],
    rudder: [7.68, 8.5],
    crew: [pilot],
    gunners: [observer],
    openings: [
      [0.54, 0.62],
      [0.6, 0.6],
    ],
    parts: { cowl: "fieldGrey", scoop: "fieldGrey" },
    areas: [rectangle({ view: "front", on: ["scoop"], at: [0, 0.51] }, 0.32, 0.34, "crossBlack")],
    transfers: bothSides([
      rectangle({ view: "right", on: ["fuselage", "deck"], at: [5.8, 0.4] }, 0.14, 0.6, "roundelWhite"),
    ]),
  }),
};
