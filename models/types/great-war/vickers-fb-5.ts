import { cockade } from "../../kit/cockades.ts";
import { airman } from "../../kit/crew.ts";
import { cylinderStar } from "../../kit/engines.ts";
import { drumGun } from "../../kit/guns.ts";
import { bothSides, rectangle } from "../../kit/markings.ts";
import { around, box, strut } from "../../kit/presets.ts";
import { bayWires, cabane, interplane, onWing, skid, undercarriage, wires } from "../../kit/rigging.ts";
import { ribs, sections } from "../../kit/table.ts";
import { rakedTip } from "../../kit/tips.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { booms } from "./booms.ts";
import { livery } from "./livery.ts";

const upper = rakedTip(
  ribs(`
    0 1.2 1.6 3.2 0.07
    5.565 1.36 1.6 3.28 0.06
  `),
  0.45,
);
const lower = rakedTip(
  ribs(`
    0.3 -0.5 1.75 3.42 0.06
    5.565 -0.34 1.75 3.43 0.06
  `),
  0.45,
);
const tail = ribs(`
    0.02 0.52 6.1 7.75 0.06
    0.7 0.52 6.2 7.75 0.06
    1.3 0.52 6.5 7.72 0.06
    1.75 0.52 6.95 7.6 0.05
    1.95 0.52 7.25 7.45 0.04
  `);
const rudder = ribs(`
    -0.25 0 7.3 7.7 0.05
    0 0 7.2 8.05 0.06
    0.45 0 7.16 8.28 0.06
    0.9 0 7.2 8.24 0.06
    1.2 0 7.3 8.02 0.05
    1.36 0 7.5 7.75 0.04
  `);
const cell = { upper, lower };
const pilot: Vec = [0, 0.5, 1.95];
const gunner: Vec = [0, 0.42, 0.85];

/** Vickers F.B.5, the Gunbus: a tub with a gunner in its bow. */
export const vickersFb5: AircraftType = {
  id: "vickers-fb-5",
  title: "Vickers F.B.5",
  source: "Published dimensions: span 11.13 m (36 ft 6 in), length 8.28 m (27 ft 2 in).",
  span: 11.13,
  length: 8.28,
  peg: [2.4, -0.5],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0 -0.14 0.06 0.12 3
    0.1 -0.28 0.16 0.22 3
    0.5 -0.42 0.3 0.36 4
    1.2 -0.5 0.36 0.42 5
    2.2 -0.5 0.38 0.42 5
    2.9 -0.44 0.34 0.38 4
    3.4 -0.3 0.28 0.3 2.4
  `),
    },
    ...airman(pilot),
    ...airman(gunner),
    box("canopy", "1.46 0.28 0.4 0.15; 1.53 0.28 0.62 0.13; 1.57 0.28 0.62 0.13"),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: upper, mirror: true, spacing: 1.3, camber: 1.1 },
    { part: "lowerwing", kind: "wing", ribs: lower, mirror: true, spacing: 1.3, camber: 1.1 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "rudder", kind: "fin", ribs: rudder },
  ],
  rods: [
    ...cylinderStar([0, 0, 3.52], 0.46, 9, 0.075),
    ...interplane(cell, [1.35, 1.35]),
    ...interplane(cell, [2.9, 2.9]),
    ...interplane(cell, [4.7, 4.7]),
    ...bayWires(cell, [1.35, 1.35], [2.9, 2.9]),
    ...bayWires(cell, [2.9, 2.9], [4.7, 4.7]),
    ...cabane([
      [[0.36, 0.3, 1.85], onWing(upper, 0.4, 0.13)],
      [[0.36, 0.3, 2.7], onWing(upper, 0.4, 0.66)],
    ]),
    ...booms({
      upper: [onWing(upper, 1.35, 0.66), [0.1, 0.5, 7.2]],
      lower: [onWing(lower, 1.35, 0.66), [0.04, -0.16, 7.3]],
      posts: [0.33, 0.66],
    }),
    ...undercarriage({
      front: [0.36, -0.46, 1.6],
      rear: [0.36, -0.48, 2.75],
      wheel: [0.9, -1.5, 2],
      radius: 0.36,
    }),
    strut([0.62, -1.62, 0.9], [0.62, -1.62, 2.4], 0.035, "gear"),
    strut([0.62, -1.62, 1.1], [0.34, -0.42, 0.9], 0.035, "gear"),
    ...wires([0.02, 1, 7.3], [1.4, 0.53, 6.9]),
    ...drumGun([0, 0.6, 0.02], [0, 0.52, 0.62]),
    skid([0, -0.14, 7.2], [0, -0.55, 7.6]),
  ],
  propellers: [{ hub: [0, 0, 3.82], diameter: 2.6, blades: 2, colour: "wood", tips: "wood", chord: 0.24 }],
  guns: { front: [[0, 0.6, 0]] },
  paint: livery({
    nation: "britain",
    upper: "linen",
    under: "linen",
    belly: -9,
    top: [4.4, 2.4, 1.3],
    bottom: [4.4, 2.55, 1.3],
    rudder: [7.16, 8.28],
    crew: [pilot, gunner],
    openings: [
      [0.5, 0.62],
      [0.56, 0.7],
    ],
    areas: [
      rectangle({ view: "front", on: ["fuselage"], at: [0, 0] }, 2, 2, "aluminium"),
      ...bothSides([rectangle({ view: "right", on: ["fuselage"], at: [0.6, 0] }, 1.3, 2, "aluminium")]),
      rectangle({ view: "top", on: ["fuselage"], at: [0, 0.6] }, 2, 1.3, "aluminium"),
      rectangle({ view: "bottom", on: ["fuselage"], at: [0, 0.6] }, 2, 1.3, "aluminium"),
    ],
    transfers: bothSides(
      cockade("britain", { view: "right", on: ["fuselage"], at: [2.2, -0.06], size: 0.56 }),
    ),
    joints: around("fuselage", 1.26),
  }),
};
