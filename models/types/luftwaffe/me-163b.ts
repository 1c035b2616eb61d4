import { balkenkreuz, bothSides } from "../../kit/markings.ts";
import { ribLine } from "../../kit/planform.ts";
import { around, bands, box, pair, splinters } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = ribs(`
    0.4 -0.28 1.75 4.35 0.14
    1.2 -0.24 2.15 4.4 0.12
    4.2 -0.08 3.5 4.68 0.09
    4.52 -0.06 3.72 4.7 0.08
    4.665 -0.05 4.05 4.62 0.05
  `);
const fin = ribs(`
    0.3 0 3.7 5.7 0.08
    0.7 0 4.4 5.92 0.08
    1.3 0 4.85 5.98 0.07
    1.75 0 5.15 5.92 0.06
    1.92 0 5.4 5.8 0.05
  `);

/** Messerschmitt Me 163 B Komet, rocket fighter of 1944; a windmill at its nose drives its dynamo. */
export const me163b: AircraftType = {
  id: "me-163b",
  title: "Messerschmitt Me 163B Komet",
  source: "Published dimensions: span 9.33 m, length 5.98 m.",
  span: 9.33,
  length: 5.98,
  peg: [2.8, -0.76],
  bodies: [
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0 -0.08 0.06 0.07
    0.25 -0.3 0.22 0.26
    1 -0.6 0.48 0.5
    2.1 -0.78 0.62 0.64 2.1
    3.2 -0.74 0.66 0.62
    4.3 -0.5 0.56 0.46
    5.2 -0.22 0.42 0.26
    5.7 -0.08 0.3 0.14
  `),
    },
    box(
      "canopy",
      "1.1 0.36 0.56 0.22; 1.6 0.44 0.96 0.32 2.4; 2.2 0.46 1.04 0.34; 2.9 0.46 0.94 0.28; 3.6 0.46 0.7 0.12",
      { between: 1, crease: 48, sides: 10 },
    ),
    box("skid", "1.4 -0.84 -0.6 0.1; 1.9 -0.92 -0.7 0.16; 3.4 -0.88 -0.66 0.16; 3.9 -0.76 -0.56 0.08"),
  ],
  surfaces: [
    { part: "wing", kind: "wing", ribs: wing, mirror: true, spacing: 0.9 },
    { part: "fin", kind: "fin", ribs: fin },
  ],
  propellers: [{ hub: [0, -0.01, 0.1], diameter: 0.66, blades: 2, colour: "red", tips: "red", chord: 0.12 }],
  guns: { front: pair([0.95, -0.24, 2.05]) },
  paint: {
    parts: { "*": "rlm75", skid: "rlm76" },
    camouflaged: ["fuselage", "wing", "fin"],
    under: "rlm76",
    underLine: points("0 -0.05; 2 -0.2; 4 -0.1; 6 0.2"),
    bands: bands("rlm74", 0.7, "-0.7 1.1; 0.7 0.7", "-0.7 3; 0.7 3.6", "-0.4 4.9; 0.4 4.7"),
    splinters: splinters(
      "rlm74",
      ["wing"],
      "0.6 1.6; 1.6 2; 1.9 5; 0.9 5",
      "2.7 2.6; 3.7 3; 3.4 5; 2.5 5",
      "-0.5 1.6; -1.2 1.8; -1 5; -0.5 5",
      "-2 2.2; -3 2.7; -3.3 5; -2.2 5",
      "-4 3.2; -4.7 3.6; -4.7 5; -4.2 5",
    ),
    transfers: bothSides([
      ...balkenkreuz({ view: "top", on: ["wing"], at: [3.3, 3.86], size: 0.8 }, 0.24, 0.06),
      ...balkenkreuz({ view: "bottom", on: ["wing"], at: [3.3, 3.86], size: 0.84 }, 0.24, 0.08),
      ...balkenkreuz({ view: "right", on: ["fuselage"], at: [4.05, 0.1], size: 0.56 }, 0.24, 0.1),
      ribLine("top", "wing", wing, [1.3, 0.74], [4.4, 0.72]),
      ribLine("top", "wing", wing, [0.7, 0.08], [4.2, 0.1]),
      ribLine("right", "fin", fin, [0.5, 0.66], [1.7, 0.6]),
    ]),
    joints: [...around("canopy", 1.62, 2.25), ...around("fuselage", 0.9, 3.9)],
  },
};
