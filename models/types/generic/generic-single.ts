import { bothSides } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, mast, pair, spinner, stubs, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.6 2.4 4.7 0.15
    5.25 -0.1 2.85 4.1 0.09
  `),
  0.9,
  2.4,
);
const tail = roundTip(
  ribs(`
    0.05 0.38 7.4 8.6 0.09
    1.7 0.38 7.65 8.5 0.08
  `),
  0.5,
);
const fin = ribs(`
    0.15 0 7.2 8.7 0.09
    0.5 0 7.6 8.95 0.09
    0.9 0 7.85 9 0.08
    1.25 0 8.1 8.9 0.08
    1.4 0 8.35 8.7 0.05
  `);

/** A single-engined fighter of no nation. */
export const genericSingle: AircraftType = {
  id: "generic-single",
  title: "Single-engined aircraft",
  source: "Our own design: span 10.50 m, length 9.00 m.",
  span: 10.5,
  length: 9,
  peg: [3.3, -0.74],
  bodies: [
    spinner([0, 0, 0], 0.6, 0.33),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.6 -0.36 0.34 0.33
    1.1 -0.52 0.44 0.4 2.2
    2 -0.66 0.54 0.44 2.3
    3.2 -0.74 0.62 0.47 2.2
    4.4 -0.64 0.66 0.45
    5.6 -0.42 0.64 0.36
    7 -0.12 0.52 0.22
    8.2 0.12 0.4 0.09
    8.6 0.18 0.34 0.03
  `),
    },
    {
      part: "canopy",
      sides: 10,
      sections: sections(
        "3.2 0.4 0.64 0.18; 3.65 0.4 1 0.26; 4.3 0.4 1.08 0.28; 4.9 0.4 0.98 0.25; 5.6 0.4 0.66 0.1",
      ),
    },
  ],
  surfaces: usual(wing, tail, fin),
  rods: [...stubs(0.46, 0.18, [1.2, 1.55, 1.9]), mast([0, 0.66, 5.3], 0.5)],
  propellers: [{ hub: [0, 0, 0.36], diameter: 3.1, blades: 3 }],
  guns: { front: pair([2, -0.4, 2.5]) },
  paint: {
    parts: { "*": "slate", spinner: "cream" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "cream",
    underLine: points("0.6 0; 3 -0.1; 8.6 0.25"),
    bands: [],
    transfers: bothSides([
      ribLine("top", "wing", wing, [2.9, 0.76], [4.8, 0.72]),
      ribLine("top", "wing", wing, [0.6, 0.78], [2.85, 0.76]),
      ribLine("top", "wing", wing, [2.87, 0.08], [2.87, 0.97]),
      ribLine("bottom", "wing", wing, [0.6, 0.78], [4.8, 0.72]),
      ribLine("top", "tailplane", tail, [0.1, 0.6], [1.5, 0.6]),
      ribLine("right", "fin", fin, [0.3, 0.6], [1.25, 0.5]),
    ]),
    joints: [...around("fuselage", 1.05, 2.6, 6.6), ...around("canopy", 3.66, 4.3, 4.9)],
  },
};
