import { bothSides, roundelA, roundelA1, roundelB, stripes } from "../../kit/markings.ts";
import { ellipse, ribLine, roundTip } from "../../kit/planform.ts";
import { around, bands, box, mast, spinner, stubs } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType, Rib } from "../../kit/type.ts";

const wing: Rib[] = roundTip(
  ribs(`
    0.3 -0.72 2.4 5.05 0.18
    1.6 -0.68 2.43 4.92 0.17
    6.1 -0.26 2.92 4.36 0.1
  `),
  1.5,
  2.2,
);
const tail = ellipse({
  root: 0.05,
  tip: 1.67,
  axis: 8.5,
  fore: 0.5,
  aft: 0.72,
  up: 0.4,
  rise: 0,
  thickness: [0.1, 0.08],
  shares: [0, 0.45, 0.75, 0.93, 1],
});
const fin: Rib[] = ribs(`
    0.1 0 7.9 9.35 0.08
    0.5 0 8.12 9.54 0.08
    0.9 0 8.36 9.58 0.08
    1.2 0 8.55 9.52 0.08
    1.42 0 8.74 9.38 0.07
    1.5 0 8.9 9.18 0.05
  `);

/** Hawker Hurricane Mk I, Fighter Command, summer of 1940. */
export const hurricaneI: AircraftType = {
  id: "hurricane-i",
  title: "Hawker Hurricane I",
  source: "Published dimensions: span 12.19 m (40 ft 0 in), length 9.58 m (31 ft 5 in).",
  span: 12.19,
  length: 9.58,
  peg: [3.5, -0.87],
  bodies: [
    spinner([0, 0, 0], 0.66, 0.345),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.66 -0.37 0.36 0.35
    1.1 -0.56 0.46 0.41 2.3
    2 -0.72 0.58 0.47 2.4
    3 -0.84 0.68 0.51 2.3
    3.9 -0.88 0.74 0.53 2.2
    4.9 -0.8 0.86 0.49
    6.2 -0.52 0.72 0.37
    7.6 -0.22 0.54 0.22
    8.7 -0.02 0.4 0.1
    9.15 0.08 0.34 0.04
  `),
    },
    {
      part: "canopy",
      sides: 10,
      sections: sections(`
    3.25 0.4 0.72 0.2
    3.6 0.4 1.04 0.28
    4.05 0.4 1.17 0.31
    4.6 0.4 1.15 0.31
    5.05 0.4 0.98 0.25
    5.35 0.4 0.84 0.14
  `),
    },
    box(
      "radiator",
      "4.05 -1.18 -0.7 0.3 3; 4.5 -1.2 -0.7 0.32 3; 5.1 -1.08 -0.7 0.3 3; 5.7 -0.78 -0.65 0.15",
    ),
    box("scoop", "2.3 -0.92 -0.7 0.11 3; 2.8 -0.92 -0.7 0.12 3; 3.1 -0.8 -0.7 0.1"),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "fin", kind: "fin", ribs: fin },
  ],
  rods: [...stubs(0.52, 0.2, [1.35, 1.7, 2.05]), mast([0, 0.8, 5.5], 0.7)],
  propellers: [{ hub: [0, 0, 0.4], diameter: 3.28, blades: 3 }],
  guns: {
    front: [
      [1.9, -0.62, 2.42],
      [-1.9, -0.62, 2.42],
      [2.6, -0.55, 2.5],
      [-2.6, -0.55, 2.5],
    ],
  },
  paint: {
    parts: {
      "*": "darkEarth",
      canopy: "glass",
      spinner: "black",
      exhaust: "exhaust",
      radiator: "sky",
      scoop: "sky",
      mast: "black",
    },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "sky",
    underLine: points("0.6 -0.22; 2 -0.42; 5 -0.48; 7.5 -0.1; 9.1 0.16"),
    bands: [
      ...bands(
        "darkGreen",
        1.05,
        "6.2 4.1; 5.1 3.5; 4.3 2.8; 4 2",
        "3.1 5.4; 2.6 4.4; 1.7 3.6; 0.6 3.2; -0.3 2.6; -0.7 1.8",
        "-1 5.5; -1.7 4.8; -2.2 3.9; -3 3.1; -3.5 2.2",
        "-4.1 5; -4.7 4.1; -5.5 3.6; -6.2 3.3",
      ),
      ...bands(
        "darkGreen",
        0.8,
        "0.9 1; -0.9 1.5",
        "0.8 5.9; -0.8 5.2",
        "0.8 7.2; -0.8 7.8",
        "1.9 8.8; 1 8.4; 0.3 9.1; -0.2 9.9",
        "-0.8 7.9; -1.25 8.6; -1.6 9.3",
      ),
    ],
    transfers: [
      ...bothSides([
        ...roundelB({ view: "top", on: ["wing"], at: [4.2, 3.66], size: 1.25 }),
        ...roundelA({ view: "bottom", on: ["wing"], at: [4.4, 3.62], size: 1.14 }),
        ...roundelA1({ view: "right", on: ["fuselage"], at: [6.75, 0.12], size: 0.86 }),
        ...stripes({ view: "right", on: ["fin"], at: [8.3, 0.86], size: 0.66 }, [
          [0.19, "roundelRed"],
          [0.19, "roundelWhite"],
          [0.19, "roundelBlue"],
        ]),
        ribLine("top", "wing", wing, [3.3, 0.76], [5.7, 0.72]),
        ribLine("top", "wing", wing, [0.6, 0.8], [3.3, 0.76]),
        ribLine("top", "wing", wing, [1.6, 0.06], [1.6, 0.94]),
        ribLine("top", "tailplane", tail, [0.1, 0.6], [1.45, 0.55]),
        ribLine("right", "fin", fin, [0.35, 0.6], [1.3, 0.5]),
      ]),
    ],
    joints: [...around("fuselage", 2.7), ...around("canopy", 3.64, 4.1, 4.6)],
  },
};
