import { balkenkreuz, bothSides, rectangle } from "../../kit/markings.ts";
import { ribLine } from "../../kit/planform.ts";
import { around, bands, barrel, box, mast, spinner, splinters } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType, Rib } from "../../kit/type.ts";

const wing: Rib[] = ribs(`
    0.3 -0.56 1.88 4.1 0.15
    4.45 -0.08 2.2 3.36 0.11
    4.75 -0.045 2.26 3.3 0.1
    4.88 -0.03 2.36 3.24 0.09
    4.935 -0.025 2.5 3.12 0.05
  `);
const tail: Rib[] = ribs(`
    0.05 0.52 7.08 8.14 0.09
    1.3 0.52 7.28 8.04 0.09
    1.46 0.52 7.36 7.98 0.08
    1.5 0.52 7.5 7.86 0.05
  `);
const fin: Rib[] = ribs(`
    0.2 0 6.85 8.3 0.09
    0.5 0 7.12 8.55 0.09
    0.75 0 7.3 8.64 0.09
    1.1 0 7.5 8.6 0.08
    1.32 0 7.68 8.42 0.07
    1.38 0 7.84 8.26 0.05
  `);

/** Messerschmitt Bf 109 E-3, autumn of 1940 with the yellow nose. */
export const bf109e3: AircraftType = {
  id: "bf-109e-3",
  title: "Messerschmitt Bf 109E-3",
  source: "Published dimensions: span 9.87 m, length 8.64 m.",
  span: 9.87,
  length: 8.64,
  peg: [3.0, -0.66],
  bodies: [
    spinner([0, 0, 0], 0.55, 0.32),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.55 -0.36 0.34 0.33 2.2
    0.95 -0.56 0.42 0.38 2.5
    1.6 -0.64 0.5 0.41 2.6
    2.3 -0.66 0.56 0.41 2.4
    3.1 -0.64 0.6 0.41 2.2
    4.1 -0.52 0.64 0.39
    5.1 -0.34 0.64 0.32
    6.3 -0.12 0.54 0.21
    7.4 0.06 0.44 0.11
    8 0.14 0.38 0.04
  `),
    },
    {
      part: "canopy",
      sides: 10,
      between: 0,

      sections: sections(`
    2.92 0.4 0.6 0.17 2.6
    3.3 0.4 1 0.24 3.6
    3.95 0.4 1.05 0.26 3.6
    4.45 0.4 0.99 0.25 3
    5.15 0.4 0.68 0.15 2.4
  `),
    },
    box("chin", "0.85 -0.8 -0.4 0.22 4; 1.3 -0.86 -0.4 0.25 4; 1.95 -0.7 -0.4 0.2 3"),
    box("radiator", "2.9 -0.66 -0.48 0.42 5; 3.4 -0.68 -0.46 0.43 5; 3.8 -0.56 -0.46 0.42 5", {
      mirror: true,
      at: [1.3, 0, 0],
    }),
    box("intake", "1.75 0.02 0.22 0.1; 2 0 0.24 0.12; 2.35 0.04 0.2 0.05", { at: [-0.43, 0, 0] }),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 0.85 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "fin", kind: "fin", ribs: fin },
  ],
  rods: [
    {
      part: "exhaust",
      from: [0.37, -0.06, 0.95],
      to: [0.43, -0.08, 2.05],
      radius: 0.075,
      sides: 4,
      mirror: true,
    },
    barrel([2.15, -0.36, 1.72], [2.15, -0.36, 2.2], true),
    mast([0, 0.64, 4.95], 0.52),
    barrel([1.1, 0.46, 7.75], [0.1, 0.06, 7.6], true),
  ],
  propellers: [{ hub: [0, 0, 0.34], diameter: 3.1, blades: 3, colour: "rlm70", tips: "rlm70", chord: 0.26 }],
  guns: {
    front: [
      [2.15, -0.36, 1.72],
      [-2.15, -0.36, 1.72],
      [0.14, 0.46, 1.2],
      [-0.14, 0.46, 1.2],
    ],
  },
  paint: {
    parts: {
      "*": "rlm02",
      canopy: "glass",
      spinner: "rlm70",
      exhaust: "exhaust",
      radiator: "rlm65",
      chin: "yellow",
      intake: "yellow",
      mast: "black",
      gun: "gunmetal",
    },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "rlm65",
    underLine: points("0.5 0.2; 2.3 0.34; 5 0.42; 7 0.36; 8 0.3"),
    bands: [
      ...bands("rlm71", 0.9, "-0.6 3; 0.6 3.6"),
      ...bands("rlm71", 0.8, "-0.6 5.6; 0.6 5"),
      ...bands("rlm71", 0.6, "-0.6 6.6; 0.6 7"),
    ],
    areas: bothSides([
      rectangle({ view: "right", on: ["fuselage"], at: [1.3, 0] }, 1.9, 3, "yellow"),
      rectangle({ view: "right", on: ["fin"], at: [8.4, 0.7] }, 0.72, 2, "yellow"),
    ]),
    splinters: splinters(
      "rlm71",
      ["wing", "tailplane"],
      "0 1.6; 2 1.6; 1.1 4.4; 0 4.4",
      "2.9 1.8; 4.1 1.8; 3.5 4; 1.9 4.2",
      "4.6 1.9; 5.1 1.9; 5.1 3.6; 4 3.6",
      "0 1.6; -1 1.6; -1.8 4.3; 0 4.4",
      "-1.9 1.8; -3.1 1.8; -3.3 4; -2.6 4.2",
      "-3.9 1.9; -5.1 1.9; -5.1 2.9; -4.2 3.8",
      "0 7; 1 7; 0.5 8.3; 0 8.3",
      "-0.7 7; -1.6 7; -1.6 8.2; -1.2 8.2",
    ),
    transfers: [
      ...bothSides([
        ...balkenkreuz({ view: "top", on: ["wing"], at: [3.55, 2.75], size: 0.95 }, 0.24, 0.07),
        ...balkenkreuz({ view: "bottom", on: ["wing"], at: [3.55, 2.75], size: 1.0 }, 0.22, 0.14),
        ...balkenkreuz({ view: "right", on: ["fuselage"], at: [5.85, 0.2], size: 0.72 }, 0.22, 0.15),
        ribLine("top", "wing", wing, [2.7, 0.76], [4.7, 0.72]),
        ribLine("top", "wing", wing, [0.5, 0.78], [2.65, 0.76]),
        ribLine("top", "wing", wing, [2.68, 0.75], [2.68, 0.99]),
        ribLine("top", "tailplane", tail, [0.1, 0.6], [1.35, 0.6]),
        ribLine("right", "fin", fin, [0.3, 0.64], [1.3, 0.5]),
      ]),
    ],
    joints: [...around("fuselage", 2.26), ...around("canopy", 3.3, 3.9, 4.42)],
  },
};
