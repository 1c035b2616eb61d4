import { balkenkreuz, bothSides, panelLine } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import {
  around,
  bands,
  barrel,
  box,
  cowling,
  mast,
  pair,
  spinner,
  splinters,
  usual,
} from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import type { Vec } from "../../kit/vec.ts";

const wing = roundTip(
  ribs(`
    0.5 -0.4 4.4 8 0.17
    2.6 -0.3 4.6 7.8 0.16
    10 0.5 5.7 7.2 0.1
  `),
  0.8,
  2.4,
);
const tail = roundTip(
  ribs(`
    0.05 0.55 11.7 13.6 0.09
    4 0.55 12.3 13.4 0.08
  `),
  0.8,
);
const fin = ribs(`
    0.3 0 11.2 13.9 0.09
    0.9 0 12 14.3 0.09
    1.4 0 12.4 14.4 0.08
    2 0 12.75 14.25 0.08
    2.3 0 13.1 13.9 0.05
  `);
const ENGINE: Vec = [2.65, -0.35, 0];

/** Junkers Ju 88 A-4, bomber. */
export const ju88a: AircraftType = {
  id: "ju-88a",
  title: "Junkers Ju 88A",
  source: "Published dimensions (A-4): span 20.00 m, length 14.40 m.",
  span: 20,
  length: 14.4,
  peg: [5.6, -0.86],
  bodies: [
    {
      part: "nose",
      sides: 12,
      sections: sections("0 -0.34 0.06 0.16; 0.2 -0.56 0.3 0.38; 0.7 -0.72 0.56 0.54; 1.3 -0.78 0.7 0.6"),
    },
    {
      part: "fuselage",
      sides: 12,
      sections: sections(`
    1.3 -0.78 0.7 0.6
    3 -0.84 0.8 0.62 2.2
    5.5 -0.86 0.8 0.6 2.2
    8 -0.6 0.76 0.5
    10.5 -0.16 0.68 0.32
    12.6 0.24 0.58 0.14
    13.8 0.42 0.52 0.05
  `),
    },
    box(
      "canopy",
      "1.6 0.5 0.76 0.3; 2.1 0.5 1.24 0.46 2.6; 3.2 0.5 1.34 0.48 2.6; 4.1 0.5 1.26 0.42; 4.7 0.5 0.8 0.24",
      { crease: 48, sides: 10 },
    ),
    box("gondola", "1.0 -0.95 -0.6 0.16; 1.5 -1.22 -0.6 0.28; 3.4 -1.24 -0.6 0.3; 4.2 -1.0 -0.6 0.2", {
      at: [0.22, 0, 0],
    }),
    { ...spinner([2.65, -0.35, 1.2], 0.6, 0.36), mirror: true },
    cowling(1.75, 1.5, 0.62, ENGINE, true),
    box("nacelle", "3.15 -0.62 0.6 0.58; 4.6 -0.6 0.5 0.54; 6.4 -0.42 0.3 0.4; 8.2 -0.16 0.06 0.1", {
      at: ENGINE,
      mirror: true,
      sides: 10,
    }),
  ],
  surfaces: usual(wing, tail, fin, 1.4),
  rods: [
    barrel([0.3, 1.1, 0.9], [0.3, 1.0, 1.9]),
    barrel([0.2, 1.3, 5.4], [0.2, 1.1, 4.4], true),
    barrel([0.22, -1.15, 5.0], [0.22, -1.05, 4.0]),
    mast([0, 1.28, 3.6], 0.5),
  ],
  propellers: pair([2.65, -0.35, 1.56]).map((hub) => ({
    hub,
    diameter: 3.6,
    blades: 3,
    colour: "rlm70",
    tips: "rlm70",
    chord: 0.36,
  })),
  guns: { front: [[0.3, 1.1, 0.9]], rear: [...pair([0.2, 1.3, 5.4]), [0.22, -1.15, 5]] },
  paint: {
    parts: { "*": "rlm71", nose: "glass", spinner: "rlm70", gondola: "rlm65" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "nacelle", "cowl"],
    under: "rlm65",
    underLine: points("1.2 -0.36; 5 -0.44; 9 -0.1; 14 0.5"),
    bands: bands(
      "rlm70",
      1.4,
      "-0.9 3.9; 0.9 3.1",
      "-0.9 6.4; 0.9 7.2",
      "-0.8 10.4; 0.8 9.6",
      "0 13.2; 0.3 13.6",
    ),
    splinters: splinters(
      "rlm70",
      ["wing", "tailplane", "nacelle", "cowl"],
      "0.6 4; 2 4; 1.5 8.2; 0.6 8.2",
      "2.9 1.5; 4.4 4; 4 8; 3.2 8.4",
      "5.6 4.4; 7 4.8; 6.2 7.8; 5 7.8",
      "8 5; 9 5.2; 8.6 7.6; 7.4 7.6",
      "-1 4; -2.4 1.5; -2.2 8.4; -1.2 8.2",
      "-3.6 4; -5 4.4; -5.4 7.8; -4.2 8",
      "-6.6 4.6; -8 5; -8.8 7.4; -7.2 7.6",
      "0.4 11.5; 1.6 11.5; 1 13.8; 0.3 13.8",
      "-1.4 11.5; -2.8 11.7; -2.2 13.6; -1.6 13.8",
    ),
    transfers: bothSides([
      ...balkenkreuz({ view: "top", on: ["wing"], at: [7.7, 6.4], size: 1.3 }, 0.24, 0.07),
      ...balkenkreuz({ view: "bottom", on: ["wing"], at: [7.7, 6.4], size: 1.4 }, 0.22, 0.14),
      ...balkenkreuz({ view: "right", on: ["fuselage"], at: [9.2, 0.16], size: 0.95 }, 0.22, 0.15),
      ribLine("top", "wing", wing, [5, 0.76], [9, 0.74]),
      ribLine("top", "wing", wing, [0.9, 0.78], [4.9, 0.76]),
      ribLine("top", "tailplane", tail, [0.2, 0.6], [3.5, 0.58]),
      ribLine("right", "fin", fin, [0.7, 0.6], [2.1, 0.5]),
      panelLine("right", ["nose"], [0.15, -0.1], [1.3, 0.1], 0.05),
    ]),
    joints: [
      ...around("nose", 0.22, 0.6, 0.95, 1.26),
      ...around("canopy", 2.1, 2.65, 3.2, 3.65, 4.1),
      ...around("cowl", 2.0, 3.2),
    ],
  },
};
