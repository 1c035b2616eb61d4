import { bothSides, usStarBars } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, barrel, box, cowling, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";

const wing = roundTip(
  ribs(`
    0.6 -0.75 6.3 12 0.17
    4.6 -0.4 6.8 11.2 0.15
    15.81 0.7 8.9 10.9 0.09
  `),
  2.2,
  2.1,
);
const tail = roundTip(
  ribs(`
    0.05 0.75 17.6 20.7 0.1
    6.55 0.75 18.7 20.3 0.08
  `),
  1.6,
  2.1,
);
const fin = ribs(`
    0.6 0 13.2 21.2 0.04
    1.5 0 15.4 21.6 0.06
    2.4 0 17 21.7 0.07
    3.4 0 18 21.6 0.07
    4.2 0 18.7 21.3 0.07
    4.6 0 19.3 20.8 0.06
    4.7 0 19.7 20.4 0.05
  `);
const INNER: Vec = [3.35, -0.35, 4.2];
const OUTER: Vec = [6.75, -0.05, 4.9];

const nacelle = ([x, y, z]: Vec) => [
  cowling(z + 0.5, 1.5, 0.72, [x, y, 0], true),
  box("nacelle", `${z + 1.9} -0.68 0.66 0.67; ${z + 3.4} -0.55 0.45 0.55; ${z + 5} -0.3 0.1 0.2`, {
    at: [x, y, 0],
    mirror: true,
  }),
];

/** Boeing B-17G, heavy bomber of the Eighth Air Force. */
export const b17g: AircraftType = {
  id: "b-17g",
  title: "Boeing B-17G Flying Fortress",
  source: "Published dimensions: span 31.62 m (103 ft 9 in), length 22.66 m (74 ft 4 in).",
  span: 31.62,
  length: 22.66,
  peg: [8.4, -1.3],
  bodies: [
    box("nose", "0 -0.42 0.1 0.16; 0.25 -0.72 0.42 0.48; 0.7 -0.9 0.66 0.74", {
      between: 1,
      crease: 48,
      sides: 12,
    }),
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    0.7 -0.9 0.66 0.74
    2.4 -1.16 0.92 1.02
    5 -1.3 1.18 1.15
    9 -1.28 1.22 1.15
    12 -1.14 1.12 1.05
    15.5 -0.6 1.05 0.72
    19 0 1.02 0.42
    21.6 0.3 0.96 0.28
    22.2 0.36 0.9 0.24
  `),
    },
    box("canopy", "3.4 0.8 1.05 0.4; 4 0.8 1.62 0.62 2.6; 4.9 0.8 1.68 0.62 2.6; 5.6 0.8 1.2 0.4", {
      crease: 48,
      sides: 10,
    }),
    box("turret", "5.7 1 1.2 0.3; 5.9 1 1.78 0.46 2.4; 6.5 1 1.78 0.46 2.4; 6.8 1 1.25 0.3", { crease: 90 }),
    box(
      "ball",
      "11 -1.3 -1.1 0.15; 11.15 -1.75 -1 0.42; 11.75 -1.95 -1 0.55; 12.35 -1.75 -1 0.42; 12.5 -1.3 -1.1 0.15",
      { crease: 100, sides: 10 },
    ),
    box("chin", "0.9 -1.2 -0.7 0.2; 1.1 -1.45 -0.7 0.42; 1.7 -1.45 -0.7 0.42; 2.1 -1.1 -0.7 0.25", {
      crease: 90,
    }),
    box("tail", "21.2 0.5 1.1 0.24; 21.6 0.4 1.4 0.26; 22.3 0.4 1.3 0.24; 22.5 0.5 1 0.14", { crease: 70 }),
    ...[INNER, OUTER].flatMap(nacelle),
    ...[INNER, OUTER].map((at) => ({ ...spinner(at, 0.7, 0.2), mirror: true, sides: 6 })),
  ],
  surfaces: usual(wing, tail, fin, 1.8),
  rods: [
    barrel([0.16, -1.2, 0.15], [0.16, -1.15, 1.1], true, 0.05),
    barrel([0.2, 1.5, 4.9], [0.2, 1.45, 6], true, 0.05),
    barrel([0.2, -1.8, 10.9], [0.2, -1.6, 11.7], true, 0.05),
    barrel([2, 0.2, 13.6], [0.9, 0.2, 13.2], true, 0.05),
    barrel([0.1, 0.78, 22.66], [0.1, 0.78, 22], true, 0.05),
  ],
  propellers: [INNER, OUTER].flatMap(pair).map((at) => ({
    hub: [at[0], at[1], at[2] + 0.3] as const,
    diameter: 3.54,
    blades: 3,
    chord: 0.34,
  })),
  guns: {
    front: [...pair([0.16, -1.2, 0.15]), ...pair([0.2, 1.5, 4.9])],
    rear: pair([0.1, 0.78, 22.66]),
    right: [[2, 0.2, 13.6]],
    left: [[-2, 0.2, 13.6]],
  },
  paint: {
    parts: {
      "*": "oliveDrab",
      nose: "glass",
      turret: "glass",
      ball: "gunmetal",
      spinner: "gunmetal",
      tail: "glass",
      chin: "neutralGrey",
    },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "nacelle", "cowl"],
    under: "neutralGrey",
    underLine: points("0.6 -0.4; 8 -0.7; 15 -0.2; 22 0.5"),
    areas: bothSides(
      [INNER, OUTER].map((at) => ({
        view: "front" as const,
        on: ["cowl"],
        colour: "crossBlack",
        shape: Array.from({ length: 10 }, (_, i) => {
          const a = (i * Math.PI) / 5;
          return [at[0] + 0.54 * Math.cos(a), at[1] + 0.54 * Math.sin(a)] as const;
        }),
      })),
    ),
    bands: [],
    transfers: [
      ...usStarBars({ view: "top", on: ["wing"], at: [-11, 9.6], size: 1.5 }),
      ...usStarBars({ view: "bottom", on: ["wing"], at: [11, 9.6], size: 1.5 }),
      ...bothSides([
        ...usStarBars({ view: "right", on: ["fuselage"], at: [15.2, 0.25], size: 0.85 }, [0, 1]),
        ribLine("top", "wing", wing, [8.4, 0.78], [14.6, 0.74]),
        ribLine("top", "wing", wing, [1.4, 0.8], [8.2, 0.78]),
        ribLine("top", "tailplane", tail, [0.3, 0.62], [5.8, 0.6]),
        ribLine("right", "fin", fin, [1.2, 0.72], [4.5, 0.6]),
      ]),
    ],
    joints: [...around("nose", 0.26, 0.66), ...around("fuselage", 9.6), ...around("canopy", 4, 4.5)],
  },
};
