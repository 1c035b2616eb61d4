import { bothSides, rectangle, usStarBars } from "../../kit/markings.ts";
import { ribLine } from "../../kit/planform.ts";
import { around, box, pair, spinner, stubs, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = ribs(`
    0.3 -0.6 2.4 5.25 0.14
    1.1 -0.54 2.72 5.16 0.14
    5.4 -0.16 3.2 4.55 0.11
    5.58 -0.145 3.3 4.5 0.09
    5.64 -0.14 3.5 4.35 0.05
  `);
const tail = ribs(`
    0.05 0.42 7.75 9.1 0.09
    1.85 0.42 8.05 8.95 0.08
    1.97 0.42 8.15 8.88 0.08
    2 0.42 8.3 8.75 0.05
  `);
const fin = ribs(`
    0.3 0 6.9 9.5 0.06
    0.62 0 7.75 9.68 0.08
    1 0 8.1 9.83 0.08
    1.5 0 8.3 9.72 0.08
    1.66 0 8.42 9.6 0.07
    1.7 0 8.55 9.45 0.05
  `);

/** North American P-51D, escort fighter of 1944. */
export const p51d: AircraftType = {
  id: "p-51d",
  title: "North American P-51D",
  source: "Published dimensions: span 11.28 m (37 ft 0 in), length 9.83 m (32 ft 3 in).",
  span: 11.28,
  length: 9.83,
  peg: [3.6, -0.72],
  bodies: [
    spinner([0, 0, 0], 0.75, 0.37),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    0.75 -0.46 0.38 0.37 2.2
    1.1 -0.58 0.46 0.41 2.3
    2 -0.64 0.56 0.44 2.3
    3.2 -0.72 0.64 0.46 2.2
    4.4 -0.72 0.68 0.45
    5.6 -0.62 0.68 0.42
    6.8 -0.36 0.62 0.32
    8 -0.06 0.5 0.18
    9 0.14 0.42 0.07
    9.3 0.2 0.38 0.03
  `),
    },
    box(
      "canopy",
      "3.35 0.45 0.64 0.22; 3.75 0.45 1.06 0.31; 4.3 0.45 1.2 0.34; 5 0.45 1.1 0.3; 5.9 0.45 0.68 0.1",
      { between: 1, crease: 48, sides: 10 },
    ),
    box(
      "scoop",
      "4.2 -1.08 -0.6 0.25 3; 4.7 -1.14 -0.6 0.34 2.6; 5.6 -1.04 -0.5 0.34 2.4; 6.8 -0.6 -0.2 0.2",
    ),
  ],
  surfaces: usual(wing, tail, fin),
  rods: stubs(0.47, 0.2, [1.1, 1.4, 1.7, 2]),
  propellers: [{ hub: [0, 0, 0.42], diameter: 3.4, blades: 4, chord: 0.3 }],
  guns: { front: [...pair([2.3, -0.42, 2.8]), ...pair([2.55, -0.4, 2.85]), ...pair([2.8, -0.38, 2.9])] },
  paint: {
    parts: { "*": "bareMetal", spinner: "red", scoop: "bareMetal" },
    camouflaged: [],
    under: "bareMetal",
    underLine: points("0 -9; 9 -9"),
    areas: [
      ...bothSides([
        rectangle({ view: "right", on: ["fuselage"], at: [0.95, 0] }, 0.5, 3, "red"),
        { view: "right", on: ["fin"], colour: "red", shape: points("8.98 -0.2; 10 -0.2; 10 1.9; 9.05 1.9") },
        ...[0, 2, 4].map((i) =>
          rectangle({ view: "right", on: ["fuselage"], at: [6.3 + i * 0.19, -0.5] }, 0.19, 2, "crossBlack"),
        ),
        ...[1, 3].map((i) =>
          rectangle({ view: "right", on: ["fuselage"], at: [6.3 + i * 0.19, -0.5] }, 0.19, 2, "insignia"),
        ),
      ]),
      {
        view: "top",
        on: ["fuselage"],
        colour: "oliveDrab",
        shape: points("-0.3 1.2; 0.3 1.2; 0.26 3.6; -0.26 3.6"),
      },
    ],
    bands: [],
    transfers: [
      ...usStarBars({ view: "top", on: ["wing"], at: [-3.9, 3.75], size: 0.95 }),
      ...usStarBars({ view: "bottom", on: ["wing"], at: [3.9, 3.75], size: 0.95 }),
      ...bothSides([
        ...usStarBars({ view: "right", on: ["fuselage"], at: [7.55, 0.18], size: 0.42 }, [0, 1]),
        ribLine("top", "wing", wing, [3, 0.78], [5.3, 0.76]),
        ribLine("top", "wing", wing, [0.8, 0.8], [2.95, 0.78]),
        ribLine("top", "wing", wing, [2.97, 0.06], [2.97, 0.97]),
        ribLine("top", "tailplane", tail, [0.1, 0.66], [1.8, 0.64]),
        ribLine("right", "fin", fin, [0.45, 0.74], [1.6, 0.5]),
      ]),
    ],
    joints: [...around("fuselage", 2.5), ...around("canopy", 3.78)],
  },
};
