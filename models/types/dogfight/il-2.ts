import { bothSides, redStar } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, bands, barrel, box, mast, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.4 -0.55 2.7 6 0.16
    2.1 -0.55 2.75 5.9 0.16
    7.3 -0.1 3.75 5.4 0.09
  `),
  0.9,
  2.3,
);
const tail = roundTip(
  ribs(`
    0.05 0.5 9.5 11.1 0.09
    2.45 0.5 9.9 10.95 0.08
  `),
  0.7,
);
const fin = ribs(`
    0.2 0 9.4 11.2 0.08
    0.7 0 9.9 11.56 0.08
    1.1 0 10.15 11.6 0.08
    1.5 0 10.45 11.4 0.07
    1.7 0 10.7 11.1 0.05
  `);

/** Ilyushin Il-2 with the rear gunner, 1943. */
export const il2: AircraftType = {
  id: "il-2",
  title: "Ilyushin Il-2",
  source: "Published dimensions: span 14.60 m, length 11.60 m.",
  span: 14.6,
  length: 11.6,
  peg: [4, -0.8],
  bodies: [
    spinner([0, 0, 0], 0.6, 0.34),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.6 -0.44 0.38 0.36
    1 -0.62 0.5 0.45 2.3
    2 -0.74 0.62 0.52 2.4
    3.4 -0.8 0.7 0.56 2.3
    4.8 -0.74 0.74 0.56 2.2
    6.4 -0.5 0.74 0.5
    8.2 -0.18 0.64 0.33
    10 0.1 0.52 0.14
    10.9 0.22 0.44 0.04
  `),
    },
    box(
      "canopy",
      "3.5 0.5 0.74 0.24; 3.95 0.5 1.16 0.33 2.6; 5 0.5 1.24 0.35 2.6; 6 0.5 1.12 0.33 2.4; 6.6 0.5 0.8 0.24",
      { crease: 48, sides: 10 },
    ),
    box(
      "gearbox",
      "2.1 -1.0 -0.5 0.12; 2.5 -1.22 -0.5 0.32; 3.6 -1.22 -0.5 0.34; 5 -0.95 -0.5 0.26; 5.9 -0.6 -0.5 0.1",
      { at: [2.2, -0.1, 0], mirror: true },
    ),
    box("intake", "1.7 0.1 0.4 0.12; 2.0 0.06 0.46 0.17; 2.9 0.1 0.4 0.08", { at: [0.5, 0, 0] }),
  ],
  surfaces: usual(wing, tail, fin, 1),
  rods: [
    barrel([2.9, -0.5, 1.9], [2.9, -0.5, 3], true, 0.045),
    barrel([0, 1.18, 7.3], [0, 1.0, 6.2]),
    { part: "exhaust", from: [0.44, 0.2, 1.2], to: [0.52, 0.18, 2.4], radius: 0.08, sides: 4, mirror: true },
    mast([0, 1.15, 4.2], 0.5),
  ],
  propellers: [{ hub: [0, 0, 0.36], diameter: 3.4, blades: 3 }],
  guns: { front: pair([2.9, -0.5, 1.9]), rear: [[0, 1.18, 7.3]] },
  paint: {
    parts: { "*": "sovietGreen", spinner: "sovietGreen", gearbox: "sovietBlue" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "sovietBlue",
    underLine: points("0.6 -0.3; 3 -0.5; 7 -0.2; 11 0.3"),
    bands: [
      ...bands(
        "sovietBlack",
        1.3,
        "-7.4 4.8; -6 4; -5.4 3",
        "-3.6 6.2; -2.8 4.8; -1.6 3.6; -0.6 2.2",
        "1.6 6.2; 2.4 4.6; 3.4 3",
        "5 5.8; 6 4.6; 7.4 4",
      ),
      ...bands(
        "sovietBlack",
        1,
        "-0.8 1.8; 0.8 1.2",
        "-0.8 6.6; 0.8 6",
        "-0.8 8.2; 0.8 8.8",
        "-2.6 10.6; -1.2 9.8",
        "0.4 11.4; 1.8 10",
      ),
    ],
    transfers: bothSides([
      ...redStar({ view: "bottom", on: ["wing"], at: [5.4, 4.55], size: 1.3 }, [0, -1]),
      ...redStar({ view: "right", on: ["fuselage"], at: [8.0, 0.2], size: 0.9 }),
      ...redStar({ view: "right", on: ["fin"], at: [10.85, 0.98], size: 0.85 }),
      ribLine("top", "wing", wing, [4, 0.78], [6.9, 0.74]),
      ribLine("top", "wing", wing, [0.7, 0.8], [3.9, 0.78]),
      ribLine("top", "wing", wing, [2.1, 0.06], [2.1, 0.97]),
      ribLine("top", "tailplane", tail, [0.1, 0.62], [2.1, 0.6]),
    ]),
    joints: [...around("fuselage", 3.2), ...around("canopy", 3.96, 4.5, 5, 5.6)],
  },
};
