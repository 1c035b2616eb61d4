import { bothSides, rectangle } from "../../kit/markings.ts";
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
    0 1.12 1.3 3.05 0.1
    4.85 1.3 1.45 2.85 0.09
  `),
  1,
  2.2,
);
const lower = roundTip(
  ribs(`
    0.3 -0.62 1.95 3.35 0.1
    3.25 -0.5 2.05 3.2 0.09
  `),
  0.7,
  2.2,
);
const tail = roundTip(
  ribs(`
    0.05 0.3 6.5 7.75 0.09
    1.5 0.3 6.8 7.65 0.08
  `),
  0.6,
);
const fin = ribs(`
    0.15 0 6.5 7.9 0.08
    0.5 0 6.8 8.2 0.08
    0.85 0 7.05 8.25 0.08
    1.15 0 7.3 8.1 0.07
    1.28 0 7.5 7.85 0.05
  `);

/** Fiat CR.42, biplane fighter of 1940. */
export const cr42: AircraftType = {
  id: "cr-42",
  title: "Fiat CR.42",
  source: "Published dimensions: span 9.70 m, length 8.25 m.",
  span: 9.7,
  length: 8.25,
  peg: [2.6, -0.64],
  bodies: [
    spinner([0, 0, 0], 0.5, 0.24),
    cowling(0.42, 0.95, 0.58),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    1.3 -0.56 0.54 0.53
    2.2 -0.64 0.58 0.46
    3.2 -0.6 0.68 0.4
    4.2 -0.48 0.74 0.34
    5.6 -0.24 0.54 0.24
    7 0 0.42 0.12
    7.8 0.12 0.34 0.03
  `),
    },
    box("cockpit", "3.1 0.4 0.7 0.2; 3.35 0.4 0.82 0.24; 3.8 0.4 0.84 0.24; 4 0.4 0.74 0.18"),
    box(
      "spat",
      "1.25 -1.55 -1.35 0.05; 1.5 -1.78 -1.12 0.17; 2 -1.8 -1.0 0.19; 2.6 -1.5 -1.05 0.12; 2.9 -1.25 -1.12 0.04",
      { at: [0.95, 0, 0], mirror: true, crease: 60 },
    ),
  ],
  surfaces: [
    ...usual(upper, tail, fin, 0.9),
    { part: "lowerwing", kind: "wing", ribs: lower, mirror: true, spacing: 0.9 },
  ],
  rods: [
    strut([2.3, -0.48, 2.3], [2.9, 1.2, 1.75]),
    strut([2.3, -0.48, 3], [2.9, 1.2, 2.6]),
    strut([1.6, -0.5, 2.5], [1.0, 1.14, 1.9]),
    strut([0.35, 0.45, 2.6], [0.6, 1.12, 2.5]),
    strut([0.3, -0.5, 2.0], [0.95, -1.2, 1.85], 0.07),
    wheel([0.95, -1.58, 1.75], 0.32, 0.16),
  ],
  propellers: [{ hub: [0, 0, 0.3], diameter: 2.9, blades: 3, tips: "yellow" }],
  guns: { front: pair([0.18, 0.52, 0.9]) },
  paint: {
    parts: {
      "*": "italianSand",
      spinner: "insignia",
      cowl: "italianSand",
      cockpit: "leather",
      spat: "italianGrey",
      strut: "italianGrey",
    },
    camouflaged: ["fuselage", "wing", "lowerwing", "tailplane", "fin", "cowl"],
    under: "italianGrey",
    underLine: points("0.4 -0.3; 4 -0.3; 6 -0.08; 8 0.2"),
    areas: [
      opening(0.58),
      ...bothSides([
        rectangle({ view: "right", on: ["fuselage"], at: [5.7, 0.1] }, 0.5, 3, "insignia"),
        rectangle({ view: "right", on: ["fin"], at: [7.75, 0.7] }, 0.2, 3, "insignia"),
        rectangle({ view: "right", on: ["fin"], at: [7.8, 0.72] }, 0.9, 0.2, "insignia"),
      ]),
    ],
    bands: bands(
      "italianGreen",
      0.42,
      "-4.6 2.4; -4.1 1.6",
      "-3.9 2.9; -3.3 2.3",
      "-3.2 1.7; -2.6 2.2",
      "-2.4 2.9; -1.9 2.2",
      "-1.6 1.6; -1 2",
      "-0.8 2.8; -0.1 2.3",
      "0.4 1.6; 1 2",
      "1.3 2.8; 1.9 2.3",
      "2 1.6; 2.7 1.9",
      "2.9 2.7; 3.6 2.4",
      "3.7 1.7; 4.4 2",
      "-0.6 3.8; 0.6 3.4",
      "-0.5 5; 0.5 4.7",
      "-0.4 6.6; 0.4 6.9",
      "-1.2 7.4; -0.7 6.9",
      "0.8 7.5; 1.3 7",
      "-0.5 0.9; 0.5 1.2",
      "0 7.6; 0.2 7.7",
    ),
    transfers: bothSides([
      ribLine("top", "wing", upper, [2.4, 0.76], [4.5, 0.74]),
      ribLine("top", "tailplane", tail, [0.1, 0.6], [1.3, 0.58]),
    ]),
    joints: around("fuselage", 2.0),
  },
};
