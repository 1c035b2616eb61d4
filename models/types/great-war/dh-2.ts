import { cockade } from "../../kit/cockades.ts";
import { airman } from "../../kit/crew.ts";
import { cylinderStar } from "../../kit/engines.ts";
import { drumGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box } from "../../kit/presets.ts";
import {
  bayWires,
  biplane,
  cabane,
  interplane,
  onWing,
  skid,
  stagger,
  undercarriage,
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
    0 1.02 1.5 2.9 0.07
    4.305 1.26 1.5 2.95 0.06
  `),
  0.5,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.42 1.5 2.93 0.06
    4.305 -0.17 1.5 2.95 0.06
  `),
  0.5,
);
const tail = roundTip(
  ribs(`
    0.02 0.56 6.15 7.25 0.06
    1.57 0.56 6.3 7.25 0.05
  `),
  0.5,
  2.4,
);
const fin = ribs(`
    0.56 0 6.3 6.98 0.06
    0.8 0 6.55 6.98 0.06
    1 0 6.85 6.98 0.05
  `);
const rudder = ribs(`
    -0.2 0 7 7.25 0.05
    0 0 6.96 7.55 0.06
    0.4 0 6.96 7.69 0.06
    0.8 0 6.96 7.66 0.06
    1.08 0 6.94 7.5 0.05
    1.2 0 7 7.25 0.04
  `);
const cell = { upper, lower };
const pilot: Vec = [0, 0.42, 1.22];

/** Airco D.H.2: the pilot in front of everything, the engine behind him, the tail on four booms. */
export const dh2: AircraftType = {
  id: "dh-2",
  title: "Airco D.H.2",
  source: "Published dimensions: span 8.61 m (28 ft 3 in), length 7.69 m (25 ft 2.5 in).",
  span: 8.61,
  length: 7.69,
  peg: [2.2, -0.45],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0 -0.12 0.02 0.05
    0.12 -0.28 0.12 0.17
    0.45 -0.38 0.24 0.29 2.4
    0.95 -0.44 0.33 0.36 3
    1.6 -0.46 0.36 0.38 3
    2.3 -0.44 0.34 0.37 3
    2.85 -0.3 0.28 0.32 2.2
  `),
    },
    box("headrest", "1.36 0.28 0.4 0.16; 1.46 0.28 0.62 0.17; 2 0.28 0.5 0.14; 2.6 0.24 0.34 0.08"),
    ...airman(pilot),
    box("canopy", "0.74 0.22 0.34 0.14; 0.8 0.22 0.56 0.12; 0.84 0.22 0.56 0.12"),
  ],
  surfaces: [...biplane(cell, tail, fin), { part: "rudder", kind: "fin", ribs: rudder }],
  rods: [
    ...cylinderStar([0, 0, 2.98], 0.46, 9, 0.075),
    ...interplane(cell, [1.3, 1.3]),
    ...interplane(cell, [3.3, 3.3]),
    ...bayWires(cell, [1.3, 1.3], [3.3, 3.3]),
    ...stagger(cell, [3.3, 3.3]),
    ...cabane([[[0.3, 0.28, 1.7], onWing(upper, 0.4, 0.13)]]),
    ...booms({
      upper: [onWing(upper, 1.3, 0.66), [0.06, 0.54, 6.98]],
      lower: [onWing(lower, 1.3, 0.66), [0.03, -0.14, 7]],
      posts: [0.33, 0.66],
    }),
    ...undercarriage({
      front: [0.3, -0.4, 1.3],
      rear: [0.3, -0.42, 2.35],
      wheel: [0.88, -1.38, 1.62],
      radius: 0.34,
    }),
    ...wires([0.02, 1, 7], [1.2, 0.57, 6.7]),
    ...drumGun([0, 0.34, 0.02], [0, 0.3, 0.95]),
    skid([0, -0.12, 6.95], [0, -0.5, 7.3]),
  ],
  propellers: [{ hub: [0, 0, 3.25], diameter: 2.5, blades: 4, colour: "wood", tips: "wood", chord: 0.22 }],
  guns: { front: [[0, 0.34, 0]] },
  paint: livery({
    nation: "britainRimmed",
    upper: "pc10",
    under: "linen",
    belly: -9,
    top: [3.4, 2.2, 1.05],
    bottom: [3.4, 2.2, 1.05],
    rudder: [6.95, 7.69],
    crew: [pilot],
    openings: [[0.5, 0.7]],
    parts: { headrest: "pc10", strut: "ash" },
    areas: [
      rectangle({ view: "front", on: ["fuselage"], at: [0, 0] }, 2, 2, "fieldGrey"),
      ...bothSides([rectangle({ view: "right", on: ["fuselage"], at: [0.35, 0] }, 0.8, 2, "fieldGrey")]),
      rectangle({ view: "top", on: ["fuselage"], at: [0, 0.35] }, 2, 0.8, "fieldGrey"),
      rectangle({ view: "bottom", on: ["fuselage"], at: [0, 0.35] }, 2, 0.8, "fieldGrey"),
    ],
    transfers: bothSides(
      cockade("britainRimmed", { view: "right", on: ["fuselage"], at: [2, -0.06], size: 0.52 }),
    ),
    joints: around("fuselage", 0.78),
  }),
};
