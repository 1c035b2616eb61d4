import { bothSides, roundelA, roundelA1, roundelB, stripes } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import {
  around,
  bands,
  box,
  cowling,
  opening,
  pair,
  spinner,
  strut,
  usual,
  wheel,
} from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const upper = roundTip(
  ribs(`
    0 1.1 1.35 3 0.1
    4.915 1.34 1.4 2.95 0.09
  `),
  0.8,
  2.3,
);
const lower = roundTip(
  ribs(`
    0.3 -0.62 2.05 3.65 0.1
    4.9 -0.36 2.1 3.6 0.09
  `),
  0.8,
  2.3,
);
const tail = roundTip(
  ribs(`
    0.05 0.32 6.6 7.8 0.09
    1.65 0.32 6.85 7.75 0.08
  `),
  0.7,
);
const fin = ribs(`
    0.15 0 6.7 8 0.08
    0.5 0 6.95 8.3 0.08
    0.85 0 7.15 8.36 0.08
    1.15 0 7.35 8.22 0.07
    1.28 0 7.55 8 0.05
  `);

/** Gloster Gladiator II, last biplane fighter of the Royal Air Force. */
export const gladiator: AircraftType = {
  id: "gladiator",
  title: "Gloster Gladiator",
  source: "Published dimensions: span 9.83 m (32 ft 3 in), length 8.36 m (27 ft 5 in).",
  span: 9.83,
  length: 8.36,
  peg: [2.7, -0.66],
  bodies: [
    spinner([0, 0, 0], 0.4, 0.12),
    cowling(0.3, 0.95, 0.62),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    1.2 -0.56 0.54 0.54
    2 -0.66 0.56 0.48
    3.2 -0.62 0.62 0.44
    4.6 -0.46 0.62 0.36
    6 -0.22 0.5 0.24
    7.2 0 0.4 0.12
    7.9 0.12 0.34 0.04
  `),
    },
    box(
      "canopy",
      "2.95 0.4 0.6 0.18; 3.3 0.4 0.98 0.25; 3.9 0.4 1.0 0.26; 4.4 0.4 0.84 0.2; 4.9 0.4 0.6 0.1",
      { crease: 48 },
    ),
  ],
  surfaces: [
    ...usual(upper, tail, fin, 0.9),
    { part: "lowerwing", kind: "wing", ribs: lower, mirror: true, spacing: 0.9 },
  ],
  rods: [
    strut([3.3, -0.42, 2.35], [3.3, 1.2, 1.65]),
    strut([3.3, -0.42, 3.25], [3.3, 1.2, 2.55]),
    strut([0.4, 0.4, 1.9], [0.7, 1.1, 1.6]),
    strut([0.4, 0.5, 2.8], [0.7, 1.1, 2.5]),
    strut([0.3, -0.5, 2.1], [0.95, -1.35, 1.75], 0.07),
    wheel([1.02, -1.4, 1.75], 0.38),
  ],
  propellers: [{ hub: [0, 0, 0.2], diameter: 3.2, blades: 2, colour: "wood", tips: "wood" }],
  guns: { front: [...pair([0.5, 0.05, 1.4]), ...pair([2.4, -0.56, 2])] },
  paint: {
    parts: { "*": "darkEarth", spinner: "gunmetal", cowl: "darkGreen" },
    camouflaged: ["fuselage", "wing", "lowerwing", "tailplane", "fin"],
    under: "sky",
    underLine: points("1 -0.3; 4 -0.36; 6 -0.12; 8 0.2"),
    areas: [opening(0.62)],
    bands: [
      ...bands(
        "darkGreen",
        0.9,
        "-5 2.6; -4 1.9; -3.4 1.2",
        "-2.4 3.9; -1.7 2.7; -0.6 2; 0 1.2",
        "0.9 3.8; 1.8 2.6; 2.6 1.3",
        "3.6 3.8; 4.2 2.7; 5 2.2",
      ),
      ...bands(
        "darkGreen",
        0.7,
        "-0.7 4.9; 0.7 4.3",
        "-0.7 6.3; 0.7 6.9",
        "0.8 6.8; 1.7 7.6",
        "-1.7 7.2; -0.9 7.8; 0 8.4",
      ),
    ],
    transfers: bothSides([
      ...roundelB({ view: "top", on: ["wing"], at: [3.6, 2.18], size: 1.15 }),
      ...roundelA({ view: "bottom", on: ["lowerwing"], at: [3.9, 2.85], size: 1 }),
      ...roundelA1({ view: "right", on: ["fuselage"], at: [5.3, 0.12], size: 0.68 }),
      ...stripes({ view: "right", on: ["fin"], at: [7.1, 0.72], size: 0.5 }, [
        [0.17, "roundelRed"],
        [0.17, "roundelWhite"],
        [0.17, "roundelBlue"],
      ]),
      ribLine("top", "wing", upper, [2.4, 0.76], [4.6, 0.74]),
      ribLine("top", "tailplane", tail, [0.1, 0.6], [1.4, 0.58]),
    ]),
    joints: [...around("fuselage", 1.9), ...around("canopy", 3.32, 3.9)],
  },
};
