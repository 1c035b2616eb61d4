import { cockade } from "../../kit/cockades.ts";
import { airman } from "../../kit/crew.ts";
import { cylinderRow, exhaustPipe } from "../../kit/engines.ts";
import { drumGun } from "../../kit/guns.ts";
import { bothSides } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  blade,
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
import { booms } from "./booms.ts";
import { livery } from "./livery.ts";

const upper = rakedTip(
  ribs(`
    0 1.15 1.95 3.5 0.07
    1.1 1.15 1.95 3.5 0.06
    1.25 1.15 1.95 3.63 0.06
    7.275 1.5 1.95 3.63 0.06
  `),
  0.9,
);
const lower = rakedTip(
  ribs(`
    0 -0.8 1.95 3.5 0.07
    1.1 -0.8 1.95 3.5 0.06
    1.25 -0.8 1.95 3.63 0.06
    7.275 -0.45 1.95 3.63 0.06
  `),
  0.9,
);
const tail = roundTip(
  ribs(`
    0.02 0.78 7.7 9.2 0.06
    2.5 0.78 8.1 9.2 0.05
  `),
  0.6,
  2.4,
);
const fin = ribs(`
    0.78 0 7.9 8.95 0.06
    1.05 0 8.4 8.95 0.06
    1.25 0 8.8 8.95 0.05
  `);
const rudder = ribs(`
    -0.2 0 8.95 9.3 0.05
    0 0 8.93 9.65 0.06
    0.5 0 8.93 9.83 0.06
    1 0 8.9 9.8 0.06
    1.35 0 8.85 9.6 0.05
    1.5 0 8.95 9.3 0.04
  `);
const cell = { upper, lower };
const pilot: Vec = [0, 0.72, 1.85];
const observer: Vec = [0, 0.42, 0.72];

/** Royal Aircraft Factory F.E.2b: the observer standing in the open nose, the pilot above him. */
export const fe2b: AircraftType = {
  id: "fe-2b",
  title: "Royal Aircraft Factory F.E.2b",
  source: "Published dimensions: span 14.55 m (47 ft 9 in), length 9.83 m (32 ft 3 in).",
  span: 14.55,
  length: 9.83,
  peg: [2.5, -0.55],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0 -0.2 0.02 0.1
    0.1 -0.34 0.16 0.26
    0.4 -0.46 0.28 0.38 2.4
    1.1 -0.54 0.34 0.44 3.4
    1.4 -0.54 0.52 0.44 3
    1.85 -0.52 0.62 0.43 3
    2.5 -0.48 0.5 0.4 4
    3.3 -0.42 0.3 0.34 4
    3.9 -0.26 0.2 0.24 3
  `),
    },
    ...airman(pilot),
    ...airman(observer),
    box("canopy", "1.34 0.44 0.6 0.16; 1.42 0.44 0.84 0.14; 1.46 0.44 0.84 0.14"),
    box("radiator", "2.3 0.3 0.72 0.22 5; 2.36 0.3 0.98 0.26 6; 2.52 0.3 0.98 0.26 6", { crease: 50 }),
  ],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    ...cylinderRow({ first: [0, 0.24, 2.72], count: 6, pitch: 0.19, height: 0.4 }),
    ...interplane(cell, [1.3, 1.3]),
    ...interplane(cell, [3.55, 3.55]),
    ...interplane(cell, [6.1, 6.1]),
    ...bayWires(cell, [1.3, 1.3], [3.55, 3.55]),
    ...bayWires(cell, [3.55, 3.55], [6.1, 6.1]),
    ...cabane([
      [[0.34, -0.4, 2.1], onWing(lower, 0.4, 0.13)],
      [[0.34, -0.38, 3.1], onWing(lower, 0.4, 0.66)],
      [[0.34, 0.4, 2.15], onWing(upper, 1.2, 0.13)],
      [[0.32, 0.3, 3.1], onWing(upper, 1.2, 0.66)],
    ]),
    ...booms({
      upper: [onWing(upper, 1.3, 0.66), [0.06, 0.76, 8.9]],
      lower: [onWing(lower, 1.3, 0.66), [0.03, -0.12, 8.95]],
      posts: [0.3, 0.6],
    }),
    ...undercarriage({
      front: [0.4, -0.5, 1.5],
      rear: [1.1, -0.8, 2.9],
      wheel: [1.1, -1.9, 2.2],
      radius: 0.39,
    }),
    blade([0.25, -0.5, 1], [0.02, -1.7, 0.7], 0.05, "gear"),
    wire([0.9, -1.8, 2.2], [0.02, -1.7, 0.75], 0.03),
    { part: "tyre", from: [-0.07, -1.82, 0.68], to: [0.07, -1.82, 0.68], radius: 0.24, sides: 10 },
    ...wires([0.02, 1.25, 8.95], [1.9, 0.79, 8.6]),
    ...drumGun([0, 0.62, 0.02], [0, 0.5, 0.52]),
    ...drumGun([0, 1.36, 2.2], [0, 1.22, 1.2]),
    { part: "gun", from: [0, 0.5, 1.3], to: [0, 1.26, 1.42], radius: 0.03, sides: 4 },
    ...exhaustPipe(
      [
        [0.16, 0.5, 2.7],
        [0.18, 0.52, 3.5],
        [0.3, 0.9, 3.6],
      ],
      0.06,
    ),
    skid([0, -0.1, 8.8], [0, -0.62, 9.2]),
  ],
  propellers: [{ hub: [0, 0, 4.05], diameter: 2.85, blades: 4, colour: "wood", tips: "wood", chord: 0.25 }],
  guns: { front: [[0, 0.62, 0]], rear: [[0, 1.36, 2.22]] },
  paint: livery({
    nation: "britainRimmed",
    upper: "pc10",
    under: "linen",
    belly: [
      [0, -0.3],
      [3.9, -0.3],
    ],
    top: [5.4, 2.75, 1.35],
    bottom: [5.4, 2.75, 1.35],
    rudder: [8.9, 9.83],
    crew: [pilot, observer],
    openings: [
      [0.5, 0.62],
      [0.62, 0.8],
    ],
    parts: { radiator: "gunmetal" },
    transfers: bothSides(
      cockade("britainRimmed", { view: "right", on: ["fuselage"], at: [2.3, 0], size: 0.6 }),
    ),
    joints: around("fuselage", 1.25),
  }),
};
