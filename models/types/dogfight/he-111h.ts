import { balkenkreuz, bothSides, panelLine } from "../../kit/markings.ts";
import { ellipse, ribLine, roundTip } from "../../kit/planform.ts";
import { around, bands, barrel, box, mast, pair, spinner, splinters } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.6 -0.62 3.45 7.6 0.17
    1.3 -0.56 3.5 8.1 0.17
    2.4 -0.44 3.6 8.25 0.17
    4 -0.26 3.92 8.05 0.15
    6 -0.02 4.32 7.65 0.13
    8 0.22 4.72 7.2 0.12
    9.4 0.38 5 6.85 0.11
    11.3 0.6 5.38 6.4 0.09
  `),
  1.8,
  2.2,
);
const tail = ellipse({
  root: 0.05,
  tip: 3.95,
  axis: 14.2,
  fore: 0.95,
  aft: 1.15,
  up: 0.62,
  rise: 0,
  thickness: [0.1, 0.08],
  shares: [0, 0.35, 0.6, 0.8, 0.93, 1],
});
const fin = ribs(`
    0.3 0 12.9 15.7 0.09
    0.9 0 13.6 16.2 0.09
    1.4 0 13.95 16.4 0.09
    1.9 0 14.25 16.36 0.08
    2.3 0 14.6 16.1 0.08
    2.5 0 15 15.7 0.05
  `);

/** Heinkel He 111 H, bomber of 1940. */
export const he111h: AircraftType = {
  id: "he-111h",
  title: "Heinkel He 111H",
  source: "Published dimensions: span 22.60 m, length 16.40 m.",
  span: 22.6,
  length: 16.4,
  peg: [5.4, -1.06],
  bodies: [
    {
      part: "nose",
      sides: 12,
      sections: sections(`
    0 -0.42 -0.12 0.14
    0.22 -0.7 0.16 0.4
    0.75 -0.92 0.46 0.62
    1.6 -1.02 0.76 0.77 2.1
    2.7 -1.06 0.98 0.83 2.2
  `),
    },
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    2.7 -1.06 0.98 0.83 2.2
    4.5 -1.06 1.02 0.85 2.2
    7 -0.95 1 0.8 2.1
    9.5 -0.64 0.92 0.62
    12 -0.18 0.8 0.38
    14.3 0.24 0.7 0.18
    15.5 0.42 0.6 0.06
  `),
    },
    box(
      "gondola",
      "4.3 -1.25 -0.8 0.3; 4.9 -1.62 -0.8 0.42 2.3; 6.6 -1.62 -0.8 0.42 2.3; 8.6 -1.0 -0.7 0.25",
      {
        sides: 10,
      },
    ),
    box("canopy", "6.9 0.8 1.0 0.25; 7.4 0.8 1.38 0.32 2.4; 8.2 0.8 1.36 0.32 2.4; 9 0.8 0.98 0.18", {
      crease: 48,
    }),
    { ...spinner([2.75, -0.28, 1.35], 0.6, 0.36), mirror: true },
    {
      part: "nacelle",
      sides: 10,
      mirror: true,
      at: [2.75, -0.28, 0],
      sections: sections(`
    1.95 -0.4 0.38 0.38
    2.1 -0.72 0.42 0.44 2.2 0.6
    2.7 -0.86 0.5 0.5 2.3 0.6
    3.8 -0.78 0.5 0.5 2.2
    5.4 -0.6 0.36 0.44
    6.8 -0.36 0.14 0.26
    7.6 -0.16 0 0.06
  `),
    },
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 1.4 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true, spacing: 1.6 },
    { part: "fin", kind: "fin", ribs: fin },
  ],
  rods: [
    barrel([0.1, -0.34, -0.14], [0.05, -0.3, 0.3]),
    barrel([0, 1.42, 9.2], [0, 1.2, 8.2]),
    barrel([0, -1.5, 9.1], [0, -1.3, 8.0]),
    barrel([1.3, 0.5, 7.6], [0.6, 0.45, 7.2], true),
    { part: "exhaust", from: [3.2, -0.2, 2.4], to: [3.27, -0.24, 3.6], radius: 0.1, sides: 4, mirror: true },
    { part: "exhaust", from: [2.3, -0.2, 2.4], to: [2.23, -0.24, 3.6], radius: 0.1, sides: 4, mirror: true },
    mast([0, 0.95, 5.2], 0.8),
  ],
  propellers: pair([2.75, -0.28, 1.7]).map((hub) => ({
    hub,
    diameter: 3.4,
    blades: 3,
    colour: "rlm70",
    tips: "rlm70",
    chord: 0.32,
  })),
  guns: {
    front: [[0.1, -0.34, -0.14]],
    rear: [
      [0, 1.42, 9.2],
      [0, -1.5, 9.1],
    ],
    right: [[1.3, 0.5, 7.6]],
    left: [[-1.3, 0.5, 7.6]],
  },
  paint: {
    parts: { "*": "rlm71", nose: "glass", spinner: "rlm70", gondola: "rlm65" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "nacelle"],
    under: "rlm65",
    underLine: points("2.6 -0.45; 5 -0.5; 9 -0.2; 13 0.3; 15.6 0.5"),
    areas: [
      ...bothSides([
        {
          view: "right",
          on: ["nose"],
          colour: "rlm65",
          shape: points("1.9 -1.2; 2.8 -1.2; 2.8 -0.45; 2.2 -0.45"),
        },
        {
          view: "right",
          on: ["nose"],
          colour: "rlm71",
          shape: points("2.5 -0.45; 2.8 -0.45; 2.8 1.2; 2.5 1.2"),
        },
      ]),
    ],
    bands: bands(
      "rlm70",
      1.5,
      "-1 4.2; 1 3.4",
      "-1 7.4; 1 8.2",
      "-0.8 11; 0.8 10.2",
      "-0.8 13.4; 0.8 14.2",
      "0 17; 0.4 17",
    ),
    splinters: splinters(
      "rlm70",
      ["wing", "tailplane", "nacelle"],
      "0.6 3; 1.9 3; 1.4 8.6; 0.6 8.6",
      "2.9 1.8; 4.4 1.8; 4.6 8.4; 3.2 8.6",
      "6 4; 7.4 4.3; 6.6 7.8; 5.4 8",
      "8.8 4.6; 11.4 5.2; 11.4 6.2; 9.4 7.2",
      "-1.1 3; -2.5 1.8; -2.3 8.6; -1.2 8.6",
      "-3.8 3.4; -5.2 4; -5.6 8; -4.4 8.2",
      "-6.8 4.2; -8.2 4.6; -9 7.2; -7 7.6",
      "-10 5; -11.4 5.4; -11.4 6.6; -10.8 6.8",
      "0.4 13; 1.6 13; 1 15.6; 0.3 15.6",
      "2.6 13.2; 3.9 13.6; 3.9 14.6; 3 15.2",
      "-1.4 13; -2.8 13.2; -2.2 15.4; -1.6 15.4",
    ),
    transfers: [
      ...bothSides([
        ...balkenkreuz({ view: "top", on: ["wing"], at: [8.4, 5.9], size: 1.5 }, 0.24, 0.07),
        ...balkenkreuz({ view: "bottom", on: ["wing"], at: [8.4, 5.9], size: 1.6 }, 0.22, 0.14),
        ...balkenkreuz({ view: "right", on: ["fuselage"], at: [10.4, 0.2], size: 1.15 }, 0.22, 0.15),
        ribLine("top", "wing", wing, [5.4, 0.74], [9.6, 0.72]),
        ribLine("top", "wing", wing, [1.3, 0.78], [5.3, 0.74]),
        ribLine("top", "tailplane", tail, [0.2, 0.58], [3.5, 0.55]),
        ribLine("right", "fin", fin, [0.6, 0.58], [2.3, 0.5]),
        panelLine("right", ["nose"], [0.2, -0.1], [2.5, 0.2], 0.06),
        panelLine("right", ["nose"], [0.25, -0.5], [2.2, -0.55], 0.06),
        panelLine("top", ["nose"], [0.2, 0.4], [2.5, 0.4], 0.06),
      ]),
    ],
    joints: [
      ...around("nose", 0.24, 0.75, 1.3, 1.9, 2.48),
      ...around("nacelle", 3.9),
      ...around("canopy", 7.4, 8.2),
    ],
  },
};
