import { bothSides, roundelA, roundelA1, roundelB, stripes } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import {
  around,
  bands,
  barrel,
  box,
  cowling,
  opening,
  spinner,
  strut,
  usual,
  wheel,
} from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const upper = roundTip(
  ribs(`
    0 1.75 2.1 4.2 0.1
    6.935 2.0 2.25 4.2 0.09
  `),
  0.9,
  2.3,
);
const lower = roundTip(
  ribs(`
    0.3 -0.85 2.5 4.7 0.1
    6.6 -0.6 2.7 4.6 0.09
  `),
  0.9,
  2.3,
);
const tail = roundTip(
  ribs(`
    0.05 0.5 8.5 10.1 0.08
    2.2 0.5 8.8 10 0.07
  `),
  0.7,
);
const fin = ribs(`
    0.2 0 8.5 10.3 0.07
    0.7 0 8.9 10.75 0.07
    1.2 0 9.2 10.87 0.07
    1.6 0 9.4 10.75 0.06
    1.85 0 9.7 10.4 0.05
  `);

/** Fairey Swordfish I, torpedo aircraft of the Fleet Air Arm. */
export const swordfish: AircraftType = {
  id: "swordfish",
  title: "Fairey Swordfish",
  source: "Published dimensions: span 13.87 m (45 ft 6 in), length 10.87 m (35 ft 8 in).",
  span: 13.87,
  length: 10.87,
  peg: [3.7, -0.86],
  bodies: [
    spinner([0, 0, 0], 0.4, 0.14),
    cowling(0.3, 0.7, 0.7),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.9 -0.5 0.5 0.5
    1.6 -0.72 0.62 0.55 2.4
    3 -0.86 0.76 0.56 2.6
    5 -0.76 0.8 0.54 2.4
    6.6 -0.5 0.74 0.42
    8.6 -0.1 0.6 0.22
    10 0.2 0.5 0.06
  `),
    },
    box("cockpit", "3.1 0.5 0.82 0.34 2.4; 3.3 0.5 0.92 0.4 2.4; 6.0 0.5 0.92 0.4 2.4; 6.5 0.5 0.76 0.3"),
    box("torpedo", "1.5 -0.02 0.02 0.02; 1.75 -0.22 0.22 0.22; 5.6 -0.22 0.22 0.22; 6.5 -0.06 0.06 0.06", {
      at: [0, -1.2, 0],
    }),
  ],
  surfaces: [
    ...usual(upper, tail, fin, 1),
    { part: "lowerwing", kind: "wing", ribs: lower, mirror: true, spacing: 1 },
  ],
  rods: [
    ...[3.0, 5.4].flatMap((x) => [
      strut([x, -0.7, 3], [x, 1.86, 2.6]),
      strut([x, -0.7, 4.2], [x, 1.86, 3.8]),
    ]),
    strut([0.45, 0.5, 2.6], [0.8, 1.78, 2.5]),
    strut([0.45, 0.6, 3.9], [0.8, 1.78, 3.8]),
    strut([0.4, -0.6, 2.2], [1.15, -1.9, 2.0], 0.08),
    strut([0.4, -0.7, 3.4], [1.15, -1.9, 2.1], 0.05),
    strut([1.15, -1.9, 2.05], [1.5, -0.8, 2.7], 0.06),
    wheel([1.25, -1.95, 2.05], 0.45),
    barrel([0, 1.25, 6.9], [0, 0.95, 6.1]),
  ],
  propellers: [{ hub: [0, 0, 0.2], diameter: 3.5, blades: 3, colour: "bareMetal" }],
  guns: { front: [[0.4, 0.5, 1.6]], rear: [[0, 1.25, 6.9]] },
  paint: {
    parts: {
      "*": "slateGrey",
      spinner: "gunmetal",
      cowl: "gunmetal",
      cockpit: "leather",
      torpedo: "gunmetal",
      strut: "slate",
    },
    camouflaged: ["fuselage", "wing", "lowerwing", "tailplane", "fin"],
    under: "lightGull",
    underLine: points("0.8 0.25; 5 0.2; 8 0.35; 8.5 -1; 11 -1"),
    areas: [opening(0.7)],
    bands: [
      ...bands(
        "extraDarkSea",
        1.3,
        "-7 3.8; -5.8 3; -5 2",
        "-3.6 5; -2.6 3.6; -1.2 2.9; -0.4 1.9",
        "1 5; 2.2 3.6; 3.4 2",
        "4.8 4.9; 5.8 3.7; 7 3.1",
      ),
      ...bands(
        "extraDarkSea",
        0.9,
        "-0.9 6; 0.9 5.4",
        "-0.8 7.9; 0.8 8.5",
        "0.9 8.5; 2.2 9.8",
        "-2.3 9.2; -1 10; 0 10.9",
      ),
    ],
    transfers: bothSides([
      ...roundelB({ view: "top", on: ["wing"], at: [5.2, 3.2], size: 1.5 }),
      ...roundelA({ view: "bottom", on: ["lowerwing"], at: [5.4, 3.65], size: 1.3 }),
      ...roundelA1({ view: "right", on: ["fuselage"], at: [7.1, 0.14], size: 0.8 }),
      ...stripes({ view: "right", on: ["fin"], at: [9.0, 0.95], size: 0.65 }, [
        [0.2, "roundelRed"],
        [0.2, "roundelWhite"],
        [0.2, "roundelBlue"],
      ]),
      ribLine("top", "wing", upper, [3.2, 0.76], [6.5, 0.74]),
      ribLine("top", "tailplane", tail, [0.1, 0.6], [1.9, 0.58]),
    ]),
    joints: around("fuselage", 1.6),
  },
};
