import { bothSides, roundelA, roundelA1, roundelB, stripes } from "../../kit/markings.ts";
import { ellipse, ribLine } from "../../kit/planform.ts";
import { around, bands, box, mast, spinner, stubs } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType, Rib } from "../../kit/type.ts";

const wing: Rib[] = [
  [0.25, -0.66, 2.36, 5.4, 0.14],
  [0.62, -0.6, 2.42, 5.0, 0.135],
  ...ellipse({
    root: 0.95,
    tip: 5.615,
    axis: 3.3,
    fore: 0.9,
    aft: 1.64,
    up: -0.565,
    rise: 0.105,
    thickness: [0.13, 0.07],
  }),
];
const tail = ellipse({
  root: 0.05,
  tip: 1.6,
  axis: 8.1,
  fore: 0.5,
  aft: 0.72,
  up: 0.36,
  rise: 0,
  thickness: [0.1, 0.08],
  shares: [0, 0.35, 0.6, 0.8, 0.93, 1],
});
const fin: Rib[] = ribs(`
    0.15 0 7.3 8.86 0.09
    0.42 0 7.62 9.04 0.09
    0.75 0 7.93 9.12 0.085
    1.05 0 8.14 9.1 0.08
    1.28 0 8.32 9.01 0.08
    1.42 0 8.48 8.88 0.07
    1.47 0 8.6 8.76 0.05
  `);

/** Supermarine Spitfire Mk Ia, Fighter Command, summer of 1940. */
export const spitfireIa: AircraftType = {
  id: "spitfire-ia",
  title: "Supermarine Spitfire Ia",
  source:
    "Published dimensions: span 11.23 m (36 ft 10 in), length 9.12 m (29 ft 11 in), two-semi-ellipse wing.",
  span: 11.23,
  length: 9.12,
  peg: [3.35, -0.76],
  bodies: [
    spinner([0, 0, 0], 0.64, 0.335),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.64 -0.35 0.34 0.335
    1.05 -0.5 0.42 0.39 2.2
    1.8 -0.62 0.52 0.43 2.3
    2.7 -0.72 0.6 0.46 2.2
    3.5 -0.76 0.64 0.47 2.1
    4.4 -0.68 0.68 0.46
    5.3 -0.5 0.7 0.4
    6.4 -0.25 0.6 0.29
    7.5 -0.02 0.47 0.17
    8.4 0.12 0.38 0.08
    8.8 0.17 0.33 0.03
  `),
    },
    {
      part: "canopy",
      sides: 10,
      sections: sections(`
    3.42 0.4 0.62 0.17
    3.85 0.4 0.95 0.25
    4.25 0.4 1.03 0.28
    4.75 0.4 1 0.28
    5.3 0.4 0.83 0.22
    5.75 0.4 0.68 0.1
  `),
    },
    box("scoop", "2.5 -0.92 -0.68 0.11 3; 2.9 -0.92 -0.6 0.13 3; 3.4 -0.78 -0.6 0.1"),
    box("radiator", "3.55 -0.88 -0.5 0.28 5; 4.3 -0.88 -0.5 0.3 5; 4.75 -0.62 -0.5 0.28 4", {
      at: [1.45, 0, 0],
    }),
    box("radiator", "3.6 -0.75 -0.5 0.13 3; 4.3 -0.75 -0.5 0.14 3; 4.75 -0.58 -0.5 0.1", {
      at: [-1.4, 0, 0],
    }),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "fin", kind: "fin", ribs: fin },
  ],
  rods: [...stubs(0.47, 0.2, [1.2, 1.55, 1.9]), mast([0, 0.7, 5.35], 0.58)],
  propellers: [{ hub: [0, 0, 0.4], diameter: 3.2, blades: 3 }],
  guns: {
    front: [
      [1.8, -0.47, 2.35],
      [-1.8, -0.47, 2.35],
      [3.3, -0.32, 2.5],
      [-3.3, -0.32, 2.5],
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
    underLine: points("0.6 -0.2; 2 -0.38; 5 -0.36; 7 -0.1; 8.8 0.2"),
    bands: [
      ...bands(
        "darkGreen",
        1.0,
        "-5.9 4; -4.8 3.4; -4 2.7; -3.7 2",
        "-3 5.4; -2.5 4.4; -1.5 3.6; -0.5 3.2; 0.3 2.6; 0.7 1.8",
        "0.9 5.5; 1.6 4.8; 2.1 3.9; 2.9 3.1; 3.4 2.2",
        "3.9 5; 4.4 4.2; 5.2 3.6; 5.9 3.3",
      ),
      ...bands(
        "darkGreen",
        0.75,
        "-0.9 0.9; 0.9 1.4",
        "-0.7 5.7; 0.7 5.1",
        "-0.8 7; 0.8 7.6",
        "-1.9 8.3; -1 8; -0.3 8.7; 0.2 9.4",
        "0.8 7.5; 1.25 8.2; 1.6 8.9",
      ),
    ],
    transfers: [
      ...bothSides([
        ...roundelB({ view: "top", on: ["wing"], at: [3.95, 3.55], size: 1.42 }),
        ...roundelA({ view: "bottom", on: ["wing"], at: [4.1, 3.5], size: 1.27 }),
        ...roundelA1({ view: "right", on: ["fuselage"], at: [6.35, 0.16], size: 0.82 }),
        ...stripes({ view: "right", on: ["fin"], at: [7.98, 0.86], size: 0.68 }, [
          [0.19, "roundelRed"],
          [0.19, "roundelWhite"],
          [0.19, "roundelBlue"],
        ]),
        ribLine("top", "wing", wing, [2.9, 0.78], [5.1, 0.72]),
        ribLine("top", "wing", wing, [0.7, 0.8], [2.9, 0.78]),
        ribLine("top", "tailplane", tail, [0.1, 0.6], [1.4, 0.55]),
        ribLine("right", "fin", fin, [0.3, 0.62], [1.3, 0.5]),
      ]),
    ],
    joints: [...around("fuselage", 2.62), ...around("canopy", 3.88, 4.7)],
  },
};
