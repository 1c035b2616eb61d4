import { airman, cockpit, face } from "../../kit/crew.ts";
import { cylinderStar } from "../../kit/engines.ts";
import { beltGun } from "../../kit/guns.ts";
import { around, cowling, opening, spinner } from "../../kit/presets.ts";
import { blade, skid, undercarriage, wire } from "../../kit/rigging.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { crosses } from "./german.ts";

const wing = ribs(`
    0.4 0.18 1.1 2.98 0.06
    4.1 0.2 1.1 2.98 0.06
    4.45 0.2 1.35 3 0.06
    4.65 0.2 1.75 3.02 0.05
    4.76 0.2 2.3 2.9 0.04
  `);
const tail = ribs(`
    0.04 0.1 6.1 6.75 0.05
    0.5 0.1 6 7 0.05
    1.2 0.1 6.02 7 0.05
    1.52 0.1 6.25 6.95 0.05
    1.6 0.1 6.5 6.8 0.04
  `);
const rudder = ribs(`
    -0.12 0 6.8 7.02 0.06
    0.1 0 6.7 7.18 0.06
    0.32 0 6.5 7.2 0.06
    0.55 0 6.46 7.14 0.06
    0.74 0 6.56 6.98 0.05
    0.84 0 6.7 6.84 0.05
  `);
/** The tops of the pylon and of its counterpart below, and the points of the wing that their wires hold. */
const PYLON: Vec = [0, 1.25, 1.62];
const KEEL: Vec = [0, -1.1, 1.75];
const HELD: readonly Vec[] = [1.9, 3.6].flatMap((x): Vec[] => [
  [x, 0.2, 1.4],
  [x, 0.2, 2.5],
]);

/** Fokker E.III, the monoplane that made the first aces: wing warping, one gun through the propeller. */
export const fokkerEIII: AircraftType = {
  id: "fokker-e-iii",
  title: "Fokker E.III",
  source: "Published dimensions: span 9.52 m, length 7.20 m.",
  span: 9.52,
  length: 7.2,
  peg: [2.1, -0.52],
  bodies: [
    spinner([0, 0, 0], 0.3, 0.12, 0.3),
    cowling(0.22, 0.6, 0.56),
    {
      part: "fuselage",
      sides: 12,
      crease: 35,
      sections: sections(`
    0.8 -0.5 0.52 0.52 2.4
    1.3 -0.52 0.44 0.44 4
    2.2 -0.52 0.42 0.42 5
    2.7 -0.5 0.4 0.4 5
    3.4 -0.42 0.34 0.35 5
    5 -0.2 0.24 0.22 5
    6.8 0.02 0.14 0.05 4
  `),
    },
    ...airman([0, 0.52, 2.4]),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 1.3, camber: 1.2 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "fin", kind: "fin", ribs: rudder },
  ],
  rods: [
    ...cylinderStar([0, 0, 0.24], 0.43),
    ...beltGun([0.1, 0.56, 0.95], [0.1, 0.56, 1.9]),
    blade([0.34, 0.36, 1.35], PYLON, 0.04),
    blade([0.34, 0.36, 1.9], PYLON, 0.04),
    blade([0.36, -0.48, 1.4], KEEL, 0.04, "gear"),
    blade([0.36, -0.48, 2.1], KEEL, 0.04, "gear"),
    ...HELD.flatMap((p) => [wire(PYLON, p), wire(KEEL, p)]),
    ...undercarriage({
      front: [0.42, -0.46, 0.85],
      rear: [0.4, -0.5, 1.75],
      wheel: [0.95, -1.24, 1.15],
      radius: 0.38,
    }),
    blade([0.42, -0.2, 0.95], [0.9, -1.2, 1.15], 0.04, "gear"),
    skid([0, -0.1, 6], [0, -0.5, 6.5]),
    wire([0.24, 0.1, 3.2], [0.9, 0.12, 6.4]),
  ],
  propellers: [{ hub: [0, 0, 0.1], diameter: 2.5, blades: 2, colour: "ash", tips: "ash", chord: 0.22 }],
  guns: { front: [[0, 0.56, 0.95]] },
  paint: {
    parts: {
      "*": "linen",
      cowl: "aluminium",
      spinner: "gunmetal",
      strut: "black",
      gear: "black",
      hub: "linen",
    },
    camouflaged: [],
    under: "linen",
    underLine: points("0 -2; 8 -2"),
    bands: [],
    areas: [opening(0.56), ...cockpit(["fuselage"], [0, 2.42], 0.5, 0.6), face([0, 0.52])],
    splinters: [],
    transfers: [
      ...crosses({
        wing: [3.6, 2.05, 1.15],
        under: [3.6, 2.05, 1.15],
        below: "wing",
        side: [4.7, 0, 0.44],
        rudder: [6.83, 0.36, 0.46],
        style: "field",
      }),
    ],
    joints: around("fuselage", 1.4),
  },
};
