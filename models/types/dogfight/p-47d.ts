import { bothSides, rectangle, usStarBars } from "../../kit/markings.ts";
import { ellipse, ribLine } from "../../kit/planform.ts";
import { around, box, cowling, opening, pair, spinner, usual } from "../../kit/presets.ts";
import { points, ribs, sections } from "../../kit/table.ts";
import type { AircraftType } from "../../kit/type.ts";

const wing = ellipse({
  root: 0.4,
  tip: 6.215,
  axis: 3.75,
  fore: 0.85,
  aft: 2.05,
  up: -0.5,
  rise: 0.085,
  thickness: [0.14, 0.08],
});
const tail = ellipse({
  root: 0.05,
  tip: 2.45,
  axis: 9.2,
  fore: 0.55,
  aft: 0.95,
  up: 0.5,
  rise: 0,
  thickness: [0.1, 0.08],
  shares: [0, 0.4, 0.65, 0.83, 0.94, 1],
});
const fin = ribs(`
    0.3 0 7.9 10.6 0.07
    0.8 0 8.8 10.95 0.08
    1.25 0 9.2 11.02 0.08
    1.7 0 9.5 10.9 0.08
    1.95 0 9.75 10.7 0.07
    2.02 0 9.95 10.45 0.05
  `);

/** Republic P-47D with the bubble canopy, 1944. */
export const p47d: AircraftType = {
  id: "p-47d",
  title: "Republic P-47D Thunderbolt",
  source: "Published dimensions: span 12.43 m (40 ft 9 in), length 11.02 m (36 ft 2 in).",
  span: 12.43,
  length: 11.02,
  peg: [3.9, -1.06],
  bodies: [
    spinner([0, 0.04, 0], 0.55, 0.2),
    cowling(0.48, 1.5, 0.8),
    {
      part: "fuselage",
      sides: 14,
      sections: sections(`
    1.9 -0.86 0.78 0.76
    3 -1.04 0.82 0.72 2 0.55
    4.2 -1.06 0.84 0.66 2 0.55
    5.6 -0.92 0.84 0.58
    7.4 -0.52 0.76 0.4
    9 -0.06 0.64 0.2
    10.2 0.2 0.54 0.06
  `),
    },
    box("chin", "0.6 -0.98 -0.5 0.4 2.6; 1.1 -1.0 -0.5 0.48 2.6; 2.2 -1.0 -0.5 0.44 2.2; 3 -0.9 -0.5 0.2", {
      crease: 60,
    }),
    box(
      "canopy",
      "3.75 0.6 0.82 0.24; 4.15 0.6 1.28 0.34; 4.7 0.6 1.42 0.37; 5.4 0.6 1.3 0.33; 6.5 0.6 0.84 0.1",
      { between: 1, crease: 48, sides: 10 },
    ),
  ],
  surfaces: usual(wing, tail, fin),
  propellers: [{ hub: [0, 0.04, 0.32], diameter: 3.96, blades: 4, chord: 0.36 }],
  guns: {
    front: [
      ...pair([2.5, -0.3, 2.95]),
      ...pair([2.7, -0.28, 2.98]),
      ...pair([2.9, -0.26, 3]),
      ...pair([3.1, -0.24, 3.03]),
    ],
  },
  paint: {
    parts: { "*": "oliveDrab", spinner: "gunmetal", cowl: "insignia", chin: "insignia" },
    camouflaged: ["fuselage", "wing", "tailplane", "fin"],
    under: "neutralGrey",
    underLine: points("1.5 -0.3; 5 -0.4; 8 0; 10.5 0.4"),
    areas: [
      opening(0.8, [0, 0]),
      ...bothSides([
        rectangle({ view: "right", on: ["fin"], at: [10, 1.35] }, 3, 0.28, "insignia"),
        rectangle({ view: "top", on: ["tailplane"], at: [1.4, 9.5] }, 0.34, 4, "insignia"),
      ]),
    ],
    bands: [],
    transfers: [
      ...usStarBars({ view: "top", on: ["wing"], at: [-4.3, 4.05], size: 1.05 }),
      ...usStarBars({ view: "bottom", on: ["wing"], at: [4.3, 4.05], size: 1.05 }),
      ...bothSides([
        ...usStarBars({ view: "right", on: ["fuselage"], at: [7.5, 0.16], size: 0.62 }, [0, 1]),
        ribLine("top", "wing", wing, [3.2, 0.78], [5.6, 0.74]),
        ribLine("top", "wing", wing, [0.7, 0.8], [3.15, 0.78]),
        ribLine("top", "tailplane", tail, [0.2, 0.6], [2.1, 0.56]),
        ribLine("right", "fin", fin, [0.5, 0.66], [1.85, 0.5]),
      ]),
    ],
    joints: [...around("fuselage", 2.5), ...around("canopy", 4.18)],
  },
};
