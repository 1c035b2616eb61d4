import { balkenkreuz, bothSides, disc, rectangle } from "../../kit/markings.ts";
import { ribLine } from "../../kit/planform.ts";
import { around, box, pair } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

/** Its tips are bent down. */
const wing = ribs(`
    0.2 0.42 3 5.1 0.14
    3 0.6 3.42 4.7 0.11
    3.25 0.6 3.5 4.66 0.1
    3.6 0.36 3.8 4.5 0.06
  `);
const tail = ribs(`
    0.05 0.28 7.75 8.75 0.09
    1.3 0.6 7.9 8.75 0.08
    1.36 0.62 8 8.7 0.05
  `);
const fin = ribs(`
    -0.55 0 8.05 8.7 0.07
    -0.3 0 7.8 8.95 0.08
    0.25 0 7.78 9.05 0.08
    0.7 0 8 9.02 0.07
    0.9 0 8.3 8.85 0.05
  `);
/** Height of the engine's middle on the fuselage's back. */
const JET = 0.92;

/** Heinkel He 162 A-2, the people's fighter of 1945. */
export const he162a2: AircraftType = {
  id: "he-162a-2",
  title: "Heinkel He 162A-2",
  source: "Published dimensions: span 7.20 m, length 9.05 m.",
  span: 7.2,
  length: 9.05,
  peg: [3.6, -0.64],
  bodies: [
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0 -0.08 0.04 0.06
    0.3 -0.3 0.2 0.24
    1.2 -0.56 0.42 0.44
    2.4 -0.66 0.52 0.52
    4 -0.62 0.52 0.5
    5.5 -0.46 0.48 0.4
    7 -0.2 0.4 0.26
    8.2 0 0.34 0.14
    8.95 0.1 0.26 0.04
  `),
    },
    box(
      "canopy",
      "1.3 0.3 0.46 0.2; 1.7 0.36 0.82 0.28 2.4; 2.25 0.36 0.92 0.3; 2.75 0.36 0.86 0.26; 3.2 0.36 0.6 0.12",
      { between: 1, crease: 48, sides: 10 },
    ),
    {
      part: "nacelle",
      sides: 12,
      at: [0, JET, 0],
      sections: sections(`
    2.55 -0.3 0.3 0.3
    2.75 -0.4 0.38 0.39
    3.8 -0.46 0.42 0.44
    5.2 -0.44 0.4 0.41
    6.4 -0.3 0.28 0.29
    6.9 -0.22 0.22 0.22
  `),
    },
    box("cone", "2.45 -0.03 0.03 0.03; 2.65 -0.13 0.13 0.13; 2.9 -0.16 0.16 0.16", { at: [0, JET, 0] }),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 0.9 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true },
    { part: "fin", kind: "fin", ribs: fin, at: [1.33, 0.6, 0], mirror: true },
  ],
  propellers: [],
  guns: { front: pair([0.3, -0.38, 1]) },
  paint: {
    parts: { "*": "rlm71", cone: "gunmetal", nacelle: "rlm71" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "nacelle"],
    under: "rlm76",
    underLine: points("0 -0.1; 2 -0.1; 5 0; 8 0.1; 9.1 0.2"),
    areas: [
      disc({ view: "front", on: ["nacelle"], at: [0, JET], size: 0.6 }, 1, "crossBlack"),
      ...bothSides([rectangle({ view: "right", on: ["fuselage"], at: [0.25, -0.04] }, 0.5, 1, "red")]),
    ],
    bands: [],
    transfers: bothSides([
      ...balkenkreuz({ view: "top", on: ["wing"], at: [2.4, 4.1], size: 0.86 }, 0.24, 0.06),
      ...balkenkreuz({ view: "bottom", on: ["wing"], at: [2.4, 4.1], size: 0.86 }, 0.24, 0.08),
      ...balkenkreuz({ view: "right", on: ["fuselage"], at: [6.1, 0.02], size: 0.56 }, 0.24, 0.1),
      ribLine("top", "wing", wing, [0.6, 0.76], [3, 0.74]),
      ribLine("top", "wing", wing, [1.7, 0.06], [1.7, 0.97]),
      ribLine("top", "tailplane", tail, [0.1, 0.62], [1.2, 0.6]),
      ribLine("right", "fin", fin, [-0.2, 0.62], [0.7, 0.58]),
    ]),
    joints: [...around("canopy", 1.72, 2.3), ...around("fuselage", 1.1), ...around("nacelle", 3.8, 5.4)],
  },
};
