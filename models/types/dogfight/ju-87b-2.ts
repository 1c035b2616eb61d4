import { balkenkreuz, bothSides } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, bands, barrel, mast, spinner, splinters } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType, Rib } from "../../kit/type.ts";

const wing: Rib[] = roundTip(
  ribs(`
    0.3 -0.4 2.75 5.3 0.18
    2.3 -0.88 2.8 5.2 0.17
    6.9 -0.18 3.5 4.8 0.11
  `),
  0.5,
  2.6,
);
const flap: Rib[] = ribs(`
    0.55 -0.6 5.36 5.95 0.12
    2.3 -1 5.26 5.85 0.12
    6.1 -0.38 4.92 5.34 0.12
    6.15 -0.38 5 5.3 0.1
  `);
const tail: Rib[] = ribs(`
    0.05 0.5 8.75 10.3 0.09
    2.2 0.5 8.95 10.25 0.09
    2.42 0.5 9.05 10.18 0.08
    2.5 0.5 9.25 10 0.05
  `);
const fin: Rib[] = ribs(`
    0.1 0 8.9 10.55 0.09
    0.5 0 9.05 10.85 0.09
    0.9 0 9.2 11 0.08
    1.6 0 9.4 10.92 0.08
    1.95 0 9.55 10.72 0.07
    2.05 0 9.75 10.5 0.05
  `);

/** Junkers Ju 87 B-2, dive bomber of 1940. */
export const ju87b2: AircraftType = {
  id: "ju-87b-2",
  title: "Junkers Ju 87B-2",
  source: "Published dimensions: span 13.80 m, length 11.00 m, inverted gull wing.",
  span: 13.8,
  length: 11,
  peg: [4.0, -0.7],
  bodies: [
    spinner([0, 0, 0], 0.55, 0.37),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.55 -0.52 0.42 0.4 2.3
    0.72 -0.86 0.5 0.48 2.6 0.6
    1.4 -0.96 0.6 0.55 2.7 0.58
    2.3 -0.82 0.68 0.57 2.5
    3.2 -0.7 0.72 0.56 2.4
    4.6 -0.68 0.74 0.56 2.2
    5.9 -0.56 0.74 0.5
    7.4 -0.3 0.66 0.36
    9 0 0.56 0.2
    10.2 0.18 0.46 0.09
    10.55 0.22 0.4 0.04
  `),
    },
    {
      part: "canopy",
      sides: 10,
      between: 0,

      sections: sections(`
    2.7 0.45 0.72 0.22 2.6
    3.2 0.45 1.22 0.34 3.2
    4.5 0.45 1.3 0.37 3.2
    5.6 0.45 1.26 0.36 3.2
    6.25 0.45 1.12 0.32 2.8
    6.75 0.45 0.76 0.2 2.4
  `),
    },
    {
      part: "spat",
      sides: 8,
      mirror: true,
      at: [2.3, 0, 0],
      sections: sections(`
    2.35 -1.95 -1.75 0.05
    2.55 -2.25 -1.3 0.2 2.3
    3 -2.42 -0.85 0.28 2.4
    3.6 -2.3 -0.8 0.26 2.3
    4.2 -1.85 -0.9 0.16
    4.75 -1.4 -1.05 0.05
  `),
    },
    {
      part: "bomb",
      sides: 8,
      between: 0,
      crease: 70,
      at: [0, -1.02, 0],
      sections: sections(`
    3.2 -0.02 0.02 0.02
    3.4 -0.18 0.18 0.18
    4.3 -0.22 0.22 0.22
    5.1 -0.08 0.08 0.08
  `),
    },
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 1 },
    { part: "flap", kind: "slat", ribs: flap, mirror: true, spacing: 2.2 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "fin", kind: "fin", ribs: fin },
  ],
  rods: [
    { part: "tyre", from: [2.18, -2.2, 3.05], to: [2.42, -2.2, 3.05], radius: 0.38, sides: 10, mirror: true },
    {
      part: "exhaust",
      from: [0.5, -0.05, 1.0],
      to: [0.58, -0.08, 2.1],
      radius: 0.085,
      sides: 4,
      mirror: true,
    },
    barrel([2.9, -0.82, 2.4], [2.9, -0.82, 3.0], true),
    barrel([0, 1.0, 6.2], [0, 1.22, 7.2]),
    { part: "strut", from: [1.2, 0.45, 9.5], to: [0.15, 0.0, 9.3], radius: 0.045, sides: 4, mirror: true },
    mast([0, 1.25, 4.6], 0.7),
  ],
  propellers: [{ hub: [0, 0, 0.34], diameter: 3.4, blades: 3, colour: "rlm70", tips: "yellow", chord: 0.3 }],
  guns: {
    front: [
      [2.9, -0.82, 2.4],
      [-2.9, -0.82, 2.4],
    ],
    rear: [[0, 1.22, 7.2]],
  },
  paint: {
    parts: {
      "*": "rlm71",
      canopy: "glass",
      spinner: "rlm70",
      exhaust: "exhaust",
      bomb: "rlm02",
      strut: "rlm65",
      mast: "black",
      gun: "gunmetal",
      tyre: "tyre",
      flap: "rlm71",
      spat: "rlm71",
    },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "flap"],
    under: "rlm65",
    underLine: points("0.5 -0.3; 2.3 -0.35; 5 -0.3; 8 -0.05; 10.5 0.25"),
    bands: [
      ...bands("rlm70", 1.0, "-0.8 1.2; 0.8 1.9"),
      ...bands("rlm70", 1.3, "-0.8 5.9; 0.8 4.9"),
      ...bands("rlm70", 1.2, "-0.8 8.1; 0.8 8.8"),
      ...bands("rlm70", 0.7, "-0.8 11.2; 0.8 11.2"),
    ],
    splinters: splinters(
      "rlm70",
      ["wing", "tailplane", "flap"],
      "0 2.5; 1.5 2.5; 2.4 6; 0.2 6.1",
      "3 2.6; 4.6 2.8; 3.9 5.6; 3.2 5.8",
      "5.6 3; 7 3.2; 7 4; 5 5.5",
      "-0.8 2.5; -2.4 2.5; -1.6 6; -0.9 6",
      "-3.4 2.6; -4.4 2.8; -5 5.6; -3 5.8",
      "-5.5 3; -7 3.2; -7 5.4; -6.3 5.4",
      "0.3 8.6; 1.5 8.6; 1 10.5; 0.2 10.5",
      "-1.2 8.6; -2.7 8.8; -2.7 9.9; -1.9 10.5",
    ),
    transfers: [
      ...bothSides([
        ...balkenkreuz({ view: "top", on: ["wing"], at: [5.15, 4.0], size: 1.1 }, 0.26, 0.06),
        ...balkenkreuz({ view: "bottom", on: ["wing"], at: [5.15, 4.0], size: 1.2 }, 0.22, 0.14),
        ...balkenkreuz({ view: "right", on: ["fuselage"], at: [7.55, 0.16], size: 0.82 }, 0.22, 0.15),
        ribLine("top", "wing", wing, [2.3, 0.06], [2.3, 0.96]),
        ribLine("top", "tailplane", tail, [0.1, 0.6], [2.3, 0.6]),
        ribLine("right", "fin", fin, [0.4, 0.5], [1.9, 0.4]),
      ]),
    ],
    joints: [...around("fuselage", 2.35), ...around("canopy", 3.2, 3.85, 4.5, 5.05, 5.6, 6.22)],
  },
};
