import { bothSides, usStar } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, barrel, box, cowling, mast, opening, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { hinges } from "./marks.ts";

const wing = roundTip(
  ribs(`
    0.35 -0.56 2.1 5.0 0.16
    1.5 -0.54 2.15 5.0 0.16
    6.33 0.14 3.15 4.35 0.09
  `),
  1,
  2.2,
);
const tail = roundTip(
  ribs(`
    0.05 0.4 7.95 9.6 0.09
    2.75 0.4 8.4 9.5 0.08
  `),
  0.7,
);
const fin = ribs(`
    0.25 0 6.6 9.4 0.06
    0.6 0 7.7 9.85 0.08
    1 0 8.15 9.96 0.08
    1.45 0 8.45 9.88 0.08
    1.75 0 8.75 9.6 0.07
    1.85 0 9 9.4 0.05
  `);

/** Douglas SBD-3, dive bomber of the carriers at Midway. */
export const sbd3: AircraftType = {
  id: "sbd-3",
  title: "Douglas SBD-3 Dauntless",
  source: "Published dimensions: span 12.66 m (41 ft 6 in), length 9.96 m (32 ft 8 in).",
  span: 12.66,
  length: 9.96,
  peg: [3.4, -0.78],
  bodies: [
    spinner([0, 0, 0], 0.5, 0.18),
    cowling(0.44, 1.15, 0.7),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    1.5 -0.67 0.66 0.65
    2.4 -0.77 0.7 0.6
    3.6 -0.78 0.74 0.54
    5 -0.64 0.74 0.48
    6.4 -0.4 0.64 0.36
    7.8 -0.14 0.52 0.22
    9 0.08 0.42 0.1
    9.6 0.2 0.36 0.03
  `),
    },
    box(
      "canopy",
      "2.75 0.45 0.72 0.22; 3.2 0.45 1.18 0.31 2.6; 4.2 0.45 1.26 0.33 2.6; 5.3 0.45 1.2 0.32 2.6; 6 0.45 1.02 0.28; 6.5 0.45 0.68 0.18",
      { crease: 48, sides: 10 },
    ),
    box("bomb", "2.9 -0.02 0.02 0.02; 3.1 -0.17 0.17 0.17; 3.9 -0.2 0.2 0.2; 4.8 -0.06 0.06 0.06", {
      at: [0, -0.92, -0.3],
    }),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [
    barrel([0.08, 1.26, 6.9], [0.08, 1.05, 5.9], true, 0.035),
    mast([0, 0.7, 2.45], 0.75),
    {
      part: "exhaust",
      from: [0.62, -0.3, 1.6],
      to: [0.66, -0.34, 2.1],
      radius: 0.08,
      sides: 4,
      mirror: true,
    },
  ],
  propellers: [{ hub: [0, 0, 0.32], diameter: 3.25, blades: 3 }],
  guns: { front: pair([0.16, 0.6, 0.7]), rear: pair([0.08, 1.26, 6.9]) },
  paint: {
    parts: { "*": "blueGrey", spinner: "gunmetal", bomb: "oliveDrab" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "cowl"],
    under: "lightGull",
    underLine: points("0 -0.34; 3 -0.4; 6 -0.1; 9.6 0.26"),
    areas: [opening(0.7)],
    bands: [],
    transfers: [
      ...hinges(wing, tail, fin, [0.6, 0.92]),
      ...bothSides([
        ...usStar({ view: "top", on: ["wing"], at: [4.9, 3.6], size: 1.4 }),
        ...usStar({ view: "bottom", on: ["wing"], at: [4.9, 3.6], size: 1.4 }),
        ...usStar({ view: "right", on: ["fuselage"], at: [6.9, 0.16], size: 0.82 }, [0, 1]),
        // The rows of holes in the split dive brakes.
        ...Array.from({ length: 11 }, (_, i) => ({
          view: "top" as const,
          on: ["wing"],
          colour: "wash",
          shape: [
            [0.7 + i * 0.28, 4.52 - i * 0.013],
            [0.84 + i * 0.28, 4.52 - i * 0.013],
            [0.84 + i * 0.28, 4.64 - i * 0.013],
            [0.7 + i * 0.28, 4.64 - i * 0.013],
          ] as const,
        })),
      ]),
    ],
    joints: [...around("fuselage", 2.3), ...around("canopy", 3.2, 3.75, 4.3, 4.9, 5.4, 6)],
  },
};
