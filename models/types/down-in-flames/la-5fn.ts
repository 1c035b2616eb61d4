import { bothSides } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, bands, box, cowling, mast, opening, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { hinges, soviet } from "./marks.ts";

const wing = roundTip(
  ribs(`
    0.35 -0.46 2.3 4.7 0.15
    4.9 -0.02 2.75 3.85 0.09
  `),
  0.8,
  2.3,
);
const tail = roundTip(
  ribs(`
    0.05 0.34 7.0 8.2 0.09
    1.75 0.34 7.3 8.1 0.08
  `),
  0.6,
);
const fin = ribs(`
    0.1 0 6.7 8.35 0.09
    0.5 0 7.1 8.62 0.09
    0.9 0 7.4 8.67 0.08
    1.2 0 7.65 8.55 0.08
    1.4 0 7.95 8.3 0.05
  `);

/** Lavochkin La-5FN, Kursk and after. */
export const la5fn: AircraftType = {
  id: "la-5fn",
  title: "Lavochkin La-5FN",
  source: "Published dimensions: span 9.80 m, length 8.67 m.",
  span: 9.8,
  length: 8.67,
  peg: [3.1, -0.68],
  bodies: [
    spinner([0, 0, 0], 0.66, 0.3),
    cowling(0.58, 1.5, 0.63),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    2 -0.6 0.6 0.58
    2.7 -0.68 0.6 0.53
    3.6 -0.64 0.6 0.47
    4.8 -0.48 0.6 0.4
    6 -0.24 0.5 0.28
    7.2 0 0.4 0.14
    8.1 0.14 0.32 0.03
  `),
    },
    box(
      "canopy",
      "3.25 0.4 0.62 0.19; 3.65 0.4 1.02 0.27 2.4; 4.2 0.4 1.1 0.28 2.4; 4.8 0.4 1 0.26; 5.6 0.4 0.58 0.12",
      { crease: 48, sides: 10 },
    ),
    box("intake", "0.66 0.4 0.66 0.14; 0.9 0.4 0.76 0.18; 2 0.4 0.72 0.15; 2.7 0.4 0.58 0.05"),
    box("cooler", "2.9 -0.86 -0.5 0.2 3; 3.3 -0.92 -0.5 0.24 3; 4.1 -0.82 -0.4 0.2; 4.7 -0.5 -0.3 0.08"),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [
    {
      part: "exhaust",
      from: [0.56, -0.06, 2.06],
      to: [0.58, -0.1, 2.55],
      radius: 0.16,
      sides: 5,
      mirror: true,
    },
    mast([0, 0.56, 5.6], 0.5),
  ],
  propellers: [{ hub: [0, 0, 0.44], diameter: 3.1, blades: 3, chord: 0.3 }],
  guns: { front: pair([0.2, 0.6, 0.8]) },
  paint: {
    parts: { "*": "#77868d", spinner: "red", cooler: "sovietBlue" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "cowl"],
    under: "sovietBlue",
    underLine: points("0.6 -0.25; 3 -0.35; 5.5 -0.2; 8.4 0.2"),
    areas: [
      opening(0.63),
      ...bothSides([
        { view: "right", on: ["fin"], colour: "insignia", shape: points("7 0.95; 9 0.95; 9 1.5; 7 1.5") },
      ]),
    ],
    bands: [
      ...bands(
        "#4d565c",
        1.05,
        "-4.9 3.5; -3.7 2.6",
        "-2.8 4.8; -1.7 3.6; -1 2",
        "0.8 4.9; 1.9 3.7; 2.2 2.1",
        "3.3 4.3; 4.9 3.1",
      ),
      ...bands(
        "#4d565c",
        0.85,
        "-0.7 1.2; 0.7 0.8",
        "-0.7 3; 0.7 2.5",
        "-0.7 5.2; 0.7 4.7",
        "-0.6 6.6; 0.6 7.1",
      ),
      ...bands("#4d565c", 0.6, "-1.7 7.9; -0.8 7.3", "0.7 8.1; 1.6 7.4"),
    ],
    transfers: [
      ...soviet({ wing: [3.6, 3.3], size: 1, side: [6.1, 0.14], across: 0.74 }, [7.9, 0.62], 0.58),
      ...hinges(wing, tail, fin),
    ],
    joints: [...around("cowl", 0.9, 2.06), ...around("canopy", 3.66, 4.2, 4.8)],
  },
};
