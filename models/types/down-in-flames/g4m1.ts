import { bothSides, disc } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, bands, barrel, box, cowling, mast, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";
import { hinges, japanese } from "./marks.ts";

const wing = roundTip(
  ribs(`
    0.8 -0.3 6.1 10.7 0.16
    3.2 -0.1 6.5 10.2 0.15
    12.445 0.7 8.5 9.7 0.09
  `),
  1,
  2.2,
);
const tail = roundTip(
  ribs(`
    0.05 0.6 16.2 18.9 0.09
    4.5 0.6 17.3 18.6 0.08
  `),
  0.9,
);
const fin = ribs(`
    0.5 0 14.2 18.9 0.05
    1.2 0 15.6 19.2 0.07
    2 0 16.6 19.25 0.08
    2.8 0 17.5 19 0.07
    3.15 0 18 18.7 0.06
    3.25 0 18.25 18.5 0.05
  `);
const ENGINE: Vec = [3.15, -0.35, 0];

/** Mitsubishi G4M1, land attack aircraft of 1942. */
export const g4m1: AircraftType = {
  id: "g4m1",
  title: "Mitsubishi G4M1",
  source: "Published dimensions: span 24.89 m, length 19.97 m.",
  span: 24.89,
  length: 19.97,
  peg: [8, -1.15],
  bodies: [
    {
      part: "nose",
      sides: 14,
      sections: sections(
        "0 -0.3 0.06 0.16; 0.2 -0.52 0.28 0.4; 0.8 -0.82 0.58 0.68; 1.7 -1.02 0.82 0.86; 2.4 -1.1 0.94 0.94",
      ),
    },
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    2.4 -1.1 0.94 0.94
    4.5 -1.15 1.1 1.0
    8 -1.15 1.14 1.0
    11.5 -0.96 1.08 0.94
    14.5 -0.58 0.98 0.76
    17 -0.16 0.86 0.52
    18.9 0.1 0.74 0.34
  `),
    },
    box(
      "canopy",
      "3.1 0.7 1.0 0.4 2.4; 3.8 0.7 1.44 0.56 2.6; 5 0.7 1.52 0.6 2.6; 5.9 0.7 1.4 0.5; 6.6 0.7 1.08 0.25",
      { crease: 48, sides: 10 },
    ),
    box("dome", "9.2 0.8 1.1 0.2; 9.6 0.8 1.5 0.36; 10.4 0.8 1.48 0.36; 11.2 0.8 1.08 0.16", { crease: 60 }),
    box("dome", "12 -0.2 0.2 0.06; 12.3 -0.34 0.34 0.24; 12.9 -0.32 0.32 0.22; 13.3 -0.16 0.16 0.05", {
      at: [0.8, 0.3, 0],
      mirror: true,
      crease: 60,
    }),
    box("tail", "18.9 0.1 0.74 0.34; 19.3 0.14 0.72 0.31; 19.75 0.22 0.64 0.22; 19.97 0.34 0.52 0.08", {
      crease: 60,
      sides: 12,
    }),
    { ...spinner([ENGINE[0], ENGINE[1], 4.0], 0.5, 0.26), mirror: true },
    cowling(4.4, 1.5, 0.72, ENGINE, true),
    box("nacelle", "5.85 -0.7 0.66 0.68; 7.4 -0.62 0.56 0.6; 9.4 -0.4 0.36 0.4; 11 -0.1 0.12 0.08", {
      at: ENGINE,
      mirror: true,
      sides: 12,
      between: 1,
    }),
  ],
  surfaces: usual(wing, tail, fin, 1.5),
  rods: [
    barrel([0, -0.2, -0.08], [0, -0.15, 0.3]),
    barrel([0, 1.6, 11.6], [0, 1.35, 10.5]),
    barrel([1.6, 0.4, 13.4], [0.9, 0.35, 12.7], true),
    barrel([0, 0.43, 20.07], [0, 0.43, 19.7], false, 0.05),
    mast([0, 1.45, 6.4], 0.7),
    {
      part: "exhaust",
      from: [3.84, -0.5, 5.7],
      to: [3.88, -0.54, 6.5],
      radius: 0.11,
      sides: 4,
      mirror: true,
    },
  ],
  propellers: pair([ENGINE[0], ENGINE[1], 4.28]).map((hub) => ({
    hub,
    diameter: 3.4,
    blades: 3,
    colour: "bareMetal",
    tips: "red",
  })),
  guns: {
    front: [[0, -0.2, -0.08]],
    rear: [
      [0, 0.43, 20.07],
      [0, 1.6, 11.6],
    ],
    right: [[1.6, 0.4, 13.4]],
    left: [[-1.6, 0.4, 13.4]],
  },
  paint: {
    parts: {
      "*": "#4b5a3f",
      nose: "glass",
      dome: "glass",
      tail: "glass",
      cowl: "cowlBlack",
      spinner: "bareMetal",
    },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "nacelle"],
    under: "mitsubishiGrey",
    underLine: points("2.3 -0.4; 9 -0.5; 14 -0.1; 18.9 0.3"),
    areas: [
      ...bothSides([
        disc({ view: "front", on: ["cowl"], at: [ENGINE[0], ENGINE[1]], size: 1.1 }, 1, "crossBlack"),
      ]),
      ...bothSides([
        {
          view: "right",
          on: ["fuselage"],
          colour: "insignia",
          shape: points("16.2 -2; 16.6 -2; 16.6 2; 16.2 2"),
        },
      ]),
    ],
    bands: [
      ...bands(
        "#6d5a3e",
        1.9,
        "-12.4 9.4; -11 8",
        "-9 10.4; -8 8.8; -7.2 7",
        "-5.4 10.4; -4 8.6; -3 5.8",
        "-1 10.8; 0.2 8.8; 1 6.4",
        "3 11; 4.6 8.8; 5 6.6",
        "7 10.4; 8.4 8.6; 8.8 7.2",
        "10.6 9.8; 12.2 8.6",
      ),
      ...bands("#6d5a3e", 1.4, "-1.2 4.2; 1.2 3.2", "-1.2 13.4; 1.2 12.4", "-0.9 15.2; 0.9 15.8"),
      ...bands("#6d5a3e", 1.2, "-4.2 18.4; -2.4 17", "1.4 18.8; 3 17", "0 19.4; 0.5 17.4"),
    ],
    transfers: [
      ...japanese({ wing: [9.4, 8.85], size: 1.9, side: [14.6, 0.2], across: 1.25 }, true),
      ...hinges(wing, tail, fin),
    ],
    joints: [
      ...around("nose", 0.3, 0.8, 1.3, 1.85, 2.35),
      ...around("canopy", 3.8, 4.4, 5, 5.5, 5.9),
      ...around("tail", 19.3, 19.65),
      ...around("fuselage", 7),
    ],
  },
};
