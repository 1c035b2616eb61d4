import { bothSides, disc, roundelA1, roundelB, stripes } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, bands, barrel, box, cowling, mast, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { hinges } from "./marks.ts";

const wing = roundTip(
  ribs(`
    0.5 -0.28 2.75 6.35 0.17
    2.7 -0.28 2.8 6.25 0.17
    8.815 0.3 3.75 5.35 0.1
  `),
  1.1,
  2.2,
);
const tail = roundTip(
  ribs(`
    0.05 0.42 10.2 12 0.09
    3.15 0.42 10.75 11.85 0.08
  `),
  0.8,
);
const fin = ribs(`
    0.3 0 9.7 12.1 0.07
    0.8 0 10.5 12.5 0.09
    1.3 0 10.8 12.6 0.08
    1.8 0 11.1 12.5 0.08
    2.15 0 11.4 12.2 0.06
    2.25 0 11.65 11.95 0.05
  `);
const ENGINE: Vec = [2.7, -0.3, 0];

/** Bristol Beaufighter IF, night fighter in the winter of 1940. */
export const beaufighterIf: AircraftType = {
  id: "beaufighter-if",
  title: "Bristol Beaufighter IF",
  source: "Published dimensions: span 17.63 m (57 ft 10 in), length 12.60 m (41 ft 4 in).",
  span: 17.63,
  length: 12.6,
  peg: [4.4, -0.86],
  bodies: [
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    1.0 -0.34 0.02 0.18
    1.15 -0.5 0.22 0.36
    1.7 -0.68 0.5 0.52
    2.6 -0.8 0.68 0.58
    4.2 -0.86 0.8 0.6
    6.2 -0.74 0.82 0.56
    8.2 -0.42 0.74 0.44
    10.2 -0.02 0.6 0.26
    11.6 0.22 0.5 0.12
    12.3 0.34 0.44 0.03
  `),
    },
    box(
      "canopy",
      "2.3 0.4 0.66 0.3; 2.75 0.4 1.12 0.44 2.6; 3.4 0.4 1.2 0.46 2.6; 4.2 0.4 1.04 0.4; 5 0.4 0.8 0.2",
      {
        crease: 48,
        sides: 10,
      },
    ),
    box("dome", "7 0.6 0.8 0.15; 7.25 0.6 1.1 0.3; 7.7 0.6 1.12 0.3; 8.1 0.6 0.76 0.15", { crease: 60 }),
    { ...spinner([2.7, -0.3, 0], 0.45, 0.2), mirror: true },
    cowling(0.5, 1.45, 0.72, ENGINE, true),
    box("collector", "0.42 -0.6 0.6 0.6; 0.5 -0.69 0.69 0.69; 0.7 -0.71 0.71 0.71; 0.72 -0.6 0.6 0.6", {
      at: ENGINE,
      mirror: true,
      sides: 14,
      crease: 60,
    }),
    box("nacelle", "1.9 -0.69 0.66 0.68; 3.2 -0.66 0.56 0.6; 5 -0.5 0.36 0.46; 6.8 -0.2 0.1 0.12", {
      at: ENGINE,
      mirror: true,
      sides: 10,
    }),
  ],
  surfaces: usual(wing, tail, fin, 1.2),
  rods: [
    barrel([0.3, -0.72, 0.9], [0.3, -0.7, 2.2], true, 0.045),
    mast([0, 0.78, 5.4], 0.5),
    { part: "exhaust", from: [3.36, -0.52, 1.8], to: [3.4, -0.55, 2.9], radius: 0.1, sides: 4, mirror: true },
  ],
  propellers: pair([2.7, -0.3, 0.28]).map((hub) => ({ hub, diameter: 3.89, blades: 3, chord: 0.32 })),
  guns: {
    front: [...pair([0.3, -0.72, 0.9]), ...pair([0.42, -0.6, 1.2]), ...pair([5.4, -0.04, 3.2])],
  },
  paint: {
    parts: { "*": "darkEarth", spinner: "nightBlack", collector: "exhaust", dome: "glass" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "nacelle", "cowl"],
    under: "nightBlack",
    underLine: points("0 -0.35; 4 -0.3; 8 0; 12.3 0.36"),
    areas: bothSides([
      disc({ view: "front", on: ["cowl", "collector"], at: [2.7, -0.3], size: 1.08 }, 1, "crossBlack"),
    ]),
    bands: [
      ...bands(
        "darkGreen",
        1.5,
        "-8.9 5.2; -7.4 4.4; -6.4 3",
        "-5.4 6; -4.4 4.8; -3.4 3.2; -2.8 0.4",
        "-1.9 6.4; -0.9 5; 0.4 3.8; 0.9 1",
        "2 6.6; 2.9 5; 3.3 2.8; 3 1.2",
        "4.6 6.2; 5.8 4.6; 6.2 3.2",
        "7.2 5.6; 8.6 4.4",
      ),
      ...bands(
        "darkGreen",
        1,
        "-0.8 7.6; 0.8 6.8",
        "-0.8 9.4; 0.8 10.2",
        "-2.8 11.6; -1.4 10.8",
        "0.6 12.6; 2 10.8",
      ),
    ],
    transfers: [
      ...bothSides([
        ...roundelB({ view: "top", on: ["wing"], at: [6.6, 4.5], size: 1.8 }),
        ...roundelA1({ view: "right", on: ["fuselage"], at: [8.8, 0.2], size: 0.98 }),
        ...stripes({ view: "right", on: ["fin"], at: [11, 1.15], size: 0.7 }, [
          [0.22, "roundelRed"],
          [0.22, "roundelWhite"],
          [0.22, "roundelBlue"],
        ]),
      ]),
      ...hinges(wing, tail, fin),
    ],
    joints: [...around("canopy", 2.76, 3.4, 4.2), ...around("cowl", 1.5), ...around("fuselage", 1.7, 6.4)],
  },
};
