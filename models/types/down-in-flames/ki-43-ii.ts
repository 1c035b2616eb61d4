import { bothSides } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import {
  around,
  bands,
  box,
  cowling,
  mast,
  opening,
  pair,
  spinner,
  stubs,
  usual,
} from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { girdle, hinges, japanese } from "./marks.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.42 2.05 4.75 0.14
    5.42 0.1 2.42 3.6 0.09
  `),
  1.2,
  2.2,
);
const tail = roundTip(
  ribs(`
    0.05 0.26 7.25 8.35 0.09
    1.9 0.26 7.55 8.2 0.08
  `),
  0.7,
);
const fin = ribs(`
    0.1 0 7.0 8.6 0.09
    0.5 0 7.4 8.85 0.09
    0.9 0 7.68 8.9 0.08
    1.2 0 7.95 8.8 0.08
    1.4 0 8.25 8.55 0.05
  `);

/** Nakajima Ki-43-II, army fighter over Burma and New Guinea. */
export const ki43ii: AircraftType = {
  id: "ki-43-ii",
  title: "Nakajima Ki-43-II Hayabusa",
  source: "Published dimensions: span 10.84 m, length 8.92 m.",
  span: 10.84,
  length: 8.92,
  peg: [2.9, -0.62],
  bodies: [
    spinner([0, 0, 0], 0.5, 0.24),
    cowling(0.45, 1.1, 0.6),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    1.45 -0.57 0.57 0.56
    2.3 -0.62 0.58 0.52
    3.4 -0.62 0.6 0.45
    4.8 -0.48 0.54 0.36
    6.3 -0.24 0.42 0.23
    7.8 0 0.28 0.09
    8.92 0.12 0.16 0.02
  `),
    },
    box(
      "canopy",
      "2.8 0.4 0.6 0.2; 3.2 0.4 1.0 0.28 2.4; 3.8 0.4 1.08 0.29 2.4; 4.4 0.4 0.94 0.26; 5.1 0.4 0.54 0.1",
      { crease: 48, sides: 10 },
    ),
    box("scoop", "0.7 -0.78 -0.4 0.14; 1 -0.8 -0.4 0.18; 1.9 -0.66 -0.4 0.1"),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [mast([0, 0.56, 2.6], 0.55), ...stubs(0.54, -0.2, [1.5])],
  propellers: [{ hub: [0, 0, 0.32], diameter: 2.8, blades: 3, colour: "leather", tips: "yellow" }],
  guns: { front: pair([0.16, 0.54, 0.6]) },
  paint: {
    parts: { "*": "#8f927c", spinner: "leather", cowl: "#46573c", scoop: "#46573c" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "mitsubishiGrey",
    underLine: points("1 -0.2; 4 -0.2; 7 0; 9 0.1"),
    areas: [
      opening(0.6),
      ...girdle(6.9, 0.45, "insignia"),
      ...bothSides([
        { view: "top", on: ["wing"], colour: "yellow", shape: points("0.9 1.9; 3 2.1; 3 2.4; 0.9 2.25") },
      ]),
    ],
    // The dense green segments sprayed in the field.
    bands: [
      ...bands(
        "#46573c",
        0.7,
        "-5.3 3.3; -4.5 2.6",
        "-3.7 3.9; -3.1 3.1; -3.3 2.4",
        "-2.4 4.4; -1.7 3.6; -2.1 2.4",
        "-1 4.6; -0.6 3.6; -1 2.3",
        "0.8 4.7; 1.3 3.8; 0.9 2.4",
        "2.1 4.4; 2.4 3.4; 1.9 2.4",
        "3.2 4; 3.7 3.2; 3.2 2.4",
        "4.5 3.8; 5.2 2.9",
      ),
      ...bands(
        "#46573c",
        0.6,
        "-0.6 2; 0.6 1.7",
        "-0.6 2.6; -0.4 3",
        "0.6 3.3; 0.4 3.6",
        "-0.6 4.8; 0.6 5.2",
        "-0.5 5.7; 0.5 5.5",
      ),
      ...bands("#46573c", 0.5, "-1.7 7.8; -0.9 8.2", "0.7 7.3; 1.3 8.2", "0 8.8; 0.4 7.6"),
    ],
    transfers: [
      ...japanese({ wing: [4.0, 3.1], size: 1.2, side: [6.15, 0.08], across: 0.5 }, true),
      ...hinges(wing, tail, fin),
    ],
    joints: [...around("fuselage", 2.1), ...around("canopy", 3.22, 3.8, 4.4)],
  },
};
