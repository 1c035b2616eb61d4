import { balkenkreuz, bothSides } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, bands, barrel, box, mast, pair, spinner, splinters } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.32 2.4 5.75 0.18
    2.35 -0.16 2.72 5.45 0.16
    8.125 0.36 3.62 4.92 0.1
  `),
  0.5,
  2.8,
);
const tail = ribs(`
    0.05 0.46 10.55 11.75 0.09
    2.1 0.46 10.68 11.7 0.09
    2.2 0.46 10.75 11.65 0.05
  `);
const fin = ribs(`
    -0.52 0 11.1 11.55 0.08
    -0.35 0 10.85 11.9 0.08
    0.1 0 10.62 12.07 0.08
    0.6 0 10.72 12.03 0.08
    1.05 0 11.02 11.88 0.08
    1.2 0 11.3 11.65 0.05
  `);

/** Messerschmitt Bf 110 C, heavy fighter of 1940. */
export const bf110c: AircraftType = {
  id: "bf-110c",
  title: "Messerschmitt Bf 110C",
  source: "Published dimensions: span 16.25 m, length 12.07 m.",
  span: 16.25,
  length: 12.07,
  peg: [4.1, -0.62],
  bodies: [
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0 -0.22 0.02 0.1
    0.22 -0.38 0.2 0.28
    0.9 -0.52 0.44 0.42 2.2
    2 -0.6 0.6 0.48 2.3
    3.2 -0.62 0.68 0.5 2.2
    5.5 -0.58 0.72 0.47
    7.5 -0.36 0.64 0.36
    9.5 -0.06 0.54 0.22
    11.2 0.2 0.48 0.1
    11.85 0.3 0.44 0.04
  `),
    },
    box(
      "canopy",
      `
    2.3 0.4 0.66 0.25 2.6
    2.85 0.4 1.16 0.36 3
    4 0.4 1.26 0.38 3
    5.4 0.4 1.22 0.37 3
    6.1 0.4 1.06 0.31 2.6
    6.6 0.4 0.7 0.2
  `,
      { crease: 48, sides: 10 },
    ),
    { ...spinner([2.3, -0.1, 0.3], 0.62, 0.33), mirror: true },
    {
      part: "nacelle",
      sides: 10,
      mirror: true,
      at: [2.3, -0.1, 0],
      sections: sections(`
    0.92 -0.38 0.33 0.33
    1.4 -0.6 0.42 0.4 2.3
    2.4 -0.62 0.46 0.43 2.3
    4.2 -0.55 0.4 0.4
    5.4 -0.36 0.24 0.26
    6.2 -0.12 0.06 0.06
  `),
    },
    box("radiator", "3.7 -0.5 -0.16 0.36 5; 4.3 -0.5 -0.16 0.37 5; 4.8 -0.3 -0.14 0.36 5", {
      at: [3.45, 0.02, 0],
      mirror: true,
    }),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 1.1 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true, spacing: 1.1 },
    { part: "fin", kind: "fin", ribs: fin, at: [2.2, 0.46, 0], mirror: true },
  ],
  rods: [
    ...[0.12, 0.3].map((x) => barrel([x, 0.14 - x * 0.3, -0.06], [x, 0.14 - x * 0.3, 0.6], true, 0.035)),
    barrel([0, 1.22, 7.2], [0, 1.0, 6.2]),
    {
      part: "exhaust",
      from: [2.68, 0.02, 1.4],
      to: [2.72, 0, 2.4],
      radius: 0.08,
      sides: 4,
      mirror: true,
    },
    { part: "exhaust", from: [1.92, 0.02, 1.4], to: [1.88, 0, 2.4], radius: 0.08, sides: 4, mirror: true },
    mast([0, 1.22, 4.7], 0.55),
  ],
  propellers: pair([2.3, -0.1, 0.68]).map((hub) => ({
    hub,
    diameter: 3.1,
    blades: 3,
    colour: "rlm70",
    tips: "rlm70",
    chord: 0.26,
  })),
  guns: { front: [...pair([0.12, 0.1, -0.06]), ...pair([0.3, 0.05, -0.06])], rear: [[0, 1.22, 7.2]] },
  paint: {
    parts: { "*": "rlm02", spinner: "rlm70", radiator: "rlm65" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "nacelle"],
    under: "rlm65",
    underLine: points("0 -0.1; 2 0.05; 6 0.1; 9 0.25; 10.4 0.35; 10.5 -2; 13 -2"),
    bands: [
      ...bands("rlm71", 1.1, "-0.7 0.9; 0.7 1.5", "-0.7 7.2; 0.7 6.4", "-0.7 9.1; 0.7 9.8"),
      ...bands("rlm71", 0.8, "-2.5 11.9; -1.9 11.9", "2.1 11; 2.4 11"),
    ],
    splinters: splinters(
      "rlm71",
      ["wing", "tailplane", "nacelle"],
      "0.4 2; 2 2; 1.4 6.4; 0.4 6.4",
      "3 1; 4.6 2.6; 3.6 5.8; 2.4 6.4",
      "5.6 2.6; 7.1 3; 6.2 5.4; 5 5.6",
      "-0.5 2; -1.1 2; -2.1 0.2; -2.9 2.6; -2.2 6.4; -0.8 6.4",
      "-4.1 2.6; -5.1 2.6; -5.8 5.6; -4 5.6",
      "-7 2.8; -8.3 2.8; -8.3 5.4; -7.4 5.4",
      "0.3 10.4; 1.2 10.4; 0.6 11.9; 0.2 11.9",
      "-1 10.4; -2.2 10.4; -2 11.9; -1.5 11.9",
    ),
    transfers: bothSides([
      ...balkenkreuz({ view: "top", on: ["wing"], at: [6.35, 4.15], size: 1.15 }, 0.24, 0.07),
      ...balkenkreuz({ view: "bottom", on: ["wing"], at: [6.35, 4.15], size: 1.25 }, 0.22, 0.14),
      ...balkenkreuz({ view: "right", on: ["fuselage"], at: [8.3, 0.16], size: 0.84 }, 0.22, 0.15),
      ribLine("top", "wing", wing, [4.4, 0.76], [7.7, 0.72]),
      ribLine("top", "wing", wing, [0.6, 0.78], [4.35, 0.76]),
      ribLine("top", "tailplane", tail, [0.1, 0.6], [2, 0.6]),
      ribLine(
        "right",
        "fin",
        fin.map((r) => [r[0] + 0.46, r[1], r[2], r[3], r[4]] as const),
        [0.1, 0.55],
        [1.5, 0.5],
      ),
    ]),
    joints: [
      ...around("canopy", 2.85, 3.4, 4, 4.7, 5.4, 6.05),
      ...around("fuselage", 1.9),
      ...around("nacelle", 2.45),
    ],
  },
};
