import { airman } from "../../kit/crew.ts";
import { cylinderRow } from "../../kit/engines.ts";
import { drumGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box, strut, wheel } from "../../kit/presets.ts";
import { bayWires, biplane, cabane, interplane, onWing, skid, wires } from "../../kit/rigging.ts";
import { ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { booms } from "./booms.ts";
import { livery } from "./livery.ts";

const upper = roundTip(
  ribs(`
    0 1.12 1.7 3.55 0.07
    8.795 1.24 1.7 3.65 0.06
  `),
  0.5,
  3,
);
const lower = roundTip(
  ribs(`
    0 -0.86 1.9 3.55 0.07
    5.85 -0.78 1.9 3.6 0.06
  `),
  0.5,
  3,
);
const tail = roundTip(
  ribs(`
    0.02 0.2 7.5 9.05 0.06
    2.3 0.2 7.7 9.05 0.05
  `),
  0.5,
  2.6,
);
const fin = ribs(`
    0.2 0 7.5 8.5 0.06
    0.6 0 7.85 8.5 0.06
    1 0 8.25 8.5 0.05
  `);
const rudder = ribs(`
    -0.25 0 8.5 8.9 0.05
    0.1 0 8.5 9.2 0.06
    0.5 0 8.5 9.25 0.06
    0.9 0 8.46 9.18 0.06
    1.16 0 8.4 8.95 0.05
    1.26 0 8.5 8.7 0.04
  `);
const cell = { upper, lower };
const pilot: Vec = [0, 0.56, 1.7];
const observer: Vec = [0, 0.5, 0.8];

/** Farman F.40: an egg between long and short wings, its booms parallel, its tail between them. */
export const farmanF40: AircraftType = {
  id: "farman-f-40",
  title: "Farman F.40",
  source: "Published dimensions: span 17.59 m, length 9.25 m.",
  span: 17.59,
  length: 9.25,
  peg: [2.5, -0.55],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0 -0.08 0.08 0.08
    0.14 -0.28 0.24 0.24
    0.5 -0.46 0.38 0.4
    1.2 -0.56 0.44 0.47 2.2
    2 -0.56 0.46 0.46 2.2
    2.8 -0.44 0.4 0.38 2.2
    3.6 -0.26 0.26 0.22
  `),
    },
    ...airman(pilot),
    ...airman(observer),
    box("canopy", "1.2 0.34 0.48 0.16; 1.27 0.34 0.7 0.14; 1.31 0.34 0.7 0.14"),
  ],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    ...cylinderRow({ first: [0.06, 0.3, 2.75], count: 4, pitch: 0.22, height: 0.3, lean: 0.24 }),
    ...interplane(cell, [1.6, 1.6]),
    ...interplane(cell, [4.1, 4.1]),
    ...interplane(cell, [6.4, 5.4]),
    ...bayWires(cell, [1.6, 1.6], [4.1, 4.1]),
    ...bayWires(cell, [4.1, 4.1], [6.4, 5.4]),
    ...cabane([
      [[0.34, -0.42, 2], onWing(lower, 0.45, 0.13)],
      [[0.34, -0.4, 2.9], onWing(lower, 0.45, 0.66)],
      [[0.38, 0.3, 1.95], onWing(upper, 0.5, 0.13)],
      [[0.34, 0.3, 2.8], onWing(upper, 0.5, 0.66)],
    ]),
    ...booms({
      upper: [onWing(upper, 1.6, 0.66), [1.5, 0.24, 8.4]],
      lower: [onWing(lower, 1.6, 0.66), [1.5, 0.16, 8.4]],
      posts: [0.3, 0.6],
    }),
    ...[1.05, 1.45].map((x) => wheel([x, -1.98, 2.5], 0.37, 0.14)),
    strut([1.0, -1.98, 2.5], [1.5, -1.98, 2.5], 0.035, "gear"),
    strut([1.25, -2.1, 1.3], [1.25, -2.1, 3.2], 0.045, "gear"),
    strut([1.25, -2.1, 1.9], [1.25, -0.84, 2.1], 0.045, "gear"),
    strut([1.25, -2.1, 3], [1.25, -0.84, 2.95], 0.045, "gear"),
    ...wires([0.02, 1, 8.5], [1.5, 0.22, 8]),
    ...drumGun([0, 0.72, 0.04], [0, 0.6, 0.62]),
    skid([1.5, 0.16, 8], [1.5, -0.5, 8.6]),
    skid([-1.5, 0.16, 8], [-1.5, -0.5, 8.6]),
  ],
  propellers: [{ hub: [0, 0, 3.85], diameter: 2.7, blades: 2, colour: "wood", tips: "wood", chord: 0.25 }],
  guns: { front: [[0, 0.72, 0.02]] },
  paint: livery({
    nation: "france",
    upper: "ecru",
    under: "ecru",
    belly: -9,
    top: [7.2, 2.6, 1.5],
    bottom: [4.7, 2.7, 1.2],
    rudder: [8.4, 9.25],
    crew: [pilot, observer],
    openings: [
      [0.52, 0.62],
      [0.58, 0.66],
    ],
    areas: [
      ...bothSides([rectangle({ view: "right", on: ["fuselage"], at: [0.25, 0] }, 0.8, 2, "fieldGrey")]),
    ],
    transfers: bothSides([
      rectangle({ view: "right", on: ["fuselage"], at: [1.6, -0.05] }, 0.14, 0.5, "roundelRed"),
    ]),
    joints: around("fuselage", 0.65),
  }),
};
