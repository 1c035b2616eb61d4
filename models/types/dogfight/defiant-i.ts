import { bothSides, roundelA, roundelA1, roundelB, stripes } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, bands, barrel, box, spinner, stubs, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.66 2.55 5.2 0.16
    1.6 -0.62 2.58 5.08 0.16
    5.995 -0.14 3 4.35 0.09
  `),
  0.9,
  2.5,
);
const tail = roundTip(
  ribs(`
    0.05 0.42 8.5 9.95 0.09
    2 0.42 8.8 9.85 0.08
  `),
  0.5,
  2.4,
);
const fin = ribs(`
    0.2 0 8.6 10.2 0.08
    0.6 0 9 10.7 0.08
    0.95 0 9.25 10.77 0.08
    1.3 0 9.5 10.6 0.08
    1.5 0 9.75 10.3 0.05
  `);

/** Boulton Paul Defiant Mk I, turret fighter of 1940. */
export const defiantI: AircraftType = {
  id: "defiant-i",
  title: "Boulton Paul Defiant I",
  source: "Published dimensions: span 11.99 m (39 ft 4 in), length 10.77 m (35 ft 4 in).",
  span: 11.99,
  length: 10.77,
  peg: [3.7, -0.8],
  bodies: [
    spinner([0, 0, 0], 0.68, 0.35),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.68 -0.37 0.36 0.35
    1.2 -0.54 0.46 0.42 2.3
    2.2 -0.7 0.58 0.48 2.4
    3.4 -0.8 0.68 0.52 2.2
    4.8 -0.78 0.74 0.54
    5.9 -0.62 0.76 0.5
    7.4 -0.32 0.66 0.35
    8.9 -0.02 0.52 0.18
    10 0.16 0.42 0.05
  `),
    },
    box("canopy", "3.3 0.4 0.68 0.2; 3.7 0.4 1.04 0.29 2.4; 4.2 0.4 1.14 0.31 2.4; 4.75 0.4 1.1 0.31", {
      crease: 48,
      sides: 10,
    }),
    box(
      "turret",
      "4.8 0.5 0.9 0.3; 4.95 0.5 1.22 0.46 2.3; 5.5 0.5 1.3 0.5 2.3; 6 0.5 1.16 0.44; 6.15 0.5 0.86 0.28",
      { crease: 60, sides: 12 },
    ),
    box("decking", "6.15 0.4 1.02 0.3; 6.8 0.4 0.94 0.26; 7.8 0.4 0.72 0.14"),
    box("radiator", "3.9 -1.08 -0.6 0.3 3; 4.6 -1.1 -0.6 0.32 3; 5.3 -0.8 -0.5 0.28"),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [
    ...stubs(0.5, 0.2, [1.35, 1.7, 2.05]),
    ...[0.12, 0.26].map((x) => barrel([x, 1.2, 7], [x, 1.06, 5.9], true, 0.035)),
  ],
  propellers: [{ hub: [0, 0, 0.42], diameter: 3.5, blades: 3 }],
  guns: {
    rear: [
      [0.2, 1.2, 7],
      [-0.2, 1.2, 7],
    ],
    right: [[0.5, 1.06, 5.5]],
    left: [[-0.5, 1.06, 5.5]],
  },
  paint: {
    parts: { "*": "darkEarth", turret: "glass", spinner: "black", radiator: "sky" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "decking"],
    under: "sky",
    underLine: points("0.6 -0.22; 2 -0.4; 5.5 -0.44; 8 -0.06; 10 0.24"),
    bands: [
      ...bands(
        "darkGreen",
        1.05,
        "-6.1 4.2; -5 3.6; -4.2 2.4",
        "-3 5.4; -2.4 4.4; -1.4 3.6; -0.4 2.8; 0.2 1.8",
        "1.1 5.4; 1.8 4.4; 2.8 3.4; 3.4 2.4",
        "4.2 5; 4.9 4; 6 3.4",
      ),
      ...bands(
        "darkGreen",
        0.85,
        "-0.9 1.2; 0.9 1.7",
        "-0.8 6.3; 0.8 5.7",
        "-0.8 8; 0.8 8.6",
        "-2.1 9.6; -1 9.2; -0.2 10.4",
        "0.8 8.8; 1.6 10",
      ),
    ],
    transfers: bothSides([
      ...roundelB({ view: "top", on: ["wing"], at: [4.3, 3.72], size: 1.3 }),
      ...roundelA({ view: "bottom", on: ["wing"], at: [4.5, 3.7], size: 1.15 }),
      ...roundelA1({ view: "right", on: ["fuselage"], at: [7.4, 0.18], size: 0.8 }),
      ...stripes({ view: "right", on: ["fin"], at: [9.25, 0.88], size: 0.64 }, [
        [0.19, "roundelRed"],
        [0.19, "roundelWhite"],
        [0.19, "roundelBlue"],
      ]),
      ribLine("top", "wing", wing, [3.2, 0.76], [5.6, 0.74]),
      ribLine("top", "wing", wing, [0.6, 0.8], [3.15, 0.76]),
      ribLine("top", "tailplane", tail, [0.1, 0.62], [1.8, 0.6]),
      ribLine("right", "fin", fin, [0.4, 0.58], [1.4, 0.5]),
    ]),
    joints: [
      ...around("fuselage", 2.7),
      ...around("canopy", 3.72, 4.2),
      ...around("turret", 4.98, 5.5, 5.95),
    ],
  },
};
