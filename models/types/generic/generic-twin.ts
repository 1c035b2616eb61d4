import { bothSides } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, barrel, box, mast, pair, spinner } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.4 -0.3 3.4 6.9 0.17
    2.6 -0.12 3.55 6.6 0.16
    9 0.42 4.5 5.9 0.1
  `),
  1.2,
  2.4,
);
const tail = roundTip(
  ribs(`
    0.05 0.6 11.1 12.9 0.09
    3 0.6 11.5 12.75 0.08
  `),
  0.7,
);
const fin = ribs(`
    0.3 0 10.7 13.1 0.09
    0.9 0 11.4 13.4 0.09
    1.5 0 11.8 13.5 0.08
    2 0 12.2 13.4 0.08
    2.25 0 12.6 13.1 0.05
  `);

/** A twin-engined bomber of no nation. */
export const genericTwin: AircraftType = {
  id: "generic-twin",
  title: "Twin-engined aircraft",
  source: "Our own design: span 18.00 m, length 13.50 m.",
  span: 18,
  length: 13.5,
  peg: [4.9, -0.9],
  bodies: [
    {
      part: "nose",
      sides: 12,
      sections: sections("0 -0.3 0 0.12; 0.3 -0.56 0.24 0.36; 0.9 -0.74 0.5 0.54; 1.6 -0.82 0.64 0.63"),
    },
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    1.6 -0.82 0.64 0.63
    3 -0.9 0.8 0.7 2.2
    5.5 -0.88 0.86 0.7 2.2
    8 -0.6 0.8 0.56
    10.5 -0.1 0.7 0.34
    12.4 0.32 0.6 0.14
    13 0.44 0.54 0.05
  `),
    },
    box("canopy", "2.3 0.5 0.75 0.25; 2.9 0.5 1.22 0.42 2.8; 4 0.5 1.28 0.42 2.8; 5.2 0.5 0.86 0.25", {
      crease: 48,
      sides: 10,
    }),
    box("turret", "6.7 0.7 0.86 0.2; 6.9 0.7 1.2 0.34; 7.5 0.7 1.2 0.34; 7.8 0.7 0.84 0.2", { crease: 100 }),
    { ...spinner([2.6, -0.1, 1.3], 0.6, 0.34), mirror: true },
    {
      part: "nacelle",
      sides: 10,
      mirror: true,
      at: [2.6, -0.1, 0],
      sections: sections(`
    1.9 -0.4 0.36 0.36
    2.4 -0.62 0.46 0.46 2.2
    3.6 -0.66 0.48 0.48 2.2
    5.4 -0.5 0.36 0.42
    6.8 -0.24 0.12 0.22
    7.4 -0.1 0.02 0.06
  `),
    },
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 1.3 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true, spacing: 1.2 },
    { part: "fin", kind: "fin", ribs: fin },
  ],
  rods: [
    barrel([0, -0.16, -0.12], [0, -0.16, 0.3]),
    barrel([0.12, 1.1, 8.4], [0.12, 1.04, 7.4], true),
    {
      part: "exhaust",
      from: [3.04, -0.02, 2.3],
      to: [3.1, -0.06, 3.3],
      radius: 0.09,
      sides: 4,
      mirror: true,
    },
    mast([0, 0.84, 5.6], 0.6),
  ],
  propellers: pair([2.6, -0.1, 1.66]).map((hub) => ({ hub, diameter: 3.3, blades: 3 })),
  guns: {
    front: [[0, -0.16, -0.12]],
    rear: pair([0.12, 1.1, 8.4]),
    right: [[0.5, 1.04, 7.2]],
    left: [[-0.5, 1.04, 7.2]],
  },
  paint: {
    parts: { "*": "slate", nose: "glass", turret: "glass", spinner: "cream" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "nacelle"],
    under: "cream",
    underLine: points("1.5 -0.3; 5 -0.2; 10 0.2; 13 0.5"),
    bands: [],
    transfers: bothSides([
      ribLine("top", "wing", wing, [4.6, 0.76], [8.2, 0.72]),
      ribLine("top", "wing", wing, [0.8, 0.78], [4.5, 0.76]),
      ribLine("top", "wing", wing, [4.55, 0.08], [4.55, 0.97]),
      ribLine("bottom", "wing", wing, [0.8, 0.78], [8.2, 0.72]),
      ribLine("top", "tailplane", tail, [0.1, 0.6], [2.6, 0.6]),
      ribLine("right", "fin", fin, [0.7, 0.6], [2, 0.5]),
    ]),
    joints: [
      ...around("nose", 0.3, 0.9, 1.55),
      ...around("fuselage", 9.2),
      ...around("nacelle", 2.5, 3.7),
      ...around("canopy", 2.9, 3.5, 4),
    ],
  },
};
