import { bothSides, disc, rectangle } from "../../kit/markings.ts";
import { roundTip } from "../../kit/planform.ts";
import { around, box, mast, pair, spinner, stubs, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType, Patch, View } from "../../kit/type.ts";
import { dapples } from "./dapples.ts";
import { girdle, hinges } from "./marks.ts";

const wing = roundTip(
  ribs(`
    0.3 -0.5 2.35 4.75 0.15
    5.29 0.02 2.8 3.8 0.09
  `),
  0.9,
  2.2,
);
const tail = roundTip(
  ribs(`
    0.05 0.3 7.1 8.3 0.09
    1.75 0.3 7.45 8.15 0.08
  `),
  0.7,
);
const fin = ribs(`
    0.1 0 6.9 8.5 0.09
    0.5 0 7.3 8.8 0.09
    0.85 0 7.55 8.85 0.08
    1.15 0 7.8 8.75 0.07
    1.35 0 8.1 8.45 0.05
  `);

/** Three fasces in their ring: white below the wings, without a ground above. */
const fasces = (view: View, ground: string | undefined): Patch[] => {
  const at = [3.95, 3.35] as const;
  return [
    ...[-0.24, 0, 0.24].map((x) =>
      rectangle({ view, on: ["wing"], at: [at[0] + x, at[1]] }, 0.09, 0.6, "crossBlack"),
    ),
    disc({ view, on: ["wing"], at, size: 0.98 }, 1, ground ?? "italianSand"),
    disc({ view, on: ["wing"], at, size: 1.12 }, 1, "crossBlack"),
  ];
};

/** Macchi MC.202 over North Africa. */
export const mc202: AircraftType = {
  id: "mc-202",
  title: "Macchi MC.202 Folgore",
  source: "Published dimensions: span 10.58 m, length 8.85 m.",
  span: 10.58,
  length: 8.85,
  peg: [3.2, -0.72],
  bodies: [
    spinner([0, 0, 0], 0.68, 0.34),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.68 -0.4 0.36 0.34
    1.1 -0.58 0.44 0.39 2.4
    1.9 -0.66 0.54 0.42 2.4
    2.9 -0.7 0.62 0.44 2.2
    3.8 -0.68 0.72 0.43
    4.7 -0.58 0.9 0.4 2 0.42
    5.6 -0.42 0.74 0.34
    6.8 -0.16 0.48 0.21
    7.9 0.04 0.36 0.1
    8.5 0.14 0.28 0.03
  `),
    },
    box("canopy", "3.1 0.4 0.66 0.17 2.6; 3.5 0.4 1.02 0.25 3; 4.1 0.4 1.08 0.27 3; 4.7 0.4 0.96 0.22", {
      crease: 48,
      sides: 10,
    }),
    box("radiator", "3.5 -0.98 -0.5 0.28 4; 4 -1.02 -0.5 0.32 4; 4.7 -0.9 -0.45 0.3 3; 5.3 -0.5 -0.3 0.16"),
    box("cooler", "1.0 -0.74 -0.4 0.2 3; 1.4 -0.8 -0.4 0.23 3; 2.1 -0.66 -0.4 0.14"),
    box("filter", "1.5 -0.14 0.14 0.12; 1.62 -0.16 0.18 0.16; 2.5 -0.1 0.16 0.1; 2.8 0 0.1 0.03", {
      at: [-0.46, 0, 0],
    }),
  ],
  surfaces: usual(wing, tail, fin),
  rods: [...stubs(0.43, 0.14, [1.1, 1.4, 1.7, 2]), mast([0, 0.7, 5.4], 0.5)],
  propellers: [{ hub: [0, 0, 0.42], diameter: 3.05, blades: 3, colour: "black", tips: "black" }],
  guns: { front: pair([0.17, 0.48, 1.1]) },
  paint: {
    parts: {
      "*": "italianSand",
      spinner: "white",
      radiator: "italianGrey",
      cooler: "italianGrey",
      filter: "italianSand",
    },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "italianGrey",
    underLine: points("0.6 -0.2; 3 -0.34; 5.5 -0.2; 8.6 0.14"),
    areas: [
      ...girdle(5.9, 0.55, "insignia"),
      ...bothSides([
        // The cross of Savoy on the rudder.
        rectangle({ view: "right", on: ["fin"], at: [8.62, 0.8] }, 0.9, 0.14, "insignia"),
        rectangle({ view: "right", on: ["fin"], at: [8.48, 0.6] }, 0.14, 1.9, "insignia"),
      ]),
    ],
    splinters: [
      ...dapples(
        { view: "top", on: ["wing"], from: [-5.1, 2.5], to: [5.2, 4.6], step: 0.56 },
        0.4,
        "italianGreen",
      ),
      ...dapples(
        { view: "top", on: ["tailplane"], from: [-1.6, 7.2], to: [1.6, 8.3], step: 0.46 },
        0.32,
        "italianGreen",
      ),
      ...bothSides(
        dapples(
          { view: "right", on: ["fuselage", "fin"], from: [1, -0.2], to: [8.7, 1.3], step: 0.5 },
          0.36,
          "italianGreen",
        ),
      ),
    ],
    bands: [],
    transfers: [
      ...bothSides([...fasces("top", undefined), ...fasces("bottom", "insignia")]),
      ...hinges(wing, tail, fin),
    ],
    joints: [...around("fuselage", 2.5), ...around("canopy", 3.5, 4.1)],
  },
};
