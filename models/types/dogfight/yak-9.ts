import { bothSides, redStar } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, bands, box, mast, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.52 2.05 4.55 0.14
    4.87 -0.02 2.6 3.75 0.09
  `),
  1.1,
  2.2,
);
const tail = roundTip(
  ribs(`
    0.05 0.36 6.9 8.05 0.09
    1.7 0.36 7.2 7.95 0.08
  `),
  0.6,
);
const fin = ribs(`
    0.15 0 6.7 8.2 0.08
    0.5 0 7.05 8.5 0.08
    0.85 0 7.3 8.55 0.08
    1.15 0 7.55 8.42 0.07
    1.3 0 7.8 8.15 0.05
  `);

/** Yakovlev Yak-9, front-line fighter of 1943. */
export const yak9: AircraftType = {
  id: "yak-9",
  title: "Yakovlev Yak-9",
  source: "Published dimensions: span 9.74 m, length 8.55 m.",
  span: 9.74,
  length: 8.55,
  peg: [3, -0.66],
  bodies: [
    spinner([0, 0, 0], 0.62, 0.33),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.62 -0.38 0.34 0.33
    1 -0.5 0.44 0.38 2.3
    1.8 -0.6 0.53 0.41 2.4
    2.8 -0.66 0.6 0.42 2.2
    4 -0.56 0.64 0.4
    5.2 -0.4 0.64 0.34
    6.4 -0.16 0.54 0.22
    7.4 0.04 0.44 0.1
    8 0.14 0.38 0.03
  `),
    },
    box(
      "canopy",
      "2.95 0.4 0.62 0.18; 3.3 0.4 0.98 0.26 2.4; 3.9 0.4 1.05 0.27 2.4; 4.5 0.4 0.96 0.25; 5.2 0.4 0.66 0.14",
      { crease: 48, sides: 10 },
    ),
    box("scoop", "3.1 -0.86 -0.4 0.26 3; 3.6 -0.92 -0.4 0.3 3; 4.4 -0.84 -0.4 0.26 2.4; 5.1 -0.5 -0.3 0.14"),
    box("oilcooler", "0.8 -0.66 -0.3 0.16; 1.1 -0.7 -0.3 0.18; 1.8 -0.64 -0.4 0.12"),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [
    { part: "exhaust", from: [0.36, 0.12, 1.0], to: [0.42, 0.1, 2.0], radius: 0.075, sides: 4, mirror: true },
    mast([0, 0.66, 5.3], 0.5),
  ],
  propellers: [{ hub: [0, 0, 0.38], diameter: 3, blades: 3 }],
  guns: { front: [[0, 0, 0], ...pair([0.14, 0.44, 1.2])] },
  paint: {
    parts: { "*": "sovietGreen", spinner: "red", scoop: "sovietBlue", oilcooler: "sovietBlue" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "sovietBlue",
    underLine: points("0.6 -0.25; 3 -0.4; 5.5 -0.2; 8 0.2"),
    bands: [
      ...bands(
        "sovietBlack",
        1,
        "-5 3.6; -4 2.9; -3.6 2",
        "-2.2 4.8; -1.6 3.6; -0.6 2.8; 0.2 1.8",
        "1.4 4.7; 2 3.4; 2.6 2.2",
        "3.8 4.2; 5 3",
      ),
      ...bands(
        "sovietBlack",
        0.8,
        "-0.7 1.4; 0.7 0.9",
        "-0.7 5.2; 0.7 4.7",
        "-0.7 6.3; 0.7 6.8",
        "-1.8 7.8; -0.8 7.2",
        "0.2 8.6; 1.2 7.4",
      ),
    ],
    transfers: bothSides([
      ...redStar({ view: "bottom", on: ["wing"], at: [3.6, 3.15], size: 0.95 }, [0, -1]),
      ...redStar({ view: "top", on: ["wing"], at: [3.6, 3.15], size: 0.95 }, [0, -1]),
      ...redStar({ view: "right", on: ["fuselage"], at: [6, 0.18], size: 0.72 }),
      ...redStar({ view: "right", on: ["fin"], at: [7.95, 0.78], size: 0.6 }),
      ribLine("top", "wing", wing, [2.6, 0.78], [4.5, 0.74]),
      ribLine("top", "wing", wing, [0.6, 0.8], [2.55, 0.78]),
      ribLine("top", "tailplane", tail, [0.1, 0.62], [1.5, 0.6]),
    ]),
    joints: [...around("fuselage", 2.5), ...around("canopy", 3.32, 3.9, 4.5)],
  },
};
