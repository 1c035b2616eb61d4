import { bothSides, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, bands, barrel, box, mast, pair, spinner, stubs, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";
import { hinges, japanese } from "./marks.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.5 2.5 4.95 0.15
    6 0.1 3.0 4.15 0.09
  `),
  1.1,
  2.2,
);
const tail = roundTip(
  ribs(`
    0.05 0.34 7.35 8.5 0.09
    1.95 0.34 7.65 8.35 0.08
  `),
  0.6,
);
const fin = ribs(`
    0.1 0 7.1 8.75 0.09
    0.55 0 7.5 8.92 0.09
    0.9 0 7.75 8.94 0.08
    1.2 0 8 8.82 0.07
    1.35 0 8.25 8.6 0.05
  `);

/** Spots of green over bare metal: right and aft on the wing, in two rows. */
const wingSpots = [-5.2, -4.5, -3.2, -2.6, -1.9, -1.2, 1.1, 1.8, 2.5, 3.2, 4.5, 5.2].flatMap((x, i) => [
  `${x} ${3.05 + (i % 3) * 0.12}; ${x + 0.25} ${3.3 + (i % 2) * 0.2}`,
  `${x + 0.3} ${3.85 + (i % 2) * 0.2}; ${x + 0.1} ${4.15 + (i % 3) * 0.1}`,
]);

/** Kawasaki Ki-61-I Hei with the long cannon in its wings. */
export const ki61iHei: AircraftType = {
  id: "ki-61-i-hei",
  title: "Kawasaki Ki-61-I Hien",
  source: "Published dimensions (Hei): span 12.00 m, length 8.94 m.",
  span: 12,
  length: 8.94,
  peg: [3.3, -0.72],
  bodies: [
    spinner([0, 0, 0], 0.72, 0.35),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.72 -0.4 0.37 0.35
    1.1 -0.56 0.45 0.39 2.3
    1.9 -0.64 0.54 0.42 2.4
    2.9 -0.68 0.6 0.43 2.2
    4 -0.66 0.66 0.42
    5.2 -0.48 0.64 0.36
    6.5 -0.22 0.5 0.24
    7.7 0.02 0.4 0.11
    8.94 0.18 0.26 0.02
  `),
    },
    box(
      "canopy",
      "3.2 0.4 0.64 0.18 2.6; 3.6 0.4 1.0 0.26 3; 4.2 0.4 1.06 0.27 3; 4.8 0.4 0.98 0.25 2.6; 5.5 0.4 0.6 0.12",
      { crease: 48, sides: 10 },
    ),
    box("radiator", "3.9 -1.0 -0.5 0.3 4; 4.5 -1.04 -0.5 0.34 4; 5.2 -0.88 -0.4 0.3 3; 5.7 -0.5 -0.3 0.16"),
    box("intake", "1.9 -0.06 0.16 0.12; 2.1 -0.08 0.2 0.16; 2.6 0 0.16 0.05", { at: [-0.42, 0, 0] }),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [
    ...stubs(0.44, 0.16, [1.15, 1.45, 1.75, 2.05]),
    barrel([2, -0.3, 2.0], [2, -0.3, 2.8], true, 0.045),
    mast([0, 0.62, 5.3], 0.5),
  ],
  propellers: [{ hub: [0, 0, 0.42], diameter: 3.1, blades: 3, colour: "leather", tips: "yellow" }],
  guns: { front: [...pair([2, -0.3, 2]), ...pair([0.16, 0.46, 1.2])] },
  paint: {
    parts: { "*": "bareMetal", spinner: "red", radiator: "bareMetal", intake: "#46573c" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "bareMetal",
    underLine: points("0 -0.36; 4 -0.36; 7 -0.12; 9 0.1"),
    areas: [
      {
        view: "top",
        on: ["fuselage"],
        colour: "cowlBlack",
        shape: points("-0.3 0.7; 0.3 0.7; 0.24 3.4; -0.24 3.4"),
      },
      ...bothSides([
        { view: "right", on: ["fin"], colour: "red", shape: points("6.8 -0.3; 9.2 -0.3; 9.2 1.5; 7.2 1.5") },
        { view: "top", on: ["tailplane"], colour: "red", shape: points("0 7; 2 7; 2 8.8; 0 8.8") },
        {
          view: "top",
          on: ["wing"],
          colour: "yellow",
          shape: points("0.9 2.3; 3.2 2.5; 3.2 2.96; 0.9 2.74"),
        },
      ]),
    ],
    bands: [
      ...bands("#46573c", 0.5, ...wingSpots),
      ...bands(
        "#46573c",
        0.4,
        "0.5 1.2; 0.4 1.4",
        "-0.5 1.5; -0.4 1.7",
        "0.5 2.2; 0.4 2.4",
        "-0.5 2.6; -0.4 2.9",
        "0.5 3.3; 0.4 3.6",
        "-0.5 3.8; -0.4 4.1",
        "0.5 4.6; 0.3 4.9",
        "-0.5 5; -0.3 5.3",
        "0.4 5.5; 0.1 5.6",
      ),
    ],
    transfers: [
      ...japanese({ wing: [4.1, 3.6], size: 1.25, side: [6.2, 0.14], across: 0.62 }, false),
      ...bothSides([
        // The white band of the home defence behind the disc.
        rectangle({ view: "right", on: ["fuselage"], at: [6.2, 0.1] }, 0.9, 3, "insignia"),
        rectangle({ view: "top", on: ["wing"], at: [4.1, 3.6] }, 1.5, 4, "insignia"),
      ]),
      ...hinges(wing, tail, fin),
    ],
    joints: [...around("fuselage", 2.6), ...around("canopy", 3.6, 4.2, 4.8)],
  },
};
