import { balkenkreuz, bothSides, rectangle } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, bands, box, mast, pair, spinner, splinters, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.56 2.08 4.3 0.15
    4.96 -0.03 2.48 3.44 0.1
  `),
  0.75,
  2.2,
);
const tail = roundTip(
  ribs(`
    0.05 0.36 7.3 8.4 0.09
    1.5 0.36 7.55 8.28 0.08
  `),
  0.35,
  2.4,
);
const fin = ribs(`
    0.2 0 7.1 8.6 0.09
    0.5 0 7.4 8.85 0.09
    0.8 0 7.6 8.95 0.09
    1.15 0 7.82 8.9 0.08
    1.38 0 8 8.72 0.07
    1.45 0 8.16 8.54 0.05
  `);

/** Messerschmitt Bf 109 G-6, day fighter of 1943. */
export const bf109g6: AircraftType = {
  id: "bf-109g-6",
  title: "Messerschmitt Bf 109G-6",
  source: "Published dimensions: span 9.92 m, length 8.95 m.",
  span: 9.92,
  length: 8.95,
  peg: [3.2, -0.66],
  bodies: [
    spinner([0, 0, 0], 0.72, 0.36),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.72 -0.42 0.37 0.36
    1.1 -0.62 0.45 0.4 2.4
    1.8 -0.68 0.52 0.42 2.5
    2.6 -0.67 0.58 0.42 2.3
    3.4 -0.64 0.62 0.41 2.2
    4.4 -0.52 0.66 0.39
    5.4 -0.34 0.66 0.32
    6.6 -0.12 0.56 0.21
    7.7 0.06 0.46 0.11
    8.3 0.14 0.4 0.04
  `),
    },
    box(
      "canopy",
      "3.2 0.4 0.62 0.17 2.6; 3.6 0.4 1.02 0.24 3.6; 4.25 0.4 1.07 0.26 3.6; 4.75 0.4 1.01 0.25 3; 5.45 0.4 0.7 0.15 2.4",
      { crease: 48, sides: 10 },
    ),
    box("bulge", "2.0 0.3 0.46 0.05; 2.3 0.24 0.6 0.13; 2.7 0.26 0.58 0.12; 3.0 0.36 0.5 0.04", {
      at: [0.27, 0, 0],
      mirror: true,
      crease: 120,
    }),
    box("radiator", "3.15 -0.66 -0.48 0.42 5; 3.65 -0.68 -0.46 0.43 5; 4 -0.56 -0.46 0.42 5", {
      at: [1.3, 0, 0],
      mirror: true,
    }),
    box("intake", "1.95 0 0.22 0.1; 2.2 -0.03 0.25 0.13; 2.6 0.04 0.2 0.05", { at: [-0.45, 0, 0] }),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [
    {
      part: "exhaust",
      from: [0.38, -0.06, 1.15],
      to: [0.44, -0.08, 2.25],
      radius: 0.075,
      sides: 4,
      mirror: true,
    },
    mast([0, 0.68, 5.4], 0.3),
  ],
  propellers: [{ hub: [0, 0, 0.44], diameter: 3, blades: 3, colour: "rlm70", tips: "rlm70", chord: 0.32 }],
  guns: { front: [[0, 0, 0], ...pair([0.16, 0.5, 1.4])] },
  paint: {
    parts: { "*": "rlm75", spinner: "rlm70", radiator: "rlm76", intake: "rlm75", bulge: "rlm75" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "rlm76",
    underLine: points("0.6 0.15; 2.5 0.3; 5 0.4; 7 0.36; 8 0.6; 9 1"),
    areas: bothSides([rectangle({ view: "right", on: ["fuselage"], at: [6.95, 0.2] }, 0.42, 3, "insignia")]),
    bands: bands("rlm74", 0.7, "-0.6 1.6; 0.6 1.0", "-0.6 3.4; 0.6 4", "-0.6 6.2; 0.6 5.6", "0 8.8; 0.3 8.9"),
    splinters: splinters(
      "rlm74",
      ["wing", "tailplane"],
      "0 1.8; 1.6 1.8; 1.1 4.6; 0 4.6",
      "2.6 1.9; 3.7 2; 3.3 4.2; 2 4.4",
      "4.4 2.2; 5.1 2.2; 5.1 3.8; 4 3.8",
      "-0.8 1.8; -2 1.8; -2.2 4.4; -1.2 4.6",
      "-3 2; -4 2.2; -4.4 4; -3.2 4.2",
      "0.1 7.2; 0.8 7.2; 0.5 8.5; 0.1 8.5",
      "-0.7 7.2; -1.6 7.4; -1.6 8.4; -1.2 8.4",
    ),
    transfers: bothSides([
      ...balkenkreuz({ view: "top", on: ["wing"], at: [3.6, 2.98], size: 0.85 }, 0.24, 0.07),
      ...balkenkreuz({ view: "bottom", on: ["wing"], at: [3.6, 2.98], size: 0.95 }, 0.22, 0.12),
      ...balkenkreuz({ view: "right", on: ["fuselage"], at: [6.15, 0.2], size: 0.7 }, 0.22, 0.14),
      ribLine("top", "wing", wing, [2.7, 0.76], [4.7, 0.72]),
      ribLine("top", "wing", wing, [0.5, 0.78], [2.65, 0.76]),
      ribLine("top", "tailplane", tail, [0.1, 0.6], [1.35, 0.6]),
      ribLine("right", "fin", fin, [0.3, 0.64], [1.35, 0.5]),
    ]),
    joints: [...around("fuselage", 2.5), ...around("canopy", 3.6, 4.2, 4.7)],
  },
};
