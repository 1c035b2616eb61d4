import { bothSides, disc, rectangle, usStarBars } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, barrel, box, pair, spinner, stubs } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { hinges } from "./marks.ts";

/** From the middle to each boom. */
const BOOM = 2.44;

const wing = roundTip(
  ribs(`
    0.3 -0.36 2.6 5.75 0.16
    2.44 -0.2 2.85 5.55 0.16
    7.92 0.36 3.75 4.95 0.11
  `),
  1.2,
  2.3,
);
const tail = roundTip(
  ribs(`
    0.02 0.16 10.1 11.2 0.1
    2.44 0.16 10.1 11.2 0.1
    3.28 0.16 10.2 11.1 0.08
  `),
  0.5,
);
const fin = ribs(`
    -0.85 0 10.4 10.9 0.07
    -0.66 0 10.05 11.2 0.08
    -0.2 0 9.8 11.42 0.09
    0.35 0 9.75 11.5 0.09
    0.85 0 9.95 11.4 0.08
    1.12 0 10.2 11.2 0.07
    1.22 0 10.45 10.9 0.05
  `);

/** Lockheed P-38J, escort of 1944, in bare metal. */
export const p38j: AircraftType = {
  id: "p-38j",
  title: "Lockheed P-38J Lightning",
  source: "Published dimensions: span 15.85 m (52 ft 0 in), length 11.53 m (37 ft 10 in), twin booms.",
  span: 15.85,
  length: 11.53,
  peg: [4.2, -0.6],
  bodies: [
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0 -0.12 0.08 0.1
    0.2 -0.28 0.22 0.25
    0.9 -0.46 0.4 0.4
    2 -0.58 0.5 0.48 2.2
    3.2 -0.62 0.56 0.5 2.2
    4.6 -0.58 0.58 0.48
    5.7 -0.42 0.5 0.38
    6.7 -0.2 0.26 0.2
    7.3 -0.04 0.08 0.03
  `),
    },
    box(
      "canopy",
      "2.75 0.35 0.54 0.22; 3.15 0.35 0.96 0.34 2.6; 3.8 0.35 1.08 0.38 2.6; 4.6 0.35 0.98 0.35 2.4; 5.5 0.35 0.6 0.2",
      { crease: 48, sides: 10 },
    ),
    { ...spinner([BOOM, 0, 0.55], 0.6, 0.34), mirror: true },
    {
      part: "boom",
      sides: 12,
      mirror: true,
      at: [BOOM, 0, 0],
      sections: sections(`
    1.15 -0.38 0.35 0.35
    1.45 -0.76 0.4 0.42 2.4 0.6
    2.2 -0.78 0.46 0.46 2.4 0.58
    3.4 -0.6 0.5 0.45 2.2
    4.8 -0.5 0.52 0.4
    6.2 -0.42 0.44 0.32
    8.2 -0.26 0.34 0.24
    10 -0.1 0.26 0.16
    10.9 0 0.2 0.05
  `),
    },
    // The turbo on top, and the radiators on both cheeks.
    box("turbo", "4.1 0.3 0.5 0.08; 4.35 0.3 0.66 0.22 2.4; 4.9 0.3 0.66 0.22 2.4; 5.3 0.3 0.48 0.08", {
      at: [BOOM, 0, 0],
      mirror: true,
    }),
    ...[0.4, -0.4].map((out) =>
      box("radiator", "6.3 -0.26 0.26 0.06 3; 6.6 -0.32 0.32 0.2 3; 7.3 -0.3 0.3 0.2 3; 8 -0.2 0.2 0.04", {
        at: [BOOM + out, 0.02, 0],
        mirror: true,
      }),
    ),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 1 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "fin", kind: "fin", ribs: fin, at: [BOOM, 0, 0], mirror: true },
  ],
  rods: [
    barrel([0.12, 0.14, -0.05], [0.12, 0.14, 0.5], true, 0.035),
    barrel([0.2, 0.02, 0.02], [0.2, 0.02, 0.6], true, 0.035),
    barrel([0, -0.1, -0.1], [0, -0.1, 0.5], false, 0.05),
    ...stubs(BOOM + 0.46, 0.14, [1.7, 2.1]),
  ],
  propellers: pair([BOOM, 0, 0.92]).map((hub) => ({ hub, diameter: 3.5, blades: 3, chord: 0.3 })),
  guns: { front: [...pair([0.12, 0.14, -0.05]), ...pair([0.2, 0.02, 0.02]), [0, -0.1, -0.1]] },
  paint: {
    parts: { "*": "bareMetal", spinner: "red", turbo: "gunmetal" },
    camouflaged: [],
    under: "bareMetal",
    underLine: points("0 -9; 9 -9"),
    areas: [
      {
        view: "top",
        on: ["fuselage"],
        colour: "oliveDrab",
        shape: points("-0.3 0.1; 0.3 0.1; 0.3 3.2; -0.3 3.2"),
      },
      ...bothSides([
        {
          view: "top",
          on: ["boom"],
          colour: "oliveDrab",
          shape: points("1.9 1.15; 2.44 1.15; 2.44 3; 2.2 3; 1.9 2.4"),
        },
        rectangle({ view: "right", on: ["boom"], at: [1.4, 0] }, 0.4, 3, "red"),
        { view: "right", on: ["fin"], colour: "red", shape: points("11 -1; 11.6 -1; 11.6 1.3; 11 1.3") },
      ]),
    ],
    bands: [],
    transfers: [
      ...usStarBars({ view: "top", on: ["wing"], at: [-5.6, 4.3], size: 1.3 }),
      ...usStarBars({ view: "bottom", on: ["wing"], at: [5.6, 4.3], size: 1.3 }),
      ...bothSides([
        ...usStarBars({ view: "right", on: ["boom"], at: [9.1, 0.05], size: 0.46 }, [0, 1]),
        disc({ view: "top", on: ["turbo"], at: [BOOM, 4.6], size: 0.34 }, 1, "exhaust"),
        rectangle({ view: "front", on: ["radiator"], at: [BOOM + 0.46, 0.02] }, 0.22, 0.44, "crossBlack"),
        rectangle({ view: "front", on: ["radiator"], at: [BOOM - 0.46, 0.02] }, 0.22, 0.44, "crossBlack"),
      ]),
      ...hinges(wing, tail, fin, [0.6, 0.92]),
    ],
    joints: [...around("fuselage", 1.7, 2.7), ...around("canopy", 3.15, 4.6), ...around("boom", 2.6)],
  },
};
