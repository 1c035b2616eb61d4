import { bothSides, hinomaru, rectangle } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, box, cowling, mast, opening, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.44 2.0 4.55 0.14
    6 0.12 2.55 3.75 0.09
  `),
  1.5,
  2.1,
);
const tail = roundTip(
  ribs(`
    0.05 0.3 7.2 8.5 0.09
    2.05 0.3 7.6 8.3 0.08
  `),
  0.7,
);
const fin = ribs(`
    0.1 0 7.1 8.5 0.09
    0.5 0 7.45 8.72 0.09
    0.9 0 7.75 8.78 0.08
    1.2 0 8 8.7 0.08
    1.38 0 8.25 8.5 0.05
  `);

/** Mitsubishi A6M2 Model 21, carrier fighter of 1941 and 1942. */
export const a6m2: AircraftType = {
  id: "a6m2",
  title: "Mitsubishi A6M2 Zero",
  source: "Published dimensions: span 12.00 m, length 9.06 m.",
  span: 12,
  length: 9.06,
  peg: [2.9, -0.66],
  bodies: [
    spinner([0, 0, 0], 0.45, 0.26),
    cowling(0.42, 1.15, 0.6),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    1.5 -0.57 0.57 0.56
    2.4 -0.65 0.62 0.54
    3.5 -0.66 0.62 0.5
    5 -0.5 0.62 0.42
    6.5 -0.24 0.5 0.28
    8 0.02 0.34 0.12
    9.06 0.16 0.2 0.02
  `),
    },
    box(
      "canopy",
      "2.7 0.4 0.6 0.2; 3.1 0.4 1.02 0.29 2.6; 4 0.4 1.08 0.3 2.6; 4.8 0.4 0.98 0.28 2.4; 5.5 0.4 0.6 0.12",
      { crease: 48, sides: 10 },
    ),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [mast([0, 1, 4.8], 0.5)],
  propellers: [{ hub: [0, 0, 0.3], diameter: 2.9, blades: 3, colour: "bareMetal", tips: "red" }],
  guns: { front: [...pair([0.15, 0.5, 1]), ...pair([2.3, -0.26, 2.1])] },
  paint: {
    parts: { "*": "mitsubishiGrey", spinner: "bareMetal", cowl: "cowlBlack" },
    camouflaged: [],
    under: "mitsubishiGrey",
    underLine: points("0 -9; 9 -9"),
    areas: [
      opening(0.6),
      ...bothSides([rectangle({ view: "right", on: ["fuselage"], at: [6.75, 0] }, 0.3, 3, "roundelBlue")]),
    ],
    bands: [],
    transfers: bothSides([
      ...hinomaru({ view: "top", on: ["wing"], at: [4.3, 3.2], size: 1.25 }),
      ...hinomaru({ view: "bottom", on: ["wing"], at: [4.3, 3.2], size: 1.25 }),
      ...hinomaru({ view: "right", on: ["fuselage"], at: [6.0, 0.12], size: 0.72 }),
      ribLine("top", "wing", wing, [3, 0.76], [5.7, 0.72]),
      ribLine("top", "wing", wing, [0.6, 0.8], [2.95, 0.76]),
      ribLine("top", "wing", wing, [5.05, 0.08], [5.05, 0.94]),
      ribLine("top", "tailplane", tail, [0.1, 0.62], [1.8, 0.6]),
      ribLine("right", "fin", fin, [0.3, 0.6], [1.25, 0.5]),
    ]),
    joints: [...around("fuselage", 2.1, 7.1), ...around("canopy", 3.1, 3.55, 4, 4.4, 4.8)],
  },
};
