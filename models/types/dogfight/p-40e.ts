import { bothSides, usStar } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, bands, box, pair, spinner, stubs, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.62 2.45 5.2 0.15
    5.69 -0.08 2.95 4.3 0.09
  `),
  1.1,
  2.3,
);
const tail = roundTip(
  ribs(`
    0.05 0.4 7.6 9 0.09
    1.95 0.4 7.95 8.9 0.08
  `),
  0.8,
);
const fin = ribs(`
    0.2 0 7.4 9.3 0.08
    0.6 0 7.9 9.62 0.08
    0.95 0 8.15 9.66 0.08
    1.35 0 8.45 9.5 0.08
    1.5 0 8.7 9.25 0.05
  `);

/** The mouth on the cowling: a red gape with two rows of teeth. */
const teeth = Array.from({ length: 5 }, (_, i) => 1.0 + i * 0.2);
const mouth = bothSides([
  { view: "right", on: ["fuselage"], colour: "insignia", shape: points("0.86 -0.12; 1.0 -0.14; 0.93 -0.24") },
  ...teeth.map((s) => ({
    view: "right" as const,
    on: ["fuselage"],
    colour: "insignia",
    shape: [
      [s - 0.08, -0.17 - (s - 1) * 0.12],
      [s + 0.1, -0.19 - (s - 1) * 0.12],
      [s + 0.01, -0.32 - (s - 1) * 0.08],
    ] as const,
  })),
  ...teeth.map((s) => ({
    view: "right" as const,
    on: ["fuselage"],
    colour: "insignia",
    shape: [
      [s - 0.1, -0.58],
      [s + 0.08, -0.57],
      [s - 0.01, -0.44],
    ] as const,
  })),
  {
    view: "right",
    on: ["fuselage"],
    colour: "red",
    shape: points("0.78 -0.58; 0.78 -0.14; 2.05 -0.34; 2.05 -0.5; 1.8 -0.58"),
  },
  {
    view: "right",
    on: ["fuselage"],
    colour: "crossBlack",
    shape: points("1.2 0.16; 1.3 0.1; 1.42 0.12; 1.4 0.22; 1.3 0.24"),
  },
  {
    view: "right",
    on: ["fuselage"],
    colour: "insignia",
    shape: points("1.1 0.14; 1.25 0.05; 1.5 0.08; 1.48 0.28; 1.28 0.3"),
  },
]);

/** Curtiss P-40E with the shark's mouth, 1942. */
export const p40e: AircraftType = {
  id: "p-40e",
  title: "Curtiss P-40E",
  source: "Published dimensions: span 11.38 m (37 ft 4 in), length 9.66 m (31 ft 8 in).",
  span: 11.38,
  length: 9.66,
  peg: [3.5, -0.76],
  bodies: [
    spinner([0, 0.1, 0], 0.62, 0.33),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.62 -0.34 0.44 0.34
    0.75 -0.74 0.47 0.4 2.3 0.6
    1.3 -0.88 0.54 0.46 2.4 0.6
    2.1 -0.8 0.62 0.48 2.3
    3.2 -0.76 0.68 0.48 2.2
    4.4 -0.68 0.72 0.46
    5.6 -0.5 0.72 0.4
    7 -0.2 0.6 0.27
    8.4 0.08 0.48 0.13
    9.1 0.2 0.42 0.04
  `),
    },
    box(
      "canopy",
      "3.3 0.4 0.68 0.2; 3.7 0.4 1.06 0.28 2.6; 4.3 0.4 1.14 0.29 2.6; 4.9 0.4 1.02 0.27; 5.7 0.4 0.7 0.16",
      { crease: 48, sides: 10 },
    ),
    box("bay", "2.6 -0.72 -0.45 0.12; 3.0 -0.78 -0.4 0.18; 4.6 -0.66 -0.4 0.18; 5.4 -0.48 -0.4 0.08", {
      at: [1.75, -0.1, 0],
      mirror: true,
    }),
  ],
  surfaces: usual(wing, tail, fin),
  rods: stubs(0.47, 0.24, [1.4, 1.7, 2]),
  propellers: [{ hub: [0, 0.1, 0.36], diameter: 3.35, blades: 3 }],
  guns: { front: [...pair([2.3, -0.42, 2.6]), ...pair([2.6, -0.39, 2.62]), ...pair([2.9, -0.36, 2.65])] },
  paint: {
    parts: { "*": "darkEarth", spinner: "red", bay: "neutralGrey" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "neutralGrey",
    underLine: points("0.6 -0.62; 2.2 -0.5; 5 -0.4; 7.5 -0.02; 9.2 0.24"),
    bands: [
      ...bands(
        "darkGreen",
        1,
        "-5.8 4.2; -4.7 3.5; -4 2.5",
        "-2.9 5.4; -2.2 4.2; -1 3.4; 0 2.6; 0.6 1.8",
        "1.2 5.4; 2 4.3; 3 3.4; 3.5 2.4",
        "4 5; 4.6 4; 5.8 3.4",
      ),
      ...bands(
        "darkGreen",
        0.75,
        "-0.8 5.8; 0.8 5.2",
        "-0.8 7.4; 0.8 8",
        "-1.9 8.6; -1 8.4; -0.2 9.4",
        "0.8 7.8; 1.4 9",
      ),
    ],
    transfers: [
      ...mouth,
      ...usStar({ view: "top", on: ["wing"], at: [-4, 3.65], size: 1.2 }),
      ...usStar({ view: "bottom", on: ["wing"], at: [4, 3.65], size: 1.2 }),
      ...bothSides([
        ...usStar({ view: "right", on: ["fuselage"], at: [6.6, 0.18], size: 0.66 }, [0, 1]),
        ribLine("top", "wing", wing, [3, 0.78], [5.2, 0.74]),
        ribLine("top", "wing", wing, [0.6, 0.8], [2.95, 0.78]),
        ribLine("top", "tailplane", tail, [0.1, 0.62], [1.7, 0.6]),
        ribLine("right", "fin", fin, [0.4, 0.6], [1.4, 0.5]),
      ]),
    ],
    joints: [...around("fuselage", 2.6), ...around("canopy", 3.72, 4.3, 4.9)],
  },
};
