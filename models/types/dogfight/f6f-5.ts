import { bothSides, usStarBars } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, box, cowling, mast, opening, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.4 -0.55 2.5 5.3 0.15
    1.6 -0.53 2.55 5.2 0.15
    6.53 0.12 3.05 4.6 0.09
  `),
  0.45,
  3,
);
const tail = roundTip(
  ribs(`
    0.05 0.5 8.3 9.8 0.09
    2.8 0.5 8.7 9.65 0.08
  `),
  0.4,
  2.8,
);
const fin = ribs(`
    0.2 0 7.8 9.9 0.09
    0.7 0 8.3 10.2 0.09
    1.1 0 8.6 10.24 0.08
    1.6 0 8.85 10.12 0.08
    1.78 0 9.1 9.9 0.05
  `);

/** Grumman F6F-5, carrier fighter of 1944. */
export const f6f5: AircraftType = {
  id: "f6f-5",
  title: "Grumman F6F-5 Hellcat",
  source: "Published dimensions: span 13.06 m (42 ft 10 in), length 10.24 m (33 ft 7 in).",
  span: 13.06,
  length: 10.24,
  peg: [3.6, -0.94],
  bodies: [
    spinner([0, 0, 0], 0.55, 0.18),
    cowling(0.48, 1.5, 0.76),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    1.9 -0.76 0.74 0.74
    2.8 -0.92 0.82 0.72
    4 -0.94 0.9 0.66
    5.4 -0.76 0.9 0.54
    7.2 -0.36 0.74 0.34
    8.8 0.04 0.58 0.16
    9.7 0.2 0.48 0.04
  `),
    },
    box(
      "canopy",
      "3.3 0.6 0.86 0.24; 3.75 0.6 1.3 0.33 2.6; 4.4 0.6 1.38 0.34 2.6; 5 0.6 1.24 0.3 2.4; 5.8 0.6 0.9 0.15",
      { crease: 48, sides: 10 },
    ),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [mast([0, 0.85, 6.1], 0.45)],
  propellers: [{ hub: [0, 0, 0.32], diameter: 3.99, blades: 3, chord: 0.34 }],
  guns: { front: [...pair([2.5, -0.4, 2.6]), ...pair([2.75, -0.36, 2.62]), ...pair([3, -0.32, 2.65])] },
  paint: {
    parts: { "*": "seaBlue", spinner: "gunmetal" },
    camouflaged: [],
    under: "seaBlue",
    underLine: points("0 -9; 9 -9"),
    areas: [opening(0.76)],
    bands: [],
    transfers: [
      ...usStarBars({ view: "top", on: ["wing"], at: [-4.7, 3.75], size: 1.05 }),
      ...usStarBars({ view: "bottom", on: ["wing"], at: [4.7, 3.75], size: 1.05 }),
      ...bothSides([
        ...usStarBars({ view: "right", on: ["fuselage"], at: [6.9, 0.2], size: 0.62 }, [0, 1]),
        ribLine("top", "wing", wing, [3.6, 0.8], [6.3, 0.78]),
        ribLine("top", "wing", wing, [0.6, 0.8], [3.5, 0.8]),
        ribLine("top", "wing", wing, [1.7, 0.06], [1.7, 0.97]),
        ribLine("top", "tailplane", tail, [0.1, 0.64], [2.5, 0.62]),
        ribLine("right", "fin", fin, [0.4, 0.62], [1.65, 0.55]),
      ]),
    ],
    joints: [...around("fuselage", 2.6, 7.9), ...around("canopy", 3.76, 4.4, 5)],
  },
};
