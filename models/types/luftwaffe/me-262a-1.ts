import { balkenkreuz, bothSides, disc } from "../../kit/markings.ts";
import { ribLine } from "../../kit/planform.ts";
import { around, bands, box, pair, splinters, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

/** Swept back outside the engines, straight at its trailing edge. */
const wing = ribs(`
    0.4 -0.46 3.85 6.6 0.12
    1.95 -0.32 4.4 6.45 0.11
    5.7 0.02 5.66 6.72 0.09
    6.1 0.06 5.85 6.76 0.08
    6.255 0.07 6.2 6.7 0.05
  `);
const tail = ribs(`
    0.05 1.1 8.85 10.1 0.09
    1.85 1.1 9.55 10.3 0.08
    2 1.1 9.8 10.25 0.05
  `);
const fin = ribs(`
    0.3 0 7.6 10.2 0.08
    0.7 0 8.45 10.5 0.08
    1.5 0 8.95 10.6 0.07
    2.1 0 9.4 10.5 0.06
    2.3 0 9.75 10.3 0.05
  `);
const JET = [1.95, -0.62] as const;

/** Messerschmitt Me 262 A-1, jet fighter of 1944. */
export const me262a1: AircraftType = {
  id: "me-262a-1",
  title: "Messerschmitt Me 262A-1",
  source: "Published dimensions: span 12.51 m, length 10.60 m.",
  span: 12.51,
  length: 10.6,
  peg: [4.8, -0.8],
  bodies: [
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0 -0.12 0.02 0.06
    0.3 -0.34 0.18 0.22
    1.2 -0.58 0.38 0.42 1.9 0.4
    2.5 -0.74 0.52 0.58 1.8 0.34
    4 -0.8 0.6 0.68 1.7 0.3
    5.5 -0.78 0.6 0.66 1.7 0.3
    7 -0.52 0.58 0.46 1.8 0.36
    8.6 -0.12 0.54 0.25
    9.8 0.16 0.5 0.11
    10.35 0.28 0.44 0.03
  `),
    },
    box(
      "canopy",
      "3.9 0.44 0.64 0.24; 4.4 0.5 1 0.32 2.4; 5.1 0.5 1.08 0.34; 5.9 0.5 0.94 0.28; 6.8 0.46 0.64 0.1",
      { between: 1, crease: 48, sides: 10 },
    ),
    {
      part: "nacelle",
      sides: 12,
      mirror: true,
      at: [...JET, 0],
      sections: sections(`
    2.95 -0.28 0.28 0.28
    3.1 -0.38 0.36 0.37
    4 -0.46 0.42 0.44
    5.2 -0.45 0.42 0.43
    6.3 -0.34 0.32 0.33
    6.85 -0.24 0.24 0.24
  `),
    },
    box("cone", "2.85 -0.03 0.03 0.03; 3.05 -0.13 0.13 0.13; 3.3 -0.16 0.16 0.16", {
      at: [...JET, 0],
      mirror: true,
    }),
  ],
  surfaces: usual(wing, tail, fin, 1.1),
  propellers: [],
  guns: { front: [...pair([0.14, 0.16, 0.5]), ...pair([0.24, 0.02, 0.6])] },
  paint: {
    parts: { "*": "rlm71", cone: "gunmetal", nacelle: "rlm71" },
    // The engines hang below the line where the pale underside begins.
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "rlm76",
    underLine: points("0 -0.1; 2 0; 6 -0.1; 8 0.1; 10.6 0.3"),
    areas: [
      disc({ view: "front", on: ["nacelle"], at: [JET[0], JET[1]], size: 0.58 }, 1, "crossBlack"),
      disc({ view: "front", on: ["nacelle"], at: [-JET[0], JET[1]], size: 0.58 }, 1, "crossBlack"),
    ],
    bands: bands("rlm70", 0.9, "-0.7 1.6; 0.7 1", "-0.7 4.4; 0.7 5", "-0.6 7.6; 0.6 7", "0 9.6; 0.3 9.7"),
    splinters: splinters(
      "rlm70",
      ["wing", "tailplane", "nacelle"],
      "0.3 3.6; 1.2 3.6; 1.8 7; 0.3 7",
      "2.6 4.2; 3.8 4.6; 3.3 7; 2.7 7",
      "4.7 5; 5.5 5.3; 5.4 7; 4.4 7",
      "-0.8 3.6; -2.2 3.8; -1.8 7; -0.8 7",
      "-3 4.4; -4.1 4.8; -4.5 7; -3.4 7",
      "0.6 8.8; 1.4 9.1; 1.4 10.4; 0.9 10.4",
    ),
    transfers: bothSides([
      ...balkenkreuz({ view: "top", on: ["wing"], at: [4.6, 5.98], size: 0.82 }, 0.24, 0.06),
      ...balkenkreuz({ view: "bottom", on: ["wing"], at: [4.6, 5.98], size: 0.86 }, 0.24, 0.08),
      ...balkenkreuz({ view: "right", on: ["fuselage"], at: [7.3, 0.1], size: 0.72 }, 0.24, 0.1),
      ribLine("top", "wing", wing, [2.5, 0.76], [5.9, 0.74]),
      ribLine("top", "wing", wing, [0.5, 0.1], [5.6, 0.12]),
      ribLine("top", "tailplane", tail, [0.1, 0.62], [1.8, 0.6]),
      ribLine("right", "fin", fin, [0.5, 0.66], [2, 0.6]),
    ]),
    joints: [...around("canopy", 4.42, 5.1, 5.9), ...around("fuselage", 1.7), ...around("nacelle", 4, 5.6)],
  },
};
