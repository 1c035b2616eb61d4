import { bothSides, usStar } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, box, cowling, mast, opening, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.4 -0.12 1.95 4.4 0.15
    5.79 0.36 2.25 3.85 0.09
  `),
  0.5,
  3,
);
const tail = roundTip(
  ribs(`
    0.05 0.42 7 8.35 0.09
    2.08 0.42 7.3 8.25 0.08
  `),
  0.3,
  3,
);
const fin = ribs(`
    0.1 0 6.6 8.5 0.09
    0.6 0 7.05 8.72 0.09
    1 0 7.25 8.76 0.08
    1.45 0 7.5 8.7 0.08
    1.6 0 7.75 8.5 0.05
  `);

/** Grumman F4F-4, carrier fighter of 1942. */
export const f4f4: AircraftType = {
  id: "f4f-4",
  title: "Grumman F4F-4 Wildcat",
  source: "Published dimensions: span 11.58 m (38 ft 0 in), length 8.76 m (28 ft 9 in).",
  span: 11.58,
  length: 8.76,
  peg: [2.9, -0.86],
  bodies: [
    spinner([0, 0, 0], 0.5, 0.16),
    cowling(0.42, 1.05, 0.68),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    1.4 -0.66 0.64 0.65
    2.2 -0.84 0.72 0.68
    3.4 -0.86 0.78 0.64
    4.8 -0.64 0.78 0.5
    6.4 -0.26 0.6 0.3
    7.8 0.06 0.46 0.12
    8.4 0.18 0.38 0.04
  `),
    },
    box(
      "canopy",
      "2.75 0.5 0.74 0.22; 3.15 0.5 1.2 0.32 2.6; 3.8 0.5 1.26 0.33 2.6; 4.5 0.5 1.14 0.29 2.4; 5.2 0.5 0.78 0.15",
      { crease: 48, sides: 10 },
    ),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [mast([0, 0.75, 5.3], 0.5)],
  propellers: [{ hub: [0, 0, 0.3], diameter: 2.97, blades: 3 }],
  guns: { front: [...pair([2.2, 0, 2.05]), ...pair([2.5, 0.02, 2.06]), ...pair([3.4, 0.1, 2.1])] },
  paint: {
    parts: { "*": "blueGrey", spinner: "gunmetal", cowl: "blueGrey" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "cowl"],
    under: "lightGull",
    underLine: points("0 -0.36; 3 -0.5; 6 -0.1; 8.5 0.2"),
    areas: [opening(0.68)],
    bands: [],
    transfers: bothSides([
      ...usStar({ view: "top", on: ["wing"], at: [4.3, 3], size: 1.35 }),
      ...usStar({ view: "bottom", on: ["wing"], at: [4.3, 3], size: 1.35 }),
      ...usStar({ view: "right", on: ["fuselage"], at: [5.75, 0.16], size: 0.8 }, [0, 1]),
      ribLine("top", "wing", wing, [3.2, 0.78], [5.55, 0.76]),
      ribLine("top", "wing", wing, [0.6, 0.78], [3.1, 0.78]),
      ribLine("top", "wing", wing, [1.6, 0.06], [1.6, 0.97]),
      ribLine("top", "tailplane", tail, [0.1, 0.62], [1.9, 0.6]),
      ribLine("right", "fin", fin, [0.3, 0.6], [1.45, 0.55]),
    ]),
    joints: [...around("fuselage", 2.0, 6.6), ...around("canopy", 3.16, 3.8, 4.5)],
  },
};
