import { bothSides, rectangle } from "../../kit/markings.ts";
import { ellipse, roundTip } from "../../kit/planform.ts";
import { around, barrel, box, pair, spinner } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType, Body, Patch } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { american, hinges } from "./marks.ts";

const wing = roundTip(
  ribs(`
    0.7 0.72 6.2 10.5 0.18
    3.9 0.9 6.45 10.2 0.17
    16.765 1.62 7.65 9.15 0.1
  `),
  1.2,
  2.3,
);
const tail = ribs(`
    0.05 1.0 17.1 19.5 0.1
    3.85 1.0 17.3 19.4 0.09
  `);
/** One half of the oval fins, above and below the tailplane. */
const half = ellipse({
  root: 0,
  tip: 1.65,
  axis: 18.3,
  fore: 1.1,
  aft: 1.5,
  up: 0,
  rise: 0,
  thickness: [0.08, 0.07],
  shares: [0, 0.3, 0.55, 0.75, 0.9, 0.97, 1],
});
const fin = [
  ...half
    .slice(1)
    .map(([out, ...rest]) => [-out * 0.9, ...rest] as const)
    .reverse(),
  ...half,
];
const INNER: Vec = [3.9, 0.55, 4.9];
const OUTER: Vec = [7.7, 0.75, 5.15];

/** The cowl, wider than high because the coolers lie at its sides, and what lies behind. */
const nacelle = ([x, y, z]: Vec): Body[] => [
  {
    part: "cowl",
    sides: 14,
    crease: 60,
    between: 0,
    mirror: true,
    at: [x, y, z],
    sections: sections(
      "0 -0.55 0.55 0.68 2.3; 0.1 -0.64 0.64 0.8 2.3; 0.7 -0.7 0.7 0.86 2.3; 1.4 -0.68 0.68 0.8 2.2",
    ),
  },
  box("nacelle", "1.3 -0.66 0.64 0.74; 2.8 -0.58 0.5 0.56; 4.6 -0.3 0.24 0.2", {
    at: [x, y, z],
    mirror: true,
    sides: 10,
  }),
  { ...spinner([x, y, z - 0.45], 0.5, 0.18), mirror: true, sides: 6 },
];

const mouths = [INNER, OUTER].map(
  ([x, y]): Patch => ({
    view: "front",
    on: ["cowl"],
    colour: "crossBlack",
    shape: Array.from({ length: 12 }, (_, i) => {
      const a = (i * Math.PI) / 6;
      return [x + 0.62 * Math.cos(a), y + 0.48 * Math.sin(a)] as const;
    }),
  }),
);

/** Consolidated B-24J, heavy bomber of the Eighth Air Force. */
export const b24j: AircraftType = {
  id: "b-24j",
  title: "Consolidated B-24J Liberator",
  source: "Published dimensions: span 33.53 m (110 ft 0 in), length 20.47 m (67 ft 2 in), twin fins.",
  span: 33.53,
  length: 20.47,
  peg: [8, -1.5],
  bodies: [
    box("nose", "0.1 0 0.5 0.2; 0.3 -0.24 0.68 0.46 2.6; 0.9 -0.3 0.76 0.56 2.6; 1.4 -0.3 0.7 0.5", {
      crease: 48,
      sides: 10,
    }),
    box("chin", "0.5 -0.7 -0.1 0.24; 0.8 -0.86 -0.1 0.46 2.4; 1.5 -1.0 -0.1 0.58 2.4; 2 -1.06 -0.2 0.6", {
      crease: 60,
      sides: 10,
    }),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.9 -0.6 0.5 0.5 2.4
    1.4 -0.92 0.72 0.66 2.4
    2.4 -1.2 0.9 0.84 2.5
    4.2 -1.46 1.06 0.94 2.8
    7 -1.5 1.1 0.96 3
    11 -1.4 1.1 0.92 2.8
    14 -0.86 1.06 0.78 2.5
    17 -0.24 1.04 0.6 2.2
    19 0.14 1.04 0.48
    19.9 0.3 1.0 0.4
  `),
    },
    box("canopy", "2.7 0.7 0.96 0.4; 3.3 0.7 1.44 0.58 2.8; 4.4 0.7 1.5 0.6 2.8; 5.2 0.7 1.14 0.36", {
      crease: 48,
      sides: 10,
    }),
    box("turret", "5.3 1 1.15 0.3; 5.5 1 1.66 0.46 2.4; 6.1 1 1.66 0.46 2.4; 6.35 1 1.2 0.3", { crease: 90 }),
    box(
      "ball",
      "11.4 -1.4 -1.2 0.15; 11.55 -1.75 -1.1 0.42; 12.1 -1.94 -1.1 0.54; 12.65 -1.75 -1.1 0.42; 12.8 -1.4 -1.1 0.15",
      { crease: 100, sides: 10 },
    ),
    box("tail", "19.4 0.4 1.05 0.36; 19.65 0.26 1.36 0.46 2.6; 20.2 0.28 1.34 0.42 2.6; 20.47 0.5 1.1 0.26", {
      crease: 60,
    }),
    ...[INNER, OUTER].flatMap(nacelle),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 1.8 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true, spacing: 1.9 },
    { part: "fin", kind: "fin", ribs: fin, at: [3.85, 1.15, 0], mirror: true },
  ],
  rods: [
    barrel([0.22, 0.24, -0.07], [0.22, 0.22, 0.6], true, 0.05),
    barrel([0.2, 1.46, 4.4], [0.2, 1.42, 5.7], true, 0.05),
    barrel([0.2, -1.8, 11.3], [0.2, -1.6, 12.1], true, 0.05),
    barrel([1.9, 0.3, 14], [0.9, 0.3, 13.6], true, 0.05),
    barrel([0.18, 0.86, 20.56], [0.18, 0.86, 20.2], true, 0.05),
  ],
  propellers: [INNER, OUTER].flatMap(pair).map(([x, y, z]) => ({
    hub: [x, y, z - 0.16] as const,
    diameter: 3.54,
    blades: 3,
    chord: 0.34,
  })),
  guns: {
    front: [...pair([0.22, 0.24, -0.07]), ...pair([0.2, 1.46, 4.4])],
    rear: pair([0.18, 0.86, 20.56]),
    right: [[1.9, 0.3, 14]],
    left: [[-1.9, 0.3, 14]],
  },
  paint: {
    parts: {
      "*": "oliveDrab",
      nose: "glass",
      chin: "glass",
      turret: "glass",
      tail: "glass",
      ball: "gunmetal",
      spinner: "gunmetal",
    },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "nacelle", "cowl"],
    under: "neutralGrey",
    underLine: points("0.6 -0.5; 8 -0.75; 14 -0.2; 16.6 0.3; 16.7 -3; 21 -3"),
    areas: [
      ...bothSides(mouths),
      // The white of the fins, with the bar of a group.
      ...bothSides([
        rectangle({ view: "right", on: ["fin"], at: [18.5, 1.2] }, 0.7, 4, "oliveDrab"),
        rectangle({ view: "right", on: ["fin"], at: [18.5, 1.2] }, 4, 4, "insignia"),
        rectangle({ view: "left", on: ["fin"], at: [18.5, 1.2] }, 0.7, 4, "oliveDrab"),
        rectangle({ view: "left", on: ["fin"], at: [18.5, 1.2] }, 4, 4, "insignia"),
      ]),
    ],
    bands: [],
    transfers: [
      ...american({ wing: [11.8, 8.4], size: 1.5, side: [15, 0.35], across: 0.95 }),
      ...hinges(wing, tail),
    ],
    joints: [
      ...around("nose", 0.32, 0.9),
      ...around("fuselage", 5, 9.8),
      ...around("canopy", 3.3, 3.85, 4.4),
      ...around("tail", 19.6),
    ],
  },
};
