import { balkenkreuz, bothSides } from "../../kit/markings.ts";
import { ribLine, roundTip } from "../../kit/planform.ts";
import { around, bands, barrel, box, pair, spinner, splinters, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = roundTip(
  ribs(`
    0.35 -0.34 2.5 5.5 0.17
    2.3 -0.2 2.72 5.35 0.15
    8.175 0.34 4.05 5 0.09
  `),
  0.5,
  2.6,
);
const tail = ribs(`
    0.05 0.46 10.5 11.9 0.09
    2.6 0.46 10.85 11.8 0.08
    2.75 0.46 11.05 11.65 0.05
  `);
const fin = ribs(`
    0.3 0 9.9 12.1 0.08
    0.7 0 10.7 12.4 0.08
    1.3 0 11.05 12.48 0.07
    1.9 0 11.4 12.36 0.06
    2.1 0 11.7 12.15 0.05
  `);
const ENGINE = [2.3, -0.12] as const;

/** Messerschmitt Me 410 A-1, heavy fighter of 1943, which fires to the rear from the sides of its fuselage. */
export const me410a1: AircraftType = {
  id: "me-410a-1",
  title: "Messerschmitt Me 410A-1 Hornisse",
  source: "Published dimensions: span 16.35 m, length 12.48 m.",
  span: 16.35,
  length: 12.48,
  peg: [4.2, -0.76],
  bodies: [
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.5 -0.34 -0.04 0.16
    0.75 -0.56 0.24 0.36
    1.5 -0.74 0.5 0.52 2.3
    3 -0.76 0.62 0.52 2.2
    5.5 -0.66 0.64 0.48
    8 -0.36 0.58 0.34
    10.4 0.02 0.5 0.18
    11.9 0.24 0.44 0.06
  `),
    },
    box(
      "canopy",
      "0.8 0 0.36 0.28; 1.4 0.2 0.98 0.42 2.8; 2.4 0.3 1.16 0.46 3; 3.8 0.3 1.12 0.44 3; 5 0.3 0.96 0.38 2.6; 6 0.3 0.68 0.16",
      { crease: 48, sides: 10 },
    ),
    { ...spinner([...ENGINE, 0], 0.62, 0.35), mirror: true },
    {
      part: "nacelle",
      sides: 10,
      mirror: true,
      at: [...ENGINE, 0],
      sections: sections(`
    0.6 -0.4 0.35 0.35
    1.2 -0.62 0.44 0.42 2.3
    2.6 -0.64 0.48 0.45 2.3
    4.4 -0.56 0.42 0.42
    5.8 -0.34 0.24 0.26
    6.6 -0.12 0.06 0.06
  `),
    },
    box("barbette", "7.2 -0.2 0.2 0.1; 7.5 -0.26 0.26 0.18; 8 -0.2 0.2 0.12", {
      at: [0.38, 0.1, 0],
      mirror: true,
    }),
  ],
  surfaces: usual(wing, tail, fin, 1.1),
  rods: [
    barrel([0.5, 0.1, 8.7], [0.5, 0.1, 7.6], true, 0.045),
    barrel([0.16, -0.5, 0.1], [0.16, -0.5, 1], true),
    ...[0.44, -0.44].map((aside) => ({
      part: "exhaust",
      from: [ENGINE[0] + aside * 0.9, 0.04, 1.1] as const,
      to: [ENGINE[0] + aside, 0.02, 2.1] as const,
      radius: 0.08,
      sides: 4,
      mirror: true,
    })),
  ],
  propellers: pair([...ENGINE, 0.4]).map((hub) => ({
    hub,
    diameter: 3.4,
    blades: 3,
    colour: "rlm70",
    tips: "rlm70",
    chord: 0.28,
  })),
  guns: { front: [...pair([0.16, -0.5, 0.1]), ...pair([0.3, -0.6, 0.7])], rear: pair([0.5, 0.1, 8.7]) },
  paint: {
    parts: { "*": "rlm75", spinner: "rlm70", barbette: "rlm75" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin", "nacelle", "barbette"],
    under: "rlm76",
    underLine: points("0 -0.1; 2 0; 6 0.05; 9 0.2; 12.5 0.4"),
    bands: bands("rlm74", 1, "-0.7 6.8; 0.7 6.2", "-0.6 9.4; 0.6 9.9", "0 11.6; 0.3 11.7"),
    splinters: splinters(
      "rlm74",
      ["wing", "tailplane", "nacelle"],
      "0.4 2; 1.8 2; 1.4 6.6; 0.4 6.6",
      "3 2.4; 4.6 2.8; 3.8 6; 2.5 6.6",
      "5.8 2.9; 7.2 3.4; 6.4 5.6; 5.2 5.8",
      "-1.1 2; -2.8 2.2; -2.3 6.6; -0.9 6.6",
      "-4.2 2.7; -5.2 3; -5.9 5.8; -4.1 5.8",
      "0.6 10.4; 1.6 10.4; 1.4 12; 0.6 12",
    ),
    transfers: bothSides([
      ...balkenkreuz({ view: "top", on: ["wing"], at: [6.2, 4.35], size: 1.15 }, 0.24, 0.06),
      ...balkenkreuz({ view: "bottom", on: ["wing"], at: [6.2, 4.35], size: 1.2 }, 0.24, 0.1),
      ...balkenkreuz({ view: "right", on: ["fuselage"], at: [8.9, 0.18], size: 0.76 }, 0.24, 0.1),
      ribLine("top", "wing", wing, [3, 0.76], [7.7, 0.72]),
      ribLine("top", "tailplane", tail, [0.1, 0.6], [2.5, 0.6]),
      ribLine("right", "fin", fin, [0.5, 0.62], [1.9, 0.56]),
    ]),
    joints: [...around("canopy", 1.45, 2.4, 3.1, 3.8, 5), ...around("nacelle", 2.5)],
  },
};
