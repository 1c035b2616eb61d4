import { airman } from "../../kit/crew.ts";
import { drumGun } from "../../kit/guns.ts";
import { rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { box, pair, strut, wheel } from "../../kit/presets.ts";
import { bayWires, blade, cabane, interplane, onWing, skid, wire } from "../../kit/rigging.ts";
import { ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { gunner } from "./gunner.ts";
import { livery } from "./livery.ts";

const upper = roundTip(
  ribs(`
    0 2.35 5.2 8.25 0.07
    3 2.35 5.2 8.25 0.07
    15.24 2.85 5.25 8.25 0.06
  `),
  1.2,
  2.6,
);
const lower = roundTip(
  ribs(`
    0.8 -0.95 5.2 8.25 0.07
    3 -0.95 5.2 8.25 0.07
    10.67 -0.6 5.25 8.25 0.06
  `),
  1.1,
  2.6,
);
const upperTail = roundTip(
  ribs(`
    0.02 2.15 16.1 18.1 0.06
    2.55 2.15 16.2 18.1 0.06
  `),
  0.5,
  2.6,
);
const lowerTail = roundTip(
  ribs(`
    0.02 0.7 16.1 18.1 0.06
    2.55 0.7 16.2 18.1 0.06
  `),
  0.5,
  2.6,
);
const fin = ribs(`
    0.7 0 16.3 17.4 0.08
    2.15 0 16.5 17.4 0.08
  `);
const rudder = ribs(`
    0.55 1.95 17.5 18.7 0.08
    0.75 1.95 17.4 19 0.08
    1.4 1.95 17.35 19.16 0.08
    2.1 1.95 17.4 19 0.08
    2.35 1.95 17.55 18.7 0.06
  `);
const cell = { upper, lower };
const nacelle: Vec = [2.95, 0.55, 4.35];
const bow: Vec = [0, 0.98, 0.95];
const pilot: Vec = [0.34, 1.18, 3.1];
const second: Vec = [-0.34, 1.18, 3.1];
const dorsal: Vec = [0, 1.12, 9.6];

/** Handley Page O/400, the Bloody Paralyser: thirty metres of night bomber. */
export const handleyPageO400: AircraftType = {
  id: "handley-page-o-400",
  title: "Handley Page O/400",
  source: "Published dimensions: span 30.48 m (100 ft), length 19.16 m (62 ft 10.25 in).",
  span: 30.48,
  length: 19.16,
  peg: [6.4, -1],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      between: 0,
      sections: sections(`
    0 -0.2 0.3 0.2 2.4
    0.15 -0.5 0.55 0.45 2.6
    0.6 -0.75 0.8 0.68 3.4
    1.8 -0.95 0.95 0.76 6
    5 -1.02 0.98 0.78 8
    9 -0.9 0.95 0.72 8
    13 -0.35 0.85 0.5 8
    16.5 0.15 0.75 0.28 8
    17.6 0.4 0.7 0.08 6
  `),
    },
    {
      part: "nacelle",
      sides: 8,
      between: 0,
      crease: 80,
      mirror: true,
      at: nacelle,
      sections: sections(`
    0 -0.42 0.4 0.34 5
    0.1 -0.46 0.46 0.4 6
    0.9 -0.5 0.48 0.42 5
    2.2 -0.45 0.42 0.4 3
    3.8 -0.16 0.16 0.14
  `),
    },
    ...airman(bow),
    ...airman(pilot),
    ...gunner(second),
    ...gunner(dorsal),
    box("canopy", "2.5 0.9 1.0 0.6 4; 2.6 0.9 1.28 0.56 4; 2.66 0.9 1.28 0.56 4"),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: upper, mirror: true, spacing: 2, camber: 1.1 },
    { part: "lowerwing", kind: "wing", ribs: lower, mirror: true, spacing: 2, camber: 1.1 },
    { part: "tailplane", kind: "tail", ribs: upperTail, mirror: true, spacing: 3 },
    { part: "tailplane", kind: "tail", ribs: lowerTail, mirror: true, spacing: 3 },
    { part: "fin", kind: "fin", ribs: fin },
    { part: "rudder", kind: "fin", ribs: rudder, mirror: true },
  ],
  rods: [
    ...[1.1, 2.95, 6.4, 9.6].flatMap((x) => interplane(cell, [x, x], 0.11)),
    ...bayWires(cell, [2.95, 2.95], [6.4, 6.4]),
    ...bayWires(cell, [6.4, 6.4], [9.6, 9.6]),
    wire(onWing(lower, 9.6, 0.13), onWing(upper, 13.2, 0.13), 0.025),
    ...cabane(
      [
        [onWing(upper, 9.6, 0.13), [9.6, 3.4, 5.6]],
        [onWing(upper, 9.6, 0.66), [9.6, 3.4, 7.2]],
      ],
      0.07,
    ),
    wire([9.6, 3.4, 5.6], onWing(upper, 13.2, 0.13), 0.025),
    wire([9.6, 3.4, 5.6], onWing(upper, 6.4, 0.13), 0.025),
    ...cabane(
      [
        [
          [2.3, 0.7, 16.7],
          [2.3, 2.15, 16.7],
        ],
        [
          [1.1, 0.7, 16.5],
          [1.1, 2.15, 16.5],
        ],
      ],
      0.07,
    ),
    ...[0.95, 2.1].flatMap((x) => [
      wheel([x, -2.75, 5.9], 0.72, 0.24),
      { ...wheel([x, -2.75, 5.9], 0.5, 0.28), part: "hub" },
    ]),
    ...[0.72, 2.35].flatMap((x) => [
      blade([x, -0.95, 5.4], [x, -2.75, 5.9], 0.1, "gear"),
      blade([x, -0.95, 7.1], [x, -2.75, 5.9], 0.1, "gear"),
    ]),
    strut([0.6, -2.75, 5.9], [2.45, -2.75, 5.9], 0.06, "gear"),
    ...drumGun([0, 1.4, 0.1], [0, 1.22, 1]),
    ...drumGun([0.2, 1.5, 10.7], [0.2, 1.32, 9.7]),
    ...drumGun([0, -1.15, 11.2], [0, -0.7, 10.4]),
    skid([0, 0, 15.8], [0, -0.75, 17]),
  ],
  propellers: pair([2.95, 0.55, 4.2]).map((hub) => ({
    hub,
    diameter: 3.35,
    blades: 4,
    colour: "wood",
    tips: "wood",
    chord: 0.3,
  })),
  guns: {
    front: [[0, 1.4, 0.08]],
    rear: [
      [0.2, 1.5, 10.72],
      [0, -1.15, 11.22],
    ],
  },
  paint: livery({
    nation: "britainNight",
    upper: "nivo",
    under: "nivo",
    belly: -9,
    top: [12.4, 6.7, 2.5],
    bottom: [8.5, 6.7, 2.2],
    side: [11.2, 0.2, 1.3],
    rudder: [17.4, 19.16],
    crew: [bow, pilot, second],
    gunners: [dorsal],
    openings: [
      [0.8, 0.8],
      [0.7, 0.8],
      [0.7, 0.8],
      [0.8, 0.8],
    ],
    parts: { nacelle: "nivo", strut: "nivo", gear: "nivo", hub: "nivo" },
    areas: [
      rectangle({ view: "front", on: ["nacelle"], at: [2.95, 0.55] }, 0.62, 0.72, "gunmetal"),
      rectangle({ view: "front", on: ["nacelle"], at: [-2.95, 0.55] }, 0.62, 0.72, "gunmetal"),
    ],
  }),
};
