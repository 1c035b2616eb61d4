import { bothSides, disc } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, barrel, box, cowling, pair, spinner } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { american, hinges } from "./marks.ts";

const wing = roundTip(
  ribs(`
    0.55 0.02 5.0 8.95 0.17
    2.95 0.32 5.25 8.75 0.16
    10.3 0.24 6.35 7.95 0.1
  `),
  0.9,
  2.4,
);
const tail = ribs(`
    0.05 0.72 13.55 15.35 0.1
    3.3 0.72 13.75 15.25 0.09
  `);
const fin = ribs(`
    -0.62 0 14.2 15.0 0.06
    -0.5 0 13.7 15.5 0.08
    0.3 0 13.5 15.75 0.08
    1.0 0 13.75 15.7 0.08
    1.3 0 14.05 15.5 0.07
    1.38 0 14.3 15.2 0.05
  `);
const ENGINE: Vec = [2.95, 0.02, 0];

/** North American B-25D, medium bomber over New Guinea. */
export const b25d: AircraftType = {
  id: "b-25d",
  title: "North American B-25D Mitchell",
  source: "Published dimensions: span 20.60 m (67 ft 7 in), length 16.13 m (52 ft 11 in), gull wing.",
  span: 20.6,
  length: 16.13,
  peg: [6.6, -0.95],
  bodies: [
    {
      part: "nose",
      sides: 12,
      sections: sections(
        "0 -0.36 0.06 0.16; 0.2 -0.58 0.28 0.42; 0.8 -0.76 0.5 0.6 2.2; 1.7 -0.86 0.66 0.68 2.6",
      ),
    },
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    1.7 -0.86 0.66 0.68 2.6
    3 -0.94 0.84 0.72 3.2
    5 -0.95 0.98 0.72 3.6
    8 -0.95 1 0.72 3.6
    11 -0.66 0.98 0.68 3.2
    13.6 -0.14 0.94 0.56 2.6
    15.4 0.24 0.88 0.34
    15.9 0.36 0.78 0.22
  `),
    },
    box(
      "canopy",
      "2.7 0.55 0.8 0.4 2.6; 3.3 0.55 1.26 0.56 3; 4.3 0.55 1.34 0.58 3; 5 0.55 1.2 0.5; 5.6 0.55 0.96 0.3",
      { crease: 48, sides: 10 },
    ),
    box("turret", "10.5 0.8 1.05 0.3; 10.7 0.8 1.42 0.48 2.4; 11.4 0.8 1.42 0.48 2.4; 11.7 0.8 1.05 0.3", {
      crease: 80,
      sides: 10,
    }),
    box("tail", "15.3 0.5 0.9 0.3; 15.5 0.5 1.04 0.28; 15.9 0.46 0.98 0.24; 16.13 0.5 0.8 0.12", {
      crease: 70,
    }),
    { ...spinner([ENGINE[0], ENGINE[1], 2.95], 0.5, 0.18), mirror: true },
    cowling(3.4, 1.5, 0.72, ENGINE, true),
    box("nacelle", "4.85 -0.7 0.66 0.68; 6.2 -0.72 0.56 0.62; 8.2 -0.5 0.44 0.48; 10 -0.16 0.2 0.1", {
      at: ENGINE,
      mirror: true,
      sides: 12,
      between: 1,
    }),
    box("scoop", "3.6 0.6 0.8 0.1; 3.8 0.6 0.9 0.16; 4.8 0.6 0.86 0.14; 5.4 0.5 0.66 0.05", {
      at: ENGINE,
      mirror: true,
    }),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 1.3 },
    { part: "tailplane", kind: "tail", ribs: tail, mirror: true, spacing: 1.6 },
    { part: "fin", kind: "fin", ribs: fin, at: [3.3, 0.72, 0], mirror: true },
  ],
  rods: [
    barrel([0, -0.2, -0.12], [0, -0.2, 0.3]),
    barrel([0.18, 1.2, 12.6], [0.18, 1.2, 11.3], true),
    { part: "exhaust", from: [3.66, 0.1, 4.6], to: [3.72, 0.06, 5.3], radius: 0.12, sides: 5, mirror: true },
    { part: "mast", from: [0, 0.95, 6.4], to: [0, 1.5, 6.6], radius: 0.035, sides: 4 },
  ],
  propellers: pair([ENGINE[0], ENGINE[1], 3.24]).map((hub) => ({
    hub,
    diameter: 3.84,
    blades: 3,
    chord: 0.32,
  })),
  guns: { front: [[0, -0.2, -0.12]], rear: pair([0.18, 1.2, 12.6]) },
  paint: {
    parts: { "*": "oliveDrab", nose: "glass", turret: "glass", tail: "glass", spinner: "gunmetal" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "nacelle", "cowl", "scoop"],
    under: "neutralGrey",
    underLine: points("1.6 -0.45; 9 -0.5; 12 -0.1; 13.4 0.3; 13.5 -2; 17 -2"),
    areas: [
      ...bothSides([
        disc({ view: "front", on: ["cowl"], at: [ENGINE[0], ENGINE[1]], size: 1.08 }, 1, "crossBlack"),
      ]),
      ...bothSides([
        {
          view: "right",
          on: ["nose"],
          colour: "oliveDrab",
          shape: points("0.95 -0.3; 1.2 1; 1.8 1; 1.8 -1; 1.1 -1"),
        },
      ]),
    ],
    bands: [],
    transfers: [
      ...american({ wing: [7.3, 7], size: 1.35, side: [12.2, 0.3], across: 0.82 }),
      ...hinges(wing, tail, undefined, [0.58, 0.92]),
    ],
    joints: [
      ...around("nose", 0.3, 0.62, 0.95),
      ...around("canopy", 3.3, 3.8, 4.3, 5),
      ...around("fuselage", 5.8, 9.2),
      ...around("cowl", 4.5),
      ...around("turret", 11.05),
    ],
  },
};
