import { bothSides, rectangle } from "../../kit/markings.ts";
import { ellipse } from "../../kit/planform.ts";
import { around, barrel, box, cowling, mast, opening, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { hinges, japanese } from "./marks.ts";

const wing = ellipse({
  root: 0.4,
  tip: 7.18,
  axis: 3.6,
  fore: 1.2,
  aft: 1.95,
  up: -0.55,
  rise: 0.1,
  thickness: [0.15, 0.08],
});
const tail = ellipse({
  root: 0.05,
  tip: 2.35,
  axis: 8.75,
  fore: 0.6,
  aft: 0.85,
  up: 0.34,
  rise: 0,
  thickness: [0.1, 0.08],
  shares: [0, 0.4, 0.65, 0.83, 0.94, 1],
});
const fin = ribs(`
    0.3 0 6.4 9.6 0.05
    0.55 0 7.7 9.95 0.07
    0.95 0 8.4 10.1 0.08
    1.35 0 8.75 10.05 0.08
    1.65 0 9.1 9.85 0.07
    1.75 0 9.35 9.65 0.05
  `);

/** Aichi D3A1, carrier dive bomber of 1941 and 1942. */
export const d3a1: AircraftType = {
  id: "d3a1",
  title: "Aichi D3A1",
  source: "Published dimensions: span 14.37 m, length 10.20 m, elliptical wing, fixed undercarriage.",
  span: 14.37,
  length: 10.2,
  peg: [3.5, -0.74],
  bodies: [
    spinner([0, 0, 0], 0.5, 0.24),
    cowling(0.44, 1.15, 0.67),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    1.5 -0.64 0.64 0.63
    2.5 -0.73 0.68 0.6
    3.6 -0.74 0.72 0.56
    5 -0.6 0.74 0.49
    6.5 -0.36 0.62 0.35
    8 -0.08 0.46 0.2
    9.4 0.12 0.34 0.08
    10.2 0.2 0.28 0.02
  `),
    },
    box(
      "canopy",
      "2.75 0.45 0.7 0.22; 3.2 0.45 1.16 0.32 2.6; 4.2 0.45 1.24 0.34 2.6; 5.4 0.45 1.18 0.33 2.6; 6 0.45 1.02 0.28; 6.4 0.45 0.7 0.16",
      { crease: 48, sides: 10 },
    ),
    {
      part: "spat",
      sides: 8,
      mirror: true,
      at: [1.8, 0, 0],
      sections: sections(`
    2.3 -1.72 -1.5 0.05
    2.5 -1.98 -1.2 0.17 2.3
    2.95 -2.08 -0.9 0.21 2.3
    3.5 -1.92 -0.86 0.19
    4.2 -1.5 -1.0 0.1
    4.6 -1.28 -1.12 0.03
  `),
    },
    box("leg", "2.6 -1.2 -0.4 0.05; 2.85 -1.3 -0.35 0.12; 3.4 -1.3 -0.35 0.1; 3.8 -1.2 -0.4 0.04", {
      at: [1.8, 0, 0],
      mirror: true,
    }),
    box("bomb", "2.6 -0.02 0.02 0.02; 2.8 -0.17 0.17 0.17; 3.6 -0.2 0.2 0.2; 4.5 -0.06 0.06 0.06", {
      at: [0, -0.9, 0],
    }),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [
    { part: "tyre", from: [1.7, -1.9, 2.95], to: [1.9, -1.9, 2.95], radius: 0.34, sides: 10, mirror: true },
    // The dive brakes ahead of and below the wing.
    {
      part: "brake",
      from: [2.3, -0.66, 2.6],
      to: [4.7, -0.4, 2.75],
      radius: 0.09,
      flat: 0.4,
      sides: 4,
      mirror: true,
    },
    barrel([0, 1.2, 6.9], [0, 1.0, 6.0]),
    mast([0, 1.22, 4.2], 0.5),
  ],
  propellers: [{ hub: [0, 0, 0.32], diameter: 3.1, blades: 3, colour: "bareMetal", tips: "red" }],
  guns: { front: pair([0.16, 0.6, 0.8]), rear: [[0, 1.2, 6.9]] },
  paint: {
    parts: {
      "*": "mitsubishiGrey",
      spinner: "bareMetal",
      cowl: "cowlBlack",
      bomb: "rlm02",
      brake: "stone",
    },
    camouflaged: [],
    under: "mitsubishiGrey",
    underLine: points("0 -9; 9 -9"),
    areas: [
      opening(0.67),
      {
        view: "top",
        on: ["fuselage"],
        colour: "cowlBlack",
        shape: points("-0.4 1.4; 0.4 1.4; 0.3 3; -0.3 3"),
      },
      ...bothSides([
        {
          view: "right",
          on: ["fin", "fuselage"],
          colour: "red",
          shape: points("7.9 -0.4; 11 -0.4; 11 2; 7.9 2"),
        },
        { view: "top", on: ["tailplane"], colour: "red", shape: points("0 7.8; 3 7.8; 3 9.8; 0 9.8") },
        rectangle({ view: "right", on: ["fuselage"], at: [7.55, 0] }, 0.3, 3, "insignia"),
      ]),
    ],
    bands: [],
    transfers: [
      ...japanese({ wing: [5.0, 3.75], size: 1.5, side: [6.75, 0.14], across: 0.8 }, false),
      ...hinges(wing, tail, fin),
    ],
    joints: [...around("fuselage", 2.2), ...around("canopy", 3.2, 3.75, 4.3, 4.9, 5.45, 6)],
  },
};
