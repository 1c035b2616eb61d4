import { balkenkreuz, bothSides, rectangle } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import {
  around,
  bands,
  barrel,
  box,
  cowling,
  opening,
  pair,
  spinner,
  splinters,
  usual,
} from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.4 -0.5 1.98 4.25 0.15
    5.255 -0.06 2.45 3.65 0.09
  `),
  0.45,
  2.8,
);
const tail = roundTip(
  ribs(`
    0.05 0.44 7.2 8.4 0.09
    1.83 0.44 7.4 8.2 0.08
  `),
  0.4,
  2.4,
);
const fin = ribs(`
    0.15 0 6.7 8.6 0.08
    0.5 0 7.2 8.9 0.08
    0.9 0 7.45 9 0.08
    1.3 0 7.7 8.92 0.08
    1.5 0 7.9 8.72 0.06
    1.55 0 8.05 8.5 0.05
  `);

/** Focke-Wulf Fw 190 A-8, day fighter of 1944. */
export const fw190a8: AircraftType = {
  id: "fw-190a-8",
  title: "Focke-Wulf Fw 190A-8",
  source: "Published dimensions: span 10.51 m, length 9.00 m.",
  span: 10.51,
  length: 9,
  peg: [2.9, -0.66],
  bodies: [
    spinner([0, 0, 0], 0.62, 0.34),
    cowling(0.55, 1.5, 0.64),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    1.95 -0.63 0.63 0.62
    2.6 -0.66 0.64 0.56 2.2
    3.6 -0.62 0.66 0.5
    4.8 -0.46 0.68 0.42
    6.2 -0.2 0.58 0.28
    7.6 0.06 0.48 0.14
    8.4 0.2 0.42 0.04
  `),
    },
    box(
      "canopy",
      "2.85 0.4 0.66 0.22; 3.25 0.4 1.02 0.29 2.4; 3.9 0.4 1.1 0.3; 4.7 0.4 0.96 0.24; 5.6 0.4 0.62 0.1",
      { between: 1, crease: 48, sides: 10 },
    ),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [
    barrel([1, -0.4, 1.35], [1, -0.4, 2.2], true),
    barrel([2.3, -0.3, 1.65], [2.3, -0.3, 2.3], true),
    {
      part: "exhaust",
      from: [0.55, -0.25, 2.0],
      to: [0.58, -0.28, 2.6],
      radius: 0.12,
      sides: 4,
      mirror: true,
    },
  ],
  propellers: [{ hub: [0, 0, 0.42], diameter: 3.3, blades: 3, colour: "rlm70", tips: "rlm70", chord: 0.36 }],
  guns: { front: [...pair([1, -0.4, 1.35]), ...pair([2.3, -0.3, 1.65]), ...pair([0.16, 0.56, 1])] },
  paint: {
    parts: { "*": "rlm75", spinner: "black", cowl: "rlm75" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "cowl"],
    under: "rlm76",
    underLine: points("0.5 0.1; 2.5 0.25; 5 0.3; 7 0.3; 9 0.8"),
    areas: [
      opening(0.64),
      {
        view: "bottom",
        on: ["cowl"],
        colour: "yellow",
        shape: points("-0.5 0.6; 0.5 0.6; 0.5 2.1; -0.5 2.1"),
      },
      ...bothSides([rectangle({ view: "right", on: ["fuselage"], at: [7.0, 0.2] }, 0.5, 3, "red")]),
    ],
    bands: bands(
      "rlm74",
      0.7,
      "-0.7 1.5; 0.7 0.9",
      "-0.7 4.6; 0.7 5.2",
      "-0.6 6.4; 0.6 6.1",
      "0 8.6; 0.3 8.7",
    ),
    splinters: splinters(
      "rlm74",
      ["wing", "tailplane"],
      "0.3 1.8; 1.4 1.8; 2 4.4; 0.3 4.4",
      "2.6 1.8; 3.8 1.9; 3.2 4.2; 2.6 4.4",
      "4.7 2; 5.3 2; 5.3 4; 4.1 4",
      "-0.8 1.8; -2.2 1.8; -1.6 4.4; -0.8 4.4",
      "-3 1.8; -4 1.9; -4.6 4; -3.4 4.2",
      "0.9 7; 1.9 7; 1.9 8.4; 1.4 8.4",
      "-0.1 7; -1 7; -0.6 8.5; -0.1 8.5",
    ),
    transfers: bothSides([
      ...balkenkreuz({ view: "top", on: ["wing"], at: [3.95, 3.05], size: 0.9 }, 0.24, 0.06),
      ...balkenkreuz({ view: "bottom", on: ["wing"], at: [3.95, 3.05], size: 0.95 }, 0.24, 0.08),
      ...balkenkreuz({ view: "right", on: ["fuselage"], at: [6.2, 0.18], size: 0.7 }, 0.24, 0.1),
      ribLine("top", "wing", wing, [2.9, 0.78], [5, 0.74]),
      ribLine("top", "wing", wing, [0.6, 0.78], [2.85, 0.78]),
      ribLine("top", "wing", wing, [1.75, 0.06], [1.75, 0.97]),
      ribLine("top", "tailplane", tail, [0.1, 0.62], [1.6, 0.6]),
      ribLine("right", "fin", fin, [0.4, 0.64], [1.45, 0.55]),
    ]),
    joints: [...around("cowl", 1.0, 1.95), ...around("canopy", 3.28)],
  },
};
